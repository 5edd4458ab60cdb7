package org.grundy.game.strip;

import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/**
 * Mock Turtles: turn a head to tails and, if you like, one or two coins on its left. The heads are worth the odious
 * numbers, those with an odd number of 1s in binary: 1, 2, 4, 7, 8, 11, 13, 14, and so on.
 */
public final class MockTurtles extends TurningCoins {
  private static final int LONGEST = 256;

  @Override
  public String name() {
    return "mock-turtles";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Turn over a coin that shows heads and, optionally, one or two other coins to its left.");
  }

  @Override
  int longest() {
    return LONGEST;
  }

  @Override
  boolean turns(int last, Turns out) {
    boolean more = out.coins(last);
    for (int second = last - 1; second >= 0 && more; second--)
      more = out.coins(last, second);
    for (int second = last - 1; second >= 0; second--)
      for (int third = second - 1; third >= 0 && more; third--)
        more = out.coins(last, second, third);
    return more;
  }

  @Override
  long ways(int last) {
    return 1 + last + last * (last - 1L) / 2;
  }

  @Override
  long value(int place) {
    return 2L * place + (Integer.bitCount(place) % 2 == 0 ? 1 : 0);
  }

  /**
   * The nim-sum of two odious numbers has an even number of 1s, so turning a pair never has the effect of turning one
   * coin.
   */
  @Override
  void making(int last, long sum, Turns out) {
    long rest = sum ^ value(last);
    if (rest == 0)
      out.coins(last);
    if (odious(rest) && rest >> 1 < last)
      out.coins(last, (int) (rest >> 1));
    for (int second = last - 1; second > 0; second--) {
      long third = rest ^ value(second);
      if (odious(third) && third >> 1 < second)
        out.coins(last, second, (int) (third >> 1));
    }
  }

  private static boolean odious(long n) {
    return Long.bitCount(n) % 2 == 1;
  }

  @Override
  Citation citation() {
    return winningWays("winning-ways-mock-turtles",
        Phrase.of("a head at place n is worth the n-th number with an odd number of 1s in binary"));
  }

  @Override
  String term() {
    return "2 * (n - 1) + (popcount(n - 1) + 1) % 2";
  }

  @Override
  Phrase meaning() {
    return Phrase.of("the {0}-th number with an odd number of 1s in binary", ClosedTerm.N);
  }
}
