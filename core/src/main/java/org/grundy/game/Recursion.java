package org.grundy.game;

import java.util.OptionalLong;
import org.grundy.word.formula.Term;

/** The nim-value of a heap of n &ge; 0 in terms of a smaller heap's. Variable 0 of the terms is n. */
public sealed interface Recursion {
  /**
   * 1 to most(n) tokens may be taken, where most(n) is 0 to n, and most(n + 1) is most(n) or one more: the value is
   * most(n) if that has just grown, otherwise the value of n - most(n) - 1.
   */
  record Window(Term most) implements Recursion {
  }

  /**
   * The value is 0 for n = 0, otherwise one more than the value of min(most(n), n - 1); most is 0 or more and never
   * falls.
   */
  record Levels(Term most) implements Recursion {
  }

  Term most();

  /** The nim-value of a heap; empty when {@code steps} is too few. */
  default OptionalLong value(long heap, int steps) {
    long n = heap;
    int taken = 0;
    switch (this) {
      case Window _ -> {
        for (; n > 0 && most(n) == most(n - 1) && taken < steps; taken++)
          n = n - most(n) - 1;
        return taken == steps ? OptionalLong.empty() : OptionalLong.of(n == 0 ? 0 : most(n));
      }
      case Levels _ -> {
        for (; n > 0 && taken < steps; taken++)
          n = Math.min(most(n), n - 1);
        return n > 0 ? OptionalLong.empty() : OptionalLong.of(taken);
      }
    }
  }

  private long most(long heap) {
    return most().value(new long[]{heap});
  }
}
