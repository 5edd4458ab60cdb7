package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Variable;

/**
 * The statements that make a set of positions that of the losing positions: no move leads from it to itself, and a move
 * leads to it from everywhere else. Where the rules treat heaps alike, positions have their heaps ascending before a
 * move, and in any order after it.
 */
final class KernelStatements {
  private final HeapRules rules;
  private final List<Variable> before;
  private final List<Variable> after;
  private final Supplier<Formula> move;

  /** A move of these rules between two positions. */
  interface MoveFormula {
    Formula between(List<Variable> before, List<Variable> after);
  }

  /** @param move made when a statement first needs it, and only once */
  KernelStatements(HeapRules rules, MoveFormula move) {
    this.rules = rules;
    before = rules.names().stream().map(Variable::new).toList();
    after = rules.names().stream().map(name -> new Variable(name + "'")).toList();
    this.move = once(() -> move.between(before, after));
  }

  private static Supplier<Formula> once(Supplier<Formula> made) {
    var kept = new ArrayList<Formula>();
    return () -> {
      if (kept.isEmpty())
        kept.add(made.get());
      return kept.getFirst();
    };
  }

  /** The heaps before a move. */
  List<Variable> before() {
    return before;
  }

  /** The heaps after a move. */
  List<Variable> after() {
    return after;
  }

  /** That a move leads from the heaps before to those after. */
  Formula move() {
    return move.get();
  }

  /** The position with its heaps ascending, where the rules treat all heaps alike. */
  Formula ordered() {
    return rules.symmetric() ? new Formula.And(MoveFormulas.ascend(before)) : Formula.truth(true);
  }

  /** That P-positions have their heaps ascending; empty where the order of the heaps matters. */
  Optional<Formula> ascend(Predicate lost) {
    return Optional.of(ordered()).filter(_ -> rules.symmetric() && rules.heaps() > 1)
        .map(ordered -> Formula.all(before, Formula.or(Formula.not(new Formula.Member(lost, before)), ordered)));
  }

  /** That no move leads from one P-position to another. */
  Formula noneWithin(Predicate lost) {
    List<Variable> all = Stream.concat(before.stream(), after.stream()).toList();
    if (rules.repeats())
      return new Formula.And(steps().map(step -> Formula.all(all, Formula.not(Formula.and(
          new Formula.Member(lost, before), step.is, Formula.or(inAnyOrder(lost, after), step.again))))).toList());
    return Formula.all(all,
        Formula.not(Formula.and(new Formula.Member(lost, before), move(), inAnyOrder(lost, after))));
  }

  /**
   * A step of a move that repeats it.
   *
   * @param is    that it leads from the heaps before to those after
   * @param again that it is possible from there
   */
  private record RepeatedStep(Formula is, Formula again) {
  }

  private Stream<RepeatedStep> steps() {
    List<Variable> further = rules.names().stream().map(name -> new Variable(name + "''")).toList();
    List<Formula> first = rules.steps(before, after);
    List<Formula> second = rules.steps(after, further);
    return IntStream.range(0, first.size())
        .mapToObj(i -> new RepeatedStep(first.get(i), Formula.some(further, second.get(i))));
  }

  /**
   * That a move leads to a P-position from every other position. Moves that repeat a step: that from every other position
   * a step is possible, and each leads to a P-position or to another position where it is possible again. Since steps
   * must end, so does this.
   */
  Formula allOthers(Predicate lost) {
    Formula is = Formula.or(Formula.not(ordered()), new Formula.Member(lost, before));
    if (!rules.repeats())
      return Formula.all(before, Formula.or(is, reaches(lost)));
    List<Variable> all = Stream.concat(before.stream(), after.stream()).toList();
    return new Formula.And(Stream.concat(Stream.of(Formula.all(before, Formula.or(is, Formula.some(after, move())))),
        steps().map(step -> Formula.all(all,
            Formula.or(is, Formula.not(step.is), inAnyOrder(lost, after), step.again))))
        .toList());
  }

  /** That a move leads to a P-position. */
  Formula reaches(Predicate lost) {
    return Formula.some(after, Formula.and(inAnyOrder(lost, after), move()));
  }

  /** That every move lowers a quantity that is bounded below; empty where this is obvious. */
  Optional<Formula> falls() {
    List<Variable> all = Stream.concat(before.stream(), after.stream()).toList();
    return rules.falls(before, after).map(falls -> Formula.all(all, Formula.or(Formula.not(move()), falls)));
  }

  Formula inAnyOrder(Predicate predicate, List<Variable> heaps) {
    if (!rules.symmetric())
      return new Formula.Member(predicate, heaps);
    return new Formula.Or(
        MoveFormulas.choices(heaps.size(), heaps.size()).stream().map(order -> (Formula) new Formula.Member(predicate,
            order.stream().map(heaps::get).toList())).toList());
  }
}
