package org.grundy.word.check;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Product;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * Verifies what automata are said to accept, by following all strings through them and through the conditions that they
 * stand for. Conditions are about the numbers on tracks 0, 1, 2, and so on.
 */
public final class SetVerifier {
  private final DigitSystem system;
  private final Budget budget;
  private final Map<LinearMachine, PlainSum> sums = ConditionDerivatives.noSums();
  private long transitions;

  /** @param budget limits the verification: it is charged for each transition */
  public SetVerifier(DigitSystem system, Budget budget) {
    this.system = system;
    this.budget = budget;
  }

  /** The number of transitions visited. */
  public long transitions() {
    return transitions;
  }

  /**
   * Proves that the machine of x + y = z adds.
   *
   * @throws IllegalStateException when it does not
   */
  public void addition() {
    transitions += SumProof.transitions(system, budget);
  }

  /** A comparison as a condition. */
  public Product.Node compared(Comparison comparison, List<Integer> numbers) {
    return new Product.Leaf(new LinearMachine(system, comparison, budget), numbers, true);
  }

  /** Whether some numbers satisfy the condition. */
  public boolean some(int numbers, Product.Node condition) {
    return !right(StepClaim.nothing(numbers, condition));
  }

  /** Whether the set has those first numbers as members that satisfy the condition together with some others. */
  public boolean members(Dfa set, int numbers, Product.Node condition) {
    return right(StepClaim.projected(numbers, condition, set));
  }

  /** Whether the set has those members of the other one that satisfy the condition with no numbers after them. */
  public boolean without(Dfa from, Dfa set, int numbers, Product.Node condition) {
    return right(StepClaim.without(from, numbers, condition, set));
  }

  /**
   * Whether the set has those numbers (..., m) as members for which some number below m satisfies the condition in its
   * place, by induction on m: none is below 0, and one is below m + 1 exactly when one is below m or m itself satisfies
   * it.
   *
   * @param given the condition for the numbers that follow those of the set
   */
  public boolean below(Dfa set, int numbers, Product.Node given, Product.Node condition) {
    int m = set.tracks() - 1;
    Product.Node zero = compared(new Comparison(Linear.of(new long[]{1}, 0), Relation.EQUAL), List.of(m));
    Product.Node successor = compared(new Comparison(Linear.of(new long[]{1, -1}, 1), Relation.EQUAL),
        List.of(m, numbers));
    List<Integer> atM = IntStream.rangeClosed(0, m).boxed().toList();
    List<Integer> atNext = IntStream.rangeClosed(0, m).mapToObj(i -> i < m ? i : numbers).toList();
    var before = new Product.Leaf(set, atM, true);
    var after = new Product.Leaf(set, atNext, true);
    Product.Node begins = new Product.And(List.of(zero, before));
    Product.Node gains = new Product.And(List.of(given, successor, after, negated(before), negated(condition)));
    Product.Node loses = new Product.And(
        List.of(given, successor, negated(after), new Product.Or(List.of(before, condition))));
    return exist(m + 1, numbers, given) && !some(numbers, begins) && !some(numbers + 1, gains)
        && !some(numbers + 1, loses);
  }

  /** Whether the condition can be satisfied whatever the first numbers are. */
  private boolean exist(int first, int numbers, Product.Node condition) {
    var verifier = new StepVerifier(system, sums, budget);
    boolean exist = verifier.everything(first, numbers, condition);
    transitions += verifier.transitions();
    return exist;
  }

  /** The condition that holds exactly when the other does not. */
  public static Product.Node negated(Product.Node condition) {
    return switch (condition) {
      case Product.Leaf(var machine, List<Integer> tracks, boolean positive) ->
        new Product.Leaf(machine, tracks, !positive);
      case Product.And(List<Product.Node> parts) -> new Product.Or(parts.stream().map(SetVerifier::negated).toList());
      case Product.Or(List<Product.Node> parts) -> new Product.And(parts.stream().map(SetVerifier::negated).toList());
    };
  }

  private boolean right(StepClaim claim) {
    var verifier = new StepVerifier(system, sums, budget);
    boolean right = verifier.wrong(claim).isEmpty();
    transitions += verifier.transitions();
    return right;
  }
}
