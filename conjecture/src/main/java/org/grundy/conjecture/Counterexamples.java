package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** What is said of the least counterexample to a formula for nim-values. */
final class Counterexamples {
  private Counterexamples() {
  }

  /** @param given the value of the formula there; empty where it is undefined */
  static void fields(Fields out, Optional<List<Long>> refuted, long value, Optional<Long> given) {
    refuted.ifPresent(at -> out.list("least", at).put("value", value));
    given.ifPresent(number -> out.put("given", number));
  }

  /** @param name the first variable of the claim */
  static List<Phrase> said(String claim, String name, long value, Optional<Long> given) {
    Phrase there = given.isPresent()
        ? Phrase.of("The value there is {0}, and {1} is {2}.", value, claim, given.get().toString())
        : Phrase.of("The value there is {0}, and {1} has no value.", value, claim);
    return Stream.concat(Stream.of(there), ClaimVerdict.misread(claim, name).stream()).toList();
  }
}
