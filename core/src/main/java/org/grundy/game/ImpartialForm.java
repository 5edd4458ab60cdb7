package org.grundy.game;

/**
 * The impartial form of another game: each player may make the moves of either.
 *
 * @param <P> positions
 */
public interface ImpartialForm<P> extends Impartial<P> {
  /** The other game. */
  Ruleset<P> of();
}
