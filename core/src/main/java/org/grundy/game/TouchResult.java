package org.grundy.game;

import java.util.Optional;
import java.util.Set;

/**
 * What the touches so far come to.
 *
 * @param <P> positions
 */
public sealed interface TouchResult<P> {
  /** They are a move, and no longer one begins so. */
  record Done<P>(P to) implements TouchResult<P> {
  }

  /**
   * A move may go on.
   *
   * @param next    the touches that may follow
   * @param ifEnded the move that the touches so far are, if they are one
   */
  record More<P>(Set<Touch> next, Optional<P> ifEnded) implements TouchResult<P> {
    public More {
      next = Set.copyOf(next);
    }
  }

  /** No move begins so. */
  record Refused<P>() implements TouchResult<P> {
  }
}
