package org.grundy.game;

import org.grundy.value.shortgame.ShortGames;

/** A ruleset that gives the values of its positions itself, without listing their moves. */
public interface ValuedGame<P> {
  /** The value of a position, among {@code values}. */
  int value(P at, ShortGames values);
}
