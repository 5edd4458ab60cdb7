package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.calc.Calculator;
import org.grundy.calc.ComparisonDocument;
import org.grundy.calc.FormReduction;
import org.grundy.calc.QueryDocument;
import org.grundy.calc.ValueDocument;
import org.grundy.calc.ValueFields;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class ValueJsonTest {
  private static final Voice ENGLISH = Voice.of(Language.EN);

  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.unlimited());
  private final ValueText names = ValueText.ascii(calculator.values());

  private ObjectNode value(String text, boolean all, List<Document.Remark> steps) {
    return DocumentJson.of(new ValueDocument(text, calculator, calculator.value(text), names, all, steps), ENGLISH);
  }

  private ObjectNode told(String text) {
    return DocumentJson.of(new QueryDocument(text, calculator, calculator.told(text).orElseThrow(), names), ENGLISH);
  }

  private ObjectNode compared(String text, boolean why) {
    return DocumentJson.of(new ComparisonDocument(text, calculator.values(), calculator.compared(text).orElseThrow(),
        names, why), ENGLISH);
  }

  @Test
  void values_conform() {
    for (String text : new String[]{"0", "-3/4", "{3|1||-2}", "^3*2", "domineering 2x3", "Tiny(2)"}) {
      ObjectNode node = value(text, false, List.of());
      Schemas.assertValid(node, "evaluation");
      Schemas.assertValid(node);
    }
    ObjectNode node = value("{3|1}", false, List.of());
    assertThat(node.get("mean").stringValue()).isEqualTo("2");
    assertThat(node.get("thermograph").get("left")).hasSize(2);
  }

  @Test
  void comparisons_conform() {
    ObjectNode node = compared("^ > *", false);
    Schemas.assertValid(node, "comparison");
    assertThat(node.get("holds").booleanValue()).isFalse();
    assertThat(node.get("order").stringValue()).isEqualTo("<>");
  }

  @Test
  void tests_conform() {
    ObjectNode node = told("IsNumber(*)");
    Schemas.assertValid(node, "valueTest");
    Schemas.assertValid(node);
    assertThat(node.get("holds").booleanValue()).isFalse();
  }

  @Test
  void whatIsTold_conforms() {
    for (String text : new String[]{"Incentives({3|1})", "LeftOptions(0)", "Followers(^)"})
      Schemas.assertValid(told(text), "valueSet");
    for (String text : new String[]{"Outcome(^)", "UptimalExpansion(^[2]*)"})
      Schemas.assertValid(told(text), "valueWords");
    String walls = "Thermograph({3|1})";
    Schemas.assertValid(told(walls), "evaluation");
  }

  /** All that is told of a value, its steps, and the reasons of a comparison. */
  @Test
  void everything_conforms() {
    for (String text : new String[]{"{0,*|*}", "{2|-1/2}", "{0||0|-2}", "5"}) {
      ObjectNode node = value(text, true, calculator.written(text)
          .map(written -> FormReduction.steps(calculator.values(), written)).orElse(List.of()));
      Schemas.assertValid(node, "evaluation");
      assertThat(node.get("tests")).isNotEmpty();
    }
    ObjectNode node = compared("^^ >= *", true);
    Schemas.assertValid(node, "comparison");
    assertThat(node.get("atLeast")).hasSize(2);
  }

  /** What a limit leaves no room for is named. */
  @Test
  void valuesThatAreNotComplete_conform() {
    var limited = new Calculator(Catalog.standard(), Budget.ofWork(10_000));
    String text = "{1|*1024}";
    var document = new ValueDocument(text, limited, limited.value(text), ValueText.ascii(limited.values()), true,
        List.of());
    ObjectNode node = DocumentJson.of(document, ENGLISH);
    Schemas.assertValid(node, "evaluation");
    assertThat(document.spent()).isPresent();
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
    return DocumentJson.of(out -> ValueFields.table(out, "domineering", List.of("1"), List.of("1", "2"),
        List.of(List.of("0", "-1")), spent), ENGLISH);
  }

  @Test
  void spentBudgets_conform() {
    try {
      new Calculator(Catalog.standard(), Budget.ofWork(10)).value("domineering 4x4");
    } catch (BudgetSpent spent) {
      Schemas.assertValid(DocumentJson.of(
          out -> ValueFields.gaveUp(out, "domineering 4x4", spent, 7, 3), ENGLISH));
      return;
    }
    throw new AssertionError("ten steps are not enough");
  }

  @Test
  void days_conform() {
    Schemas.assertValid(DocumentJson.of(
        out -> ValueFields.day(out, 2, calculator.values(), Days.born(calculator.values(), 2)), ENGLISH), "day");
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
