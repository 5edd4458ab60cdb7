package org.grundy.game;

import org.grundy.value.Player;

/** A game won by points, not by moving last. Play ends when the mover has no move. */
public non-sealed interface Scoring<P> extends Ruleset<P> {
  /** The points that {@code mover} makes by the move from {@code from} to {@code to}. */
  long points(P from, Player mover, P to);

  /** Left's points less Right's where play ends, on top of those made by moves. */
  default long atEnd(P at) {
    return 0;
  }
}
