package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * The result of testing a user's formula of n and letters.
 *
 * @param claim      the formula as typed
 * @param conjecture the true rule, and the values that the formula was tested against
 * @param refuted    the heap and the letters of the counterexample with the least heap
 * @param value      the nim-value there
 * @param given      its value there; empty where it is undefined
 * @param proved     whether it holds for all heaps and letters
 */
public record LetterTrial(String claim, LetterConjecture conjecture, Optional<List<Long>> refuted, long value,
    Optional<Long> given, boolean proved) implements ClaimVerdict {
  public LetterTrial {
    refuted = refuted.map(List::copyOf);
  }

  @Override
  public long to() {
    return conjecture.table().to();
  }

  @Override
  public Phrase verdict() {
    if (refuted.isPresent())
      return Phrase.of("Refuted at {0}.", Exceptions.at(refuted.get(), conjecture.names()));
    return proved ? Phrase.of("Proved: the nim-value is {0} for heaps of all sizes.", claim)
        : Phrase.of("Checked for {0}, not proved.", LetterConjecture.bound(conjecture.table()));
  }

  @Override
  public void fields(Fields out) {
    Counterexamples.fields(out, refuted, value, given);
  }

  @Override
  public List<Phrase> more() {
    return refuted.isEmpty() ? List.of() : Counterexamples.said(claim, conjecture.names().getFirst(), value, given);
  }
}
