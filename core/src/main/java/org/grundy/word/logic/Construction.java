package org.grundy.word.logic;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Automata;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.ProductSearch;
import org.grundy.word.check.StepClaim;
import org.grundy.word.numeration.DigitSystem;

/**
 * Makes the automata of proofs in one numeration, each once, and keeps a record of how: the steps for the reader, and
 * claims that can be checked again.
 */
final class Construction {
  /** What a projection is made from. */
  private record Projected(List<Product.Node> nodes, int tracks, int kept) {
  }

  private final DigitSystem system;
  private final List<Step> steps = new ArrayList<>();
  private final List<StepClaim> claims = new ArrayList<>();
  /** The claims of automata that are kept when the attempt that first needed them is dropped. */
  private final Set<StepClaim> standing = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Projected, Dfa> projections = new HashMap<>();
  private final List<BuiltDefinition> definitions = new ArrayList<>();

  Construction(DigitSystem system) {
    this.system = system;
  }

  List<Step> steps() {
    return steps;
  }

  List<StepClaim> claims() {
    return claims;
  }

  /** In the order in which they were finished. */
  List<BuiltDefinition> definitions() {
    return definitions;
  }

  /** The time that definitions took so far. */
  Duration definitionTime() {
    return definitions.stream().map(BuiltDefinition::time).reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * The numbers on the first {@code kept} tracks that satisfy all nodes together with some numbers on the others.
   *
   * @param name what the reader calls it; empty when it is not worth a step
   */
  Dfa projected(List<Product.Node> nodes, int tracks, int kept, Optional<Phrase> name, Budget budget) {
    var from = new Projected(List.copyOf(nodes), tracks, kept);
    Dfa known = projections.get(from);
    if (known != null)
      return known;
    Automata.Made made = Automata.projected(product(nodes, tracks, budget), kept, budget);
    StepClaim claim = StepClaim.projected(tracks, new Product.And(nodes), made.dfa());
    claims.add(claim);
    standing.add(claim);
    name.ifPresent(
        called -> steps.add(new Step(called, tracks, made.states(), made.deterministic(), made.dfa().states())));
    projections.put(from, made.dfa());
    return made.dfa();
  }

  /** The members of the set, which are the first tracks, that satisfy the nodes together with no other numbers. */
  Dfa without(Dfa set, List<Product.Node> nodes, int tracks, Budget budget) {
    Automata.Made made = Automata.without(set, product(nodes, tracks, budget), budget);
    claims.add(StepClaim.without(set, tracks, new Product.And(nodes), made.dfa()));
    steps.add(new Step(Phrase.of("candidates that another part does not rule out"), tracks, made.states(),
        made.deterministic(), made.dfa().states()));
    return made.dfa();
  }

  /**
   * Keeps a set that is right because no numbers satisfy the condition.
   *
   * @param made the automaton, and the numbers of states from which it was made
   */
  Dfa proved(Automata.Made made, Product.Node refuted, int tracks, Phrase name, Budget budget) {
    budget.reserve(made.dfa().bytes());
    claims.add(StepClaim.inductive(tracks, refuted, made.dfa()));
    steps.add(new Step(name, tracks, made.states(), made.deterministic(), made.dfa().states()));
    return made.dfa();
  }

  /** Numbers that satisfy all nodes. */
  ProductSearch.Found searched(List<Product.Node> nodes, int tracks, Budget budget) {
    ProductSearch.Found found = ProductSearch.shortest(product(nodes, tracks, budget), system, budget);
    if (found.numbers().isEmpty())
      claims.add(StepClaim.nothing(tracks, new Product.And(nodes)));
    return found;
  }

  Product product(List<Product.Node> nodes, int tracks, Budget budget) {
    return new Product(system, tracks, new Product.And(nodes), budget);
  }

  /** Forgets the claims from the given one on, but for those of automata that are kept, and releases their automata. */
  @SuppressWarnings("ReferenceEquality") // an automaton that was made anew has memory of its own, though it equals another
  void drop(int from, Budget budget) {
    List<StepClaim> made = claims.subList(from, claims.size());
    for (StepClaim claim : made)
      if (!standing.contains(claim))
        claim.result().filter(dfa -> claim.from().filter(before -> before == dfa).isEmpty())
            .ifPresent(dfa -> budget.release(dfa.bytes()));
    made.removeIf(claim -> !standing.contains(claim));
  }

  /** Keeps the claims from the given one on when attempts are dropped. */
  void keep(int from) {
    standing.addAll(claims.subList(from, claims.size()));
  }
}
