package org.grundy.game;

/**
 * Where a ruleset puts the options of a position, one call each.
 *
 * @param <P> positions
 */
@FunctionalInterface
public interface Moves<P> {
  /**
   * Takes one option. A move <em>is</em> its resulting position; different touches may name the same one.
   *
   * @param touched the parts of the picture that a person touches to make the move, in order
   * @return whether more options are wanted; after {@code false} the ruleset must stop
   */
  boolean to(P option, int... touched);
}
