package org.grundy.value.shortgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.value.Order;

/**
 * All values born by a day (Conway 1976, chapter 7): the values whose options were born by the day before. Two
 * antichains of options suffice for each, since dominated options do not matter.
 */
public final class Days {
  /** The last day that can be listed: there are more than 10^184 games of day 4 (Siegel 2013, III.1). */
  public static final int LAST = 3;

  private static final int[] SIZES = {1, 4, 22, 1474};

  private Days() {
  }

  /** The number of values born by a day from 0 to {@link #LAST} (Siegel 2013, III.1). */
  public static int size(int day) {
    return SIZES[day];
  }

  /**
   * The values born by a day, 1, 4, 22 and 1474 of them, in ascending order of handles.
   *
   * @param day from 0 to {@link #LAST}
   */
  public static int[] born(ShortGames values, int day) {
    if (day == 0)
      return new int[]{ShortGames.ZERO};
    List<int[]> antichains = antichains(values, born(values, day - 1));
    var found = new TreeSet<Integer>();
    for (int[] left : antichains)
      for (int[] right : antichains)
        found.add(values.make(left, right));
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** All sets of games of which no two are comparable, the empty one first, then by size. */
  public static List<int[]> antichains(ShortGames values, int[] games) {
    if (games.length > Integer.SIZE)
      throw new IllegalArgumentException("too many games for their antichains: " + games.length);
    int[] comparable = new int[games.length];
    for (int i = 0; i < games.length; i++)
      for (int j = 0; j < games.length; j++)
        if (i != j && values.compare(games[i], games[j]) != Order.CONFUSED)
          comparable[i] |= 1 << j;
    var found = new ArrayList<int[]>();
    extend(games, comparable, 0, 0, found);
    found.sort(Comparator.comparingInt(set -> set.length));
    return found;
  }

  private static void extend(int[] games, int[] comparable, int from, int chosen, List<int[]> out) {
    out.add(IntStream.range(0, games.length).filter(i -> (chosen >> i & 1) == 1).map(i -> games[i]).toArray());
    for (int i = from; i < games.length; i++)
      if ((comparable[i] & chosen) == 0)
        extend(games, comparable, i + 1, chosen | 1 << i, out);
  }

  /**
   * Some of the games, spread evenly.
   *
   * @param count how many, at most the number of games
   */
  public static int[] some(int[] games, int count) {
    Objects.checkFromIndexSize(0, count, games.length);
    return IntStream.range(0, count).map(i -> games[(int) ((long) i * games.length / count)]).toArray();
  }

  /**
   * The pairs of games in which the second covers the first: it is greater, and no other game lies between.
   *
   * @return indices of {@code games}, two for each pair
   */
  public static List<int[]> covers(ShortGames values, int[] games) {
    int n = games.length;
    boolean[][] below = new boolean[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        below[i][j] = i != j && values.leq(games[i], games[j]);
    var covers = new ArrayList<int[]>();
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (below[i][j] && !between(below, i, j))
          covers.add(new int[]{i, j});
    return covers;
  }

  private static boolean between(boolean[][] below, int low, int high) {
    return IntStream.range(0, below.length).anyMatch(k -> below[low][k] && below[k][high]);
  }

  /** The height of each game above the lowest, by the longest chain. */
  public static int[] heights(ShortGames values, int[] games) {
    int[] heights = new int[games.length];
    Integer[] byDown = IntStream.range(0, games.length).boxed().toArray(Integer[]::new);
    int[] lower = IntStream.range(0, games.length)
        .map(i -> (int) Arrays.stream(games).filter(h -> values.leq(h, games[i])).count()).toArray();
    Arrays.sort(byDown, Comparator.comparingInt(i -> lower[i]));
    for (int i : byDown)
      for (int j : byDown)
        if (i != j && values.leq(games[j], games[i]))
          heights[i] = Math.max(heights[i], heights[j] + 1);
    return heights;
  }
}
