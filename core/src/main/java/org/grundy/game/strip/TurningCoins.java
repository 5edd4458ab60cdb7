package org.grundy.game.strip;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Characters;
import org.grundy.game.Count;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.value.Player;

/**
 * Coins in a row, heads or tails: a move turns over some of them, the last of which goes from heads to tails. Under
 * normal play such a game is worth the nim-sum of the values of its single heads. E. R. Berlekamp, J. H. Conway and R.
 * K. Guy, Winning Ways for your Mathematical Plays, 1982, chapter 14.
 */
abstract class TurningCoins implements Impartial<String> {
  static final char HEADS = 'h';
  static final char TAILS = 't';

  /** Takes the places, from 0, of coins turned together, the last place first. */
  @FunctionalInterface
  interface Turns {
    /** @return whether more are wanted */
    boolean coins(int... places);
  }

  /** The longest row whose moves can be listed. */
  abstract int longest();

  /**
   * Passes all ways to turn coins up to {@code last} to {@code out}.
   *
   * @return whether {@code out} never stopped
   */
  abstract boolean turns(int last, Turns out);

  /** How many ways there are. */
  abstract long ways(int last);

  /** The nim-value of a head at {@code place} alone. */
  abstract long value(int place);

  /** Passes the ways to turn coins up to {@code last} whose values have this nim-sum to {@code out}. */
  abstract void making(int last, long sum, Turns out);

  /** The source of the values. */
  abstract Citation citation();

  /** The value of a head at place n, from 1, as a term of n. */
  abstract String term();

  /** The same in words. */
  abstract Phrase meaning();

  @Override
  public final Notation<String> notation() {
    return Characters.over("" + HEADS + TAILS).atMost(1, longest())
        .standard((_, columns) -> List.of(String.valueOf(HEADS).repeat(columns)))
        .meaning(coin -> coin == HEADS ? Phrase.of("head") : Phrase.of("tail")).as(List::getFirst, List::of);
  }

  @Override
  public List<String> examples() {
    return List.of("tthth", "hhth", "1x6");
  }

  static String turned(String at, int... places) {
    var turned = new StringBuilder(at);
    for (int place : places)
      turned.setCharAt(place, at.charAt(place) == HEADS ? TAILS : HEADS);
    return turned.toString();
  }

  @Override
  public final void moves(String at, Moves<String> out) {
    for (int last = 0; last < at.length(); last++)
      if (at.charAt(last) == HEADS && !turns(last, places -> out.to(turned(at, places), places)))
        return;
  }

  @Override
  public final Optional<Count> moveCount(String at, Player mover) {
    long count = 0;
    for (int last = 0; last < at.length(); last++)
      if (at.charAt(last) == HEADS)
        count += ways(last);
    return Optional.of(Count.exactly(count));
  }

  /** The row without the tails at its right end. */
  @Override
  public final String normal(String at) {
    return at.substring(0, at.lastIndexOf(HEADS) + 1);
  }

  @Override
  public final Picture picture(String at) {
    return Strips.picture(Math.max(1, at.length()), box -> box <= at.length() && at.charAt(box - 1) == HEADS ? 1 : 0);
  }

  @Override
  public final List<Theorem<String>> theorems() {
    return List.of(new TurningTheorem(this));
  }

  /** The nim-sum of the heads' values. */
  final long sum(String at) {
    long sum = 0;
    for (int place = 0; place < at.length(); place++)
      if (at.charAt(place) == HEADS)
        sum ^= value(place);
    return sum;
  }

  static Citation winningWays(String id, Phrase statement) {
    return new Citation(id, statement, "Berlekamp, Conway, Guy 1982",
        "Winning Ways for your Mathematical Plays, chapter 14", "");
  }
}
