package org.grundy.solve.engine;

import java.math.BigInteger;
import java.util.Comparator;
import org.grundy.game.Heaps;

/** Which positions of heaps are few enough to be looked at one by one. */
public final class SmallHeaps {
  /** So many moves are sooner looked at than a table of two heaps is filled or an automaton is proved. */
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
