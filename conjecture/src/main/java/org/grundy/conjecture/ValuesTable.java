package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;

/**
 * A table as a brute-force program prints it: values in order, pairs of a heap and its value, or, for two heaps, triples of
 * both heaps and the value, or one row for each second heap. Values are whole numbers from 0, or words that say who wins.
 * Or it lists the losing positions of two heaps or more with their numbers.
 *
 * @param heaps  1 or more; with 3 or more, losing positions are listed
 * @param from   the number of the first value
 * @param values of the heaps from {@code from} on; of two heaps, all from 0 on, row by row; of more, the heaps of one
 *               position after another
 * @param words  where the values are words, that for a win of the player to move, which is 1, and that for a loss,
 *               which is 0; else empty
 * @param listed whether the losing positions were listed, so that only zeros are known as such
 */
public record ValuesTable(int heaps, int from, long[] values, List<String> words, boolean listed) {
  public ValuesTable {
    values = values.clone();
    words = List.copyOf(words);
  }

  /**
   * Reads the text of a table; its grammar is in the reference of {@code conjecture}.
   *
   * @throws BadInput when it is none, or could be read in two ways, with the line and column
   */
  public static ValuesTable read(String text) {
    return TableReader.read(text);
  }

  /** Whether a text may be meant as values, and not as the name of a file. */
  public static boolean mayBe(String text) {
    return text.chars().noneMatch(c -> c == '/' || c == '\\') && !text.matches("(?s).*\\.[A-Za-z][A-Za-z0-9]*")
        && (text.matches("(?s).*[\\s,;\\[{(].*") || text.matches("[0-9]+")
            || OutcomeWords.of(OutcomeWords.letters(text).getFirst()).isPresent());
  }

  /**
   * The values of 0, 1, 2 and so on; those before the first are taken to be 0.
   *
   * @throws BadInput when the table is of several heaps
   */
  public long[] fromZero() {
    if (heaps != 1)
      throw BadInput.because("expected a table of single heaps, found one of several");
    long[] all = new long[from + values.length];
    System.arraycopy(values, 0, all, from, values.length);
    return all;
  }

  /** Each heap of all positions in the list, of three heaps or more. */
  List<long[]> columns() {
    return IntStream.range(0, heaps)
        .mapToObj(column -> IntStream.iterate(column, i -> i < values.length, i -> i + heaps)
            .mapToLong(i -> values[i]).toArray())
        .toList();
  }

  /** The table of two heaps. */
  NimValueTable board() {
    int side = (int) Math.round(Math.sqrt(values.length));
    return new NimValueTable(2, side - 1, Arrays.stream(values).mapToInt(Math::toIntExact).toArray(),
        Optional.empty());
  }
}
