package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Automata;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.ProductSearch;
import org.grundy.word.automaton.ProjectionLearner;
import org.grundy.word.formula.Relation;

/**
 * The numbers m for which some number below m satisfies a condition that is also about other numbers. Their automaton is
 * {@linkplain ProjectionLearner learned}, and proved by induction on m: no number is below 0, and one is below m + 1
 * exactly when one is below m or m itself satisfies the condition. H. Mousavi, J. Shallit, Mechanical proofs of
 * properties of the Tribonacci word, WORDS 2015, 170-190, doi 10.1007/978-3-319-23660-5_15, prove equal factors so.
 *
 * <p>Each guess costs a search for numbers that refute it.
 */
final class InductiveProof {
  private final Compiler compiler;
  private final Construction construction;
  private final Budget budget;
  private final Conjunction condition;
  private final List<Variable> others;
  private final Variable below;

  /**
   * @param condition what a number below m must satisfy
   * @param others    the other numbers that the condition is about
   * @param below     the number below m
   */
  InductiveProof(Compiler compiler, Conjunction condition, List<Variable> others, Variable below) {
    this.compiler = compiler;
    construction = compiler.construction();
    budget = compiler.budget();
    this.condition = condition;
    this.others = others;
    this.below = below;
  }

  /** The automaton of the other numbers and m, in this order. */
  Dfa made(Phrase name) {
    try (var scratch = budget.scratch()) {
      ProjectionLearner learner = learner(scratch.budget());
      while (true) {
        Dfa guess = learner.guess();
        var tracks = new Tracks(with(below));
        Product.Node refuted = refuted(guess, tracks);
        ProductSearch.Found found = ProductSearch
            .shortest(construction.product(List.of(refuted), tracks.count(), budget), compiler.system(), budget);
        if (found.numbers().isEmpty())
          return construction.proved(new Automata.Made(guess, found.states(), learner.sets()), refuted,
              tracks.count(), name, budget);
        learn(found.numbers().get(), learner);
      }
    }
  }

  private List<Variable> with(Variable last) {
    var all = new ArrayList<>(others);
    all.add(last);
    return all;
  }

  private ProjectionLearner learner(Budget passing) {
    var m = new Variable("m");
    var tracks = new Tracks(with(m));
    var nodes = new ArrayList<>(compiler.nodes(condition, tracks));
    condition.none().forEach(none -> nodes.add(compiler.no(none, tracks)));
    nodes.add(compiler.node(LinearTerm.of(below).minus(LinearTerm.of(m)).compared(Relation.LESS), true, tracks));
    return new ProjectionLearner(construction.product(nodes, tracks.count(), passing), others.size() + 1,
        compiler.system(), passing);
  }

  /** Corrects the guess about the m that was found or about its successor, whichever it is wrong about. */
  private void learn(List<BigInteger> found, ProjectionLearner learner) {
    var numbers = new ArrayList<>(found.subList(0, others.size() + 1));
    learner.learn(numbers);
    numbers.set(others.size(), numbers.getLast().add(BigInteger.ONE));
    learner.learn(numbers);
  }

  /**
   * The condition that no numbers satisfy when the set is right: it has a member with m = 0, or it does not gain exactly
   * the numbers that satisfy the condition with m when m grows to m + 1. The number that was below m is m here.
   */
  private Product.Node refuted(Dfa set, Tracks tracks) {
    var next = new Variable("next");
    List<Integer> atM = tracks.of(with(below));
    List<Integer> atNext = tracks.of(with(next));
    LinearTerm m = LinearTerm.of(below);
    Product.Node zero = compiler.node(m.compared(Relation.EQUAL), true, tracks);
    Product.Node successor = compiler.node(
        m.plus(LinearTerm.constant(1)).minus(LinearTerm.of(next)).compared(Relation.EQUAL), true, tracks);
    var nodes = new ArrayList<Product.Node>();
    condition.bindings().forEach(binding -> nodes.add(compiler.node(binding.formula(), true, tracks)));
    nodes.add(new Product.Or(List.of(
        new Product.And(List.of(zero, new Product.Leaf(set, atM, true))),
        new Product.And(List.of(successor, new Product.Leaf(set, atNext, true), new Product.Leaf(set, atM, false),
            holds(false, tracks))),
        new Product.And(List.of(successor, new Product.Leaf(set, atNext, false),
            new Product.Or(List.of(new Product.Leaf(set, atM, true), holds(true, tracks))))))));
    return new Product.And(nodes);
  }

  /** That the condition holds, or does not, with bindings that do. */
  private Product.Node holds(boolean positive, Tracks tracks) {
    var nodes = new ArrayList<Product.Node>();
    condition.conditions()
        .forEach(part -> nodes.add(compiler.node(part.formula(), part.positive() == positive, tracks)));
    for (Conjunction none : condition.none()) {
      Product.Leaf no = compiler.no(none, tracks);
      nodes.add(new Product.Leaf(no.machine(), no.tracks(), no.positive() == positive));
    }
    return positive ? new Product.And(nodes) : new Product.Or(nodes);
  }
}
