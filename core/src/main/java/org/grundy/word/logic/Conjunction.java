package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.word.formula.Relation;

/**
 * A formula, or its negation, taken apart into parts that must all hold for some numbers. Each "for some" is pulled to
 * the front, where it costs nothing; each "for all" is negated and kept as a conjunction that must hold for no numbers.
 */
final class Conjunction {
  /** A formula or its negation that is not an "and" itself. */
  record Part(Formula formula, boolean positive) {
    Set<Variable> free() {
      return formula.free();
    }
  }

  private final List<Binding> bindings = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<Conjunction> none = new ArrayList<>();
  /** Its own variables, which are quantified or bound in it. */
  private final Set<Variable> bound = new LinkedHashSet<>();

  static Conjunction of(List<Binding> bindings, Formula formula, boolean positive) {
    var conjunction = new Conjunction();
    conjunction.bind(bindings);
    conjunction.add(formula, positive);
    return conjunction;
  }

  /** What must hold for some values of its variables, so that it holds as "for some", or does not as "for all". */
  static Conjunction of(Formula.Quantified quantified, boolean positive) {
    Conjunction conjunction = of(quantified.bindings(), quantified.body(), positive);
    conjunction.bound.addAll(quantified.variables());
    return conjunction;
  }

  static Conjunction of(List<Binding> bindings, List<Part> parts, List<Conjunction> none) {
    var conjunction = new Conjunction();
    conjunction.bind(bindings);
    conjunction.parts.addAll(parts);
    conjunction.none.addAll(none);
    return conjunction;
  }

  private void bind(List<Binding> more) {
    bindings.addAll(more);
    more.forEach(binding -> bound.add(binding.variable()));
  }

  private void add(Formula formula, boolean positive) {
    switch (formula) {
      case Formula.Not(Formula negated) -> add(negated, !positive);
      case Formula.And(List<Formula> all) when positive -> all.forEach(part -> add(part, true));
      case Formula.Or(List<Formula> all) when !positive -> all.forEach(part -> add(part, false));
      case Formula.Quantified quantified when quantified.all() != positive -> {
        bound.addAll(quantified.variables());
        bind(quantified.bindings());
        add(quantified.body(), positive);
      }
      case Formula.Quantified quantified when !quantified.free().isEmpty() -> {
        none.add(of(quantified, !positive));
      }
      case Formula.Member member when inlined(member).isPresent() -> add(inlined(member).get(), positive);
      default -> parts.add(new Part(formula, positive));
    }
  }

  /**
   * The body of the definition with the arguments in place; empty when the relation has no definition, or one that
   * cannot stand in its place.
   */
  static Optional<Formula> inlined(Formula.Member member) {
    if (!(member.predicate() instanceof Predicate.Defined(Definition definition)) || !definition.plain())
      return Optional.empty();
    Map<Variable, Variable> names = new HashMap<>();
    for (int i = 0; i < member.arguments().size(); i++)
      names.put(definition.parameters().get(i), member.arguments().get(i));
    return Optional.of(definition.body().formula().renamed(names));
  }

  /** The parts without bindings. */
  List<Part> conditions() {
    return parts;
  }

  /** The formulas of the {@link #bindings()}, then the parts. */
  List<Part> parts() {
    var all = new ArrayList<>(bindings().stream().map(binding -> new Part(binding.formula(), true)).toList());
    all.addAll(parts);
    return all;
  }

  /** The bindings of the numbers that it mentions, directly or through other bindings, in their order. */
  List<Binding> bindings() {
    var mentioned = new LinkedHashSet<Variable>();
    parts.forEach(part -> mentioned.addAll(part.free()));
    none.forEach(inner -> mentioned.addAll(inner.free()));
    return bindings(mentioned);
  }

  /** The bindings of these numbers and of those that they are computed from, in their order. */
  List<Binding> bindings(Set<Variable> numbers) {
    var needed = new LinkedHashSet<>(numbers);
    var all = new ArrayList<Binding>();
    for (Binding binding : bindings.reversed())
      if (needed.contains(binding.variable())) {
        all.addFirst(binding);
        needed.addAll(binding.formula().free());
      }
    return all;
  }

  /** The variable and the numbers that are computed from it. */
  Set<Variable> dependent(Variable variable) {
    var dependent = new LinkedHashSet<>(Set.of(variable));
    for (Binding binding : bindings)
      if (!Collections.disjoint(binding.formula().free(), dependent))
        dependent.add(binding.variable());
    return dependent;
  }

  /** The conjunctions that must not hold, whatever the values of their own variables. */
  List<Conjunction> none() {
    return none;
  }

  /** The variables for which it asks whether there are some. */
  Set<Variable> own() {
    return bound;
  }

  /** Those of its own variables that no binding determines. */
  Set<Variable> quantified() {
    var quantified = new LinkedHashSet<>(bound);
    bindings.forEach(binding -> quantified.remove(binding.variable()));
    return quantified;
  }

  /** The kept variables, then those that it mentions in what must not hold. */
  List<Variable> held(List<Variable> kept) {
    var held = new LinkedHashSet<>(kept);
    none.forEach(inner -> held.addAll(inner.free()));
    return List.copyOf(held);
  }

  /** The alternatives of what must not hold: conjunctions of which none may hold, whatever their own variables are. */
  List<Conjunction> excluded() {
    return none.stream().flatMap(inner -> inner.alternatives().stream()).flatMap(one -> one.alternatives().stream())
        .toList();
  }

  /** The same conjunction without what must not hold; it keeps the bindings of the numbers that this mentions. */
  Conjunction candidates() {
    Conjunction candidates = of(List.of(), parts(), List.of());
    candidates.bound.addAll(bound);
    return candidates;
  }

  /** The same conjunction without one of its {@link #conditions()}. */
  Conjunction without(Part part) {
    Conjunction rest = copy();
    rest.parts.remove(part);
    return rest;
  }

  /** That there is such a number for which the formula and this conjunction hold. */
  Conjunction forSome(Variable variable, Formula formula) {
    Conjunction some = copy();
    some.bound.add(variable);
    some.parts.addFirst(new Part(formula, true));
    return some;
  }

  /** The variables that it mentions but that are not its own. */
  Set<Variable> free() {
    var free = new LinkedHashSet<Variable>();
    parts().forEach(part -> free.addAll(part.free()));
    none.forEach(inner -> free.addAll(inner.free()));
    free.removeAll(bound);
    return free;
  }

  /** Conjunctions of which at least one holds exactly when this one does: its longest "or" split up. */
  List<Conjunction> alternatives() {
    record Choice(Part part, List<Part> of) {
    }
    var choice = parts.stream().map(part -> new Choice(part, alternatives(part)))
        .max(Comparator.comparingInt(c -> c.of.size())).filter(c -> c.of.size() > 1);
    if (choice.isEmpty())
      return List.of(this);
    return choice.get().of.stream().map(alternative -> {
      Conjunction one = copy();
      one.parts.remove(choice.get().part);
      one.add(alternative.formula, alternative.positive);
      return one;
    }).toList();
  }

  private static List<Part> alternatives(Part part) {
    return switch (part.formula) {
      case Formula.Not(Formula negated) -> alternatives(new Part(negated, !part.positive));
      case Formula.Or(List<Formula> all) when part.positive ->
        all.stream().flatMap(f -> alternatives(new Part(f, true)).stream()).toList();
      case Formula.And(List<Formula> all) when !part.positive ->
        all.stream().flatMap(f -> alternatives(new Part(f, false)).stream()).toList();
      case Formula.Member member when inlined(member).isPresent() ->
        alternatives(new Part(inlined(member).get(), part.positive));
      default -> List.of(part);
    };
  }

  /** The number of inequalities between three or more numbers, which are what makes automata large. */
  long weight() {
    return parts.stream().filter(part -> edge(part).isPresent()).count();
  }

  /** Whether it is likely to need a large automaton. */
  boolean heavy() {
    return weight() > 1;
  }

  /**
   * Conjunctions that imply this one and are cheaper to compile: one where all its own variables are 0, and ones where
   * a heavy inequality only just holds.
   */
  List<Conjunction> attempts() {
    var attempts = new ArrayList<>(List.of(zero()));
    if (heavy())
      for (Part part : parts.reversed())
        edge(part).ifPresent(edge -> attempts.add(on(part, edge)));
    return attempts;
  }

  /**
   * Conjunctions that have all conditions of this one and one more: that all its own variables are 0, or that a heavy
   * inequality only just holds.
   */
  List<Conjunction> narrowed() {
    var narrowed = new ArrayList<>(List.of(zero()));
    for (Part part : parts.reversed())
      edge(part).ifPresent(edge -> {
        Conjunction one = copy();
        one.add(edge.compared(Relation.EQUAL), true);
        narrowed.add(one);
      });
    return narrowed;
  }

  /** This conjunction for numbers of its own that are all 0. */
  private Conjunction zero() {
    Conjunction zero = copy();
    bound.forEach(own -> zero.add(LinearTerm.of(own).compared(Relation.EQUAL), true));
    return zero;
  }

  /**
   * This conjunction with one inequality replaced by its edge equation, which also shortens the other inequalities
   * where it can.
   */
  private Conjunction on(Part edged, LinearTerm edge) {
    Conjunction tight = copy();
    tight.parts.clear();
    for (Part part : parts)
      if (part.equals(edged))
        tight.add(edge.compared(Relation.EQUAL), true);
      else if (edge(part).isPresent())
        tight.add(shorter((Formula.Compare) part.formula, edge), part.positive);
      else
        tight.parts.add(part);
    return tight;
  }

  private static Formula shorter(Formula.Compare compare, LinearTerm zero) {
    LinearTerm term = LinearTerm.of(compare);
    return Stream.of(0, 1, -1, 2, -2).map(times -> term.plus(zero, times))
        .min(Comparator.comparingInt(t -> t.coefficients().size())).orElseThrow()
        .compared(compare.comparison().relation());
  }

  private Conjunction copy() {
    var copy = new Conjunction();
    copy.bound.addAll(bound);
    copy.bindings.addAll(bindings);
    copy.none.addAll(none);
    copy.parts.addAll(parts);
    return copy;
  }

  /** The term that is 0 where an inequality of three or more numbers only just holds; empty for any other part. */
  private static Optional<LinearTerm> edge(Part part) {
    if (!(part.formula instanceof Formula.Compare compare) || compare.variables().size() < 3)
      return Optional.empty();
    LinearTerm term = LinearTerm.of(compare);
    return switch (compare.comparison().relation()) {
      case LESS -> Optional.of(part.positive ? term.plus(LinearTerm.constant(1)) : term);
      case AT_MOST -> Optional.of(part.positive ? term : term.minus(LinearTerm.constant(1)));
      case EQUAL, UNEQUAL -> Optional.empty();
    };
  }
}
