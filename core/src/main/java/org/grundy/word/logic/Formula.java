package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.word.formula.Comparison;

/** A formula about numbers, which holds or does not hold for them. */
public sealed interface Formula {

  /** A comparison of a linear term in these variables with 0. */
  record Compare(List<Variable> variables, Comparison comparison) implements Formula {
    public Compare {
      variables = List.copyOf(variables);
    }
  }

  /** A predicate applied to these numbers, in this order. */
  record Member(Predicate predicate, List<Variable> arguments) implements Formula {
    public Member {
      arguments = List.copyOf(arguments);
      if (arguments.size() != predicate.arity())
        throw new IllegalArgumentException("expected " + predicate.arity() + " arguments, found " + arguments);
    }
  }

  record Not(Formula negated) implements Formula {
  }

  record And(List<Formula> parts) implements Formula {
    public And {
      parts = List.copyOf(parts);
    }
  }

  record Or(List<Formula> parts) implements Formula {
    public Or {
      parts = List.copyOf(parts);
    }
  }

  /**
   * The body holds for all numbers, or for some.
   *
   * @param bindings the bindings of the other numbers that the body mentions
   */
  record Quantified(boolean all, List<Variable> variables, List<Binding> bindings, Formula body) implements Formula {
    public Quantified {
      variables = List.copyOf(variables);
      bindings = List.copyOf(bindings);
    }
  }

  /** A formula that always holds, or never. */
  static Formula truth(boolean holds) {
    return holds ? new And(List.of()) : new Or(List.of());
  }

  static Formula and(Formula... parts) {
    return new And(List.of(parts));
  }

  static Formula or(Formula... parts) {
    return new Or(List.of(parts));
  }

  static Formula not(Formula formula) {
    return formula instanceof Not(Formula negated) ? negated : new Not(formula);
  }

  static Formula some(List<Variable> variables, Formula body) {
    return new Quantified(false, variables, List.of(), body);
  }

  static Formula all(List<Variable> variables, Formula body) {
    return new Quantified(true, variables, List.of(), body);
  }

  /** The variables that it does not quantify, in order of occurrence. */
  default Set<Variable> free() {
    var free = new LinkedHashSet<Variable>();
    switch (this) {
      case Compare(List<Variable> variables, _) -> free.addAll(variables);
      case Member(_, List<Variable> arguments) -> free.addAll(arguments);
      case Not(Formula negated) -> free.addAll(negated.free());
      case And(List<Formula> parts) -> parts.forEach(part -> free.addAll(part.free()));
      case Or(List<Formula> parts) -> parts.forEach(part -> free.addAll(part.free()));
      case Quantified(_, List<Variable> variables, List<Binding> bindings, Formula body) -> {
        bindings.forEach(binding -> free.addAll(binding.formula().free()));
        free.addAll(body.free());
        variables.forEach(free::remove);
        bindings.forEach(binding -> free.remove(binding.variable()));
      }
    }
    return free;
  }

  /** Whether it uses a definition of that name. */
  default boolean speaksOf(String definition) {
    return switch (this) {
      case Compare _ -> false;
      case Member(Predicate predicate, _) ->
        predicate instanceof Predicate.Defined(Definition defined) && defined.name().equals(definition);
      case Not(Formula negated) -> negated.speaksOf(definition);
      case And(List<Formula> parts) -> parts.stream().anyMatch(part -> part.speaksOf(definition));
      case Or(List<Formula> parts) -> parts.stream().anyMatch(part -> part.speaksOf(definition));
      case Quantified(_, _, List<Binding> bindings, Formula body) -> body.speaksOf(definition)
          || bindings.stream().anyMatch(binding -> binding.formula().speaksOf(definition));
    };
  }

  /** Whether it has no quantifier. */
  default boolean plain() {
    return switch (this) {
      case Compare _, Member _ -> true;
      case Not(Formula negated) -> negated.plain();
      case And(List<Formula> parts) -> parts.stream().allMatch(Formula::plain);
      case Or(List<Formula> parts) -> parts.stream().allMatch(Formula::plain);
      case Quantified _ -> false;
    };
  }

  /** The same formula about other variables; only for {@link #plain} formulas. */
  default Formula renamed(Map<Variable, Variable> names) {
    return switch (this) {
      case Compare(List<Variable> variables, Comparison comparison) -> {
        var distinct = new ArrayList<>(new LinkedHashSet<>(variables.stream().map(v -> name(v, names)).toList()));
        int[] to = variables.stream().mapToInt(v -> distinct.indexOf(name(v, names))).toArray();
        yield new Compare(distinct, comparison.renamed(distinct.size(), to));
      }
      case Member(Predicate predicate, List<Variable> arguments) ->
        new Member(predicate, arguments.stream().map(v -> name(v, names)).toList());
      case Not(Formula negated) -> new Not(negated.renamed(names));
      case And(List<Formula> parts) -> new And(parts.stream().map(part -> part.renamed(names)).toList());
      case Or(List<Formula> parts) -> new Or(parts.stream().map(part -> part.renamed(names)).toList());
      case Quantified _ -> throw new IllegalArgumentException("quantified: " + this);
    };
  }

  private static Variable name(Variable variable, Map<Variable, Variable> names) {
    return names.getOrDefault(variable, variable);
  }
}
