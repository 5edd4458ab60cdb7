package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvalCommandTest {
  /** Steps, facts and thermographs are pieces of a document with --latex, and a whole one with --format latex. */
  @Test
  void stepsAndThermographs_areLatex() {
    String steps = Run.of("eval", "{0,*|*}", "--steps", "--latex").out();
    assertThat(steps).startsWith("\\begin{tabular}{ll}\n\\{\\(0\\),\\({\\ast}\\)|\\({\\ast}\\)\\} & \\\\\n")
        .contains("\n= \\({\\uparrow}\\) & up\\\\\n");
    String document = Run.of("eval", "{0,*|*}", "--steps", "--format", "latex").out();
    assertThat(document).startsWith("\\documentclass").contains(steps).endsWith("\\end{document}\n");
    String picture = Run.of("eval", "Thermograph({3|1})", "--latex").out();
    assertThat(picture).startsWith("\\setlength{\\unitlength}{1mm}\n\\begin{picture}");
    assertThat(Run.of("eval", "Thermograph({3|1})", "--format", "latex").out()).contains(picture);
    assertThat(Run.of("eval", "{3|1} + *", "--all", "--latex").out())
        .startsWith("\\(\\{3{\\ast}|1{\\ast}\\}\\)\n")
        .contains("\\item[mean]\n2\n", "\\end{description}\n\\setlength{\\unitlength}{1mm}\n\\begin{picture}");
    assertThat(Run.of("eval", "{0,*|*}", "--steps", "--latex", "--json").out()).startsWith("{\"schema\":1,");
  }

  @Test
  void values_areNamed() {
    assertThat(Run.of("eval", "{3|1} + +-2").out()).isEqualToIgnoringNewLines("{5|3||+-1}");
    assertThat(Run.of("eval", "-3/4").out()).isEqualToIgnoringNewLines("-3/4");
    assertThat(Run.of("eval", "-v").out()).isEqualToIgnoringNewLines("^");
    assertThat(Run.of("eval", "^3*2", "--latex").out()).isEqualToIgnoringNewLines("{\\uparrow}3{\\ast}2");
  }

  @Test
  void all_hasTheThermograph() {
    assertThat(Run.of("eval", "domineering 2x3", "--all").out()).startsWith("{2|-1/2}").contains(
        "temperature           5/4",
        "   5/4                       +", "         2                                     -1/2");
  }

  /** What the limit does not suffice for is left out, and said to be; the rest is there. */
  @Test
  void slowFacts_areLeftOut() {
    Run quick = Run.of("eval", "{1|*16384}", "--json");
    assertThat(quick.status()).isZero();
    assertThat(quick.out()).contains("\"temperature\":\"1/2\"").doesNotContain("leftOut");
    Run json = Run.of("eval", "{1|*16384}", "--all", "--json", "--nodes", "2e7");
    assertThat(json.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(json.out()).contains("\"value\":\"{1|*16384}\"", "\"temperature\":\"1/2\"",
        "\"leftOut\":{\"fields\":[", "\"followers\"", "\"limit\":\"work\"");
    Run text = Run.of("eval", "{1|*16384}", "--all", "--nodes", "2e7");
    assertThat(text.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(text.out()).contains("temperature           1/2", "positions reachable   not computed", "mast at 1/2");
    assertThat(text.err()).startsWith("Not computed: ");
  }

  @Test
  void steps_areShown() {
    assertThat(Run.of("eval", "{0,*|*}", "--steps").out()).contains("reversible: Right can reply to 0")
        .endsWith("= ^    up"
            + System.lineSeparator());
  }

  @Test
  void refutedComparisons_endWithOne() {
    Run run = Run.of("eval", "^ >= *", "--why");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    assertThat(run.out()).startsWith("FALSE   ^ <> *").contains("Let G = ^ and H = *; -G is G with",
        "G >= H if Left, moving second, wins G - H.", "and no reply by Left wins");
    assertThat(Run.of("eval", "^^ > *").status()).isZero();
  }

  @Test
  void tests_areAnsweredByYesOrNo() {
    assertThat(Run.of("eval", "IsAllSmall(^)").out()).isEqualToIgnoringNewLines("TRUE");
    Run run = Run.of("eval", "*.IsNumber", "--json");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    assertThat(run.out()).contains("\"holds\":false");
  }

  @Test
  void manyExpressions_areReadFromInput() {
    Run run = Run.given("^ + *\n\n{1|\n3 * {2|1}\n* = 0\n", "eval", "-");
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.out().lines()).containsExactly("^*", "{5|4}", "FALSE   * <> 0");
    assertThat(run.err()).startsWith("line 3: column ");
    Run json = Run.given("*\n{1|\n", "eval", "-", "--json");
    assertThat(json.out().lines()).hasSize(2).allSatisfy(line -> assertThat(line).startsWith("{\"schema\":1"));
    assertThat(Run.given("* = 0\n1\n", "eval", "-").status()).isEqualTo(Exit.REFUTED);
  }

  @Test
  void values_arePrintedAsRows() {
    Run rows = Run.given("^ + *\n\n{1|\n3 * {2|1}\nG := {2,1|-1}\nG + G\n* = 0\n^.Outcome\nFollowers(^)\n", "eval", "-",
        "--format", "csv");
    assertThat(rows.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(rows.out().lines()).containsExactly("expression,value,outcome,mean,temperature,birthday",
        "^ + *,^*,N,0,0,2", "3 * {2|1},{5|4},L,9/2,1/2,6", "\"{2,1|-1}\",{2|-1},N,1/2,3/2,3", "G + G,1,L,1,-1,1",
        "* = 0,FALSE,,,,", "^.Outcome,L,,,,", "Followers(^),\"{*,0,^}\",,,,");
    assertThat(rows.err()).startsWith("line 3: column ");
    assertThat(Run.of("eval", "{3|1}", "--format", "tsv").out()).isEqualTo("""
        expression	value	outcome	mean	temperature	birthday
        {3|1}	{3|1}	L	2	1	4
        """);
    Run open = Run.of("eval", "domineering 6x6", "--format", "csv", "--nodes", "1000");
    assertThat(open.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(open.out()).contains("\ndomineering 6x6,?,,,,\n");
    for (String option : new String[]{"--all", "--steps", "--why", "--latex"})
      assertThat(Run.of("eval", "^", "--format", "csv", option).err())
          .isEqualTo(option + " does not work with --format csv\n");
  }

  @Test
  void setsAndWords_areTold() {
    assertThat(Run.of("eval", "RightIncentives(^)").out()).isEqualToIgnoringNewLines("{^*}");
    assertThat(Run.of("eval", "LeftOptions({3,2*|1})", "--unicode").out()).isEqualToIgnoringNewLines("{3}");
    assertThat(Run.of("eval", "^.Outcome").out()).isEqualToIgnoringNewLines("L");
    assertThat(Run.of("eval", "Thermograph({3|1})").out()).contains("mast at 2");
    assertThat(Run.of("eval", "Followers(^)", "--json").out()).contains("\"values\":[\"*\",\"0\",\"^\"]");
  }

  @Test
  void json_hasWhatIsAskedFor() {
    assertThat(Run.of("eval", "{0||0|-2}", "--all", "--json").out()).contains("\"atomicWeight\":\"0\"",
        "\"rightOptions\":[\"{0|-2}\"]", "\"tests\":[\"IsAtomic\",\"IsInfinitesimal\",\"IsNumberish\"]");
    assertThat(Run.of("eval", "{0,*|*}", "--steps", "--json").out()).startsWith("{\"schema\":1").contains(
        "\"steps\":[{\"about\":\"{0,*|*}\"");
    assertThat(Run.of("eval", "^^ >= *", "--why", "--json").out()).contains("\"atLeast\":[{").doesNotContain("atMost");
  }

  /** The facts begin in one column, however long their names are. */
  @ParameterizedTest
  @CsvSource({"en, 24", "hr, 27", "es, 27", "id, 29"})
  void all_isAligned(String language, int column) {
    Run run = Run.of("eval", "{3|1}", "--all", "--lang", language);
    assertThat(run.out().lines().skip(2).takeWhile(line -> !line.isEmpty())).hasSizeGreaterThan(10)
        .extracting(line -> line.replaceAll("(  \\S.*? {2,}).*", "$1").length())
        .containsOnly(column);
  }

  @Test
  void all_isInTheSignsAskedFor() {
    assertThat(Run.of("eval", "v3*5", "--all", "--unicode").out()).contains("\u21d3\u22174").doesNotContain("vv*4");
  }

  /** Names that CGSuite has for the same are left to the page on values. */
  @Test
  void help_namesEveryFunction() {
    String help = Run.of("help", "eval").out();
    assertThat(new Calculator(Catalog.standard(), Budget.unlimited()).names().stream()
        .filter(
            name -> !Set.of("FollowerCount", "ReducedCanonicalForm", "NortonMultiply", "OrdinalSum", "ConjunctiveSum",
                "SelectiveSum", "OutcomeClass").contains(name)))
        .hasSizeGreaterThan(30).allSatisfy(name -> assertThat(help).containsPattern("\\b" + name + "\\b"));
  }

  @Test
  void mistakes_areSaid() {
    Run run = Run.of("eval", "{1|0|-1}");
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).isEqualToIgnoringNewLines(
        "column 5: second '|' at the same level; write {1||0|-1} or {1|0||-1}");
  }

  @Test
  void spentBudgets_endWithThree() {
    Run run = Run.of("eval", "domineering 5x5", "--nodes", "1000");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).startsWith("Not computed: out of steps (--nodes)");
  }

  /** Winning Ways, chapter 5; Conway 1976, chapter 10: values of small rectangles. */
  @Test
  void rectangles_makeATable() {
    assertThat(Run.of("table", "domineering", "1..2", "1..3").out().lines().map(String::strip))
        .containsExactly("1  2    3", "1 | 0  -1   -1", "2 | 1  +-1  {2|-1/2}");
    assertThat(Run.of("table", "domineering", "1..2", "1..2", "--json").out())
        .contains("\"valueTable\":[[\"0\",\"-1\"],[\"1\",\"+-1\"]]");
    assertThat(Run.of("table", "domineering", "2..1", "1..3").status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void longValues_standBelowTheTable() {
    String name = "+-{0,{{2|0},2+Tiny(2)|Miny(2),{2|0}}}";
    assertThat(Run.of("table", "domineering", "4..4", "4..4").out().lines().map(String::strip))
        .containsExactly("4", "4 | ..", "", "4x4  " + name);
    assertThat(Run.of("table", "domineering", "4..4", "4..4", "--format", "tsv").out().lines().toList().getLast())
        .isEqualTo("4\t" + name);
    assertThat(Run.of("solve", "domineering", "4x4").out()).contains("   value " + name);
  }

  @Test
  void tablesWithoutTime_keepTheRowsThatAreComplete() {
    Run run = Run.of("table", "domineering", "1..9", "1..7", "--nodes", "100000");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.out().lines().map(String::strip)).contains("1 | 0  -1   -1        -2       -2   -3              -3");
    assertThat(run.err()).contains("of the table are complete.");
  }

  /** Taking the same from either end of a row is one move. */
  @Test
  void aMoveThatIsTouchedInTwoWays_isToldOnce() {
    assertThat(Run.of("solve", "partizan-octal:0.7/0.07", "4").out()).contains("  4 -> 2    to value {1|0}")
        .doesNotContain("4 -> 2 or 4 -> 2");
  }

  @Test
  void rectangles_ofUnknownGamesAreRefused() {
    assertThat(Run.of("table", "domineerin", "1..2", "1..3").status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void thermographsAndDays_areDrawn() {
    assertThat(Run.of("draw", "thermograph", "{3||1|-1}").out()).startsWith("<svg").contains("class=\"left\"", ">3/2<");
    assertThat(Run.of("draw", "days", "2").out()).startsWith("<svg").contains("{1|0,*}");
    assertThat(Run.of("draw", "days", "3").status()).isEqualTo(Exit.BAD_INPUT);
  }

  /** v < 0 < ^ < ^^ is a chain; of these * is below ^^ alone, and confused with the others. */
  @Test
  void orders_areDrawn() {
    String svg = Run.of("draw", "order", "0", "*", "^", "v", "{0|*}", "^^").out();
    assertThat(svg).startsWith("<svg").contains(">^^<", ">v<");
    assertThat(svg.split("class=\"box\"", -1)).hasSize(1 + 5);
    assertThat(svg.split("class=\"way\"", -1)).hasSize(1 + 4);
    assertThat(Run.of("draw", "order", "0", "{1|").status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void days_areCounted() {
    assertThat(Run.of("days", "2").out()).startsWith("22 games, from the 36 forms {L|R} over the antichains of day 1")
        .contains("36 covering pairs", "Left wins 6, Right wins 6, the first player 9, the second 1.");
    assertThat(Run.of("days", "3").out()).startsWith("1474 games");
    assertThat(Run.of("days", "4").status()).isEqualTo(Exit.BAD_INPUT);
  }
}
