package org.grundy.game;

import org.grundy.value.shortgame.ShortGames;

/** A ruleset that says the values of its positions itself, so that their moves need not be gone through. */
public interface ValuedGame<P> {
  /** The value of a position, among {@code values}. */
  int value(P at, ShortGames values);
}
