package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineRules;
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
 * Proves that the nim-values of a game are what a relation says, whatever the sizes of its heaps: every position has just
 * one value, no move keeps it, and every smaller one is reached (R. P. Sprague, &Uuml;ber mathematische Kampfspiele,
 * Tohoku Math. J. 41 (1936) 438-444; P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8). All three are statements
 * that a {@link Prover} decides. A heap that becomes several is worth the nim-sum of their values, in binary digits.
 */
public final class ValueProver {
  /**
   * The claimed nim-values.
   *
   * @param system  whose digits the relation is told in
   * @param heaps   of a position
   * @param value   the nim-value
   * @param formula that it is the value of the heaps
   */
  public record Claim(DigitSystem system, List<Variable> heaps, Variable value, Formula formula) {
    public Claim {
      heaps = List.copyOf(heaps);
    }

    /** That the value is 0. */
    public Formula zero() {
      return Formula.some(List.of(value), Formula.and(formula, LinearTerm.of(value).compared(Relation.EQUAL)));
    }
  }

  /** That the heaps become others, which are worth the nim-sum of the values. */
  private record Leading(List<List<Variable>> parts, Formula move) {
  }

  private final Prover prover;
  private final Claim claim;
  private final List<Variable> before;
  private final Variable value = new Variable("v");
  private final List<Decision> decided = new ArrayList<>();

  private ValueProver(Claim claim, Budget budget) {
    this.prover = new Prover(budget);
    this.claim = claim;
    this.before = variables("x", claim.heaps().size());
  }

  private static List<Variable> variables(String name, int count) {
    return IntStream.range(0, count).mapToObj(i -> new Variable(name + i)).toList();
  }

  /**
   * What proves the claim; empty when it is refuted, and when the rules have no formula.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Optional<DecidedStatements> proves(Ruleset<?> game, Claim claim, Budget budget) {
    var prover = new ValueProver(claim, budget);
    Optional<List<Leading>> leading = game instanceof LineRules line && line.heaps() == 1
        ? claim.heaps().size() == 1 ? prover.single(line) : Optional.empty()
        : HeapRules.of(game, claim.heaps().size()).filter(rules -> rules.heaps() == claim.heaps().size())
            .flatMap(prover::several);
    return leading.filter(prover::holds).map(_ -> DecidedStatements.values(prover.decided));
  }

  private Optional<List<Leading>> several(HeapRules rules) {
    List<Variable> after = variables("y", before.size());
    Formula move = rules.move(before, after, claim.system(), prover);
    Formula ends = rules.falls(before, after).map(falls -> Formula.or(Formula.not(move), falls))
        .orElse(Formula.truth(true));
    return decided(both(after), ends) ? Optional.of(List.of(new Leading(List.of(after), move))) : Optional.empty();
  }

  private List<Variable> both(List<Variable> after) {
    return Stream.concat(before.stream(), after.stream()).toList();
  }

  /** One heap becomes several, each smaller; a move that would leave as many tokens is none. */
  private Optional<List<Leading>> single(LineRules line) {
    Variable heap = before.getFirst();
    var ways = new TreeMap<List<Variable>, List<Formula>>(Comparator.comparingInt(List::size));
    for (LineRules.Way way : line.ways()) {
      List<Variable> fresh = variables("y", way.results().size());
      List<Variable> parts = ways.containsKey(fresh) ? Objects.requireNonNull(ways.floorKey(fresh)) : fresh;
      Optional<Formula> move = LineFormulas.move(way, before, parts);
      if (move.isEmpty() || parts.size() > 1 && !claim.system().equals(DigitSystem.BINARY))
        return Optional.empty();
      Formula same = parts.stream().map(LinearTerm::of).reduce(LinearTerm.constant(0), LinearTerm::plus)
          .minus(LinearTerm.of(heap))
          .compared(Relation.EQUAL);
      if (!decided(both(parts), Formula.or(Formula.not(move.get()), smaller(parts), same)))
        return Optional.empty();
      ways.computeIfAbsent(parts, _ -> new ArrayList<>()).add(move.get());
    }
    var leading = new ArrayList<Leading>();
    ways.forEach((parts, moves) -> leading.add(new Leading(parts.stream().map(List::of).toList(),
        Formula.and(LineFormulas.any(moves, both(parts), claim.system(), prover), smaller(parts)))));
    return Optional.of(leading);
  }

  private Formula smaller(List<Variable> parts) {
    return new Formula.And(parts.stream()
        .map(part -> LinearTerm.of(part).minus(LinearTerm.of(before.getFirst())).compared(Relation.LESS)).toList());
  }

  private boolean holds(List<Leading> leading) {
    Predicate is = new Predicate.Given("value", prover.solutions(new Statement(
        Stream.concat(claim.heaps().stream(), Stream.of(claim.value())).toList(), List.of(), claim.formula(),
        Optional.of(claim.system()))).dfa());
    Variable other = new Variable("w");
    Formula one = Formula.all(before, Formula.some(List.of(value), worth(is, before, value)));
    var two = new ArrayList<>(before);
    two.addAll(List.of(value, other));
    Formula noneKept = Formula.all(before, Formula.all(List.of(value), Formula.or(
        Formula.not(worth(is, before, value)), Formula.not(reached(is, leading, value)))));
    return decided(List.of(), one)
        && decided(two, Formula.or(Formula.not(worth(is, before, value)), Formula.not(worth(is, before, other)),
            LinearTerm.of(value).minus(LinearTerm.of(other)).compared(Relation.EQUAL)))
        && decided(List.of(), noneKept)
        && decided(two, Formula.or(Formula.not(worth(is, before, value)),
            LinearTerm.of(value).minus(LinearTerm.of(other)).compared(Relation.AT_MOST), reached(is, leading, other)));
  }

  private static Formula worth(Predicate is, List<Variable> heaps, Variable value) {
    return new Formula.Member(is, Stream.concat(heaps.stream(), Stream.of(value)).toList());
  }

  /** That a move leads to that value. */
  private static Formula reached(Predicate is, List<Leading> leading, Variable wanted) {
    return new Formula.Or(leading.stream().map(lead -> {
      boolean alone = lead.parts().size() == 1;
      List<Variable> values = variables("u", alone ? 0 : lead.parts().size());
      var parts = new ArrayList<Formula>();
      parts.add(lead.move());
      for (int i = 0; i < lead.parts().size(); i++)
        parts.add(worth(is, lead.parts().get(i), alone ? wanted : values.get(i)));
      if (!alone)
        parts.add(LineFormulas.nimSum(values, wanted));
      List<Variable> all = Stream.concat(lead.parts().stream().flatMap(List::stream), values.stream()).toList();
      return Formula.some(all, new Formula.And(parts));
    }).toList());
  }

  private boolean decided(List<Variable> all, Formula formula) {
    Formula closed = all.isEmpty() ? formula : Formula.all(all, formula);
    decided.add(prover.decide(new Statement(List.of(), List.of(), closed, Optional.of(claim.system()))));
    return decided.getLast().holds();
  }
}
