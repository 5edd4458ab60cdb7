package org.grundy.game.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Condition;
import org.grundy.word.formula.Linear;

/** Conditions as systems of inequalities that hold together. */
final class Systems {
  private Systems() {
  }

  /**
   * Systems of which at least one holds exactly when the condition does: a single system, doubled for each {@code !=}.
   */
  static List<List<Inequality>> of(Condition condition) {
    List<List<Inequality>> systems = List.of(List.of());
    for (Comparison comparison : condition.comparisons()) {
      var longer = new ArrayList<List<Inequality>>();
      for (List<Inequality> system : systems)
        for (List<Inequality> more : alternatives(comparison)) {
          var joined = new ArrayList<>(system);
          joined.addAll(more);
          longer.add(joined);
        }
      systems = longer;
    }
    return systems;
  }

  private static List<List<Inequality>> alternatives(Comparison comparison) {
    Linear left = comparison.difference();
    Linear right = left.negated();
    return switch (comparison.relation()) {
      case LESS -> List.of(List.of(positive(right)));
      case AT_MOST -> List.of(List.of(notNegative(right)));
      case EQUAL -> List.of(List.of(notNegative(left), notNegative(right)));
      case UNEQUAL -> List.of(List.of(positive(right)), List.of(positive(left)));
    };
  }

  private static Inequality notNegative(Linear linear) {
    var coefficients = new long[linear.variables()];
    Arrays.setAll(coefficients, linear::coefficient);
    return new Inequality(coefficients, linear.constant());
  }

  private static Inequality positive(Linear linear) {
    return notNegative(linear.plusConstant(-1));
  }
}
