package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** Values of expressions as rows: the expression, its value or the answer to it, and facts about a value. */
record ValueRows(Console console, Format format) {
  private static final List<String> FACTS = List.of("outcome", "mean", "temperature", "birthday");

  void header() {
    print("expression", "value", FACTS);
  }

  void row(Document document) {
    var texts = new TopTexts();
    document.fields(texts);
    print(texts.of("expression"), value(texts), FACTS.stream().map(texts::of).toList());
  }

  /** A row for an expression that a limit left open. */
  void open(String expression) {
    print(expression, "?", FACTS.stream().map(_ -> "").toList());
  }

  /** The value, the truth of a comparison or test, a set, or words; whichever field the document has. */
  private static String value(TopTexts texts) {
    return Stream.of("value", "holds", "values", "told").map(texts::of).filter(text -> !text.isEmpty()).findFirst()
        .orElse("");
  }

  private void print(String expression, String value, List<String> facts) {
    var fields = new ArrayList<>(List.of(expression, value));
    fields.addAll(facts);
    console.out().println(format.row(fields));
  }

  /** The fields of a document that are not objects, as texts. */
  private static final class TopTexts implements Fields {
    private final Map<String, String> texts = new HashMap<>();

    /** The text of a field; empty when there is none. */
    String of(String name) {
      return texts.getOrDefault(name, "");
    }

    private Fields with(String name, String text) {
      texts.put(name, text);
      return this;
    }

    @Override
    public Fields put(String name, BigInteger number) {
      return with(name, number.toString());
    }

    @Override
    public Fields put(String name, String text) {
      return with(name, text);
    }

    @Override
    public Fields put(String name, boolean flag) {
      return with(name, flag ? "TRUE" : "FALSE");
    }

    @Override
    public Fields put(String name, Phrase sentence) {
      return with(name, sentence.toString());
    }

    @Override
    public Fields sentence(String name, Phrase phrase) {
      return with(name, phrase.toString());
    }

    @Override
    public Fields list(String name, Iterable<?> items) {
      return with(name, StreamSupport.stream(items.spliterator(), false).map(Object::toString)
          .collect(Collectors.joining(",", "{", "}")));
    }

    @Override
    public <T> Fields objects(String name, Iterable<T> items, BiConsumer<Fields, T> each) {
      return this;
    }

    @Override
    public Fields object(String name) {
      return new TopTexts();
    }
  }
}
