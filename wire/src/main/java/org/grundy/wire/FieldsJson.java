package org.grundy.wire;

import java.math.BigInteger;
import java.util.function.BiConsumer;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Puts fields into a JSON object, with sentences in the voice's language. */
record FieldsJson(ObjectNode into, Voice voice) implements Fields {
  private static final Voice ENGLISH = Voice.of(Language.EN);

  FieldsJson(ObjectNode into) {
    this(into, ENGLISH);
  }

  @Override
  public Fields put(String name, BigInteger number) {
    into.set(name, Json.whole(number));
    return this;
  }

  @Override
  public Fields put(String name, String text) {
    into.put(name, text);
    return this;
  }

  @Override
  public Fields put(String name, boolean flag) {
    into.put(name, flag);
    return this;
  }

  @Override
  public Fields put(String name, Phrase sentence) {
    into.put(name, voice.say(sentence));
    return this;
  }

  @Override
  public Fields sentence(String name, Phrase phrase) {
    into.put(name, voice.sentence(phrase));
    return this;
  }

  @Override
  public Fields list(String name, Iterable<?> items) {
    into.set(name, array(items));
    return this;
  }

  private ArrayNode array(Iterable<?> items) {
    ArrayNode array = Json.array();
    items.forEach(item -> array.add(node(item)));
    return array;
  }

  private JsonNode node(Object item) {
    return switch (item) {
      case Iterable<?> items -> array(items);
      case BigInteger number -> Json.whole(number);
      case Number number -> Json.whole(number.longValue());
      case Phrase sentence -> Json.text(voice.say(sentence));
      default -> Json.text(item.toString());
    };
  }

  @Override
  public <T> Fields objects(String name, Iterable<T> items, BiConsumer<Fields, T> each) {
    ArrayNode list = into.putArray(name);
    items.forEach(item -> each.accept(new FieldsJson(list.addObject(), voice), item));
    return this;
  }

  @Override
  public Fields object(String name) {
    return new FieldsJson(into.putObject(name), voice);
  }
}
