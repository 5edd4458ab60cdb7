package org.grundy.word.logic;

import java.util.List;
import java.util.Optional;
import org.grundy.word.numeration.DigitSystem;

/**
 * A formula that can be decided, or solved for its free variables.
 *
 * @param free     the variables that are not quantified, in order of occurrence
 * @param bindings the bindings of the other numbers that the formula mentions
 * @param system   the numeration that its words and functions need, if any
 */
public record Statement(List<Variable> free, List<Binding> bindings, Formula formula, Optional<DigitSystem> system) {
  public Statement {
    free = List.copyOf(free);
    bindings = List.copyOf(bindings);
  }

  /** The numeration in which it is decided: base 2 unless another is needed. */
  public DigitSystem digits() {
    return system.orElse(DigitSystem.BINARY);
  }
}
