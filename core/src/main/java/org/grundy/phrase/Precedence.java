package org.grundy.phrase;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Reads expressions whose operators bind more or less tightly, as V. R. Pratt does it (Top down operator precedence, POPL
 * 1973, 41-51, doi 10.1145/512927.512931). What waits for the rest of the text is kept in a stack of its own, so that a text
 * may be nested as deeply as its language allows, whatever the thread's stack. The time is that of the steps.
 *
 * <p>A language keeps its place in the text. Strengths are its own numbers: the greater, the tighter an operator binds.
 *
 * @param <T> what expressions become
 */
public final class Precedence<T> {
  /** Reads the operator after an operand, with what stands on its right. */
  @FunctionalInterface
  public interface Operators<T> {
    /** Empty when no operator of at least this strength is next. */
    Optional<Step<T>> after(T left, int strength);
  }

  /** What waits for an expression, itself within one whose operators have at least this strength. */
  private record Waiting<T>(int strength, Step.Inner<T> step) {
  }

  private final IntFunction<Step<T>> operands;
  private final Operators<T> operators;

  /**
   * @param operands  read what can stand before an operator: a number, brackets, a sign with what it belongs to; they are
   *                  told the strength of the weakest operator of the expression that begins there
   * @param operators read what may follow
   */
  public Precedence(IntFunction<Step<T>> operands, Operators<T> operators) {
    this.operands = operands;
    this.operators = operators;
  }

  /** The expression that is next, with operators of at least this strength. */
  public T read(int strength) {
    return read(strength, operands.apply(strength));
  }

  /** The same of an expression whose first operand has been begun. */
  public T read(int strength, Step<T> first) {
    var open = new ArrayDeque<Waiting<T>>();
    int within = strength;
    Step<T> step = first;
    while (true) {
      if (step instanceof Step.Inner<T> inner) {
        open.push(new Waiting<>(within, inner));
        within = inner.strength();
        step = operands.apply(within);
        continue;
      }
      T value = ((Step.Read<T>) step).value();
      Optional<Step<T>> more = operators.after(value, within);
      if (more.isPresent()) {
        step = more.get();
      } else if (open.isEmpty()) {
        return value;
      } else {
        Waiting<T> waiting = open.pop();
        within = waiting.strength;
        step = waiting.step.next().apply(value);
      }
    }
  }
}
