package org.grundy.word.check;

import java.util.Optional;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;

/**
 * The claim of one step of a proof about a condition on some numbers: that no numbers satisfy it, or which ones do.
 *
 * @param tracks    how many numbers the condition is about
 * @param condition the condition on them
 * @param from      the set from which the numbers that satisfy the condition are removed, if the step removes them from
 *                  one
 * @param result    what the step made: the first numbers that satisfy the condition together with some others; with
 *                  {@code from}, its members that satisfy it with no others; when nothing satisfies the condition, a set
 *                  that is right because nothing does, if the step made one
 * @param nothing   whether the claim is that no numbers satisfy the condition
 */
public record StepClaim(int tracks, Product.Node condition, Optional<Dfa> from, Optional<Dfa> result,
    boolean nothing) {
  public static StepClaim nothing(int tracks, Product.Node condition) {
    return new StepClaim(tracks, condition, Optional.empty(), Optional.empty(), true);
  }

  /** The claim that nothing satisfies a condition that only numbers about which the set is wrong could satisfy. */
  public static StepClaim inductive(int tracks, Product.Node condition, Dfa result) {
    return new StepClaim(tracks, condition, Optional.empty(), Optional.of(result), true);
  }

  public static StepClaim projected(int tracks, Product.Node condition, Dfa result) {
    return new StepClaim(tracks, condition, Optional.empty(), Optional.of(result), false);
  }

  public static StepClaim without(Dfa from, int tracks, Product.Node condition, Dfa result) {
    return new StepClaim(tracks, condition, Optional.of(from), Optional.of(result), false);
  }
}
