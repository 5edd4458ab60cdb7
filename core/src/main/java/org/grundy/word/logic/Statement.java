package org.grundy.word.logic;

import java.util.List;
import java.util.Optional;
import org.grundy.word.numeration.DigitSystem;

/**
 * A formula that can be decided, or whose numbers can be found.
 *
 * @param free     the variables that nothing quantifies, in the order in which they occur
 * @param bindings of numbers that the formula speaks of besides
 * @param system   the numeration that its words and functions need, if they need one
 */
public record Statement(List<Variable> free, List<Binding> bindings, Formula formula, Optional<DigitSystem> system) {
  public Statement {
    free = List.copyOf(free);
    bindings = List.copyOf(bindings);
  }

  /** The numeration it is decided in: base 2 when nothing needs another. */
  public DigitSystem digits() {
    return system.orElse(DigitSystem.BINARY);
  }
}
