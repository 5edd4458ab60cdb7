package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.Question;
import org.grundy.solve.Solver;
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
    ObjectNode node = ValueJson.of("IsNumber(*)", calculator.tested("IsNumber(*)").orElseThrow());
    Schemas.assertValid(node, "valueTest");
    Schemas.assertValid(node);
    assertThat(node.get("holds").booleanValue()).isFalse();
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
