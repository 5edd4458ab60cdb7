package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/** The findings about a game or a list of values. */
public sealed interface Findings
    permits Conjecture, PPositionConjecture, MisereConjecture, LetterConjecture, InputConjecture, VectorConjecture {
  /** The published theorem about the game, when that is the proof. */
  Optional<Citation> theorem();

  /** The searches made, and how far each went. */
  List<Phrase> tried();

  /** The limit reached before everything was tried. */
  Optional<BudgetSpent.Limit> stopped();

  /** Whether something was found, or everything was tried. */
  boolean settled();

  /** A program for the rule found; empty where there is none. */
  Optional<String> program(TargetLanguage code);

  /** @param programs the languages in which the rule is printed as a program for people */
  FoundDocument document(List<TargetLanguage> programs);
}
