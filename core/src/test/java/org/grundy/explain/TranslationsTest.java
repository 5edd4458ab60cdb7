package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.phrase.Template;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The files of translations against the sentences in the sources of all modules. */
class TranslationsTest {
  /** Fewer templates than this mean that the scan looked in the wrong place. */
  private static final int FEWEST = 200;
  /** Whoever adds a game need not write four languages. */
  private static final Pattern GAMES = Pattern.compile("org\\.grundy\\.(game\\.[a-z]+|catalog)\\.[A-Z].*");
  /** An argument that is seen; one that only chooses a form may be left to the language. */
  private static final Pattern SHOWN = Pattern.compile("\\{[0-9]+#?}");
  /** Translations that say it without one of the arguments, by their keys. */
  private static final Set<String> FEWER_ARGUMENTS = Set.of();

  /** What a page says. */
  private static final Pattern PAGE = Pattern.compile("\\bt\\(\\s*'((?:[^'\\\\]|\\\\.)*)'");

  private static TemplateScanner.Found found;

  @BeforeAll
  static void scan() throws IOException {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve("core/src/main/java")))
      root = root.getParent();
    try (Stream<Path> modules = Files.list(root)) {
      found = TemplateScanner.scan(modules.map(module -> module.resolve("src/main/java")).filter(Files::isDirectory)
          .sorted().toList());
    }
    try (Stream<Path> pages = Files.walk(root.resolve("web/app/src"))) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".ts")).toList())
        PAGE.matcher(Files.readString(page)).results().map(said -> said.group(1).replace("\\'", "'"))
            .forEach(english -> found.templates().computeIfAbsent(english, _ -> new TreeSet<>()).add("pages"));
    }
  }

  private static Stream<String> spoken() {
    return found.templates().keySet().stream().filter(english -> !Template.of(english).isWordless());
  }

  @Test
  void scan_findsTheTemplates() {
    assertThat(found.templates()).hasSizeGreaterThan(FEWEST).containsKeys("nim-value {0}", "Why", "you> ", "R",
        "{0}: {1:winning move|winning moves} ({2} of {3})", "out of steps ({0}) after {1,} {1:step|steps} in {2}");
    assertThat(found.templates().get("nim-value {0}")).containsExactly("org.grundy.value.nimber.NimValue");
  }

  /** All but lists of arguments, which have no words, are literals where they are used. */
  @Test
  void templates_areLiterals() {
    assertThat(found.untraced()).allSatisfy(text -> assertThat(text).startsWith("org.grundy.phrase.Phrase: ")
        .contains("Collectors.joining(separator)"));
  }

  @Test
  void templates_areWellFormed() {
    assertThat(found.templates().keySet()).allSatisfy(english -> assertThat(Template.of(english).pluralForms())
        .as(english).allMatch(forms -> forms == Language.EN.pluralForms()));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void translations_haveTheArgumentsOfTheirKeys(Language language) {
    Translations.of(language).forEach((english, translated) -> {
      assertThat(Template.of(translated).arguments()).as(translated).isSubsetOf(Template.of(english).arguments());
      if (!FEWER_ARGUMENTS.contains(english))
        assertThat(SHOWN.matcher(translated).results().map(MatchResult::group)).as(translated)
            .containsAll(SHOWN.matcher(english).results().map(MatchResult::group).toList());
    });
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void translations_haveThePluralFormsOfTheirLanguage(Language language) {
    assertThat(Translations.of(language).values())
        .allSatisfy(translated -> assertThat(Template.of(translated).pluralForms()).as(translated)
            .allMatch(forms -> forms == language.pluralForms()));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void translations_beginAndEndLikeTheirKeys(Language language) {
    Translations.of(language).forEach((english, translated) -> {
      assertThat(translated).doesNotContain("  \n").doesNotStartWith(" ");
      assertThat(translated.endsWith(" ")).as(translated).isEqualTo(english.endsWith(" "));
      assertThat(translated.endsWith(".")).as(translated).isEqualTo(english.endsWith("."));
    });
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void everyKey_isASentenceOfTheSources(Language language) {
    assertThat(found.templates().keySet()).as("stale keys of " + language.code())
        .containsAll(Translations.of(language).keySet());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void engine_isTranslated(Language language) {
    Map<String, String> translations = Translations.of(language);
    var missing = new TreeSet<String>();
    spoken().filter(english -> !translations.containsKey(english)).forEach(english -> {
      SortedSet<String> places = found.templates().get(english);
      if (places.stream().allMatch(place -> GAMES.matcher(place).matches()))
        System.out.println(language.code() + " lacks, of " + places + ": " + english);
      else
        missing.add(places + " " + english);
    });
    assertThat(missing).as("without a translation: " + language.code()).isEmpty();
  }

  @Test
  void croatian_callsTheRightPlayerD() {
    assertThat(Voice.of(Language.HR).say("R")).isEqualTo("D");
    assertThat(Voice.of(Language.HR).say("L")).isEqualTo("L");
    assertThat(Voice.of(Language.ES).say("R")).isEqualTo("R");
  }

  @Test
  void read_joinsLinesAndLeavesOutWhatIsEmpty() {
    assertThat(Translations.read(List.of("# a comment", "msgid \"one \"", "\"two\"", "msgstr \"\"", "\"a\\tb\"", "",
        "msgid \"three\"", "msgstr \"\""), "test.po")).containsExactly(Map.entry("one two", "a\tb"));
  }

  @Test
  void read_complainsOfWhatIsNotQuotedAndWhatIsThereTwice() {
    assertThatIllegalStateException().isThrownBy(() -> Translations.read(List.of("msgid one"), "test.po"))
        .withMessage("test.po, line 1: expected text in quotes, found one");
    assertThatIllegalStateException().isThrownBy(() -> Translations.read(
        List.of("msgid \"a\"", "msgstr \"b\"", "msgid \"a\"", "msgstr \"c\""), "test.po"));
  }
}
