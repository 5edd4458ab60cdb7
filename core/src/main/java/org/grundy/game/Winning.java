package org.grundy.game;

import java.util.List;

/**
 * The winning moves of a mover: some of them, and how many there are.
 *
 * @param some  all when {@code count} is {@link Count.Exactly} this list's size; each a position of the whole, each once
 * @param count counts positions up to {@link Ruleset#normal}'s identity of equal options, never fewer than {@code some}
 * @param <P>   positions
 */
public record Winning<P>(List<P> some, Count count) {
  public Winning {
    some = List.copyOf(some);
  }

  /** All the winning moves there are. */
  public static <P> Winning<P> all(List<P> moves) {
    return new Winning<>(moves, Count.exactly(moves.size()));
  }

  /** No move wins. */
  public static <P> Winning<P> none() {
    return all(List.of());
  }
}
