package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.value.Convention;

/**
 * What was found of the lost positions of a game with two or three heaps.
 *
 * @param name      the game
 * @param rules     its rules
 * @param play      under which rule they are lost
 * @param heaps     how many there are
 * @param to        the largest heap that was looked at
 * @param lost      the lost positions, by their greatest heap; where two heaps are alike, the smaller one first
 * @param value     the nim-value of all positions as a term of the heaps, if one was found
 * @param found     which are lost, if a rule was found
 * @param machine   an automaton of the lost positions
 * @param theorem   what is published about the game, when that is the proof
 * @param tried     what was looked for in vain, and how far
 * @param stopped   the limit that was reached before everything was tried
 */
public record PPositionConjecture(String name, Phrase rules, Convention play, int heaps, long to, List<List<Long>> lost,
    Optional<Valued> value, Optional<Found> found, Optional<Automaton> machine, Optional<Citation> theorem,
    List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Conjectured {
  /** A rule for the lost positions, proved or checked. */
  public record Found(PPositionForm form, Verdict<List<Long>> verdict) {
    /** The rule, with the limit that it must not be repeated without. */
    public Phrase text() {
      return verdict.limited(form.text());
    }
  }

  /** A term of the heaps for all nim-values. */
  public record Valued(String term, Verdict<List<Long>> verdict) {
    /** The term, with the limit that it must not be repeated without. */
    public Phrase text() {
      return verdict.limited(Phrase.verbatim(term));
    }
  }

  /** An automaton of the lost positions, and what was decided of them. */
  public record Automaton(AutomatonPPositions form, DecidedStatements ground) {
  }

  public PPositionConjecture {
    lost = lost.stream().map(List::copyOf).toList();
    tried = List.copyOf(tried);
  }

  /** The automaton, if one is proved. */
  public Optional<AutomatonPPositions> automaton() {
    return machine.map(Automaton::form);
  }

  /** The rule that a program is written for: one that is proved before one that is only checked; empty if its table is too long. */
  public Optional<PPositionForm> programmed() {
    boolean settled = found.filter(f -> f.verdict() instanceof Verdict.Proved).isPresent();
    Optional<PPositionForm> form = found.map(Found::form);
    return settled ? form
        : automaton().filter(AutomatonPPositions::hasProgram).<PPositionForm>map(f -> f).or(() -> form);
  }

  @Override
  public boolean settled() {
    return found.isPresent() || stopped.isEmpty();
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new LostDocument(this, programs);
  }

  /** A program of what is {@link #programmed}, which says how far it was checked where the rules name more. */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return programmed().map(form -> {
      String program = form.program(code, heaps);
      return found.filter(f -> f.form().equals(form)).map(f -> code.limited(f.verdict(), program)).orElse(program);
    });
  }

  /** How many lost positions were found. */
  public int count() {
    return lost.size();
  }

  /** The first of them. */
  public List<List<Long>> first(int most) {
    return lost.subList(0, Math.min(most, lost.size()));
  }

  /** Those of two heaps as pairs; of three the first two heaps. */
  public List<long[]> pairs() {
    return lost.stream().map(at -> new long[]{at.get(0), at.get(1)}).toList();
  }
}
