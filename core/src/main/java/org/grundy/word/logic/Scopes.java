package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Relation;

/**
 * The variables in scope while a formula is read, and the numbers computed from them. Each such number is bound once,
 * in the scope of the last of its variables.
 */
final class Scopes {
  /** Constants stay below this in size, so that some 9,000 of them can be added up in a {@code long}. */
  static final BigInteger LARGEST = BigInteger.TEN.pow(15);

  /** Binds a number to the variable that stands for it. */
  interface Binder {
    Binding of(Variable variable);
  }

  private final List<Scope> scopes = new ArrayList<>(List.of(new Scope(0)));
  private final Map<Variable, Integer> depths = new HashMap<>();
  private final Map<Variable, BigInteger> constants = new HashMap<>();
  private final List<Variable> parameters;
  private final boolean open;

  /**
   * @param parameters the variables that the formula may use
   * @param open       whether other names are variables too
   */
  Scopes(List<Variable> parameters, boolean open, Phrase place) {
    this.parameters = List.copyOf(parameters);
    this.open = open;
    parameters.forEach(parameter -> declare(parameter, place));
  }

  /** The scope of the whole formula. */
  Scope top() {
    return scopes.getFirst();
  }

  /** Begins the scope of a quantifier. */
  Scope enter() {
    var scope = new Scope(scopes.size());
    scopes.add(scope);
    return scope;
  }

  /** Ends the scope that was entered last. */
  void leave() {
    scopes.removeLast();
  }

  /** Declares a variable in the innermost scope. */
  void declare(Variable variable, Phrase place) {
    if (scopes.stream().anyMatch(scope -> scope.names().containsKey(variable.name())))
      throw BadInput.because("{0}: {1} already names a number here; choose another name", place,
          BadInput.quoted(variable.name()));
    scopes.getLast().names().put(variable.name(), variable);
    depths.put(variable, scopes.getLast().depth());
  }

  boolean declared(String name) {
    return scopes.stream().anyMatch(scope -> scope.names().containsKey(name));
  }

  /** The variable with that name. */
  Variable variable(String name, Phrase place) {
    for (Scope scope : scopes.reversed())
      if (scope.names().containsKey(name))
        return scope.names().get(name);
    if (!open && !parameters.isEmpty())
      throw BadInput.because("{0}: {1} is neither quantified nor one of {2}", place, BadInput.quoted(name),
          parameters.stream().map(Variable::name).collect(Collectors.joining(", ")));
    if (!open)
      throw BadInput.because("{0}: {1} is not quantified", place, BadInput.quoted(name));
    var variable = new Variable(name);
    top().names().put(name, variable);
    depths.put(variable, 0);
    return variable;
  }

  /** The value of the term; empty when it has variables that are not constants. */
  Optional<BigInteger> known(LinearTerm term) {
    return constants.keySet().containsAll(term.coefficients().keySet()) ? Optional.of(term.value(constants))
        : Optional.empty();
  }

  /** A constant as a term. A large one gets a variable of its own, so that sums stay in the range of {@code long}. */
  LinearTerm constant(BigInteger value) {
    if (value.abs().compareTo(LARGEST) < 0)
      return LinearTerm.constant(value.longValueExact());
    BigInteger size = value.abs();
    Variable variable = bound(size, size.toString(), List.of(),
        v -> new Binding(v, new Formula.Member(new Predicate.Constant(size), List.of(v)), "", List.of()));
    constants.put(variable, size);
    return LinearTerm.constant(0).plus(LinearTerm.of(variable), value.signum());
  }

  /**
   * A variable that equals the term, or 0 when the term is negative. If the term can be negative, adds the guard that
   * it is not.
   */
  Variable argument(LinearTerm term, List<Formula> guards) {
    if (term.isVariable())
      return term.coefficients().firstEntry().getKey();
    Formula negative = term.compared(Relation.LESS);
    if (!term.neverNegative())
      guards.add(Formula.not(negative));
    return bound(term, "", List.copyOf(term.coefficients().keySet()), v -> {
      Formula same = LinearTerm.of(v).minus(term).compared(Relation.EQUAL);
      return new Binding(v, term.neverNegative() ? same
          : Formula.or(same, Formula.and(negative, LinearTerm.of(v).compared(Relation.EQUAL))), "", List.of(term));
    });
  }

  /** What a quotient is. */
  private record Quotient(LinearTerm dividend, long divisor) {
  }

  /**
   * A variable that equals the integral part of a quotient, or 0 when the dividend is negative. If the dividend can be
   * negative, adds the guard that it is not.
   *
   * @param divisor from 1
   */
  Variable quotient(LinearTerm dividend, long divisor, List<Formula> guards) {
    Formula negative = dividend.compared(Relation.LESS);
    if (!dividend.neverNegative())
      guards.add(Formula.not(negative));
    return bound(new Quotient(dividend, divisor), "", List.copyOf(dividend.coefficients().keySet()), v -> {
      LinearTerm rest = dividend.plus(LinearTerm.of(v), -divisor);
      Formula divides = Formula.and(Formula.not(rest.compared(Relation.LESS)),
          rest.minus(LinearTerm.constant(divisor)).compared(Relation.LESS));
      return new Binding(v, dividend.neverNegative() ? divides
          : Formula.or(divides, Formula.and(negative, LinearTerm.of(v).compared(Relation.EQUAL))), "",
          List.of(dividend),
          divisor);
    });
  }

  /** The variable of a number that other variables determine, in the scope of the last of them. */
  Variable bound(Object key, String name, List<Variable> of, Binder binder) {
    int depth = of.stream().mapToInt(v -> depths.getOrDefault(v, 0)).max().orElse(0);
    Scope scope = scopes.get(depth);
    Variable known = scope.bound().get(key);
    if (known != null)
      return known;
    var variable = new Variable(name);
    depths.put(variable, depth);
    scope.bound().put(key, variable);
    scope.bindings().add(binder.of(variable));
    return variable;
  }
}
