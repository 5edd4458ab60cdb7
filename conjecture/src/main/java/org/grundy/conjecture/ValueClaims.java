package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.solve.prover.LineFormulas;
import org.grundy.solve.prover.ValueProver.Claim;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/** Closed forms as claims that the prover of values decides: terms, periods, automata of digits. */
final class ValueClaims {
  /** The most states of an automaton. */
  private static final int MOST_STATES = 2000;
  private static final int MOST_VALUES = 64;
  private static final int MOST_GAINING = 64;

  private final Variable n = new Variable("n");
  private final Variable value = new Variable("v");

  private final Budget budget;

  private ValueClaims(Budget budget) {
    this.budget = budget;
  }

  /**
   * The claim that a form of n gives all values, after the listed ones before it begins; empty when it has no formula.
   */
  static Optional<Claim> of(ClosedForm form, long[] values, Budget budget) {
    return new ValueClaims(budget).claim(form, values);
  }

  /** The claim that a term of {@code heaps} heaps is the value; empty when it has no formula. */
  static Optional<Claim> of(Term term, int heaps) {
    List<Variable> names = IntStream.range(0, heaps).mapToObj(i -> new Variable(PPositionForm.NAMES.get(i))).toList();
    var value = new Variable("v");
    return LineFormulas.equal(DigitSystem.BINARY, term, names, value)
        .map(formula -> new Claim(DigitSystem.BINARY, names, value, formula));
  }

  private Optional<Claim> claim(ClosedForm form, long[] values) {
    return switch (form) {
      case TermForm term -> LineFormulas.equal(DigitSystem.BINARY, term.term(), List.of(n), value)
          .map(formula -> claim(DigitSystem.BINARY, from(term.from(), formula, values)));
      case PeriodForm(long from, long gain, long[] period) when gain == 0 -> period(from, period, values);
      case PeriodForm period -> gaining(period).map(formula -> claim(DigitSystem.BINARY,
          from(period.from(), formula, values)));
      case AutomaticForm automatic -> automatic(automatic);
      default -> Optional.empty();
    };
  }

  private Claim claim(DigitSystem system, Formula formula) {
    return new Claim(system, List.of(n), value, formula);
  }

  private static org.grundy.word.logic.LinearTerm number(long number) {
    return org.grundy.word.logic.LinearTerm.constant(number);
  }

  private static Formula is(Variable variable, long number) {
    return org.grundy.word.logic.LinearTerm.of(variable).minus(number(number)).compared(Relation.EQUAL);
  }

  /** The formula from a number on, with the listed values before it. */
  private Formula from(long from, Formula formula, long[] values) {
    if (from == 0)
      return formula;
    var ways = new ArrayList<Formula>();
    ways.add(
        Formula.and(number(from).minus(org.grundy.word.logic.LinearTerm.of(n)).compared(Relation.AT_MOST), formula));
    for (int i = 0; i < from; i++)
      ways.add(Formula.and(is(n, i), is(value, values[i])));
    return new Formula.Or(ways);
  }

  /** The claim for a period: each digit, the greatest first, leads from the state of n to that of 2n or 2n + 1. */
  private Optional<Claim> period(long from, long[] period, long[] values) {
    long states = from + period.length;
    if (states > MOST_STATES)
      return Optional.empty();
    long[] all = Arrays.copyOf(values, (int) states);
    System.arraycopy(period, 0, all, (int) from, period.length);
    return valued(DigitSystem.BINARY, all, (state, digit) -> {
      long next = 2L * state + digit;
      return (int) (next < states ? next : from + (next - from) % period.length);
    });
  }

  /** The state after a digit. */
  @FunctionalInterface
  private interface Step {
    int after(int state, int digit);
  }

  /**
   * The claim that the value is that of the state reached from state 0, reading the greatest digit first; empty when
   * there are too many values.
   */
  private Optional<Claim> valued(DigitSystem system, long[] of, Step step) {
    long[] distinct = Arrays.stream(of).distinct().toArray();
    if (distinct.length > MOST_VALUES)
      return Optional.empty();
    var ways = new ArrayList<Formula>();
    for (long one : distinct) {
      Dfa dfa = Dfas.of(system.digits(), 1, step::after, state -> of[state] == one, budget);
      ways.add(Formula.and(new Formula.Member(new Predicate.Given("value " + one, dfa), List.of(n)), is(value, one)));
    }
    return Optional.of(claim(system, new Formula.Or(ways)));
  }

  /**
   * The formula with n = from + place + period q and the value at that place plus q gains; empty when the form is too
   * long.
   */
  private Optional<Formula> gaining(PeriodForm form) {
    if (form.from() + form.values().length > MOST_GAINING)
      return Optional.empty();
    var ways = new ArrayList<Formula>();
    for (int place = 0; place < form.values().length; place++) {
      var times = new Variable("q");
      var q = org.grundy.word.logic.LinearTerm.of(times);
      ways.add(Formula.some(List.of(times), Formula.and(
          number(form.from() + place).plus(q, form.values().length).minus(org.grundy.word.logic.LinearTerm.of(n))
              .compared(Relation.EQUAL),
          number(form.values()[place]).plus(q, form.gain()).minus(org.grundy.word.logic.LinearTerm.of(value))
              .compared(Relation.EQUAL))));
    }
    return Optional.of(new Formula.Or(ways));
  }

  /**
   * The form reads the lowest digit first, the formula the highest. So a state of the formula lists, for each state of
   * the form, the value that the digits read so far lead to; state 0 is for n = 0 alone.
   */
  private Optional<Claim> automatic(AutomaticForm form) {
    int base = form.base();
    var numbers = new HashMap<List<Long>, Integer>();
    var comes = new ArrayList<List<Long>>();
    List<Long> end = Arrays.stream(form.values()).boxed().toList();
    comes.add(end);
    var next = new ArrayList<int[]>();
    for (int state = 0; state < comes.size(); state++) {
      int[] after = new int[base];
      for (int digit = state == 0 ? 1 : 0; digit < base; digit++) {
        var to = new ArrayList<Long>();
        for (int from = 0; from < end.size(); from++)
          to.add(comes.get(state).get(form.next()[base * from + digit]));
        Integer known = numbers.putIfAbsent(to, comes.size());
        if (known == null)
          comes.add(to);
        after[digit] = known == null ? comes.size() - 1 : known;
      }
      next.add(after);
      if (comes.size() > MOST_STATES)
        return Optional.empty();
    }
    long[] values = comes.stream().mapToLong(List::getFirst).toArray();
    return valued(DigitSystem.base(base), values, (state, digit) -> next.get(state)[digit]);
  }
}
