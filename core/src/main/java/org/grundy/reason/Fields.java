package org.grundy.reason;

import java.math.BigInteger;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.grundy.phrase.Phrase;

/** The sink for fields that programs read, whatever the format. Methods that put something return this sink. */
public interface Fields {
  Fields put(String name, BigInteger number);

  Fields put(String name, String text);

  Fields put(String name, boolean flag);

  /** A sentence, in the language of the reader. */
  Fields put(String name, Phrase sentence);

  /** A phrase as a sentence of its own: with a capital and a full stop. */
  Fields sentence(String name, Phrase phrase);

  /**
   * A list.
   *
   * @param items texts, whole numbers, sentences, or lists of them
   */
  Fields list(String name, Iterable<?> items);

  /** A list of objects, each with the fields of an item. */
  <T> Fields objects(String name, Iterable<T> items, BiConsumer<Fields, T> each);

  /** The sink for further fields under a name. */
  Fields object(String name);

  default Fields put(String name, long number) {
    return put(name, BigInteger.valueOf(number));
  }

  /** The name of a constant in lower case. */
  default Fields put(String name, Enum<?> constant) {
    return put(name, constant.name().toLowerCase(Locale.ROOT));
  }
}
