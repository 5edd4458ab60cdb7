package org.grundy.solve.engine;

import java.math.BigInteger;
import java.util.Comparator;
import org.grundy.game.Heaps;

/** Which heap positions have few enough positions below them to examine one by one. */
public final class SmallHeaps {
  /** Below this many moves, direct search beats filling a table or proving an automaton. */
  private static final BigInteger MOST_MOVES = BigInteger.valueOf(4_000_000);

  private SmallHeaps() {
  }

  /** Whether there are few positions with heaps up to these, when each has as many moves as the largest heap has tokens. */
  public static boolean are(Heaps at) {
    BigInteger greatest = at.list().stream().max(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
    return at.list().stream().map(BigInteger.ONE::add).reduce(greatest, BigInteger::multiply)
        .compareTo(MOST_MOVES) <= 0;
  }
}
