package org.grundy.phrase;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A sentence without a language: an English template and its arguments. Arguments are text, whole numbers
 * ({@code Integer}, {@code Long}, {@code BigInteger}), or phrases, which are spoken in the same language.
 *
 * @param english the template, see {@link Template}; the key under which translations are filed
 * @param args    what the placeholders stand for
 * @param technical whether it takes some theory to understand: it mentions values, P-positions or the mex
 */
public record Phrase(String english, List<Object> args, boolean technical) implements Serializable {
  public Phrase {
    args = List.copyOf(args);
  }

  public Phrase(String english, List<Object> args) {
    this(english, args, false);
  }

  public static Phrase of(String english, Object... args) {
    return new Phrase(english, List.of(args));
  }

  /** Text that is the same in every language, such as a position or a name. */
  public static Phrase verbatim(String text) {
    return new Phrase("{0}", List.of(text));
  }

  /** The same, for readers who know some theory. */
  public Phrase asTechnical() {
    return new Phrase(english, args, true);
  }

  /** Items with a separator that is the same in every language. */
  public static Phrase sequence(List<?> items, String separator) {
    return new Phrase(
        IntStream.range(0, items.size()).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(separator)),
        new ArrayList<>(items));
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    return Template.of(english).fill(args, Grammar.ENGLISH, Phrase::toString);
  }
}
