package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a conjunction says about some variables, whatever its variables are called: equal for conjunctions that differ
 * only in their variables.
 *
 * @param said the formulas in prefix form, with variables as numbers in the order of their first mention
 */
record Shape(List<Object> said) {
  static Shape of(Conjunction conjunction, List<Variable> kept) {
    var writer = new Writer();
    kept.forEach(writer::number);
    writer.write(conjunction);
    writer.said.add(kept.size());
    return new Shape(List.copyOf(writer.said));
  }

  private static final class Writer {
    private final List<Object> said = new ArrayList<>();
    private final Map<Variable, Integer> numbers = new HashMap<>();

    private int number(Variable variable) {
      return numbers.computeIfAbsent(variable, _ -> numbers.size());
    }

    private void write(Conjunction conjunction) {
      variables(List.copyOf(conjunction.own()));
      List<Conjunction.Part> parts = conjunction.parts();
      said.add(parts.size());
      parts.forEach(part -> {
        said.add(part.positive());
        write(part.formula());
      });
      said.add(conjunction.none().size());
      conjunction.none().forEach(this::write);
    }

    private void write(Formula formula) {
      said.add(formula.getClass());
      switch (formula) {
        case Formula.Compare(List<Variable> variables, var comparison) -> {
          said.add(comparison);
          variables(variables);
        }
        case Formula.Member(Predicate predicate, List<Variable> arguments) -> {
          said.add(predicate);
          variables(arguments);
        }
        case Formula.Not(Formula negated) -> write(negated);
        case Formula.And(List<Formula> parts) -> write(parts);
        case Formula.Or(List<Formula> parts) -> write(parts);
        case Formula.Quantified(boolean all, List<Variable> variables, List<Binding> bindings, Formula body) -> {
          said.add(all);
          variables(variables);
          write(bindings.stream().map(Binding::formula).toList());
          write(body);
        }
      }
    }

    private void write(List<Formula> formulas) {
      said.add(formulas.size());
      formulas.forEach(this::write);
    }

    private void variables(List<Variable> variables) {
      said.add(variables.size());
      variables.forEach(variable -> said.add(number(variable)));
    }
  }
}
