package org.grundy.browser.jdk;

import java.util.function.Supplier;
import org.grundy.effort.Budget;

/** Runs deep work on the one stack that there is. */
@Replaces("org.grundy.effort.DeepStack")
public final class OneStack {
  private OneStack() {
  }

  public static <T> T call(@SuppressWarnings("unused") Budget budget, Supplier<T> work) {
    return work.get();
  }
}
