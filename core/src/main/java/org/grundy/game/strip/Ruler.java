package org.grundy.game.strip;

import java.util.stream.IntStream;
import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/**
 * The Ruler game: turn over adjacent coins, the last of which goes from heads to tails. Worth 1, 2, 1, 4, 1, 2, 1, 8,
 * &hellip;.
 */
public final class Ruler extends TurningCoins {
  private static final int LONGEST = 1024;

  @Override
  public String name() {
    return "ruler";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Turn over one coin or several adjacent coins; the rightmost must show heads.");
  }

  @Override
  int longest() {
    return LONGEST;
  }

  @Override
  boolean turns(int last, Turns out) {
    for (int first = last; first >= 0; first--)
      if (!out.coins(run(last, first)))
        return false;
    return true;
  }

  private static int[] run(int last, int first) {
    return IntStream.rangeClosed(0, last - first).map(i -> last - i).toArray();
  }

  @Override
  long ways(int last) {
    return last + 1L;
  }

  @Override
  long value(int place) {
    return Integer.lowestOneBit(place + 1);
  }

  @Override
  void making(int last, long sum, Turns out) {
    long made = 0;
    for (int first = last; first >= 0; first--) {
      made ^= value(first);
      if (made == sum)
        out.coins(run(last, first));
    }
  }

  @Override
  Citation citation() {
    return winningWays("winning-ways-ruler",
        Phrase.of("a head at place n is worth the greatest power of 2 that divides n"));
  }

  @Override
  String term() {
    return "n & -n";
  }

  @Override
  Phrase meaning() {
    return Phrase.of("the greatest power of 2 that divides {0}", ClosedTerm.N);
  }
}
