package org.grundy.solve.prover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.LinearTerm;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/**
 * The least period, for each value y of one number, of the other numbers that make a pair which an automaton accepts; decided
 * for all y at once.
 *
 * @param first  the periods for y = 0, 1, 2, ..
 * @param rule   what they are for every y, if that is one of the rules known here
 * @param within whether the periods begin at 0; otherwise each begins somewhere
 * @param ground the statements decided
 */
public record RowPeriods(List<Long> first, Optional<Rule> rule, boolean within, DecidedStatements ground) {
  private static final int LISTED = 12;
  /** The largest period looked for. */
  private static final int MOST = 4096;
  private static final Variable FIRST = new Variable("x");
  private static final Variable LATER = new Variable("x'");
  private static final Variable SECOND = new Variable("y");
  private static final Variable PERIOD = new Variable("p");
  private static final Variable START = new Variable("s");

  /** The period in terms of y. */
  public sealed interface Rule {
    /** The period is {@code times y + plus}. */
    record Sum(long times, long plus) implements Rule {
    }

    /** The period is the least power of 2 that is greater than y. */
    record NextPower() implements Rule {
    }
  }

  public RowPeriods {
    first = List.copyOf(first);
  }

  /**
   * The periods; empty where some y has none, or one of the first few has a large one, or where pairs with any of
   * the first few do not depend on the other number.
   *
   * @param pairs  an automaton of two numbers
   * @param repeat which of the two repeats, 0 or 1; the other one is y
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Optional<RowPeriods> of(Solutions pairs, int repeat, Budget budget) {
    return of(pairs, repeat, true, budget).or(() -> of(pairs, repeat, false, budget))
        .filter(found -> found.first.stream().anyMatch(least -> least > 1));
  }

  private static Optional<RowPeriods> of(Solutions pairs, int repeat, boolean within, Budget budget) {
    var prover = new Prover(budget);
    Predicate accepted = new Predicate.Given("accepted", pairs.dfa());
    Formula same = Formula.or(LinearTerm.of(FIRST).plus(LinearTerm.of(PERIOD)).minus(LinearTerm.of(LATER))
        .compared(Relation.UNEQUAL), equal(accepted, repeat));
    Formula repeats = within ? Formula.all(List.of(FIRST, LATER), same)
        : Formula.some(List.of(START), Formula.all(List.of(FIRST, LATER),
            Formula.or(LinearTerm.of(FIRST).minus(LinearTerm.of(START)).compared(Relation.LESS), same)));
    Formula period = Formula.and(LinearTerm.constant(1).minus(LinearTerm.of(PERIOD)).compared(Relation.AT_MOST),
        repeats);
    Solutions periods = prover.solutions(new Statement(List.of(SECOND, PERIOD), List.of(), period,
        Optional.of(pairs.system())));
    var is = new Predicate.Given("period", periods.dfa());
    var decided = new ArrayList<Decision>();
    decided.add(decided(prover, pairs.system(),
        Formula.all(List.of(SECOND), Formula.some(List.of(PERIOD), new Formula.Member(is, List.of(SECOND, PERIOD))))));
    if (!decided.getFirst().holds())
      return Optional.empty();
    var first = new ArrayList<Long>();
    for (long second = 0; second < LISTED; second++) {
      long least = 1;
      while (least <= MOST && !periods.contains(List.of(BigInteger.valueOf(second), BigInteger.valueOf(least)))) {
        budget.charge(1);
        least++;
      }
      if (least > MOST)
        return Optional.empty();
      first.add(least);
    }
    Optional<Rule> rule = rule(first).filter(found -> {
      Decision all = decided(prover, pairs.system(), leastIs(is, found, pairs.system()));
      if (all.holds())
        decided.add(all);
      return all.holds();
    });
    return Optional.of(new RowPeriods(first, rule, within,
        rule.isPresent() ? DecidedStatements.leastPeriods(decided) : DecidedStatements.somePeriods(decided)));
  }

  private static Formula equal(Predicate accepted, int repeat) {
    Formula one = new Formula.Member(accepted, repeat == 0 ? List.of(FIRST, SECOND) : List.of(SECOND, FIRST));
    Formula other = new Formula.Member(accepted, repeat == 0 ? List.of(LATER, SECOND) : List.of(SECOND, LATER));
    return Formula.or(Formula.and(one, other), Formula.and(Formula.not(one), Formula.not(other)));
  }

  private static Optional<Rule> rule(List<Long> first) {
    long plus = first.getFirst();
    long times = first.get(1) - plus;
    boolean sum = true;
    boolean powers = true;
    for (int second = 0; second < first.size(); second++) {
      sum &= first.get(second) == times * second + plus;
      powers &= first.get(second) == Long.highestOneBit(second) * 2 || second == 0 && plus == 1;
    }
    return sum ? Optional.of(new Rule.Sum(times, plus)) : powers ? Optional.of(new Rule.NextPower()) : Optional.empty();
  }

  /** That the least period is what the rule says, for every second number. */
  private static Formula leastIs(Predicate is, Rule rule, DigitSystem system) {
    Formula claimed = switch (rule) {
      case Rule.Sum(long times, long plus) -> LinearTerm.constant(plus).plus(LinearTerm.of(SECOND), times)
          .minus(LinearTerm.of(PERIOD)).compared(Relation.EQUAL);
      case Rule.NextPower() -> system.equals(DigitSystem.BINARY)
          ? new Formula.Member(new Predicate.Given("next power", nextPower()), List.of(SECOND, PERIOD))
          : Formula.truth(false);
    };
    Variable other = new Variable("q");
    return Formula.all(List.of(SECOND), Formula.some(List.of(PERIOD), Formula.and(claimed,
        Formula.and(new Formula.Member(is, List.of(SECOND, PERIOD)),
            Formula.all(List.of(other), Formula.or(Formula.not(new Formula.Member(is, List.of(SECOND, other))),
                LinearTerm.of(PERIOD).minus(LinearTerm.of(other)).compared(Relation.AT_MOST)))))));
  }

  /** Pairs of which the second number is the least power of 2 greater than the first: its digit 1 stands one place earlier. */
  private static Dfa nextPower() {
    return Dfas.of(2, 2, (state, symbol) -> switch (state) {
      case 0 -> symbol == 0 ? 0 : symbol == 2 ? 1 : -1;
      case 1 -> symbol == 1 ? 2 : -1;
      default -> symbol < 2 ? 2 : -1;
    }, state -> state > 0, Budget.unlimited()); // three states
  }

  private static Decision decided(Prover prover, DigitSystem system, Formula formula) {
    return prover.decide(new Statement(List.of(), List.of(), formula, Optional.of(system)));
  }
}
