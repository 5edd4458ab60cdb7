package org.grundy.solve.search;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.solve.arena.PostOrder;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Who wins a sum of short games, by depth-first search with a table of the sums met before. Under normal play impartial
 * parts are replaced by their nim-values, other small parts by their canonical forms, a part and its negative cancel, and a
 * sum is decided at once where the outcomes of its parts decide it (all of them won by Left or by the second player, and so
 * on). It keeps its own stack.
 *
 * <p>Time and space: in the worst case every sum that can be reached, for both movers, times its options.
 */
final class Search {
  private static final byte UNKNOWN = 0;
  private static final byte WINS = 1;
  private static final byte LOSES = 2;
  private static final byte OPEN = 3;

  private final Sums sums;
  private final Convention convention;
  /** For the tables. */
  private final Budget budget;
  /** What is charged now. */
  private Budget spending;
  /** Of sum s with Left to move at 2s, with Right at 2s + 1. */
  private byte[] states = new byte[256];
  private Frame[] stack = new Frame[64];
  private final Holding frames;
  private int depth;
  private long visited;

  /** A sum and a mover under decision: first its parts alone, then its options in turn. */
  private static final class Frame {
    final int state;
    final int[] subgoals;
    int[] options = {};
    int next;
    boolean expanded;

    Frame(int state, int[] subgoals) {
      this.state = state;
      this.subgoals = subgoals;
    }

    long bytes() {
      return 6L * Holding.OBJECT + (long) Integer.BYTES * (subgoals.length + options.length);
    }
  }

  Search(Sums sums, Convention convention, Budget budget) {
    this.sums = sums;
    this.convention = convention;
    this.budget = budget;
    this.spending = budget;
    this.frames = new Holding(budget);
  }

  /** How many positions with a mover were decided. */
  long visited() {
    return visited;
  }

  /**
   * The outcome of a bag plus a Nim heap of size {@code nimber} (0 under misère play). What is found before the budget ends
   * is kept.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  Outcome outcome(int[] bag, int nimber, Budget spending) {
    this.spending = spending;
    int number = sums.number(bag, nimber);
    return new Outcome(Result.win(wins(number, Player.LEFT) ? Player.LEFT : Player.RIGHT),
        Result.win(wins(number, Player.RIGHT) ? Player.RIGHT : Player.LEFT));
  }

  private boolean wins(int number, Player mover) {
    int state = 2 * number + mover.index();
    if (state(state) == UNKNOWN) {
      try {
        push(state);
        while (depth > 0)
          step();
      } finally {
        while (depth > 0)
          close(UNKNOWN);
      }
    }
    return state(state) == WINS;
  }

  private byte state(int state) {
    if (state >= states.length)
      states = Arrays.copyOf(states, budget.grown(states.length, Math.max(state + 2L, 2L * states.length), 1));
    return states[state];
  }

  private void push(int state) {
    spending.charge(1);
    visited++;
    if (depth == stack.length)
      stack = Arrays.copyOf(stack, budget.grown(depth, 2L * depth, Holding.POINTER));
    state(state);
    var frame = new Frame(state, subgoals(state / 2));
    frames.add(frame.bytes());
    states[state] = OPEN;
    stack[depth++] = frame;
  }

  /** The states of each part alone, with Left and with Right to move. */
  private int[] subgoals(int number) {
    int[] summands = sums.summands(number);
    int[] goals = new int[2 * summands.length];
    for (int i = 0; i < goals.length; i++)
      goals[i] = 2 * summands[i / 2] + i % 2;
    return goals;
  }

  private void step() {
    Frame frame = stack[depth - 1];
    if (!frame.expanded) {
      while (frame.next < frame.subgoals.length) {
        int goal = frame.subgoals[frame.next];
        if (state(goal) == OPEN)
          throw PostOrder.loop();
        if (state(goal) == UNKNOWN) {
          push(goal);
          return;
        }
        frame.next++;
      }
      byte decided = byParts(frame);
      if (decided != UNKNOWN) {
        close(decided);
        return;
      }
      expand(frame);
    }
    while (frame.next < frame.options.length) {
      byte option = state(frame.options[frame.next]);
      if (option == OPEN)
        throw PostOrder.loop();
      if (option == UNKNOWN) {
        push(frame.options[frame.next]);
        return;
      }
      if (option == LOSES) {
        close(WINS);
        return;
      }
      frame.next++;
    }
    close(frame.options.length == 0 && convention == Convention.MISERE ? WINS : LOSES);
  }

  private void close(byte result) {
    Frame closed = stack[--depth];
    frames.remove(closed.bytes());
    states[closed.state] = result;
  }

  /** What is known of the sum, and the outcomes of the parts that were found, tell about it for the mover of the frame. */
  private byte byParts(Frame frame) {
    int mover = frame.state & 1;
    var result = new SumResult();
    boolean all = sums.addKnown(frame.state / 2, Player.of(mover), result, spending);
    if (!all && frame.subgoals.length == 0)
      return UNKNOWN;
    for (int i = 0; i < frame.subgoals.length; i += 2)
      result.add(states[frame.subgoals[i + mover]] == WINS, states[frame.subgoals[i + 1 - mover]] == LOSES);
    return result.wins().map(wins -> wins ? WINS : LOSES).orElse(UNKNOWN);
  }

  /** Lists the options of a frame, those already known to be lost for the opponent first. */
  private void expand(Frame frame) {
    frame.expanded = true;
    frame.next = 0;
    Player mover = Player.of(frame.state & 1);
    int[] options = ordered(sums.options(frame.state / 2, mover, spending), mover);
    frames.add((long) Integer.BYTES * options.length);
    frame.options = options;
  }

  /** Options already known to be lost for the opponent first, then those that leave the opponent the fewest moves. */
  private int[] ordered(int[] options, Player mover) {
    Arrays.sort(options);
    long[] keyed = new long[options.length];
    int size = 0;
    for (int i = 0; i < options.length; i++)
      if (i == 0 || options[i] != options[i - 1])
        keyed[size++] = key(2 * options[i] + mover.opponent().index(), mover);
    Arrays.sort(keyed, 0, size);
    int[] ordered = new int[size];
    for (int i = 0; i < size; i++)
      ordered[i] = (int) keyed[i];
    return ordered;
  }

  private long key(int state, Player mover) {
    int rank = switch (state(state)) {
      case LOSES -> Short.MIN_VALUE;
      case UNKNOWN -> sums.promise(state / 2, mover);
      default -> Short.MAX_VALUE;
    };
    return ((long) rank << Integer.SIZE) + state;
  }
}
