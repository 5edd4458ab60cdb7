package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
      case Formula.Member member when inlined(member) != member -> add(inlined(member), positive);
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
      default -> parts.add(new Part(formula, positive));
    }
  }

  /** A relation whose definition has no quantifier is what the definition says. */
  static Formula inlined(Formula.Member member) {
    if (!(member.predicate() instanceof Predicate.Defined(Definition definition)) || !definition.plain())
      return member;
    Map<Variable, Variable> names = new HashMap<>();
    for (int i = 0; i < member.arguments().size(); i++)
      names.put(definition.parameters().get(i), member.arguments().get(i));
    return definition.body().formula().renamed(names);
  }

  /** The parts, and the bindings of what they speak of, directly or not: others say nothing. */
  List<Part> parts() {
    var needed = new LinkedHashSet<Variable>();
    parts.forEach(part -> needed.addAll(part.free()));
    none.forEach(inner -> needed.addAll(inner.free()));
    var all = new ArrayList<Part>();
    for (Binding binding : bindings.reversed())
      if (needed.contains(binding.variable())) {
        all.addFirst(new Part(binding.formula(), true));
        needed.addAll(binding.formula().free());
      }
    all.addAll(parts);
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
      var one = new Conjunction();
      one.bound.addAll(bound);
      one.bindings.addAll(bindings);
      one.none.addAll(none);
      parts.stream().filter(part -> part != choice.get().part).forEach(one.parts::add);
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
      case Formula.Member member when inlined(member) != member ->
        alternatives(new Part(inlined(member), part.positive));
      default -> List.of(part);
    };
  }
}
