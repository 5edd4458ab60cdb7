package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.calc.Calculator;
import org.grundy.calc.Difference;
import org.grundy.calc.Reducing;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.shortgame.Days;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class ValueJsonTest {
  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.unlimited());

  @Test
  void values_conform() {
    for (String text : new String[]{"0", "-3/4", "{3|1||-2}", "^3*2", "domineering 2x3", "Tiny(2)"}) {
      ObjectNode node = ValueJson.of(text, calculator.values(), calculator.value(text));
      Schemas.assertValid(node, "evaluation");
      Schemas.assertValid(node);
    }
    ObjectNode node = ValueJson.of("{3|1}", calculator.values(), calculator.value("{3|1}"));
    assertThat(node.get("mean").stringValue()).isEqualTo("2");
    assertThat(node.get("thermograph").get("left")).hasSize(2);
  }

  @Test
  void comparisons_conform() {
    ObjectNode node = ValueJson.of("^ > *", calculator.compared("^ > *").orElseThrow());
    Schemas.assertValid(node, "comparison");
    assertThat(node.get("holds").booleanValue()).isFalse();
    assertThat(node.get("order").stringValue()).isEqualTo("<>");
  }

  @Test
  void tests_conform() {
    ObjectNode node = ValueJson.of("IsNumber(*)", calculator.values(),
        calculator.told("IsNumber(*)").orElseThrow());
    Schemas.assertValid(node, "valueTest");
    Schemas.assertValid(node);
    assertThat(node.get("holds").booleanValue()).isFalse();
  }

  @Test
  void whatIsTold_conforms() {
    for (String text : new String[]{"Incentives({3|1})", "LeftOptions(0)", "Followers(^)"})
      Schemas.assertValid(ValueJson.of(text, calculator.values(), calculator.told(text).orElseThrow()), "valueSet");
    for (String text : new String[]{"Outcome(^)", "UptimalExpansion(^[2]*)"})
      Schemas.assertValid(ValueJson.of(text, calculator.values(), calculator.told(text).orElseThrow()), "valueWords");
    String walls = "Thermograph({3|1})";
    Schemas.assertValid(ValueJson.of(walls, calculator.values(), calculator.told(walls).orElseThrow()), "evaluation");
  }

  /** All that is told of a value, its steps, and the reasons of a comparison. */
  @Test
  void everything_conforms() {
    Voice voice = Voice.of(Language.EN);
    for (String text : new String[]{"{0,*|*}", "{2|-1/2}", "{0||0|-2}", "5"}) {
      int value = calculator.value(text);
      ObjectNode node = ValueJson.everything(text, calculator, value);
      calculator.written(text).ifPresent(written -> ValueJson.lines(node.putArray("steps"),
          Reducing.steps(calculator.values(), written), voice));
      Schemas.assertValid(node, "evaluation");
      assertThat(node.get("tests")).isNotEmpty();
    }
    Calculator.Compared compared = calculator.compared("^^ >= *").orElseThrow();
    ObjectNode node = ValueJson.of("^^ >= *", compared);
    ValueJson.lines(node.putArray("atLeast"),
        new Difference(calculator.values(), compared.left(), compared.right()).why(), voice);
    Schemas.assertValid(node, "comparison");
    assertThat(node.get("atLeast")).hasSize(2);
  }

  /** What a limit leaves no room for is named. */
  @Test
  void valuesThatAreNotComplete_conform() {
    var limited = new Calculator(Catalog.standard(), Budget.ofWork(10_000));
    String text = "{1|*1024}";
    ObjectNode node = ValueJson.everything(text, limited, limited.value(text));
    Schemas.assertValid(node, "evaluation");
    assertThat(ValueJson.complete(node)).isFalse();
    assertThat(node.get("leftOut").get("fields").toString()).contains("\"followers\"");
    assertThat(node.has("followers")).isFalse();
    assertThat(node.get("temperature").stringValue()).isEqualTo("1/2");
  }

  @Test
  void tables_conform() {
    Schemas.assertValid(table(Optional.empty()), "valueTable");
    try {
      Budget.ofWork(1).charge(2);
    } catch (BudgetSpent spent) {
      Schemas.assertValid(table(Optional.of(spent)), "valueTable");
      return;
    }
    throw new AssertionError("one step is not enough");
  }

  private static ObjectNode table(Optional<BudgetSpent> spent) {
    return ValueJson.table("domineering", List.of("1"), List.of("1", "2"), List.of(List.of("0", "-1")), spent);
  }

  @Test
  void spentBudgets_conform() {
    try {
      new Calculator(Catalog.standard(), Budget.ofWork(10)).value("domineering 4x4");
    } catch (BudgetSpent spent) {
      Schemas.assertValid(ValueJson.gaveUp("domineering 4x4", spent, 7, 3));
      return;
    }
    throw new AssertionError("ten steps are not enough");
  }

  @Test
  void days_conform() {
    Schemas.assertValid(ValueJson.days(2, calculator.values(), Days.born(calculator.values(), 2)), "day");
  }

  @Test
  void answersWithValues_conform() {
    for (String text : new String[]{"domineering 2x4", "nim 3 4 + *2", "domineering 2x2 + domineering 2x3"}) {
      var question = new Question(Catalog.standard().read(text).position(), Convention.NORMAL);
      ObjectNode node = AnswerJson.of(new Solver(Budget.unlimited()).solve(question));
      Schemas.assertValid(node, "answer");
      assertThat(node.has("value")).isTrue();
      assertThat(node.get("evidence").get("kind").stringValue()).isEqualTo("canonical");
    }
  }
}
