package org.grundy.calc;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;

/**
 * What is told of a value and is no value itself.
 *
 * @param names how values are written for people
 */
public record ToldDocument(String expression, Calculator calculator, Told told, ValueText names) implements Document {
  static Unbroken truth(boolean holds) {
    return new Unbroken(holds ? Phrase.of("TRUE") : Phrase.of("FALSE"));
  }

  static Block drawn(Thermograph thermograph) {
    return new Drawn(thermograph.exhibit(Phrase.verbatim("")));
  }

  @Override
  public List<Block> blocks() {
    return List.of(switch (told) {
      case Told.YesNo(boolean holds) -> truth(holds);
      case Told.Several(List<Integer> several) -> new Unbroken(Phrase.verbatim(several.stream()
          .map(value -> ValueDocument.name(names, value).toString()).sorted()
          .collect(Collectors.joining(",", "{", "}"))));
      case Told.Words(Phrase phrase) -> new Unbroken(phrase);
      case Told.Walls(int value) -> drawn(new Thermographs(calculator.values()).of(value));
    });
  }

  @Override
  public void fields(Fields out) {
    Values values = calculator.values();
    switch (told) {
      case Told.YesNo(boolean holds) -> out.put("expression", expression).put("holds", holds);
      case Told.Several(List<Integer> several) -> out.put("expression", expression).list("values",
          ValueFields.names(values, several.stream().mapToInt(Integer::intValue).toArray()));
      case Told.Words(Phrase phrase) -> out.put("expression", expression).put("told", phrase.toString());
      case Told.Walls(int value) ->
        new ValueDocument(expression, calculator, value, names, false, List.of()).fields(out);
    }
  }
}
