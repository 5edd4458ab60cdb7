package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;

class EvalCommandTest {
  @Test
  void values_areNamed() {
    assertThat(Run.of("eval", "{3|1} + +-2").out()).isEqualToIgnoringNewLines("{5|3||+-1}");
    assertThat(Run.of("eval", "-3/4").out()).isEqualToIgnoringNewLines("-3/4");
    assertThat(Run.of("eval", "^3*2", "--latex").out()).isEqualToIgnoringNewLines("{\\uparrow}^{3}{\\ast}_{2}");
  }

  @Test
  void all_hasTheThermograph() {
    assertThat(Run.of("eval", "domineering 2x3", "--all").out()).startsWith("{2|-1/2}").contains(
        "temperature           5/4",
        "   5/4                       +", "         2                                     -1/2");
  }

  @Test
  void steps_areShown() {
    assertThat(Run.of("eval", "{0,*|*}", "--steps").out()).contains("reversible: Right can answer 0")
        .endsWith("= ^    up"
            + System.lineSeparator());
  }

  @Test
  void refutedComparisons_endWithOne() {
    Run run = Run.of("eval", "^ >= *", "--why");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    assertThat(run.out()).startsWith("FALSE   ^ <> *").contains("and Left has no answer");
    assertThat(Run.of("eval", "^^ > *").status()).isZero();
  }

  @Test
  void tests_areAnsweredByYesOrNo() {
    assertThat(Run.of("eval", "IsAllSmall(^)").out()).isEqualToIgnoringNewLines("TRUE");
    Run run = Run.of("eval", "*.IsNumber", "--json");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    assertThat(run.out()).contains("\"holds\":false");
  }

  /** Names that CGSuite has for the same are left to the page on values. */
  @Test
  void help_namesEveryFunction() {
    String help = Run.of("help", "eval").out();
    assertThat(new Calculator(Catalog.standard(), Budget.unlimited()).names().stream()
        .filter(
            name -> !Set.of("FollowerCount", "ReducedCanonicalForm", "NortonMultiply", "OrdinalSum", "ConjunctiveSum",
                "SelectiveSum").contains(name)))
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
    assertThat(run.err()).startsWith("Not worked out: the steps allowed by --nodes were spent");
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
  void thermographsAndDays_areDrawn() {
    assertThat(Run.of("draw", "thermograph", "{3||1|-1}").out()).startsWith("<svg").contains("class=\"left\"", ">3/2<");
    assertThat(Run.of("draw", "days", "2").out()).startsWith("<svg").contains("{1|0,*}");
    assertThat(Run.of("draw", "days", "3").status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void days_areCounted() {
    assertThat(Run.of("days", "2").out()).startsWith("22 games, from the 36 forms {L|R} over the antichains of day 1")
        .contains("36 covering pairs", "Left wins 6, Right wins 6, the first player 9, the second 1.");
    assertThat(Run.of("days", "3").out()).startsWith("1474 games");
    assertThat(Run.of("days", "4").status()).isEqualTo(Exit.BAD_INPUT);
  }
}
