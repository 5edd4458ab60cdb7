package org.grundy.game;

import java.util.Optional;
import org.grundy.value.Player;

/** A game in which both players have the same moves. */
public non-sealed interface Impartial<P> extends Ruleset<P> {
  /** Puts every option of {@code at} into {@code out}, and stops when told to. */
  void moves(P at, Moves<P> out);

  @Override
  default void moves(P at, Player mover, Moves<P> out) {
    moves(at, out);
  }

  @Override
  default Optional<P> negative(P at) {
    return Optional.of(at);
  }
}
