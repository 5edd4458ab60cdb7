package org.grundy.game;

import java.util.List;

/**
 * The winning moves of a mover: some of them, and their number.
 *
 * @param some  all when {@code count} is {@link Count.Exactly} this list's size; each a position of the whole, each once
 * @param count counts positions up to {@link Ruleset#normal}'s identity of equal options, never fewer than {@code some}
 * @param <P>   positions
 */
public record Winning<P>(List<P> some, Count count) {
  public Winning {
    some = List.copyOf(some);
  }

  /** The complete list of winning moves. */
  public static <P> Winning<P> all(List<P> moves) {
    return new Winning<>(moves, Count.exactly(moves.size()));
  }

  /** No move wins. */
  public static <P> Winning<P> none() {
    return all(List.of());
  }
}
