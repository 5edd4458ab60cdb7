package org.grundy;

import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.DeepStack;
import org.grundy.effort.Limits;
import org.grundy.phrase.BadInput;

/** Makes calls of the library under the limits of the thread that makes them. */
final class Calls {
  private static final ScopedValue<Limits> LIMITS = ScopedValue.newInstance();

  private Calls() {
  }

  /** The limits of the present call. */
  static Limits limits() {
    return LIMITS.orElse(Limits.standard());
  }

  static <T> T within(Limits limits, Supplier<T> calls) {
    return ScopedValue.where(LIMITS, limits).call(calls::get);
  }

  /** Runs one call on a stack deep enough for it. */
  static <T> T call(Function<Budget, T> work) {
    Budget budget = limits().budget();
    return traced(() -> DeepStack.call(budget, () -> work.apply(budget)));
  }

  /** Makes a call whose bad input is traced to the program that made it. */
  static <T> T traced(Supplier<T> call) {
    try {
      return call.get();
    } catch (BadInput bad) {
      throw bad.traced();
    }
  }
}
