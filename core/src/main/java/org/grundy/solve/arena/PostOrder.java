package org.grundy.solve.arena;

import java.util.Arrays;
import java.util.Objects;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * A fold over the graph of positions: each node gets an {@code int} of 0 or more that is made from those of its options.
 * Nodes are numbered from 0. Options come first, depth-first, on a stack of its own, so play may be longer than the thread's
 * stack is deep. When a fold ends early, what is finished stays known. Time: one look at each option; space: an int for each
 * node, and two with its options for each on the stack.
 */
public abstract class PostOrder {
  private static final int UNKNOWN = -1;
  private static final int OPEN = -2;

  private int[] values = {};
  private int[] stack = new int[64];
  private int[] @Nullable [][] options = new int[64][][];
  /** For each node on the stack: the first option that may not be known, and the place in it. */
  private int[] option = new int[64];
  private int[] place = new int[64];
  private int depth;

  /** What the work is charged to now. */
  protected abstract Budget budget();

  /** The options of a node, each a list of entries that stand for {@linkplain #node nodes}. Asked for when it is opened. */
  protected abstract int[][] options(int node);

  /** The node of an entry of an option. */
  protected abstract int node(int entry);

  /** The value of a node that needs no options; negative where it does need them. */
  protected int leaf(int node) {
    return UNKNOWN;
  }

  /** The value of a node whose options are all known. */
  protected abstract int close(int node, int[][] options);

  /**
   * The value of a node, computed where it is not known yet.
   *
   * @throws BadInput when play can return to a position
   */
  protected final int fold(int node) {
    if (known(node) == UNKNOWN)
      try {
        open(node);
        while (depth > 0)
          step();
      } finally {
        while (depth > 0)
          values[drop()] = UNKNOWN;
      }
    return values[node];
  }

  /** The value of a node that is known. */
  protected final int done(int node) {
    return values[node];
  }

  private int known(int node) {
    if (node >= values.length) {
      int from = values.length;
      values = Arrays.copyOf(values, budget().grown(from, Math.max(node + 1L, 2L * from), Integer.BYTES));
      Arrays.fill(values, from, values.length, UNKNOWN);
    }
    return values[node];
  }

  private void open(int node) {
    int leaf = leaf(node);
    if (leaf >= 0) {
      values[node] = leaf;
      return;
    }
    int[][] found = options(node);
    if (depth == stack.length) {
      int longer = budget().grown(depth, 2L * depth, 3 * Integer.BYTES + Holding.POINTER);
      stack = Arrays.copyOf(stack, longer);
      options = Arrays.copyOf(options, longer);
      option = Arrays.copyOf(option, longer);
      place = Arrays.copyOf(place, longer);
    }
    values[node] = OPEN;
    stack[depth] = node;
    options[depth] = found;
    option[depth] = 0;
    place[depth++] = 0;
  }

  /** Opens the first option that is not known yet, or closes the node on top of the stack. */
  private void step() {
    int top = depth - 1;
    int[][] found = Objects.requireNonNull(options[top]);
    for (; option[top] < found.length; option[top]++, place[top] = 0)
      for (int[] entries = found[option[top]]; place[top] < entries.length; place[top]++) {
        int next = node(entries[place[top]]);
        int value = known(next);
        if (value == OPEN)
          throw loop();
        if (value == UNKNOWN) {
          open(next);
          if (depth > top + 1)
            return;
        }
      }
    values[stack[top]] = close(stack[top], found);
    drop();
  }

  /** Takes the node off the top of the stack. */
  private int drop() {
    options[--depth] = null;
    return stack[depth];
  }

  /** For a ruleset that does not say that it is loopy, and is. */
  public static BadInput loop() {
    return BadInput.because("play can return to a position, so the rules must declare the game loopy");
  }
}
