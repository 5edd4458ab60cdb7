package org.grundy.routes;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.calc.Calculator;
import org.grundy.calc.ComparisonDocument;
import org.grundy.calc.Difference;
import org.grundy.calc.FormReduction;
import org.grundy.calc.ValueDocument;
import org.grundy.calc.ValueFacts;
import org.grundy.calc.ValueFields;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Document;
import org.grundy.explain.Voice;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.wire.DocumentJson;
import tools.jackson.databind.node.ObjectNode;

/** The value lab: expressions with their properties, and the games born by a day with their order. */
final class ValueApi {
  private static final int LONGEST = 200;

  private ValueApi() {
  }

  /** The value of an expression, or whether a comparison holds, with the reasons. */
  static ObjectNode value(RequestData request, Budget budget) {
    Voice voice = request.voice();
    var calculator = new Calculator(Catalog.standard(), budget);
    String expression = calculator.defining(request.text("expression"));
    ShortGames values = calculator.values();
    ValueText inline = ValueText.inlineLatex(values);
    var compared = calculator.compared(expression);
    if (compared.isPresent())
      return DocumentJson.of(out -> {
        new ComparisonDocument(expression, values, compared.get(), inline, false).fields(out);
        compared(out, values, compared.get().left(), compared.get().right(), inline);
      }, voice);
    int value = calculator.value(expression);
    var document = new ValueDocument(expression, calculator, value, inline, false, List.of());
    return DocumentJson.of(out -> {
      document.fields(out);
      var facts = new ValueFacts(values, value, inline);
      out.objects("facts", facts.list(),
          (node, fact) -> node.put("name", fact.name()).put("said", fact.said()).put("plain", fact.plain()));
      if (facts.spent().isPresent())
        return;
      calculator.written(expression)
          .ifPresent(written -> Document.Remark.fields(out, "steps", FormReduction.steps(values, written, inline)));
      ValueTree.of(values, value).ifPresent(nodes -> out.objects("tree", nodes, ValueTree.Node::fields));
    }, voice);
  }

  /** Adds the two sides of a comparison, and why one is or is not at least, or at most, the other. */
  private static void compared(Fields out, ShortGames values, int[] left, int[] right, ValueText inline) {
    ValueText latex = ValueText.latex(values);
    out.put("left", sum(latex, left)).put("right", sum(latex, right));
    Document.Remark.fields(out, "atLeast", Difference.atLeast(values, left, right, inline).why());
    Document.Remark.fields(out, "atMost", Difference.atMost(values, left, right, inline).why());
  }

  /** The terms of one side of a comparison. */
  private static String sum(ValueText latex, int[] terms) {
    return terms.length == 0 ? "0"
        : IntStream.of(terms).mapToObj(term -> latex.of(term, LONGEST).orElse("\\ldots"))
            .collect(Collectors.joining(" + "));
  }

  /** The games born by day 0, 1 or 2, each with its height in the order, and the covering pairs. */
  static ObjectNode days(RequestData request, Budget budget) {
    int day = request.count("day", Days.LAST - 1, 2);
    var values = new ShortGames(budget);
    int[] games = Days.born(values, day);
    int[] heights = Days.heights(values, games);
    return DocumentJson.of(out -> {
      ValueFields.day(out, day, values, games);
      out.objects("order", IntStream.range(0, games.length).boxed().toList(),
          (node, i) -> node.put("value", ValueText.ascii(values).of(games[i]))
              .put("latex", ValueText.latex(values).of(games[i])).put("height", heights[i]));
      out.list("covers",
          Days.covers(values, games).stream().map(pair -> IntStream.of(pair).boxed().toList()).toList());
    }, request.voice());
  }
}
