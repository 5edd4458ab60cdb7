package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.value.Convention;

/**
 * The findings about the P-positions of a game with two to six heaps.
 *
 * @param name      the game
 * @param rules     its rules
 * @param play      the convention, normal or misère
 * @param heaps     the number of heaps
 * @param to        the largest heap tested
 * @param lost      the P-positions, by their greatest heap; where two heaps are interchangeable, the smaller one first
 * @param value     a term of the heaps for the nim-value of all positions, if one was found
 * @param found     the rule for the P-positions, if one was found
 * @param machine   an automaton of the P-positions
 * @param periods   the period of a losing heap for each size of the other one, if there is one
 * @param theorem   the published theorem about the game, when that is the proof
 * @param tried     the searches that failed, and how far each went
 * @param stopped   the limit reached before everything was tried
 */
public record PPositionConjecture(String name, Phrase rules, Convention play, int heaps, long to, List<List<Long>> lost,
    Optional<Valued> value, Optional<Found> found, Optional<Automaton> machine, Optional<Periods> periods,
    Optional<Citation> theorem,
    List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Findings {
  /** A rule for the P-positions, proved or checked. */
  public record Found(PPositionForm form, Verdict<List<Long>> verdict) {
    /** The rule, with the bound up to which it was checked, which must always be stated. */
    public Phrase text() {
      return verdict.limited(form.text());
    }
  }

  /** A term of the heaps for all nim-values. */
  public record Valued(String term, Verdict<List<Long>> verdict) {
    /** The term, with the bound up to which it was checked, which must always be stated. */
    public Phrase text() {
      return verdict.limited(Phrase.verbatim(term));
    }
  }

  /** An automaton of the P-positions, and the statements decided about them. */
  public record Automaton(AutomatonPPositions form, DecidedStatements ground) {
  }

  /**
   * For each size of one heap, those of the other in P-positions repeat.
   *
   * @param text   what their period is
   * @param ground the theorem or the statements that prove it
   */
  public record Periods(Phrase text, Ground ground) {
  }

  public PPositionConjecture {
    lost = lost.stream().map(List::copyOf).toList();
    tried = List.copyOf(tried);
  }

  /** The automaton, if one is proved. */
  public Optional<AutomatonPPositions> automaton() {
    return machine.map(Automaton::form);
  }

  /**
   * The rule to write as a program: the rule found if it is proved, else a proved automaton whose table is short
   * enough, else the rule found; empty when there is none.
   */
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
    return new PPositionDocument(this, programs);
  }

  /**
   * A program for the rule that is {@link #programmed}; it states the bound of the check where the rules name larger
   * numbers.
   */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return programmed().map(form -> {
      String program = form.program(code, heaps);
      return found.filter(f -> f.form().equals(form)).map(f -> code.limited(f.verdict(), program)).orElse(program);
    });
  }

  /** The number of P-positions found. */
  public int count() {
    return lost.size();
  }

  /** The first of them. */
  public List<List<Long>> first(int most) {
    return lost.subList(0, Math.min(most, lost.size()));
  }

  /** The first two heaps of each P-position. */
  public List<long[]> pairs() {
    return lost.stream().map(at -> new long[]{at.get(0), at.get(1)}).toList();
  }
}
