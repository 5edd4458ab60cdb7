package org.grundy.game;

import java.util.List;
import java.util.function.IntFunction;

/**
 * A way to generate the P-positions of a game in order.
 *
 * @param name    the name by which people choose it: {@code mex}, {@code word}, {@code beatty}
 * @param columns the names of the numbers in a row: {@code a}, {@code b}
 * @param most    the most rows possible, limited by space or by the range of the numbers
 * @param rows    returns the given number of first rows, 0 to {@code most}: row n is the n-th P-position, from n = 0,
 *                one number for each column
 */
public record Way(String name, List<String> columns, int most, IntFunction<long[][]> rows) {
  public Way {
    columns = List.copyOf(columns);
  }
}
