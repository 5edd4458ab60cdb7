package org.grundy.game;

import java.util.Optional;
import java.util.Set;

/**
 * The result of the touches so far.
 *
 * @param <P> positions
 */
public sealed interface TouchResult<P> {
  /** The touches are a move, and no longer move begins with them. */
  record Done<P>(P to) implements TouchResult<P> {
  }

  /**
   * A move may go on.
   *
   * @param next    the touches that may follow
   * @param ifEnded the move that the touches so far make, if any
   */
  record More<P>(Set<Touch> next, Optional<P> ifEnded) implements TouchResult<P> {
    public More {
      next = Set.copyOf(next);
    }
  }

  /** No move begins with these touches. */
  record Refused<P>() implements TouchResult<P> {
  }
}
