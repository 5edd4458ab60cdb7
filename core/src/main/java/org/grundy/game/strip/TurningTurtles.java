package org.grundy.game.strip;

import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/** Turning Turtles: turn a head to tails and, if you like, one coin on its left. A head at place n is worth n. */
public final class TurningTurtles extends TurningCoins {
  @Override
  public String name() {
    return "turning-turtles";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Turn over a coin that shows heads and, optionally, one other coin to its left.");
  }

  @Override
  int longest() {
    return Picture.MOST_PARTS;
  }

  @Override
  boolean turns(int last, Turns out) {
    boolean more = out.coins(last);
    for (int other = last - 1; other >= 0 && more; other--)
      more = out.coins(last, other);
    return more;
  }

  @Override
  long ways(int last) {
    return last + 1L;
  }

  @Override
  long value(int place) {
    return place + 1L;
  }

  @Override
  void making(int last, long sum, Turns out) {
    long rest = sum ^ value(last);
    if (rest == 0)
      out.coins(last);
    else if (rest <= last)
      out.coins(last, (int) rest - 1);
  }

  @Override
  Citation citation() {
    return winningWays("winning-ways-turtles", Phrase.of("a head at place n is worth n"));
  }

  @Override
  String term() {
    return "n";
  }

  @Override
  Phrase meaning() {
    return Phrase.of("the place of the head");
  }
}
