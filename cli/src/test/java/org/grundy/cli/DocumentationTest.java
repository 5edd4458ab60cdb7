package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.Games;
import org.grundy.conjecture.ValuesTable;
import org.grundy.effort.Budget;
import org.grundy.explain.Glossary;
import org.grundy.explain.Language;
import org.grundy.explain.Term;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Function;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the documentation says is so: commands print what stands below them, Java compiles, links lead somewhere. With
 * {@code -Ddocs.rewrite}, which {@code scripts/update-docs} sets, outputs that differ are written into the pages.
 */
class DocumentationTest {
  private static final boolean REWRITE = System.getProperty("docs.rewrite") != null;
  private static final int MOST_README_LINES = 149;
  private static final Pattern WRITE = Pattern.compile("Write `([^`]+)`:");
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) ([A-Z]\\w*)");
  private static final Pattern TYPE_SPAN = Pattern.compile("[A-Z]\\w+[a-z]\\w*(\\.[A-Z]\\w*)*");

  private static final Pattern UNIDIOMATIC = Pattern.compile(
      "(?i)\\b(for ever|somebody|whoever asks|stands? in \\[|it is told|by itself\\b(?= \\()|in order to|utili[sz]e"
          + "|simply|note that|what else|for whoever|is called so|lost alone|that is what was|not settled|when it was given"
          + "|at will|course of play|lost position|mex of (its|the) options(?!')|(is|are) worth|over fibonacci digits"
          + "|from every other position (a|some) move leads|was just taken|the most numbers)\\b");

  @TempDir private Path folder;

  private static Page readme() {
    return Page.read(Page.ROOT.resolve("README.md"));
  }

  private static String everything() {
    return Page.all().stream().flatMap(page -> page.lines().stream()).collect(Collectors.joining("\n"));
  }

  private JavaBlocks java(Page page) {
    return new JavaBlocks(page, folder.resolve(page.name().replace('/', '_')));
  }

  @TestFactory
  Stream<DynamicTest> commands_printWhatStandsBelowThem() {
    var printed = new HashMap<List<?>, List<String>>();
    return Page.all().stream().flatMap(page -> {
      Map<String, Path> rules = java(page).rules();
      List<Transcript> transcripts = Transcript.of(page);
      return (REWRITE ? transcripts.reversed() : transcripts).stream()
          .map(transcript -> dynamicTest(transcript.place() + ": " + transcript.command(), () -> {
            List<String> actual = printed.computeIfAbsent(List.of(transcript.command(), rules.keySet()),
                _ -> transcript.actual(rules));
            if (!transcript.agrees(actual) && !(REWRITE && rewrite(transcript, actual)))
              fail(transcript.difference(actual));
          }));
    });
  }

  /** The last of a page first, so that the places of the others stay true. */
  private static boolean rewrite(Transcript transcript, List<String> actual) throws IOException {
    Path file = transcript.page().file();
    var lines = new ArrayList<>(Files.readAllLines(file));
    List<String> output = lines.subList(transcript.first(), transcript.first() + transcript.expected().size());
    output.clear();
    output.addAll(new Excerpt(transcript.expected()).of(actual));
    Files.writeString(file, String.join("\n", lines) + "\n");
    return true;
  }

  /** The table of terms has the words of {@code help terms}, in all languages. */
  @Test
  void commandsHelpTerms_hasTheTermsOfTheGlossary() throws IOException {
    Path file = Page.ROOT.resolve("docs/glossary.md");
    var lines = new ArrayList<>(Files.readAllLines(file));
    int first = lines.indexOf("| term | meaning | id | hr | es |") + 2;
    List<String> rows = lines.subList(first, first + lines.subList(first, lines.size()).indexOf(""));
    List<String> expected = Glossary.terms().map(DocumentationTest::row).toList();
    if (REWRITE && !rows.equals(expected)) {
      rows.clear();
      rows.addAll(expected);
      Files.writeString(file, String.join("\n", lines) + "\n");
    }
    assertThat(rows).isEqualTo(expected);
  }

  private static String row(Term term) {
    Phrase meaning = new Phrase(term.meaning().english(),
        term.meaning().args().stream().<Object>map(sign -> "`" + sign + "`").toList());
    return "| **" + Voice.of(Language.EN).say(term.name()) + "** | " + Stream.concat(
        Stream.of(Voice.of(Language.EN).say(meaning)),
        Stream.of(Language.ID, Language.HR, Language.ES).map(language -> Voice.of(language).say(term.name())))
        .map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ")) + " |";
  }

  /** Every example of a term is a command that answers. */
  @TestFactory
  Stream<DynamicTest> examplesOfTerms_answer() {
    return Glossary.terms().filter(term -> !term.example().isEmpty())
        .map(term -> dynamicTest(term.name().english(), () -> assertThat(
            Run.of(ShellLine.of("./grundy " + term.example()).words().toArray(String[]::new)).status())
            .isIn(Exit.ANSWERED, Exit.REFUTED)));
  }

  @TestFactory
  Stream<DynamicTest> blocksOfJava_compileAndTheirTestsPass() {
    return Page.all().stream().map(page -> dynamicTest(page.name(), () -> {
      JavaBlocks java = java(page);
      assertThat(java.complaints()).isEmpty();
      for (Class<?> test : java.tests()) {
        var constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object instance = constructor.newInstance();
        for (Method method : test.getDeclaredMethods())
          if (method.isAnnotationPresent(Test.class)) {
            method.setAccessible(true);
            method.invoke(instance);
          }
      }
    }));
  }

  @Test
  void examples_standOnAPageAsTheyAre() throws IOException {
    String everything = everything();
    try (Stream<Path> examples = Files.list(Page.ROOT.resolve("docs/examples"))) {
      for (Path example : examples.toList())
        assertThat(everything).as(example.toString()).contains(
            (example.toString().endsWith(".java") ? "```java\n" : "```\n") + Files.readString(example) + "```");
    }
  }

  @Test
  void filesThatAPageSaysToWrite_areAsOnThePage() throws IOException {
    for (Page page : Page.all())
      for (Page.Fence fence : page.fences()) {
        Matcher write = WRITE.matcher(page.lines().get(Math.max(0, fence.first() - 3)));
        if (write.matches())
          assertThat(Files.readString(Page.ROOT.resolve(write.group(1)))).isEqualTo(fence.text());
      }
  }

  /** The first line names the file; lines that are not added must be in it. */
  @Test
  void changesToAFile_fitIt() throws IOException {
    for (Page page : Page.all())
      for (Page.Fence fence : page.fences())
        if (fence.language().equals("diff")) {
          String file = fence.lines().getFirst().replace("+++ ", "");
          List<String> lines = Files.readAllLines(Page.ROOT.resolve(file));
          assertThat(fence.lines()).filteredOn(line -> line.startsWith(" ")).isNotEmpty()
              .allSatisfy(line -> assertThat(lines).as(page.name()).contains(line.substring(1)));
        }
  }

  @Test
  void readme_isShort() {
    assertThat(readme().lines()).hasSizeLessThanOrEqualTo(MOST_README_LINES);
  }

  @Test
  void links_leadToFilesAndHeadings() {
    for (Page page : Page.all())
      for (Page.Link link : page.links()) {
        Path target = page.target(link);
        assertThat(target).as(page.name()).exists();
        if (!link.heading().isEmpty())
          assertThat(Page.read(target).headings()).as(page.name() + ": " + link).contains(link.heading());
      }
  }

  @Test
  void everyPage_isReachedFromTheReadme() {
    var reached = new LinkedHashSet<Path>();
    var open = new ArrayDeque<Path>(List.of(readme().file()));
    while (!open.isEmpty()) {
      Path file = open.pop();
      if (file.toString().endsWith(".md") && reached.add(file)) {
        Page page = Page.read(file);
        page.links().forEach(link -> open.add(page.target(link)));
      }
    }
    assertThat(reached).containsAll(Page.all().stream().map(Page::file).toList());
  }

  /** With {@code -Ddocs.rewrite} the pictures are drawn anew. */
  @Test
  void pictures_areWhatTheirCommandsDraw() throws IOException {
    for (Page page : Page.all())
      for (Page.Drawing drawing : page.drawings()) {
        var out = new ByteArrayOutputStream();
        var printer = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertThat(Main.run(printer, System.err, ShellLine.of("./grundy " + drawing.command()).words()
            .toArray(String[]::new))).isZero();
        Path file = page.file().resolveSibling(drawing.file());
        if (REWRITE)
          Files.write(file, out.toByteArray());
        assertThat(file).as(page.name()).hasBinaryContent(out.toByteArray());
      }
  }

  private static List<String> shownOn(String page) {
    return Transcript.of(Page.read(Page.ROOT.resolve(page))).stream().map(Transcript::command).toList();
  }

  @Test
  void helpOfEveryCommand_isShown() {
    assertThat(shownOn("docs/reference/commands.md")).containsAll(
        Main.commands().stream().map(command -> "./grundy help " + command).toList());
  }

  @Test
  void rulesOfEveryGame_areShown() {
    assertThat(shownOn("docs/reference/games.md").stream().map(command -> command.replace("'", ""))).containsAll(
        Games.ALL.stream().map(entry -> "./grundy games " + entry.name()).toList());
  }

  /** Each span before "or" or the next column is a table of the same four values. */
  @Test
  void shapesOfTables_areRead() {
    List<String> lines = Page.read(Page.ROOT.resolve("docs/reference/conjecture.md")).lines();
    int heading = lines.indexOf("| printed | shape |");
    List<String> shapes = lines.stream().skip(heading + 2).takeWhile(line -> line.startsWith("|"))
        .flatMap(row -> Stream.of(row.split("\\|")[1].split(" or "))).map(span -> span.strip().replace("`", ""))
        .toList();
    assertThat(shapes).hasSizeGreaterThan(10).allSatisfy(
        shape -> assertThat(ValuesTable.read(shape.replace("\\n", "\n")).fromZero()).containsExactly(0, 1, 1, 0));
  }

  private static void assertLists(String page, List<String> functions) {
    String text = String.join("\n", Page.read(Page.ROOT.resolve(page)).lines());
    assertThat(functions).allSatisfy(function -> assertThat(text).contains("`" + function + "("));
  }

  @Test
  void functions_areListed() {
    assertLists("docs/reference/rules.md",
        Arrays.stream(Function.values()).map(function -> function.name().toLowerCase(Locale.ROOT)).toList());
    assertLists("docs/reference/values.md",
        List.copyOf(new Calculator(Catalog.standard(), Budget.unlimited()).names()));
  }

  /** What docs/voice.md advises against, as far as a pattern finds it; that page and the log of decisions quote it. */
  @Test
  void pages_avoidWordsOfTranslations() {
    for (Page page : Page.all())
      if (!page.name().endsWith("voice.md") && !page.name().endsWith("decisions.md"))
        assertThat(page.prose().stream().filter(line -> UNIDIOMATIC.matcher(line).find())).as(page.name()).isEmpty();
  }

  @Test
  void everyTheorem_standsAmongThePapers() {
    String papers = String.join("\n", Page.read(Page.ROOT.resolve("docs/explanation/papers.md")).lines());
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (Theorem<?> theorem : ruleset.theorems())
        assertThat(papers).as(ruleset.name()).contains(theorem.citation().authors());
  }

  @Test
  void typesThatPagesName_exist() throws IOException {
    var types = new ArrayList<String>();
    for (String sources : List.of("core/src", "octal/src", "conjecture/src", "claims/src", "library/src", "wire/src",
        "routes/src", "browser/src", "web/src", "cli/src", "python/grundy"))
      try (Stream<Path> files = Files.walk(Page.ROOT.resolve(sources))) {
        for (Path file : files.filter(f -> f.toString().matches(".*\\.(java|py)")).toList())
          TYPE.matcher(Files.readString(file)).results().forEach(match -> types.add(match.group(1)));
      }
    for (Page page : Page.all()) {
      List<String> own = page.fences().stream().filter(fence -> fence.language().equals("java"))
          .map(fence -> JavaBlocks.className(fence.text())).toList();
      assertThat(page.spans().stream().filter(span -> TYPE_SPAN.matcher(span).matches())
          .flatMap(span -> Stream.of(span.split("\\."))).filter(name -> !types.contains(name) && !own.contains(name)))
          .as("types that " + page.name() + " names and that do not exist").isEmpty();
    }
  }
}
