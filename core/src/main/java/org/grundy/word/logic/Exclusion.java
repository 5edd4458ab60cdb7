package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.check.StepClaim;

/** Removes from a set the numbers that satisfy one of many conjunctions, with whatever other numbers. */
final class Exclusion {
  /** The steps for one optional attempt: fewer at first, since an attempt that succeeds makes others cheap. */
  private static final long LEAST_FOR_ATTEMPT = 2_000_000;
  private static final long MOST_FOR_ATTEMPT = 4 * LEAST_FOR_ATTEMPT;
  /** An attempt is dropped when its result has more than this many times the states of the set. */
  private static final int MOST_GROWTH = 8;

  private final Compiler compiler;
  private final Construction construction;
  private final Budget budget;
  private final List<Variable> held;

  /** @param held the variables of the set, in its order */
  Exclusion(Compiler compiler, List<Variable> held) {
    this.compiler = compiler;
    construction = compiler.construction();
    budget = compiler.budget();
    this.held = held;
  }

  /**
   * The members of the set that satisfy none of the conjunctions. Before heavy conjunctions are removed, cheaper ones
   * that imply them are tried, if they cost little and do not make the rest much larger: often nothing is left then.
   */
  Dfa from(Dfa set, List<Conjunction> all) {
    Dfa rest = set;
    List<Attempt> attempts = all.stream().filter(Conjunction::heavy)
        .flatMap(one -> one.attempts().stream().map(attempt -> new Attempt(attempt, one))).toList();
    for (long most = LEAST_FOR_ATTEMPT; most <= MOST_FOR_ATTEMPT && !attempts.isEmpty(); most *= 4) {
      var unfinished = new ArrayList<Attempt>();
      for (Attempt attempt : attempts) {
        Optional<Dfa> less = attempted(rest, attempt, most);
        rest = less.orElse(rest);
        if (less.isEmpty())
          unfinished.add(attempt);
      }
      attempts = unfinished;
    }
    for (Conjunction one : byWeight(all))
      rest = without(rest, one, budget);
    return rest;
  }

  /** Conjunctions to be removed one after another: first narrower ones, where there are heavy ones. */
  static List<Conjunction> inOrder(List<Conjunction> all) {
    return Stream.concat(all.stream().filter(Conjunction::heavy).flatMap(one -> one.narrowed().stream()),
        byWeight(all).stream()).toList();
  }

  private static List<Conjunction> byWeight(List<Conjunction> all) {
    return all.stream().sorted(Comparator.comparingLong(Conjunction::weight)).toList();
  }

  /** A cheaper conjunction, and the one it implies. */
  private record Attempt(Conjunction cheaper, Conjunction implied) {
  }

  /**
   * The set that is left after the attempt: the set itself when there is no gain, and empty when the attempt takes more
   * than {@code most} steps.
   */
  private Optional<Dfa> attempted(Dfa set, Attempt attempt, long most) {
    Budget part = budget.part(most);
    int before = construction.claims().size();
    try {
      Dfa rest = without(set, attempt.cheaper, part);
      if (!rest.equals(set) && rest.states() <= MOST_GROWTH * set.states()) {
        construction.claims().add(implication(attempt));
        return Optional.of(rest);
      }
      construction.drop(before, budget);
      return Optional.of(set);
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /** The claim that nothing satisfies the cheaper conjunction but not the implied one. */
  private StepClaim implication(Attempt attempt) {
    var tracks = new Tracks(held);
    var nodes = new ArrayList<>(compiler.nodes(attempt.cheaper, tracks));
    List<Conjunction.Part> conditions = attempt.implied.conditions();
    attempt.implied.parts().stream().filter(part -> !conditions.contains(part))
        .forEach(binding -> nodes.add(compiler.node(binding.formula(), binding.positive(), tracks)));
    nodes.add(new Product.Or(
        conditions.stream().map(part -> compiler.node(part.formula(), !part.positive(), tracks)).toList()));
    return StepClaim.nothing(tracks.count(), new Product.And(nodes));
  }

  /** The members of the set that do not satisfy the conjunction, whatever its own variables are. */
  Dfa without(Dfa set, Conjunction conjunction) {
    return without(set, conjunction, budget);
  }

  private Dfa without(Dfa set, Conjunction conjunction, Budget budget) {
    if (set.isEmpty())
      return set;
    var tracks = new Tracks(held);
    var nodes = new ArrayList<Product.Node>();
    nodes.add(new Product.Leaf(set, tracks.of(held), true));
    nodes.addAll(compiler.nodes(conjunction, tracks));
    // A "for none" inside the conjunction becomes an automaton of its own.
    for (Conjunction none : conjunction.none())
      nodes.add(compiler.no(none, tracks));
    return construction.without(set, nodes, tracks.count(), budget);
  }
}
