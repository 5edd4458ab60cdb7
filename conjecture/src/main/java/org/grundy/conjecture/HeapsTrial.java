package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * The result of testing a user's formula for the nim-values of several heaps.
 *
 * @param claim      the formula as typed
 * @param to         the largest heap tested
 * @param refuted    the counterexample with the least sum
 * @param value      the nim-value there
 * @param given      its value there; empty where it is undefined
 * @param proved     whether it holds for all heaps
 * @param conjecture the true rule
 */
public record HeapsTrial(String claim, long to, Optional<List<Long>> refuted, long value, Optional<Long> given,
    boolean proved, PPositionConjecture conjecture) implements ClaimVerdict {
  public HeapsTrial {
    refuted = refuted.map(List::copyOf);
  }

  @Override
  public Phrase verdict() {
    if (refuted.isPresent())
      return Phrase.of("Refuted at {0}.", Exceptions.at(refuted.get(), PPositionForm.NAMES));
    return proved ? Phrase.of("Proved: the nim-value is {0} for heaps of all sizes.", claim)
        : Phrase.of("Checked for {0}, not proved.", Phrase.of("heaps of up to {0}", to));
  }

  @Override
  public void fields(Fields out) {
    Counterexamples.fields(out, refuted, value, given);
  }

  @Override
  public List<Phrase> more() {
    return refuted.isEmpty() ? List.of() : Counterexamples.said(claim, PPositionForm.NAMES.getFirst(), value, given);
  }
}
