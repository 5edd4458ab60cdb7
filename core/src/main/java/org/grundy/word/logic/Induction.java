package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Product;
import org.grundy.word.formula.Relation;

/**
 * The numbers for which some number below a bound satisfies a condition, such as the places where two factors of a word
 * differ. Sums of other numbers, as in "T[i+n+k] for some k &lt; 3n", first become numbers of their own: p = i + n and
 * m = 3n. What remains is {@linkplain InductiveProof proved by induction} on m.
 */
final class Induction {
  private final Variable below;
  private final Variable limit;
  /** What a number below the limit must satisfy. */
  private final Conjunction condition;
  /** The numbers that the condition is about, but for the one below the limit. */
  private final List<Variable> others;
  /** What must hold whatever the number below the limit is; it also says what the new numbers are. */
  private final Conjunction rest;
  private final List<Variable> kept;

  private Induction(Conjunction conjunction, List<Variable> kept, Variable below, LinearTerm bound) {
    var split = new Split(conjunction, below);
    this.kept = kept;
    this.below = below;
    condition = split.condition();
    others = List.copyOf(condition.free().stream().filter(variable -> !variable.equals(below)).toList());
    limit = bound.isVariable() && !others.contains(bound.coefficients().firstEntry().getKey())
        ? bound.coefficients().firstEntry().getKey() : new Variable("m");
    rest = split.rest(LinearTerm.of(limit).minus(bound).compared(Relation.EQUAL), withLimit());
  }

  /**
   * The induction for these numbers.
   *
   * @param kept the numbers for which the conjunction must hold with some values of its own variables
   * @return empty when it does not ask for one number below a bound
   */
  static Optional<Induction> of(Conjunction conjunction, List<Variable> kept) {
    if (conjunction.quantified().size() != 1 || !kept.containsAll(conjunction.free()))
      return Optional.empty();
    Variable below = conjunction.quantified().iterator().next();
    Set<Variable> dependent = conjunction.dependent(below);
    for (Conjunction.Part part : conjunction.conditions()) {
      Optional<LinearTerm> bound = bound(part, below);
      if (bound.isPresent() && Collections.disjoint(bound.get().coefficients().keySet(), dependent))
        return Optional.of(new Induction(conjunction.without(part), kept, below, bound.get()));
    }
    return Optional.empty();
  }

  /** The number that the part says is greater than the variable; empty when it says something else. */
  private static Optional<LinearTerm> bound(Conjunction.Part part, Variable variable) {
    if (!(part.formula() instanceof Formula.Compare compare) || !compare.variables().contains(variable))
      return Optional.empty();
    LinearTerm term = LinearTerm.of(compare);
    LinearTerm positive = part.positive() ? term : LinearTerm.constant(0).minus(term);
    // "term < 0" and "term <= 0", or their negations "-term <= 0" and "-term < 0"
    LinearTerm bound = LinearTerm.of(variable).minus(positive);
    if (bound.coefficients().containsKey(variable))
      return Optional.empty();
    return switch (compare.comparison().relation()) {
      case LESS -> Optional.of(part.positive() ? bound : bound.plus(LinearTerm.constant(1)));
      case AT_MOST -> Optional.of(part.positive() ? bound.plus(LinearTerm.constant(1)) : bound);
      case EQUAL, UNEQUAL -> Optional.empty();
    };
  }

  /** The other numbers, and the limit. */
  List<Variable> withLimit() {
    return with(limit);
  }

  /** The other numbers, and the one below the limit. */
  List<Variable> withBelow() {
    return with(below);
  }

  private List<Variable> with(Variable last) {
    var all = new ArrayList<>(others);
    all.add(last);
    return all;
  }

  Conjunction condition() {
    return condition;
  }

  Conjunction rest() {
    return rest;
  }

  /** Whether the kept numbers are those of {@link #withLimit} and nothing else must hold. */
  boolean direct() {
    return rest.parts().isEmpty() && rest.none().isEmpty() && kept.equals(withLimit());
  }

  /** That some number below the limit satisfies the condition, about the numbers of {@link #withLimit}. */
  Conjunction someBelow() {
    return condition.forSome(below, LinearTerm.of(below).minus(LinearTerm.of(limit)).compared(Relation.LESS));
  }

  /**
   * The automaton of the kept numbers, in their order.
   *
   * @param compiler makes the automata on the way; its budget limits the induction
   */
  Dfa made(Compiler compiler, Phrase name) {
    if (direct())
      return new InductiveProof(compiler, condition, others, below).made(name);
    Dfa set = compiler.set(someBelow(), withLimit(), Phrase.of("numbers for which others exist"));
    var tracks = new Tracks(kept);
    var nodes = new ArrayList<Product.Node>();
    nodes.add(new Product.Leaf(set, tracks.of(withLimit()), true));
    nodes.addAll(compiler.nodes(rest, tracks));
    rest.none().forEach(none -> nodes.add(compiler.no(none, tracks)));
    return compiler.construction().projected(nodes, tracks.count(), kept.size(), Optional.of(name), compiler.budget());
  }

  /** What a conjunction says about one of its numbers, apart from what else it says. */
  private static final class Split {
    private final Conjunction whole;
    private final Set<Variable> dependent;
    /** The numbers that stand for sums of other numbers. */
    private final Map<LinearTerm, Variable> sums = new LinkedHashMap<>();

    Split(Conjunction whole, Variable variable) {
      this.whole = whole;
      dependent = whole.dependent(variable);
    }

    private boolean depends(Collection<Variable> variables) {
      return !Collections.disjoint(variables, dependent);
    }

    /** The parts about the number and what depends on it, with new numbers for sums of others. */
    Conjunction condition() {
      List<Binding> bindings = whole.bindings().stream().filter(binding -> dependent.contains(binding.variable()))
          .map(binding -> new Binding(binding.variable(), general(binding.formula()), binding.function(),
              binding.arguments(), binding.divisor()))
          .toList();
      List<Conjunction.Part> parts = whole.conditions().stream().filter(part -> depends(part.free()))
          .map(part -> new Conjunction.Part(general(part.formula()), part.positive())).toList();
      return Conjunction.of(bindings, parts, whole.none().stream().filter(none -> depends(none.free())).toList());
    }

    /**
     * The other parts and bindings, and what the new numbers are.
     *
     * @param limit what the limit is
     * @param used  the numbers that are used beside it
     */
    Conjunction rest(Formula limit, List<Variable> used) {
      var parts = new ArrayList<>(whole.conditions().stream().filter(part -> !depends(part.free())).toList());
      List<Conjunction> none = whole.none().stream().filter(inner -> !depends(inner.free())).toList();
      sums.forEach((sum, variable) -> parts
          .add(new Conjunction.Part(LinearTerm.of(variable).minus(sum).compared(Relation.EQUAL), true)));
      if (limit instanceof Formula.Compare compare && !compare.variables().isEmpty())
        parts.add(new Conjunction.Part(limit, true));
      var mentioned = new LinkedHashSet<>(used);
      parts.forEach(part -> mentioned.addAll(part.free()));
      none.forEach(inner -> mentioned.addAll(inner.free()));
      whole.bindings(mentioned).forEach(binding -> parts.add(new Conjunction.Part(binding.formula(), true)));
      return Conjunction.of(List.of(), parts, none);
    }

    private Formula general(Formula formula) {
      return switch (formula) {
        case Formula.Compare compare when depends(compare.variables()) ->
          general(LinearTerm.of(compare)).compared(compare.comparison().relation());
        case Formula.Not(Formula negated) -> Formula.not(general(negated));
        case Formula.And(List<Formula> parts) -> new Formula.And(parts.stream().map(this::general).toList());
        case Formula.Or(List<Formula> parts) -> new Formula.Or(parts.stream().map(this::general).toList());
        case Formula.Compare _, Formula.Member _, Formula.Quantified _ -> formula;
      };
    }

    private LinearTerm general(LinearTerm term) {
      return general(general(term, 1), -1);
    }

    /** The term with a new number for the sum of what is added to it, or taken away. */
    private LinearTerm general(LinearTerm term, int sign) {
      LinearTerm sum = LinearTerm.constant(0);
      for (Map.Entry<Variable, Long> entry : term.coefficients().entrySet())
        if (Long.signum(entry.getValue()) == sign && !dependent.contains(entry.getKey()))
          sum = sum.plus(LinearTerm.of(entry.getKey()), Math.absExact(entry.getValue()));
      if (sum.isConstant() || sum.isVariable())
        return term;
      Variable number = sums.computeIfAbsent(sum, _ -> new Variable("sum"));
      return term.plus(sum, -sign).plus(LinearTerm.of(number), sign);
    }
  }
}
