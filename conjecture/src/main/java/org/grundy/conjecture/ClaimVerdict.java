package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** The result of testing a user's claim. */
public sealed interface ClaimVerdict permits FormulaTrial, HeapsTrial, ConditionTrial, LetterTrial {
  /** A {@code ^} that looks like a power: a number stands on one side. */
  Pattern POWER = Pattern.compile("[0-9]\\s*\\^|\\^\\s*[0-9]");

  /** As it was typed. */
  String claim();

  /** The largest heap whose value or outcome was known, either computed or from a proved form. */
  long to();

  /** The least counterexample; empty when none was found. */
  Optional<?> refuted();

  /** Whether the claim is proved for heaps of all sizes. */
  boolean proved();

  /** The verdict in a sentence. */
  Phrase verdict();

  /** The facts at the least counterexample, and where the claim still holds; empty when it is not refuted. */
  List<Phrase> more();

  /** A warning about a likely misreading: a sentence about {@code ^} where it looks like a power, else none. */
  static List<Phrase> misread(String claim, String name) {
    return POWER.matcher(claim).find()
        ? List.of(Phrase.of("In a formula ^ is exclusive or, as in C: a power of 2 is 1 << {0}, a square {0} * {0}.",
            name))
        : List.of();
  }

  /** Writes the fields for programs: the least counterexample, and where else the claim is wrong. */
  void fields(Fields out);

  /** The verdict in a word. */
  default String standing() {
    return refuted().isPresent() ? "refuted" : proved() ? "proved" : "checked";
  }
}
