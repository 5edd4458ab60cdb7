package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/** How a claim of somebody's fared. */
public sealed interface Judged permits Trial, LostTrial, ConditionTrial {
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

  /** How it stands, in a word. */
  default String standing() {
    return refuted().isPresent() ? "refuted" : proved() ? "proved" : "checked";
  }
}
