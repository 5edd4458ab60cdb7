package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/** What was found of a game or of values. */
public sealed interface Conjectured permits Conjecture, PPositionConjecture, MisereConjecture {
  /** What is published about the game, when that is the proof. */
  Optional<Citation> theorem();

  /** What was looked for, and how far. */
  List<Phrase> tried();

  /** The limit that was reached before everything was tried. */
  Optional<BudgetSpent.Limit> stopped();

  /** Whether something was found, or everything was tried. */
  boolean settled();

  /** A program of what was found; empty where there is none. */
  Optional<String> program(TargetLanguage code);

  /** @param programs the languages in which people get what was found as a program */
  FoundDocument document(List<TargetLanguage> programs);
}
