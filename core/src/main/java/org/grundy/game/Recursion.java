package org.grundy.game;

import java.util.OptionalLong;
import org.grundy.word.formula.Term;

/** The nim-value of a heap of n &ge; 0 by that of a smaller one. Variable 0 of the terms is n. */
public sealed interface Recursion {
  /**
   * 1 to most(n) tokens may be taken, where most(n) is 0 to n, and most(n + 1) is most(n) or one more: the value is most(n)
   * where that has just grown, and else the value of n - most(n) - 1.
   */
  record Window(Term most) implements Recursion {
  }

  /**
   * The value is 0 for n = 0, and else one more than that of most(n), or of n - 1 where that is less; most does not fall,
   * and is 0 or more.
   */
  record Levels(Term most) implements Recursion {
  }

  Term most();

  /** The value of a heap, when it is reached in so many steps. */
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
