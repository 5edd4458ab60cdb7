package org.grundy.game;

import java.util.List;
import java.util.function.IntFunction;

/**
 * A way to make the P-positions of a game in order.
 *
 * @param name    what people choose it by: {@code mex}, {@code word}, {@code beatty}
 * @param columns what the numbers of a row are called: {@code a}, {@code b}
 * @param most    so many rows can be made at most, by space or by the range of the numbers
 * @param rows    the first so many, 0 to {@code most}: row n is the n-th P-position, from n = 0, its numbers those of the
 *                columns
 */
public record Way(String name, List<String> columns, int most, IntFunction<long[][]> rows) {
  public Way {
    columns = List.copyOf(columns);
  }
}
