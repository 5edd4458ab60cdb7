package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.rules.WrittenMove;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Condition;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * The rules of a game of vectors as moves that a program can state. A move takes its amounts from the first heaps; the
 * program tries every order of the heaps.
 */
final class RuleMoves {
  private static final List<String> HEAPS = List.of("x", "y", "z", "u", "v", "w");
  private static final List<String> AMOUNTS = List.of("a", "b", "c", "d", "e", "f");

  private RuleMoves() {
  }

  /** The moves in so many heaps. */
  static List<WrittenMove> of(VectorGame game, int heaps) {
    return game.moveRules().stream().map(rule -> move(rule, heaps)).toList();
  }

  /** Whether each rule takes from one heap, whatever the others are. */
  static boolean areOfSingleHeaps(VectorGame game) {
    return game.moveRules().stream().allMatch(rule -> rule.arity() == 1 && rule.exceptions().isEmpty());
  }

  private static WrittenMove move(Rule rule, int heaps) {
    var names = new ArrayList<>(HEAPS.subList(0, heaps));
    names.addAll(AMOUNTS.subList(0, rule.arity()));
    var results = new ArrayList<Term>();
    var conditions = new ArrayList<Proposition>();
    for (int i = 0; i < heaps; i++)
      if (i < rule.arity()) {
        Term amount = new Term.Variable(heaps + i);
        results.add(new Term.Operation(Term.Operator.MINUS, new Term.Variable(i), amount));
        conditions.add(atMost(new Term.Constant(1), amount));
        conditions.add(atMost(new Term.Constant(0), results.getLast()));
      } else {
        results.add(new Term.Variable(i));
      }
    List<Term> amounts = IntStream.range(0, rule.arity()).<Term>mapToObj(i -> new Term.Variable(heaps + i)).toList();
    conditions.addAll(all(rule.condition(), amounts));
    for (Condition exception : rule.exceptions())
      for (List<Integer> order : orders(heaps))
        conditions.add(notBarred(exception, order, results));
    return new WrittenMove(names, heaps, 0, false, results, new Proposition.All(conditions));
  }

  /** That the heaps do not ascend in this order, or the exception does not hold for what is left of them. */
  private static Proposition notBarred(Condition exception, List<Integer> order, List<Term> results) {
    var ways = new ArrayList<Proposition>();
    for (int i = 1; i < order.size(); i++)
      ways.add(new Proposition.Compared(new Term.Variable(order.get(i)), Relation.LESS,
          new Term.Variable(order.get(i - 1))));
    all(exception, order.stream().map(results::get).toList()).forEach(part -> ways.add(new Proposition.Not(part)));
    return new Proposition.Any(ways);
  }

  private static List<Proposition> all(Condition condition, List<Term> terms) {
    return condition.comparisons().stream().map(comparison -> compared(comparison, terms)).toList();
  }

  /** A comparison with the negative terms on the right side. */
  private static Proposition compared(Comparison comparison, List<Term> terms) {
    Linear difference = comparison.difference();
    return new Proposition.Compared(sum(difference, terms, 1), comparison.relation(), sum(difference, terms, -1));
  }

  /** The terms of one sign. */
  private static Term sum(Linear linear, List<Term> terms, int sign) {
    Optional<Term> sum = Optional.empty();
    for (int i = 0; i < linear.variables() && i < terms.size(); i++) {
      long times = sign * linear.coefficient(i);
      if (times > 0)
        sum = plus(sum, times == 1 ? terms.get(i)
            : new Term.Operation(Term.Operator.TIMES, new Term.Constant(times), terms.get(i)));
    }
    long constant = sign * linear.constant();
    return (constant > 0 ? plus(sum, new Term.Constant(constant)) : sum).orElse(new Term.Constant(0));
  }

  private static Optional<Term> plus(Optional<Term> sum, Term more) {
    return Optional.of(sum.<Term>map(less -> new Term.Operation(Term.Operator.PLUS, less, more)).orElse(more));
  }

  private static Proposition atMost(Term small, Term large) {
    return new Proposition.Compared(small, Relation.AT_MOST, large);
  }

  private static List<List<Integer>> orders(int count) {
    List<List<Integer>> orders = List.of(List.of());
    for (int length = 0; length < count; length++)
      orders = orders.stream().flatMap(order -> IntStream.range(0, count).filter(i -> !order.contains(i))
          .mapToObj(i -> {
            var longer = new ArrayList<>(order);
            longer.add(i);
            return List.copyOf(longer);
          })).toList();
    return orders;
  }
}
