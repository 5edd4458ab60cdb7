package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.grundy.explain.Glossary;
import org.grundy.explain.Language;
import org.grundy.explain.Translations;
import org.grundy.explain.Voice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class HelpTextsTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
  void allHelp_isTranslated_andNothingElse(Language language) {
    Map<String, String> translations = Translations.beside(HelpTexts.class, language.code() + "/help.po");
    List<String> keys = HelpTexts.keys(Main.commandLine(new Console(System.in, System.out, System.err), "")).toList();
    assertThat(keys).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    assertThat(translations.keySet()).containsExactlyInAnyOrderElementsOf(keys);
    assertThat(translations).allSatisfy((english, translated) -> {
      assertThat(translated.endsWith(".")).as(translated).isEqualTo(english.endsWith("."));
      assertThat(translated.replaceAll("[^%]", "")).as(translated).isEqualTo(english.replaceAll("[^%]", ""));
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"help table", "table --help", "table -h"})
  void help_isInTheLanguageAskedFor(String command) {
    Run run = Run.of((command + " --lang hr").split(" "));
    assertThat(run.status()).isEqualTo(Exit.ANSWERED);
    assertThat(run.out()).startsWith("Uporaba: grundy table ").contains("--lang=LANGUAGE", "grundy table nim --to 15")
        .doesNotContain("Usage", "Largest heap", "Examples");
  }

  @Test
  void help_isEnglishByDefault() {
    assertThat(Run.of("help", "table").out()).startsWith("Usage: grundy table ").contains("Largest heap", "Examples:");
    assertThat(Run.of("help", "help").out()).startsWith("Usage: grundy help ");
    assertThat(Run.of("help").out()).isEqualTo(Run.of("--help").out()).contains("  solve ", "  help ");
  }

  /** No line breaks within an option or an example. */
  @ParameterizedTest
  @EnumSource
  void help_breaksBetweenOptionsOnly(Language language) {
    for (String command : Main.commands()) {
      List<String> lines = Run.of("help", command, "--lang", language.code()).out().lines().toList();
      int more = 1;
      while (lines.get(more).startsWith("      ") && lines.get(more).strip().startsWith("["))
        more++;
      assertThat(lines.subList(0, more)).allSatisfy(line -> {
        assertThat(line.length()).isLessThanOrEqualTo(80);
        assertThat(line.chars().filter(c -> c == '[').count()).as(line)
            .isEqualTo(line.chars().filter(c -> c == ']').count());
      });
      CommandLine known = Main.commandLine(new Console(System.in, System.out, System.err), command).getSubcommands()
          .get(command);
      for (String line : known.getCommandSpec().usageMessage().footer())
        if (line.startsWith("  ./grundy") || line.startsWith("  grundy"))
          assertThat(lines).as(command).anyMatch(shown -> shown.startsWith(line.replace("%%", "%").split(" {3,}")[0]));
    }
  }

  @Test
  void unknownLanguage_isRefused() {
    Run run = Run.of("help", "table", "--lang", "xx");
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).isEqualTo("expected a language (en, id, hr, es), found 'xx'\n");
  }

  @Test
  void remarksBehindExamples_areTranslated_andExamplesAreNot() {
    List<String> keys = HelpTexts.keys(Main.commandLine(new Console(System.in, System.out, System.err), "")).toList();
    assertThat(keys).contains("resumes", "Examples:", "Usage:", "Commands:").noneMatch(key -> key.startsWith(" "));
  }

  @Test
  void helpOfATerm_explainsIt_inItsLanguage_andSuggestsNearNames() {
    assertThat(Run.of("help", "mex").out()).startsWith("mex\n").contains("1 and 3 is 2.");
    assertThat(Run.of("help", "losing", "positions").out()).isEqualTo(Run.of("help", "P-position").out());
    assertThat(Run.of("help", "hrpa", "--lang", "hr").out()).startsWith("hrpa\n");
    assertThat(Run.of("help", "terms").out()).contains("\n  temperature  ", "\n  mex  ");
    Run mistyped = Run.of("help", "tempratur");
    assertThat(mistyped.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(mistyped.err())
        .isEqualTo("there is no command or term 'tempratur'; did you mean temperature?" + System.lineSeparator());
    assertThat(Run.of("help", "qqqq").err()).contains("help terms");
  }

  /** No two terms share a name, in any language. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyTerm_isFoundUnderEachOfItsNames(Language language) {
    Voice voice = Voice.of(language);
    assertThat(Glossary.terms()).hasSizeGreaterThan(50).allSatisfy(term -> {
      assertThat(Glossary.find(term.name().english(), voice)).contains(term);
      assertThat(Glossary.find(voice.say(term.name()), voice)).contains(term);
      assertThat(term.others()).allSatisfy(name -> assertThat(Glossary.find(name, voice)).contains(term));
    });
  }
}
