package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.solve.prover.LineFormulas;
import org.grundy.solve.prover.ValueProver;
import org.grundy.solve.sequence.PPositionHeaps;
import org.grundy.value.Convention;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.LinearTerm;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/**
 * Tests a user's condition for the P-positions of a game against the computed ones, the smallest first. The condition
 * is proved when it and the P-positions are both periodic and agree for long enough; or when the prover decides that no
 * move leads from one position that satisfies it to another and that every other position has a move to one; or when it
 * is equivalent to a proved closed form.
 */
public final class ConditionJudge {
  private static final long PROVER_STEPS = 60_000_000;
  /** The fewest heaps tested where a proved rule gives those that were not computed. */
  private static final int FURTHER = 200_000;
  /** The most heaps shown beside the condition. */
  private static final int SHOWN = 64;
  private static final Phrase SAME = Phrase
      .of("automata show that it agrees with the closed form, which is proved");

  private final Budget budget;

  /** @param budget charged for the positions tested, and for proofs */
  public ConditionJudge(Budget budget) {
    this.budget = budget;
  }

  /**
   * Tests a condition on single heaps.
   *
   * @param game empty for given values
   */
  public ConditionTrial of(Optional<Ruleset<?>> game, Conjecture conjecture, String text, Proposition condition) {
    long[] values = conjecture.values();
    Optional<Rule> rule = conjecture.found().filter(f -> values.length > f.form().from()).flatMap(
        found -> Rule.of(values.length, n -> values[(int) n] == 0, List.of(found.form()), List.of(0L),
            n -> found.form().at(n) == 0, found.verdict()));
    Optional<Rule> known = rule.filter(Rule::proved);
    return single(Convention.NORMAL, game, known.isPresent() ? Math.max(values.length, FURTHER) : values.length,
        known.map(Rule::lost).orElse(n -> values[(int) n] == 0), rule, conjecture.found(), text, condition);
  }

  /** Tests a condition on single heaps in misère play. */
  public ConditionTrial misere(Ruleset<?> game, MisereConjecture conjecture, String text, Proposition condition) {
    long[] lone = conjecture.lone();
    if (lone.length == 0)
      throw BadInput.because("{0} could not be solved within the limits", conjecture.name());
    LongPredicate lost = n -> lone[(int) n] == 1;
    Optional<Rule> rule = conjecture.tame()
        .flatMap(tame -> Rule.of(lone.length, lost, List.of(tame.value(), tame.value(), tame.firm()),
            List.of(0L, 1L, 1L), n -> tame.value().at(n) == 1 - tame.firm().at(n), tame.verdict()))
        .or(() -> conjecture.alone().flatMap(found -> Rule.of(lone.length, lost, List.of(found.form()), List.of(1L),
            n -> found.form().at(n) == 1, found.verdict())));
    Optional<Rule> known = rule.filter(Rule::proved);
    return single(Convention.MISERE, Optional.of(game),
        known.isPresent() ? Math.max(lone.length, FURTHER) : lone.length,
        known.map(Rule::lost).orElse(lost), rule, Optional.empty(), text, condition);
  }

  /**
   * A rule by which the heaps that are P-positions recur.
   *
   * @param lost    whether a heap is a P-position
   * @param verdict of the forms that give the rule
   * @param all     whether the computed heaps are all there are
   */
  private record Rule(ConditionPeriod recurring, LongPredicate lost, Verdict<Long> verdict, boolean all) {
    /** The rule of several forms, each compared with a value of its own. */
    static Optional<Rule> of(int count, LongPredicate computed, List<ClosedForm> forms, List<Long> values,
        LongPredicate beyond, Verdict<Long> verdict) {
      if (forms.getFirst() instanceof ListedForm)
        return Optional.of(new Rule(new ConditionPeriod(count, 1), computed, verdict, true));
      Optional<ConditionPeriod> all = Optional.of(new ConditionPeriod(0, 1));
      for (int i = 0; i < forms.size(); i++) {
        Optional<ConditionPeriod> next = ConditionPeriod.of(forms.get(i), values.get(i));
        all = all.flatMap(sofar -> next.flatMap(sofar::and));
      }
      return all.map(recurring -> new Rule(recurring, n -> n < count ? computed.test(n) : beyond.test(n), verdict,
          false));
    }

    /** Whether the rule is proved for heaps beyond the computed ones. */
    boolean proved() {
      return !all && verdict instanceof Verdict.Proved<Long>;
    }

    Optional<Phrase> sentence() {
      return all ? Optional.empty() : PPositionHeaps.sentence(recurring.from(), recurring.period(), lost);
    }
  }

  private ConditionTrial single(Convention play, Optional<Ruleset<?>> game, int count, LongPredicate lost,
      Optional<Rule> rule, Optional<Conjecture.Found> found, String text, Proposition condition) {
    String variable = UserClaim.variable(text);
    LongPredicate holds = n -> condition.holds(new long[]{n});
    Exceptions missed = Exceptions.of(0, count, n -> holds.test(n) == lost.test(n), budget);
    Optional<Phrase> proof = missed.few()
        ? byRule(rule, condition, missed, count)
            .or(() -> kernel(game, play, 1, condition, missed, at -> lost.test(at[0])))
            .or(() -> same(found, condition, missed, lost))
        : Optional.empty();
    Optional<List<Long>> refuted = missed.first().stream().findFirst();
    long shown = Math.min(count, Math.max(9, refuted.map(at -> at.getFirst() + 2).orElse(0L)));
    return new ConditionTrial(text, play, List.of(variable),
        game.map(Numerals::of).orElse(Numerals.NONE).and(condition).unseen(Phrase.of("{0} <= {1}", variable, count - 1),
            count - 1L),
        count - 1L,
        refuted, refuted.filter(at -> lost.test(at.getFirst())).isPresent(), missed.few() ? missed.first() : List.of(),
        proof, shown > SHOWN ? List.of() : LongStream.range(0, shown).mapToObj(lost::test).toList(),
        shown > SHOWN ? List.of() : LongStream.range(0, shown).mapToObj(holds::test).toList(),
        rule.flatMap(Rule::sentence));
  }

  private static Optional<Phrase> byRule(Optional<Rule> rule, Proposition condition, Exceptions missed, int count) {
    if (rule.isEmpty() || !(rule.get().verdict instanceof Verdict.Proved<Long> proved))
      return Optional.empty();
    Rule known = rule.get();
    if (known.all)
      return Optional.of(proved.how());
    return ConditionPeriod.of(condition).flatMap(known.recurring::and)
        .filter(both -> both.always(missed.beyond(), count,
            n -> condition.holds(new long[]{n}) == known.lost.test(n)))
        .map(
            both -> Phrase.of("the losing positions and the condition both have period {0} from n = {1} on, and agree "
                + "there",
                both.period(), both.from()));
  }

  /**
   * A proof that the condition, corrected at its exceptions, gives exactly the P-positions; empty when there is none.
   */
  private Optional<Phrase> kernel(Optional<Ruleset<?>> game, Convention play, int heaps, Proposition condition,
      Exceptions missed, Predicate<long[]> lost) {
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<HeapRules> rules = game.flatMap(g -> HeapRules.of(g, heaps));
      List<Variable> names = PPositionForm.NAMES.subList(0, heaps).stream().map(Variable::new).toList();
      Optional<Formula> formula = LineFormulas.holds(DigitSystem.BINARY, condition, names);
      if (rules.isEmpty() || formula.isEmpty())
        return Optional.empty();
      Definition mended = Definition.relation("conjectured", names, new Statement(names, List.of(),
          mended(formula.get(), names, missed, lost), Optional.of(DigitSystem.BINARY)));
      var prover = new GameProver(Theory.shipped(), scratch.budget());
      Optional<DecidedStatements> proof = play == Convention.MISERE ? prover.provesMisere(rules.get(), mended)
          : prover.prove(rules.get(), mended).decided();
      return proof.map(DecidedStatements::how);
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      return unlessCancelled(spent);
    }
  }

  private static Formula mended(Formula formula, List<Variable> names, Exceptions missed,
      Predicate<long[]> lost) {
    var without = new ArrayList<>(List.of(formula));
    var ways = new ArrayList<Formula>();
    for (List<Long> at : missed.first()) {
      Formula is = new Formula.And(IntStream.range(0, names.size()).mapToObj(i -> LinearTerm.of(names.get(i))
          .minus(LinearTerm.constant(at.get(i))).compared(Relation.EQUAL)).toList());
      if (lost.test(at.stream().mapToLong(heap -> heap).toArray()))
        ways.add(is);
      else
        without.add(Formula.not(is));
    }
    ways.add(new Formula.And(without));
    return new Formula.Or(ways);
  }

  /** A proof that the proved closed form is 0 exactly where the corrected condition holds; empty when there is none. */
  private Optional<Phrase> same(Optional<Conjecture.Found> found, Proposition condition, Exceptions missed,
      LongPredicate lost) {
    if (found.isEmpty() || !found.get().proved() || found.get().form().from() > 0)
      return Optional.empty();
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<ValueProver.Claim> claim = ValueClaims.of(found.get().form(), new long[0], scratch.budget());
      Optional<Formula> formula = claim.flatMap(c -> LineFormulas.holds(c.system(), condition, c.heaps()));
      if (formula.isEmpty())
        return Optional.empty();
      List<Variable> names = claim.get().heaps();
      Formula is = claim.get().zero();
      Formula says = mended(formula.get(), names, missed, at -> lost.test(at[0]));
      Formula all = Formula.all(names, Formula.or(Formula.and(is, says), Formula.and(Formula.not(is),
          Formula.not(says))));
      return new Prover(scratch.budget())
          .decide(new Statement(List.of(), List.of(), all, Optional.of(claim.get().system()))).holds()
              ? Optional.of(SAME) : Optional.empty();
    } catch (BudgetSpent spent) {
      return unlessCancelled(spent);
    }
  }

  private static Optional<Phrase> unlessCancelled(BudgetSpent spent) {
    if (spent.limit() == BudgetSpent.Limit.CANCELLED)
      throw spent;
    return Optional.empty();
  }

  /**
   * Tests a condition on two to six heaps.
   *
   * @param game that {@link PPositionConjecturer#fits}
   * @throws BudgetSpent when not even a small table can be filled
   */
  public ConditionTrial of(Ruleset<?> game, Convention play, String text, Proposition condition) {
    try (var scratch = budget.scratch()) {
      return new ConditionJudge(scratch.budget()).judged(game, play, text, condition);
    }
  }

  private ConditionTrial judged(Ruleset<?> game, Convention play, String text, Proposition condition) {
    int heaps = NimValueTable.heapsOf(game);
    NimValueTable table = play == Convention.MISERE ? NimValueTable.misere(game, heaps, budget)
        : NimValueTable.of(game, heaps, budget);
    var wrong = new ArrayList<List<Long>>();
    for (int cell : table.bySum(budget)) {
      budget.charge(1);
      if (condition.holds(table.position(cell)) != table.lost(cell) && wrong.size() <= Exceptions.MOST)
        wrong.add(LongStream.of(table.position(cell)).boxed().toList());
    }
    boolean few = wrong.size() <= Exceptions.MOST
        && wrong.stream().flatMap(List::stream).allMatch(heap -> heap <= table.to() / 3);
    var missed = new Exceptions(wrong, few);
    Optional<List<Long>> refuted = wrong.stream().findFirst();
    return new ConditionTrial(text, play, PPositionForm.NAMES.subList(0, heaps),
        Numerals.of(game).and(condition).unseen(Phrase.of("heaps of up to {0}", table.to()), table.to()), table.to(),
        refuted,
        refuted.filter(at -> table.lost(at)).isPresent(), few ? wrong : List.of(),
        few ? kernel(Optional.of(game), play, heaps, condition, missed,
            at -> table.lost(LongStream.of(at).boxed().toList())) : Optional.empty(),
        List.of(), List.of(), Optional.empty());
  }
}
