package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** How a claim of somebody's fared. */
public sealed interface ClaimVerdict permits FormulaTrial, HeapsTrial, ConditionTrial {
  /** What reads as a power: with a number on one side. */
  Pattern POWER = Pattern.compile("[0-9]\\s*\\^|\\^\\s*[0-9]");

  /** As it was typed. */
  String claim();

  /** The largest heap of which the truth was known, computed or by a form that is proved. */
  long to();

  /** Where it is wrong first; empty where it is right as far as it was held against the truth. */
  Optional<?> refuted();

  /** Whether it is right for heaps of all sizes. */
  boolean proved();

  /** How it stands, in a sentence. */
  Phrase verdict();

  /** What is so at the least counterexample, and where it holds all the same; none where it is not refuted. */
  List<Phrase> more();

  /** What a claim may have meant that is wrong: a sentence about {@code ^} where it looks like a power, else none. */
  static List<Phrase> misread(String claim, String name) {
    return POWER.matcher(claim).find()
        ? List.of(Phrase.of("In a formula ^ is exclusive or, as in C: a power of 2 is 1 << {0}, a square {0} * {0}.",
            name))
        : List.of();
  }

  /** What programs are told of its least counterexample, and where it is wrong besides. */
  void fields(Fields out);

  /** How it stands, in a word. */
  default String standing() {
    return refuted().isPresent() ? "refuted" : proved() ? "proved" : "checked";
  }
}
