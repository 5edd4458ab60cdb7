package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * How positions are written, as a description rather than only a parser: it also yields error messages with a column,
 * editable boards and random positions.
 *
 * @param <P> positions
 */
public sealed interface Notation<P> permits Numbers, Tuples, Characters, Edges, Notation.Free {
  /**
   * Reads a position.
   *
   * @throws BadInput what was expected, what was found, and where
   */
  P parse(String text);

  /** The text that {@link #parse} reads as this position. */
  String format(P at);

  /** How to write a position, in a sentence or two. */
  Phrase writing();

  /** What the single characters in the text of a position mean, where a sentence would be too long. */
  default List<Sign> signs() {
    return List.of();
  }

  /**
   * A character with a meaning: x, Left's stone.
   *
   * @param meaning without an article
   */
  record Sign(char character, Phrase meaning) {
  }

  /** The text of a part of a position, without placeholders for the rest: {@code 5}, not {@code 0 5 0}. */
  default String alone(P part) {
    return format(part);
  }

  /**
   * A random position.
   *
   * @param size the rough size, from 1: the number of heaps and of tokens in each, or the sides of a board
   */
  P random(RandomGenerator random, int size);

  /** Any other text; it supplies its own random positions. */
  non-sealed interface Free<P> extends Notation<P> {
    @Override
    default Phrase writing() {
      return Phrase.of("Write a position like those in the examples.");
    }
  }

  /**
   * Whole numbers from {@code least} to {@code most}, as many as the user likes; the methods of the result narrow this.
   */
  static Numbers<List<Integer>> numbers(int least, int most) {
    return Numbers.from(least).atMost(most).as(numbers -> numbers.stream().map(BigInteger::intValueExact).toList(),
        numbers -> numbers.stream().map(n -> BigInteger.valueOf(n)).toList());
  }
}
