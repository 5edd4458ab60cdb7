package org.grundy.word.logic;

import java.util.List;
import java.util.Optional;
import org.grundy.word.check.StepClaim;

/**
 * How a statement was decided.
 *
 * @param holds   whether it is true
 * @param example the least counterexample of one that is false for some numbers, the least example of one that is true
 *                for some; empty when the statement is about all numbers and true, or about some and false
 * @param steps   what was done, in order
 * @param claims  what was claimed on the way, each of which can be followed again
 */
public record Decision(boolean holds, Optional<Example> example, List<Step> steps, List<StepClaim> claims) {
  public Decision {
    steps = List.copyOf(steps);
    claims = List.copyOf(claims);
  }
}
