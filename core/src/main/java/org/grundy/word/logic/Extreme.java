package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.word.formula.Relation;

/**
 * The least or the greatest number that satisfies a condition.
 *
 * @param text     the condition as it was written
 * @param bindings the bindings of the other numbers that it mentions
 */
record Extreme(boolean greatest, String text, Variable variable, List<Binding> bindings, Formula body) {
  static final String LEAST = "least";
  static final String GREATEST = "greatest";
  static final Set<String> NAMES = Set.of(LEAST, GREATEST);

  /**
   * A variable that equals this number, or 0 when there is none. Adds the guard that there is one.
   *
   * <p>The condition becomes a definition, since the number satisfies it and no other number on one side does.
   */
  Variable bound(Scopes scopes, List<Formula> guards) {
    var free = new ArrayList<>(Formula.some(List.of(variable), new Formula.Quantified(false, List.of(), bindings, body))
        .free());
    var parameters = new ArrayList<>(free);
    parameters.add(variable);
    var satisfies = new Predicate.Defined(
        Definition.relation(text, parameters, new Statement(parameters, bindings, body, Optional.empty())));
    var number = new Variable("");
    var beyond = new Variable("");
    LinearTerm difference = LinearTerm.of(beyond).minus(LinearTerm.of(number));
    Formula other = Formula.and(member(satisfies, free, beyond),
        (greatest ? LinearTerm.constant(0).minus(difference) : difference).compared(Relation.LESS));
    Formula is = Formula.and(member(satisfies, free, number), Formula.not(Formula.some(List.of(beyond), other)));
    var values = new ArrayList<>(free);
    values.add(number);
    var extreme = new Predicate.Defined(
        Definition.relation(text, values, new Statement(values, List.of(), is, Optional.empty())));
    var any = new Variable("");
    Formula none = Formula.not(Formula.some(List.of(any), member(extreme, free, any)));
    guards.add(Formula.not(none));
    Formula total = Formula.or(is, Formula.and(none, LinearTerm.of(number).compared(Relation.EQUAL)));
    var defined = new Predicate.Defined(
        Definition.relation(text, values, new Statement(values, List.of(), total, Optional.empty())));
    return scopes.bound(this, "", free, v -> new Binding(v, member(defined, free, v), "", List.of()));
  }

  private static Formula member(Predicate predicate, List<Variable> free, Variable last) {
    var arguments = new ArrayList<>(free);
    arguments.add(last);
    return new Formula.Member(predicate, arguments);
  }
}
