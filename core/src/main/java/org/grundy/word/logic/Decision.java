package org.grundy.word.logic;

import java.util.List;
import java.util.Optional;
import org.grundy.word.check.StepClaim;

/**
 * The outcome of deciding a statement.
 *
 * @param holds   whether it is true
 * @param example the least counterexample of a false "for all", or the least example of a true "for some"; empty for a
 *                true "for all" and a false "for some"
 * @param steps   the steps of the proof, in order
 * @param claims  the claims made by the steps, each of which can be checked again
 */
public record Decision(boolean holds, Optional<Example> example, List<Step> steps, List<StepClaim> claims) {
  public Decision {
    steps = List.copyOf(steps);
    claims = List.copyOf(claims);
  }
}
