package org.grundy.explain;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.jspecify.annotations.Nullable;

/**
 * Writes fields as the text of one JSON object (RFC 8259), in the order in which they are put. A nested object ends with
 * the next field of the object around it. Time and space grow with the text.
 */
public final class JsonText implements Fields {
  /** The schema version, first in every document. It goes up when a field is removed or changes its meaning. */
  public static final int SCHEMA = 1;

  /** The bits of the absolute values that every JSON reader keeps exactly (RFC 7493, section 2.2). */
  private static final int SAFE_BITS = 53;

  private final StringBuilder out;
  private final Voice voice;
  private final Set<String> names = new HashSet<>();
  private @Nullable JsonText nested;
  private boolean ended;

  private JsonText(StringBuilder out, Voice voice) {
    this.out = out.append('{');
    this.voice = voice;
  }

  /**
   * The text of a document, on one line without a line break at its end.
   *
   * @param voice for the sentences, in the reader's language
   */
  public static String of(Consumer<Fields> fields, Voice voice) {
    var out = new StringBuilder();
    var document = new JsonText(out, voice);
    document.put("schema", SCHEMA);
    fields.accept(document);
    document.end();
    return out.toString();
  }

  /** Whether every JSON reader keeps a whole number exactly; others are written as text. */
  public static boolean isSafe(BigInteger n) {
    return n.abs().bitLength() <= SAFE_BITS;
  }

  private void end() {
    if (nested != null)
      nested.end();
    if (!ended)
      out.append('}');
    ended = true;
  }

  private JsonText name(String name) {
    if (ended || !names.add(name))
      throw new IllegalStateException("the field " + name + " comes too late, or twice");
    if (nested != null)
      nested.end();
    nested = null;
    if (names.size() > 1)
      out.append(',');
    quote(name);
    out.append(':');
    return this;
  }

  @Override
  public Fields put(String name, BigInteger number) {
    name(name).number(number);
    return this;
  }

  @Override
  public Fields put(String name, long number) {
    return put(name, BigInteger.valueOf(number));
  }

  @Override
  public Fields put(String name, String text) {
    name(name).quote(text);
    return this;
  }

  @Override
  public Fields put(String name, boolean flag) {
    name(name).out.append(flag);
    return this;
  }

  @Override
  public Fields put(String name, Phrase sentence) {
    return put(name, voice.say(sentence));
  }

  @Override
  public Fields sentence(String name, Phrase phrase) {
    return put(name, voice.sentence(phrase));
  }

  @Override
  public Fields list(String name, Iterable<?> items) {
    name(name).array(items, this::item);
    return this;
  }

  @Override
  public <T> Fields objects(String name, Iterable<T> items, BiConsumer<Fields, T> each) {
    name(name).array(items, item -> {
      var object = new JsonText(out, voice);
      each.accept(object, item);
      object.end();
    });
    return this;
  }

  @Override
  public Fields object(String name) {
    name(name);
    nested = new JsonText(out, voice);
    return nested;
  }

  private <T> void array(Iterable<T> items, Consumer<? super T> each) {
    String before = "";
    out.append('[');
    for (T item : items) {
      out.append(before);
      each.accept(item);
      before = ",";
    }
    out.append(']');
  }

  private void item(Object item) {
    switch (item) {
      case Iterable<?> items -> array(items, this::item);
      case BigInteger number -> number(number);
      case Number number -> number(BigInteger.valueOf(number.longValue()));
      case Phrase sentence -> quote(voice.say(sentence));
      default -> quote(item.toString());
    }
  }

  private void number(BigInteger number) {
    if (isSafe(number))
      out.append(number);
    else
      quote(number.toString());
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ')
            out.append("\\u%04X".formatted((int) c));
          else
            out.append(c);
        }
      }
    }
    out.append('"');
  }
}
