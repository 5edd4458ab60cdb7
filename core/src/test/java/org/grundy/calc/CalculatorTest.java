package org.grundy.calc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.value.notation.ValueText;
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
      "v; v", "nim 3 4 + nim 1; *6"})
  void expressions_areWorkedOut(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"^ > ^<2>; true", "1+* <> +-2; true", "{2|0} = 1 + +-1; true", "^ >= *; false",
      "+-1 + +-2 >= +-1; false", "^^ > *; true"})
  void comparisons_areDecided(String text, boolean holds) {
    assertThat(calculator.compared(text).orElseThrow().holds()).isEqualTo(holds);
  }

  private List<String> steps(String text) {
    return Reducing.steps(calculator.values(), calculator.written(text).orElseThrow()).stream()
        .map(line -> (line.about() + "  " + line.said()).strip()).toList();
  }

  /** Conway's up, from a form with a reversible option. */
  @Test
  void steps_showReversal() {
    assertThat(steps("{0,*|*}")).containsExactly("{0,*|*}", "Left's 0,*  none dominates another",
        "Left's *  reversible: Right can answer 0, and 0 <= G. Replace * by Left's options from 0: there are none.",
        "{0|*}",
        "Right's *  not reversible: of Left's answers 0 none is >= G",
        "nothing dominated, nothing reversible: the form is canonical", "= ^");
  }

  @Test
  void steps_showDomination() {
    assertThat(steps("{2,1|-1,1}")).containsExactly("{2,1|-1,1}", "Left's 1  dominated by 2: 1 < 2",
        "Right's 1  dominated by -1: 1 > -1", "{2|-1}", "nothing dominated, nothing reversible: the form is canonical",
        "= {2|-1}");
  }

  @Test
  void why_isAnAnswerToEachMove() {
    int up = calculator.value("^^");
    int star = calculator.value("*");
    assertThat(new Difference(calculator.values(), up, star).why()).hasSize(2)
        .allMatch(line -> line.said().toString().startsWith("Left answers"));
    assertThat(new Difference(calculator.values(), calculator.value("^"), star).why()).singleElement()
        .satisfies(line -> assertThat(line.said()).hasToString("and Left has no answer"));
  }

  @Test
  void mistakesAndLimits_areSaid() {
    assertThatThrownBy(() -> calculator.value("AtomicWeight({1|0})")).isInstanceOf(BadInput.class)
        .hasMessage("only an all-small game has an atomic weight");
    assertThatThrownBy(() -> calculator.value("front-or-back 3 9 1 2")).isInstanceOf(BadInput.class);
    var small = new Calculator(Catalog.standard(), Budget.ofWork(1000));
    assertThatThrownBy(() -> small.value("+-1 + +-2 + +-3 + +-4 + +-5 + +-6 + +-7 + +-8 + +-9"))
        .isInstanceOf(BudgetSpent.class);
  }
}
