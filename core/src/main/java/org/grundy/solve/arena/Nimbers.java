package org.grundy.solve.arena;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * Nim-values of impartial parts: the mex of the options, each the nim-sum of its summands. Time linear in the options of
 * all parts that can be reached, space an int for each part. It keeps its own stack.
 */
public final class Nimbers {
  private static final int UNKNOWN = -1;
  private static final int OPEN = -2;

  private final Arena parts;
  private final Budget budget;
  private int[] values = {};
  private int[] stack = new int[64];
  private int[] nextOption = new int[64];
  private int depth;

  public Nimbers(Arena parts, Budget budget) {
    this.parts = parts;
    this.budget = budget;
  }

  /** The nim-value of an impartial, not loopy part. */
  public int value(int handle) {
    if (known(handle) >= 0)
      return known(handle);
    try {
      push(handle);
      while (depth > 0)
        step();
    } finally {
      while (depth > 0)
        values[stack[--depth] / 2] = UNKNOWN;
    }
    return known(handle);
  }

  /** The nim-value of a position: the nim-sum of its summands' values. */
  public int sum(int[] bag) {
    int sum = 0;
    for (int handle : bag)
      sum ^= value(handle);
    return sum;
  }

  /** The same where all of them are known. */
  private int knownSum(int[] bag) {
    int sum = 0;
    for (int handle : bag)
      sum ^= known(handle);
    return sum;
  }

  private int known(int handle) {
    int part = handle / 2;
    if (part >= values.length) {
      int from = values.length;
      values = Arrays.copyOf(values, budget.grown(from, Math.max(part + 1L, 2L * from), Integer.BYTES));
      Arrays.fill(values, from, values.length, UNKNOWN);
    }
    return values[part];
  }

  private void push(int handle) {
    if (depth == stack.length) {
      int longer = budget.grown(depth, 2L * depth, 2 * Integer.BYTES);
      stack = Arrays.copyOf(stack, longer);
      nextOption = Arrays.copyOf(nextOption, longer);
    }
    values[handle / 2] = OPEN;
    stack[depth] = handle;
    nextOption[depth++] = 0;
  }

  /** Opens the first option that is not known yet, or closes the part on top of the stack. */
  private void step() {
    budget.charge(1);
    int handle = stack[depth - 1];
    int[][] options = parts.options(handle, Player.LEFT);
    for (int i = nextOption[depth - 1]; i < options.length; i++)
      for (int summand : options[i]) {
        int value = known(summand);
        if (value == OPEN)
          throw loop();
        if (value == UNKNOWN) {
          nextOption[depth - 1] = i;
          push(summand);
          return;
        }
      }
    var seen = new BitSet(options.length + 1);
    for (int[] option : options)
      seen.set(knownSum(option));
    values[handle / 2] = seen.nextClearBit(0);
    depth--;
  }

  /** For a ruleset that does not say that it is loopy, and is. */
  public static BadInput loop() {
    return BadInput.because("play can return to a position, so the rules must say that the game is loopy");
  }
}
