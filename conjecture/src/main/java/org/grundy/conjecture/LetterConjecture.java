package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.rules.LetteredLine;
import org.grundy.game.rules.LetteredTheorem;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.value.Convention;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * The findings about a line with capital letters: its nim-value as a term of n and the letters.
 *
 * @param table     the values that were computed
 * @param form      the rule found
 * @param verdict   how the rule stands
 * @param condition the letters for which it holds, where not all from 1 on
 * @param why       the proof
 * @param tried     the searches made
 * @param stopped   the limit reached before everything was tried
 */
public record LetterConjecture(LetterTable table, Optional<LetterForm> form, Verdict<List<Long>> verdict,
    Optional<Phrase> condition, List<Phrase> why, List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Findings {
  private static final long FINDER_STEPS = 20_000_000;

  public LetterConjecture {
    why = List.copyOf(why);
    tried = List.copyOf(tried);
  }

  /**
   * The rule for a line with capital letters.
   *
   * @throws BadInput when no choice of numbers makes a game of single heaps
   */
  public static LetterConjecture of(LetteredLine line, Budget budget) {
    LetterTable table = LetterTable.of(line, budget);
    Verdict<List<Long>> checked = new Verdict.Checked<>(bound(table));
    Optional<LetteredTheorem> theorem = line.theorem();
    Optional<LetterForm> known = theorem
        .map(of -> new LetterForm(names(line), List.of(of.value()))).filter(form -> holds(form, table, theorem.get()));
    if (known.isPresent()) {
      List<Phrase> why = theorem.get().why(line.letters());
      return new LetterConjecture(table, known,
          new Verdict.Proved<>(new Ground.ByInduction(why, new Ground.Hypotheses.Compared(table.rows().size()))),
          theorem.get().condition(line.letters()), why, List.of(), Optional.empty());
    }
    try (var scratch = budget.part(FINDER_STEPS).scratch()) {
      return new LetterConjecture(table, new LetterFinder(table, scratch.budget()).find(), checked, Optional.empty(),
          List.of(), List.of(LetterFinder.TRIED), Optional.empty());
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return new LetterConjecture(table, Optional.empty(), checked, Optional.empty(), List.of(),
          List.of(Phrase.of("{0} (unfinished)", LetterFinder.TRIED)), Optional.of(spent.limit()));
    }
  }

  private static List<String> names(LetteredLine line) {
    return Stream.concat(Stream.of("n"), line.letters().stream()).toList();
  }

  /** Whether the computed values are those of the theorem wherever its bounds are in order. */
  private static boolean holds(LetterForm form, LetterTable table, LetteredTheorem theorem) {
    return table.rows().stream().filter(row -> theorem.holds(row.letters()))
        .allMatch(row -> LetterForm.fits(form.terms().getFirst(), row));
  }

  static Phrase bound(LetterTable table) {
    return Phrase.of("n <= {0} and {1} <= {2}", table.to(), String.join(", ", table.line().letters()), table.most());
  }

  /**
   * Tests a formula of n and the letters, or a condition for the P-positions.
   *
   * @throws BadInput when the claim cannot be read, with the column
   */
  ClaimVerdict test(String claim) {
    return switch (UserClaim.read(claim, names())) {
      case UserClaim.Values(Term term) -> test(claim, term);
      case UserClaim.Lost(Proposition condition) -> test(claim, condition);
    };
  }

  private LetterTrial test(String claim, Term term) {
    for (int n = 0; n <= table.to(); n++)
      for (LetterTable.Row row : table.rows()) {
        Optional<Long> given = LetterForm.value(term, n, row.letters());
        if (!given.equals(Optional.of(row.values()[n])))
          return new LetterTrial(claim, this, Optional.of(at(n, row.letters())), row.values()[n], given, false);
      }
    return new LetterTrial(claim, this, Optional.empty(), 0, Optional.empty(), condition.isEmpty() && proves(term));
  }

  /** Whether the proved rule is this term for all heaps and letters. */
  private boolean proves(Term term) {
    return verdict instanceof Verdict.Proved
        && form.filter(rule -> SameTerms.everywhere(term, rule.terms().getFirst(), names().size())).isPresent();
  }

  private ConditionTrial test(String claim, Proposition lost) {
    Optional<List<Long>> wrong = Optional.empty();
    boolean truth = false;
    for (int n = 0; n <= table.to() && wrong.isEmpty(); n++)
      for (LetterTable.Row row : table.rows())
        if (wrong.isEmpty() && LetterForm.holds(lost, n, row.letters()) != (row.values()[n] == 0)) {
          wrong = Optional.of(at(n, row.letters()));
          truth = row.values()[n] == 0;
        }
    boolean proved = wrong.isEmpty() && condition.isEmpty()
        && lost instanceof Proposition.Compared(Term term, Relation relation, Term zero) && relation == Relation.EQUAL
        && zero.equals(new Term.Constant(0))
        && proves(term);
    return new ConditionTrial(claim, Convention.NORMAL, names(), bound(table), table.to(), wrong, truth, List.of(),
        proved ? form.map(rule -> rule.lines().getFirst()) : Optional.empty(), List.of(), List.of(), Optional.empty());
  }

  private static List<Long> at(long n, long[] letters) {
    return LongStream.concat(LongStream.of(n), Arrays.stream(letters))
        .boxed().toList();
  }

  /** The rules as they were typed. */
  public String rules() {
    return table.line().text();
  }

  /** The names of the heap and the letters. */
  public List<String> names() {
    return names(table.line());
  }

  @Override
  public Optional<Citation> theorem() {
    return Optional.empty();
  }

  @Override
  public boolean settled() {
    return form.isPresent() || stopped.isEmpty();
  }

  @Override
  public Optional<String> program(TargetLanguage code) {
    return form.map(rule -> rule.program(code));
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new LetterDocument(this, programs);
  }
}
