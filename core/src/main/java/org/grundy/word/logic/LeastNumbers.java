package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.ProductSearch;
import org.grundy.word.formula.Relation;

/** Finds the least numbers that satisfy a conjunction, and the numbers that they determine. */
final class LeastNumbers {
  private static final Comparator<List<BigInteger>> ORDER = (one, other) -> Arrays
      .compare(one.toArray(BigInteger[]::new), other.toArray(BigInteger[]::new));

  private final Compiler compiler;
  private final Construction construction;
  private final Budget budget;

  LeastNumbers(Compiler compiler) {
    this.compiler = compiler;
    construction = compiler.construction();
    budget = compiler.budget();
  }

  /**
   * The numbers that satisfy a conjunction, with the least first number, then the least second, and so on; empty when
   * none do.
   */
  Optional<List<BigInteger>> least(Conjunction conjunction, List<Variable> wanted) {
    Optional<List<BigInteger>> least = Optional.empty();
    for (Conjunction alternative : conjunction.none().isEmpty() ? conjunction.alternatives() : List.of(conjunction)) {
      Optional<List<BigInteger>> found = leastOfOne(alternative, wanted);
      if (least.isEmpty() || found.isPresent() && ORDER.compare(found.get(), least.get()) < 0)
        least = found;
    }
    return least;
  }

  private Optional<List<BigInteger>> leastOfOne(Conjunction conjunction, List<Variable> wanted) {
    try (var scratch = budget.scratch()) {
      return leastOfOne(conjunction, wanted, scratch.budget());
    }
  }

  /**
   * @param bounds the budget for the memory of the automata that bound a number; they are small, and claims may keep
   *               some
   */
  private Optional<List<BigInteger>> leastOfOne(Conjunction conjunction, List<Variable> wanted, Budget bounds) {
    Search search = conjunction.none().isEmpty()
        ? compiler.turns().made(List.of(
            new Turns.Way<>(Compiler.JOINT, part -> of(part, false).joint(conjunction, wanted)),
            new Turns.Way<>(Compiler.STAGED, part -> Optional.of(of(part, true).staged(conjunction, wanted)))))
        : search(List.of(new Product.Leaf(compiler.set(conjunction, wanted, Phrase.of("candidates")),
            new Tracks(wanted).of(wanted), true)), wanted.size());
    ProductSearch.Found first = search.found;
    construction.steps().add(new Step(sought(wanted, first.numbers().isPresent()), search.tracks, first.states(),
        first.states(), 0));
    Optional<List<BigInteger>> found = first.numbers();
    var nodes = new ArrayList<>(search.nodes);
    for (int i = 0; i < wanted.size() && found.isPresent(); i++) {
      List<BigInteger> least = leastOf(found.get(), i, nodes, search.tracks);
      found = Optional.of(least);
      nodes.add(bounded(Relation.EQUAL, least.get(i), i, bounds));
    }
    return found.map(numbers -> numbers.subList(0, wanted.size()));
  }

  /** A search for numbers that satisfy the nodes, with the wanted numbers on the first tracks. */
  private record Search(List<Product.Node> nodes, int tracks, ProductSearch.Found found) {
  }

  private Search search(List<Product.Node> nodes, int tracks) {
    return new Search(nodes, tracks, construction.searched(nodes, tracks, budget));
  }

  private LeastNumbers of(Budget part, boolean staged) {
    return new LeastNumbers(compiler.under(part, staged));
  }

  private Optional<Search> joint(Conjunction conjunction, List<Variable> wanted) {
    var tracks = new Tracks(wanted);
    List<Product.Node> nodes = compiler.nodes(conjunction, tracks);
    return compiler.readable(tracks) ? Optional.of(search(nodes, tracks.count())) : Optional.empty();
  }

  private Search staged(Conjunction conjunction, List<Variable> wanted) {
    var tracks = new Tracks(wanted);
    List<Product.Node> nodes = compiler.nodes(conjunction, tracks);
    return search(compiler.onto(wanted.size(), nodes), wanted.size());
  }

  /** Numbers that satisfy the nodes and whose i-th is least, given some that satisfy them. */
  private List<BigInteger> leastOf(List<BigInteger> numbers, int i, List<Product.Node> nodes, int tracks) {
    List<BigInteger> least = numbers;
    while (true) {
      try (var scratch = budget.scratch()) {
        var less = new ArrayList<>(nodes);
        less.add(bounded(Relation.LESS, least.get(i), i, scratch.budget()));
        Optional<List<BigInteger>> better = search(less, tracks).found.numbers();
        if (better.isEmpty())
          return least;
        least = better.get();
      }
    }
  }

  /** The numbers that these numbers determine through the bindings. */
  List<BigInteger> values(List<Binding> bindings, List<Variable> variables, List<BigInteger> numbers) {
    try (var scratch = budget.scratch()) {
      return values(bindings, variables, numbers, scratch.budget());
    }
  }

  private List<BigInteger> values(List<Binding> bindings, List<Variable> variables, List<BigInteger> numbers,
      Budget bounds) {
    var tracks = new Tracks(variables);
    var nodes = new ArrayList<Product.Node>();
    for (int i = 0; i < variables.size(); i++)
      nodes.add(bounded(Relation.EQUAL, numbers.get(i), i, bounds));
    bindings.forEach(binding -> tracks.of(binding.variable()));
    bindings.forEach(binding -> nodes.add(compiler.node(binding.formula(), true, tracks)));
    List<BigInteger> all = search(nodes, tracks.count()).found.numbers().orElseThrow();
    return all.subList(variables.size(), variables.size() + bindings.size());
  }

  private Product.Node bounded(Relation relation, BigInteger by, int track, Budget budget) {
    return new Product.Leaf(Dfas.compared(compiler.system(), relation, by, budget), List.of(track), true);
  }

  private static Phrase sought(List<Variable> wanted, boolean found) {
    if (wanted.isEmpty())
      return Phrase.of("search");
    String names = wanted.stream().map(Variable::name).collect(Collectors.joining(", "));
    return found ? Phrase.of("search for {0}, found", names) : Phrase.of("search for {0}, none found", names);
  }

}
