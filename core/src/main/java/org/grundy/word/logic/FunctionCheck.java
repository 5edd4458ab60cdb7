package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.formula.Relation;

/** Checks that a relation that is defined as a function is one. */
final class FunctionCheck {
  private final Compiler compiler;

  FunctionCheck(Compiler compiler) {
    this.compiler = compiler;
  }

  /**
   * Checks that every argument has a value, and only one.
   *
   * @throws BadInput when one has none, or two
   */
  void require(Definition definition, Dfa dfa) {
    int arity = definition.arity();
    var arguments = new ArrayList<>(definition.parameters().subList(0, arity));
    var value = new Variable("value");
    var other = new Variable("other");
    var tracks = new Tracks(arguments);
    var first = new ArrayList<>(arguments);
    first.add(value);
    var second = new ArrayList<>(arguments);
    second.add(other);
    List<Product.Node> two = List.of(new Product.Leaf(dfa, tracks.of(first), true),
        new Product.Leaf(dfa, tracks.of(second), true),
        compiler.node(LinearTerm.of(value).minus(LinearTerm.of(other)).compared(Relation.LESS), true, tracks));
    found(two, tracks.count()).ifPresent(numbers -> {
      throw BadInput.because("{0}: {1} is not a function: {2} would be {3} and {4}", definition.place(),
          definition.name(), call(definition, numbers), numbers.get(arity), numbers.get(arity + 1));
    });
    var of = new Tracks(first);
    Product.Node leaf = new Product.Leaf(dfa, of.of(first), true);
    Dfa some = compiler.construction().projected(List.of(leaf), of.count(), arity,
        Optional.empty(), compiler.budget());
    found(List.of(new Product.Leaf(some, tracks.of(arguments), false)), arity)
        .ifPresent(numbers -> {
          throw BadInput.because("{0}: {1} is not a function: {2} has no value", definition.place(),
              definition.name(), call(definition, numbers));
        });
  }

  private Optional<List<BigInteger>> found(List<Product.Node> nodes, int tracks) {
    return compiler.construction().searched(nodes, tracks, compiler.budget()).numbers();
  }

  private static String call(Definition definition, List<BigInteger> numbers) {
    return definition.name() + numbers.subList(0, definition.arity()).toString().replace('[', '(').replace(']', ')');
  }
}
