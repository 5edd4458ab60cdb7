package org.grundy.game;

/**
 * Receives the options of a position from a ruleset, one call each.
 *
 * @param <P> positions
 */
@FunctionalInterface
public interface Moves<P> {
  /**
   * Takes one option. A move <em>is</em> its resulting position; different touches may name the same one.
   *
   * @param touched the parts of the picture to touch for this move, in order
   * @return whether more options are wanted; after {@code false} the ruleset must stop
   */
  boolean to(P option, int... touched);
}
