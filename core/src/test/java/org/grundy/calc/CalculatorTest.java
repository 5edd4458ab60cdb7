package org.grundy.calc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalculatorTest {
  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.unlimited());

  private String value(String text) {
    return ValueText.ascii(calculator.values()).of(calculator.value(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"domineering 2x3; {2|-1/2}", "game(domineering 2x3) + 1/2; {5/2|0}",
      "kayles 9; *4", "Mean({3|1}) + Temperature({3|1}); 3", "Cool({5|1},1); {4|2}", "Reduced({2*|1^}); {2|1}",
      "AtomicWeight(^^*); 2", "Ordinal(1,-1); 1/2", "LeftStop({3|1}) - RightStop({3|1}); 2", "Birthday({2|-1/2}); 3",
      "v; v", "nim 3 4 + nim 1; *6", "take_1,p_where_p_is_prime 5; *", "take k where 2k <= n 12; *6",
      "(k,0) (0,k) (k,k) 3 4; *2", "(k,0)(0,k)(k,k) 3 4 + *; *3", "*2 + take_d_where_d|n_and_d<n 12; 0",
      "a >= b: (a-k*b, b) 3 5; *", "({3|1}) + ({0,*|*}); {3^|1^}"})
  void expressions_areWorkedOut(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"^ > ^<2>; true", "1+* <> +-2; true", "{2|0} = 1 + +-1; true", "^ >= *; false",
      "+-1 + +-2 >= +-1; false", "^^ > *; true", "^ \u2265 *; false", "1 \u2264 1; true", "* \u2260 0; true"})
  void comparisons_areDecided(String text, boolean holds) {
    assertThat(calculator.compared(text).orElseThrow().holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {"G := {3|1}; G + G ! 4", "G := {3|1} ! {3|1}", "G := {3|1} ; H:= G - 2; H ! +-1",
      "G := domineering 2x3; G + 1 ! {3|1/2}", "G := 2; 3*G + G.Cool(1) ! 8", "1 + * ! 1*",
      "Star := *; {0, Star|Star} ! ^"})
  void namesStandForValues(String text, String value) {
    assertThat(value(calculator.defining(text))).isEqualTo(value);
  }

  @Test
  void names_areUsedInComparisonsAndSteps() {
    String rest = calculator.defining("G := {3|1}; H := 2 + +-1; G = H");
    assertThat(calculator.compared(rest).orElseThrow().holds()).isTrue();
    assertThat(calculator.written("{G|H}").orElseThrow().left()).containsExactly(calculator.value("{3|1}"));
    assertThat(Calculator.isDefinition("G := 1")).isTrue();
    assertThat(Calculator.isDefinition("G = 1")).isFalse();
  }

  /** A page points at it. */
  @Test
  void nameWithoutValue_isThePieceThatIsWrong() {
    assertThatThrownBy(() -> calculator.value(calculator.defining("G := 1; G + H"))).isInstanceOfSatisfying(
        BadInput.class, wrong -> assertThat(wrong.found()).isEqualTo("H"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {"Mean := 2; 1 ! is a function; give the value another name",
      "x := {3|1}; x ! expected a name such as G, letters with a capital first, found 'x'",
      "G := 1; G2 := 2; G ! expected a name such as G, letters with a capital first, found 'G2'",
      "G := {3|1; G ! column 5: expected one of , | }, found nothing",
      "G := 1; H ! column 1: H has no value; give it one first, as in H := 2; H + 1",
      "{G|0} ! column 2: G has no value; give it one first, as in G := 2; G + 1",
      "1 + {3|1}*2 ! column 10: a number multiplies from the left, as in 2*{3|1}; a nimber is added, as in {3|1} + *2",
      "Mean ! column 5: expected ( and the arguments of Mean, found nothing",
      "G = {3|1}; G + 1 ! a name gets its value from :=, not from =; did you mean 'G := {3|1}; G + 1'?",
      "G := 1; over ! is a loopy value; expected the value of a game that must end",
      "G := 1; on + 1 ! is a loopy value; expected the value of a game that must end"})
  void namesThatCannotBeRead_areRefused(String text, String sentence) {
    assertThatThrownBy(() -> calculator.value(calculator.defining(text))).isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"domineering 2x3 > 1; game(domineering 2x3) > 1",
      "1 <= domineering 2x3; 1 <= game(domineering 2x3)", "nim 3 + * = kayles 2; game(nim 3 + *) = game(kayles 2)",
      "domineering 2x3 + {3|1} > 1; game(domineering 2x3) + {3|1} > 1",
      "Mean(domineering 3x3); Mean(game(domineering 3x3))", "{domineering 2x3 | 1}; {game(domineering 2x3) | 1}",
      "Cool(domineering 2x3, 1); Cool(game(domineering 2x3), 1)", "Mean(take:1,4 7); ''",
      "3*domineering 2x3; 3*game(domineering 2x3)", "Mean(domineerin 3x3); ''", "Mean(domineering 3x3; ''",
      "game(domineering 3x) > 1; ''", "domineering 3x; ''", "Mean(game(nim 3); ''"})
  void positionsWithoutGame_areSuggestedWithIt(String text, String meant) {
    assertThatThrownBy(() -> calculator.compared(text).map(_ -> 0).orElseGet(() -> calculator.value(text)))
        .isInstanceOf(BadInput.class)
        .satisfies(bad -> assertThat(bad.getMessage().split("; did you mean '", 2))
            .isEqualTo(meant.isEmpty() ? new String[]{bad.getMessage()}
                : new String[]{bad.getMessage().split(";", 2)[0], meant + "'?"}));
  }

  @Test
  void unknownFunctionOfAPosition_isNamed() {
    assertThatThrownBy(() -> calculator.value("options(nim 3)")).isInstanceOf(BadInput.class)
        .hasMessage("there is no function 'options'");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '"', value = {"up; 'up' is written ^", "star + 1; 'star' is written *",
      "up + star; 'up' is written ^"})
  void valuesInWords_areSuggestedInSigns(String text, String sentence) {
    assertThatThrownBy(() -> calculator.value(text)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  private List<String> steps(String text) {
    return FormReduction.steps(calculator.values(), calculator.written(text).orElseThrow()).stream()
        .map(line -> (line.about() + "  " + line.said()).strip()).toList();
  }

  /** Conway's up, from a form with a reversible option. */
  @Test
  void steps_showReversal() {
    assertThat(steps("{0,*|*}")).containsExactly("{0,*|*}", "Left's 0 and *  neither dominates: 0 || *",
        "Left's *  reversible: Right can reply to 0, and 0 <= G",
        "(in G Right must move to *, then Left moves to 0 and wins).",
        "Replace * with Left's options from 0: there are none.", "{0|*}", "nothing dominated or reversible",
        "= ^  up");
  }

  @Test
  void steps_sayWhyNothingIsReversible() {
    assertThat(steps("{0,*|0}")).containsExactly("{0,*|0}", "Left's 0 and *  neither dominates: 0 || *",
        "Left's *  Right can reply to 0, but 0 <= G fails: Right moves first in G, to 0, and wins. Not reversible.",
        "Left's 0, Right's 0  have no replies, so they are not reversible",
        "nothing to remove: the form is canonical", "= ^*  up plus star");
  }

  /** However it is written, a form ends as the canonical one. */
  @Test
  void steps_endWithTheCanonicalForm() {
    var random = new Random(35);
    for (int i = 0; i < 300; i++) {
      String form = "{" + option(random) + "," + option(random) + "|" + option(random) + "," + option(random) + "}";
      List<String> steps = steps(form);
      String last = steps.getLast();
      String canonical = value(form);
      assertThat(last).startsWith("= " + canonical);
      int value = calculator.value(form);
      String before = steps.get(steps.lastIndexOf(steps.stream().filter(line -> line.startsWith("{"))
          .reduce((_, b) -> b).orElseThrow()));
      Calculator.Written left = calculator.written(before).orElseThrow();
      if (!calculator.values().isNumber(value))
        assertThat(left.left().stream().mapToInt(Integer::intValue).sorted().toArray())
            .isEqualTo(Arrays.stream(calculator.values().left(value)).sorted().toArray());
    }
  }

  private static String option(Random random) {
    String[] some = {"0", "*", "^", "v*", "1", "-1", "*2", "{1|0}", "{2|-1}", "+-1", "^^*", "1/2", "{0||0|-2}"};
    return some[random.nextInt(some.length)];
  }

  @Test
  void steps_showDomination() {
    assertThat(steps("{2,1|-1,1}")).containsExactly("{2,1|-1,1}", "Left's 1  dominated by 2    1 <= 2",
        "Right's 1  dominated by -1    -1 <= 1", "{2|-1}", "nothing dominated or reversible",
        "= {2|-1}  a switch, mean 1/2, temperature 3/2");
  }

  @Test
  void why_isAnAnswerToEachMove() {
    int[] up = {calculator.value("^"), calculator.value("^")};
    int[] star = {calculator.value("*")};
    ShortGames values = calculator.values();
    ValueText text = ValueText.ascii(values);
    assertThat(Difference.atLeast(values, up, star, text).why()).hasSize(3)
        .allMatch(line -> line.said().toString().startsWith("Left replies"));
    assertThat(Difference.atLeast(values, new int[]{up[0]}, star, text).why()).singleElement()
        .satisfies(line -> assertThat(line.said()).hasToString("and no reply by Left wins"));
  }

  /** In G <= H play is in H - G. */
  @Test
  void why_namesTheSidesAsTheyAreWritten() {
    int[] two = {calculator.value("2")};
    int[] three = {calculator.value("3")};
    ShortGames values = calculator.values();
    ValueText text = ValueText.ascii(values);
    assertThat(Difference.atMost(values, two, three, text).why()).singleElement().satisfies(line -> {
      assertThat(line.about()).hasToString("Right: -G to -1");
      assertThat(line.said()).hasToString("Left replies with H to 2");
    });
    assertThat(Difference.atMost(values, three, two, text).why()).singleElement()
        .satisfies(line -> assertThat(line.about()).hasToString("Right: -G to -2"));
    assertThat(Difference.atLeast(values, three, two, text).why()).singleElement()
        .satisfies(line -> assertThat(line.about()).hasToString("Right: -H to -1"));
  }

  /** Winning Ways, chapters 6 and 8: tables and examples. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"NimProduct(*2,*2); *3", "NimProduct(*4,*4); *6", "NimInverse(*2); *3",
      "NimProduct(18446744073709551616,18446744073709551616); 27670116110564327424", "Heat(*,1); +-1",
      "Overheat(^,1,1); {1||0|-2}", "Norton(1,^); ^", "StopCount(*8); 4374", "FollowerCount(^); 3",
      "{3|1} + domineering 2x3; {5|3||5/2|1/2}"})
  void operations_areKnown(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  @Test
  void mistakesAndLimits_areSaid() {
    assertThatThrownBy(() -> calculator.value("AtomicWeight({1|0})")).isInstanceOf(BadInput.class)
        .hasMessage("this game has no atomic weight: it is not near a multiple of up");
    assertThatThrownBy(() -> calculator.value("NimInverse(0)")).hasMessage("0 has no inverse");
    assertThatThrownBy(() -> calculator.value("9223372036854775807.(^+^)")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> calculator.value("front-or-back 3 9 1 2")).isInstanceOf(BadInput.class);
    var small = new Calculator(Catalog.standard(), Budget.ofWork(1000));
    assertThatThrownBy(() -> small.value("+-1 + +-2 + +-3 + +-4 + +-5 + +-6 + +-7 + +-8 + +-9"))
        .isInstanceOf(BudgetSpent.class);
  }
}
