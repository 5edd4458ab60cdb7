package org.grundy.word.logic;

import java.util.ArrayList;
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
 * A formula, or its negation, taken apart: all the parts are to hold of some numbers. "For some" has been pulled to the
 * front, where it costs nothing; "for all" is left, negated, as what must hold of none.
 */
final class Conjunction {
  /** A formula or its negation, with no "and" on its outside. */
  record Part(Formula formula, boolean positive) {
    Set<Variable> free() {
      return formula.free();
    }
  }

  private final List<Binding> bindings = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<Conjunction> none = new ArrayList<>();
  /** What none of the others may hold with, for some numbers that are not among these. */
  private final Set<Variable> bound = new LinkedHashSet<>();

  static Conjunction of(List<Binding> bindings, Formula formula, boolean positive) {
    var conjunction = new Conjunction();
    conjunction.bind(bindings);
    conjunction.add(formula, positive);
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
        Conjunction inner = of(quantified.bindings(), quantified.body(), !positive);
        inner.bound.addAll(quantified.variables());
        none.add(inner);
      }
      case Formula.Member member when inlined(member).isPresent() -> add(inlined(member).get(), positive);
      default -> parts.add(new Part(formula, positive));
    }
  }

  /** What the definition says, of a relation whose definition has no quantifier. */
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

  /** The parts, and the bindings of what they speak of, directly or not: others say nothing. */
  List<Part> parts() {
    var all = new ArrayList<>(bindings().stream().map(binding -> new Part(binding.formula(), true)).toList());
    all.addAll(parts);
    return all;
  }

  /** The bindings of what it speaks of, directly or not, in their order. */
  List<Binding> bindings() {
    var needed = new LinkedHashSet<Variable>();
    parts.forEach(part -> needed.addAll(part.free()));
    none.forEach(inner -> needed.addAll(inner.free()));
    var all = new ArrayList<Binding>();
    for (Binding binding : bindings.reversed())
      if (needed.contains(binding.variable())) {
        all.addFirst(binding);
        needed.addAll(binding.formula().free());
      }
    return all;
  }

  /** What must hold of no numbers, whatever its own variables are. */
  List<Conjunction> none() {
    return none;
  }

  /** The variables that are not its own. */
  Set<Variable> free() {
    var free = new LinkedHashSet<Variable>();
    parts().forEach(part -> free.addAll(part.free()));
    none.forEach(inner -> free.addAll(inner.free()));
    free.removeAll(bound);
    return free;
  }

  /** The conjunctions of which one holds when this does: its longest "or" taken apart. */
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

  /** How many inequalities it has that join three numbers or more: those are what makes automata large. */
  long weight() {
    return parts.stream().filter(part -> edge(part).isPresent()).count();
  }

  /**
   * Conjunctions that imply it and are cheaper to follow: that all its own numbers are 0, and that one of the
   * inequalities that make it heavy holds just barely.
   */
  List<Conjunction> attempts() {
    var attempts = new ArrayList<Conjunction>();
    Conjunction zero = copy();
    bound.forEach(own -> zero.add(LinearTerm.of(own).compared(Relation.EQUAL), true));
    attempts.add(zero);
    if (weight() > 1)
      for (Part part : parts.reversed())
        edge(part).ifPresent(edge -> attempts.add(on(part, edge)));
    return attempts;
  }

  /** With the equation at the edge of one inequality in its place, and used in the others where that shortens them. */
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

  /** What is 0 at the edge of an inequality of three numbers or more. */
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
