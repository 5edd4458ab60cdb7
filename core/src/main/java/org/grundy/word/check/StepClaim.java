package org.grundy.word.check;

import java.util.Optional;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;

/**
 * What one step of a proof claims of a condition on some numbers.
 *
 * @param tracks    how many numbers the condition is about
 * @param condition what is said of them
 * @param from      what it is taken away from, if it is taken away from something
 * @param result    the first numbers for which there are others that satisfy the condition, or with {@code from} those of
 *                  it for which there are none; empty when the claim is that no numbers satisfy the condition
 */
public record StepClaim(int tracks, Product.Node condition, Optional<Dfa> from, Optional<Dfa> result) {
  public static StepClaim nothing(int tracks, Product.Node condition) {
    return new StepClaim(tracks, condition, Optional.empty(), Optional.empty());
  }

  public static StepClaim projected(int tracks, Product.Node condition, Dfa result) {
    return new StepClaim(tracks, condition, Optional.empty(), Optional.of(result));
  }

  public static StepClaim without(Dfa from, int tracks, Product.Node condition, Dfa result) {
    return new StepClaim(tracks, condition, Optional.of(from), Optional.of(result));
  }
}
