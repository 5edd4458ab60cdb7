package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.vector.Rule;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Condition;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.LinearTerm;
import org.grundy.word.logic.Variable;

/** The rules of a vector game as formulas of the heaps before and after a move. */
final class MoveFormulas {
  private final List<Variable> before;
  private final List<Variable> after;

  MoveFormulas(List<Variable> before, List<Variable> after) {
    this.before = before;
    this.after = after;
  }

  /** That some rule leads from the heaps before to those after, each heap keeping its place. */
  Formula move(List<Rule> rules) {
    Set<Formula> ways = new LinkedHashSet<>();
    for (Rule rule : rules)
      for (List<Integer> chosen : choices(rule.arity(), before.size()))
        ways.add(way(rule, chosen));
    return new Formula.Or(List.copyOf(ways));
  }

  /** The i-th amount is taken from heap {@code chosen.get(i)}. */
  private Formula way(Rule rule, List<Integer> chosen) {
    Set<Formula> parts = new LinkedHashSet<>();
    for (int heap = 0; heap < before.size(); heap++)
      parts.add(gained(heap).compared(chosen.contains(heap) ? Relation.LESS : Relation.EQUAL));
    List<LinearTerm> amounts = chosen.stream().map(this::gained).map(LinearTerm.constant(0)::minus).toList();
    var conditions = new ArrayList<Formula>();
    for (Comparison comparison : rule.condition().comparisons())
      conditions.add(compared(comparison, amounts));
    conditions.sort(Comparator.comparing(Object::toString));
    parts.addAll(conditions);
    for (Condition exception : rule.exceptions())
      parts.add(Formula.not(barred(exception)));
    return new Formula.And(List.copyOf(parts));
  }

  /** What is left of a heap less what was there: below 0 when something was taken. */
  private LinearTerm gained(int heap) {
    return LinearTerm.of(after.get(heap)).minus(LinearTerm.of(before.get(heap)));
  }

  /** That in some order the heaps ascended before the move and meet the exception after it. */
  private Formula barred(Condition exception) {
    return new Formula.Or(choices(before.size(), before.size()).stream().map(order -> {
      var parts = new ArrayList<>(ascending(order));
      List<LinearTerm> left = order.stream().map(heap -> LinearTerm.of(after.get(heap))).toList();
      for (Comparison comparison : exception.comparisons())
        parts.add(compared(comparison, left));
      return (Formula) new Formula.And(parts);
    }).toList());
  }

  private List<Formula> ascending(List<Integer> order) {
    return ascend(order.stream().map(before::get).toList());
  }

  /** That each is at most the next. */
  static List<Formula> ascend(List<Variable> heaps) {
    return IntStream.range(1, heaps.size()).mapToObj(
        i -> LinearTerm.of(heaps.get(i - 1)).minus(LinearTerm.of(heaps.get(i))).compared(Relation.AT_MOST)).toList();
  }

  private Formula compared(Comparison comparison, List<LinearTerm> values) {
    Linear linear = comparison.difference();
    LinearTerm sum = LinearTerm.constant(linear.constant());
    for (int i = 0; i < values.size(); i++)
      sum = sum.plus(values.get(i), linear.coefficient(i));
    // The same variables in the same order, so that conditions that say the same are equal.
    LinearTerm ordered = LinearTerm.constant(sum.constant());
    for (List<Variable> side : List.of(before, after))
      for (Variable variable : side)
        ordered = ordered.plus(LinearTerm.of(variable), sum.coefficients().getOrDefault(variable, 0L));
    return ordered.compared(comparison.relation());
  }

  /** Every way to choose so many of these heaps one after the other. */
  static List<List<Integer>> choices(int count, int heaps) {
    List<List<Integer>> all = List.of(List.of());
    for (int i = 0; i < count; i++)
      all = all.stream().flatMap(chosen -> IntStream.range(0, heaps).filter(heap -> !chosen.contains(heap))
          .mapToObj(heap -> with(chosen, heap))).toList();
    return all;
  }

  private static List<Integer> with(List<Integer> chosen, int heap) {
    var longer = new ArrayList<>(chosen);
    longer.add(heap);
    return longer;
  }
}
