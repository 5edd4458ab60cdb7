package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;

/** How many strings of digits there are of each length. */
final class StringCounts {
  private final Phases phases;
  /** For each phase, how many digits lead from each state of the strings to each other. */
  private final int[][][] ways;

  StringCounts(Strings strings) {
    phases = strings.phases();
    ways = IntStream.range(0, phases.count()).mapToObj(strings::ways).toArray(int[][][]::new);
  }

  /**
   * The numbers of strings of 0, 1, 2, &hellip; places.
   *
   * @param count  how many numbers, 0 or more
   * @param budget a step for each number
   */
  List<BigInteger> first(int count, Budget budget) {
    var numbers = new ArrayList<BigInteger>();
    var counts = new BigInteger[ways[0].length];
    Arrays.fill(counts, BigInteger.ONE);
    while (numbers.size() < count) {
      budget.charge(1);
      numbers.add(counts[0]);
      counts = longer(counts, ways[phases.of(numbers.size() - 1)]);
    }
    return numbers;
  }

  /** The number of strings from each state with one more place in front. */
  private static BigInteger[] longer(BigInteger[] counts, int[][] ways) {
    var longer = new BigInteger[counts.length];
    for (int state = 0; state < counts.length; state++) {
      longer[state] = BigInteger.ZERO;
      for (int to = 0; to < counts.length; to++)
        if (ways[state][to] > 0)
          longer[state] = longer[state].add(counts[to].multiply(BigInteger.valueOf(ways[state][to])));
    }
    return longer;
  }
}
