package org.grundy.web;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.calc.Calculator;
import org.grundy.calc.Difference;
import org.grundy.calc.Facts;
import org.grundy.calc.Reducing;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.Values;
import org.grundy.wire.ValueJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The value lab: expressions with all that is said of them, and the games of a day with their order. */
final class ValueApi {
  private static final int LONGEST = 200;

  private ValueApi() {
  }

  /** The value of an expression, or whether a comparison holds, and how that comes about. */
  static ObjectNode value(Asked asked, Budget budget) {
    String expression = asked.text("expression");
    Voice voice = asked.voice();
    var calculator = new Calculator(Catalog.standard(), budget);
    Values values = calculator.values();
    var compared = calculator.compared(expression);
    if (compared.isPresent()) {
      ObjectNode document = ValueJson.of(expression, compared.get());
      ValueText latex = ValueText.latex(values);
      document.put("left", sum(latex, compared.get().left())).put("right", sum(latex, compared.get().right()));
      ValueText inline = ValueText.inlineLatex(values);
      ValueJson.lines(document.putArray("atLeast"),
          new Difference(values, compared.get().left(), compared.get().right(), inline).why(), voice);
      ValueJson.lines(document.putArray("atMost"),
          new Difference(values, compared.get().right(), compared.get().left(), inline).why(), voice);
      return document;
    }
    int value = calculator.value(expression);
    ObjectNode document = ValueJson.of(expression, values, value);
    ArrayNode facts = document.putArray("facts");
    ValueText inline = ValueText.inlineLatex(values);
    var all = new Facts(values, value, inline);
    for (Facts.Fact fact : all.list())
      facts.addObject().put("name", voice.say(fact.name())).put("said", voice.say(fact.said()));
    if (all.spent().isPresent())
      return document;
    calculator.written(expression)
        .ifPresent(
            written -> ValueJson.lines(document.putArray("steps"), Reducing.steps(values, written, inline), voice));
    ValueTree.of(values, value).ifPresent(nodes -> tree(document.putArray("tree"), nodes));
    return document;
  }

  private static void tree(ArrayNode into, List<ValueTree.Node> nodes) {
    for (ValueTree.Node node : nodes) {
      ObjectNode one = into.addObject().put("text", node.text()).put("latex", node.latex());
      if (node.parent() >= 0)
        one.put("parent", node.parent()).put("by", node.by() == Player.LEFT ? "left" : "right");
    }
  }

  /** The terms of one side of a comparison. */
  private static String sum(ValueText latex, int[] terms) {
    return terms.length == 0 ? "0"
        : IntStream.of(terms).mapToObj(term -> latex.of(term, LONGEST).orElse("\\ldots"))
            .collect(Collectors.joining(" + "));
  }

  /** The games of day 0, 1 or 2, each with its height in the order, and the pairs that cover each other. */
  static ObjectNode days(Asked asked, Budget budget) {
    int day = asked.count("day", Days.LAST - 1, 2);
    var values = new Values(budget);
    int[] games = Days.born(values, day);
    int[] heights = Days.heights(values, games);
    ObjectNode document = ValueJson.days(day, values, games);
    ArrayNode order = document.putArray("order");
    for (int i = 0; i < games.length; i++)
      order.addObject().put("value", ValueText.ascii(values).of(games[i]))
          .put("latex", ValueText.latex(values).of(games[i])).put("height", heights[i]);
    ArrayNode covers = document.putArray("covers");
    for (int[] pair : Days.covers(values, games))
      covers.addArray().add(pair[0]).add(pair[1]);
    return document;
  }
}
