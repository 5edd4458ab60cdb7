package org.grundy.calc;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;

/**
 * A document of a query result that is not itself a value.
 *
 * @param names how values are written for people
 */
public record QueryDocument(String expression, Calculator calculator, QueryResult told,
    ValueText names) implements Document {
  static Unbroken truth(boolean holds) {
    return new Unbroken(holds ? Phrase.of("TRUE") : Phrase.of("FALSE"));
  }

  static Block drawn(Thermograph thermograph) {
    return new Drawn(thermograph.exhibit(Phrase.verbatim("")));
  }

  @Override
  public List<Block> blocks() {
    return List.of(switch (told) {
      case QueryResult.YesNo(boolean holds) -> truth(holds);
      case QueryResult.Several(List<Integer> several) -> new Unbroken(Phrase.verbatim(several.stream()
          .map(value -> ValueDocument.name(names, value).toString()).sorted()
          .collect(Collectors.joining(",", "{", "}"))));
      case QueryResult.Words(Phrase phrase) -> new Unbroken(phrase);
      case QueryResult.Walls(int value) -> drawn(new Thermographs(calculator.values()).of(value));
    });
  }

  @Override
  public void fields(Fields out) {
    ShortGames values = calculator.values();
    switch (told) {
      case QueryResult.YesNo(boolean holds) -> out.put("expression", expression).put("holds", holds);
      case QueryResult.Several(List<Integer> several) -> out.put("expression", expression).list("values",
          ValueFields.names(values, several.stream().mapToInt(Integer::intValue).toArray()));
      case QueryResult.Words(Phrase phrase) -> out.put("expression", expression).put("told", phrase.toString());
      case QueryResult.Walls(int value) ->
        new ValueDocument(expression, calculator, value, names, false, List.of()).fields(out);
    }
  }
}
