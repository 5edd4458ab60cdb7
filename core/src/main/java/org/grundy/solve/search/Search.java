package org.grundy.solve.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.arena.PostOrder;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Who wins a sum of short games, by depth-first search with a table of the bags met before. Under normal play impartial
 * parts are replaced by their nim-values, a part and its negative cancel, and a sum is decided at once where the outcomes
 * of its parts decide it (all of them won by Left or by the second player, and so on). It keeps its own stack.
 *
 * <p>Time and space: in the worst case every bag that can be reached, for both movers, times its options.
 */
final class Search {
  private static final byte UNKNOWN = 0;
  private static final byte WINS = 1;
  private static final byte LOSES = 2;
  private static final byte OPEN = 3;

  private final Arena parts;
  private final Nimbers nimbers;
  private final Convention convention;
  /** For the tables. */
  private final Budget budget;
  /** What is charged now. */
  private Budget spending;
  private final MultisetPool bags;
  /** Of bag b with Left to move at 2b, with Right at 2b + 1. */
  private byte[] states = new byte[256];
  private Frame[] stack = new Frame[64];
  private final Holding frames;
  private int depth;
  private long visited;

  /** A bag and a mover under decision: first its parts alone, then its options in turn. */
  private static final class Frame {
    final int state;
    final int[] subgoals;
    final int parts;
    int[] options = {};
    int next;
    boolean expanded;

    Frame(int state, int[] subgoals) {
      this.state = state;
      this.subgoals = subgoals;
      this.parts = subgoals.length / 2;
    }

    long bytes() {
      return 6L * Holding.OBJECT + (long) Integer.BYTES * (subgoals.length + options.length);
    }
  }

  Search(Arena parts, Nimbers nimbers, Convention convention, Budget budget) {
    this.parts = parts;
    this.nimbers = nimbers;
    this.convention = convention;
    this.budget = budget;
    this.spending = budget;
    this.bags = new MultisetPool(budget);
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
    int number = number(bag, nimber);
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

  /**
   * The number of a bag in its simplest form: the nim-sum of its impartial parts first, then the others, without pairs of
   * a part and its negative. Under misère play none of that holds and the bag stays as it is.
   */
  private int number(int[] bag, int nimber) {
    if (convention == Convention.MISERE)
      return bags.number(bag);
    int[] kept = new int[bag.length + 1];
    int size = 1;
    int sum = nimber;
    for (int handle : bag)
      if (parts.impartial(handle))
        sum ^= nimbers.value(handle);
      else if (!cancelled(kept, size, handle))
        kept[size++] = handle;
      else
        size--;
    kept[0] = sum;
    int[] simple = Arrays.copyOf(kept, size);
    Arrays.sort(simple, 1, size);
    return bags.number(simple);
  }

  /** Moves the negative of {@code handle} out of the first {@code size} entries, to the end, if it is among them. */
  private boolean cancelled(int[] kept, int size, int handle) {
    int negative = parts.negative(handle);
    for (int i = 1; i < size; i++)
      if (kept[i] == negative) {
        kept[i] = kept[size - 1];
        return true;
      }
    return false;
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

  /** The states of each part alone, with Left and with Right to move; none for a single part. */
  private int[] subgoals(int number) {
    int[] bag = bags.bag(number);
    if (convention == Convention.MISERE || bag.length < (bag[0] == 0 ? 3 : 2))
      return new int[0];
    int[] goals = new int[2 * (bag.length - 1)];
    for (int i = 1; i < bag.length; i++) {
      int alone = bags.number(new int[]{0, bag[i]});
      goals[2 * i - 2] = 2 * alone;
      goals[2 * i - 1] = 2 * alone + 1;
    }
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

  /** What the outcomes of the parts tell about their sum, for the mover of the frame. */
  private byte byParts(Frame frame) {
    if (frame.parts == 0)
      return UNKNOWN;
    int mover = frame.state & 1;
    boolean allAtLeast = true;
    boolean allAtMost = true;
    boolean someBetter = false;
    int confused = bags.bag(frame.state / 2)[0] == 0 ? 0 : 1;
    for (int i = 0; i < frame.parts; i++) {
      boolean moverFirst = states[frame.subgoals[2 * i + mover]] == WINS;
      boolean moverSecond = states[frame.subgoals[2 * i + 1 - mover]] == LOSES;
      if (moverFirst && !moverSecond)
        confused++;
      allAtLeast &= moverSecond || moverFirst;
      allAtMost &= !moverFirst;
      someBetter |= moverFirst && moverSecond;
    }
    if (allAtMost && confused == 0)
      return LOSES;
    return allAtLeast && (confused == 1 || confused == 0 && someBetter) ? WINS : UNKNOWN;
  }

  /** Lists the options of a frame, those already known to be lost for the opponent first. */
  private void expand(Frame frame) {
    frame.expanded = true;
    frame.next = 0;
    Player mover = Player.of(frame.state & 1);
    int[] bag = bags.bag(frame.state / 2);
    int from = convention == Convention.MISERE ? 0 : 1;
    var found = new ArrayList<Integer>();
    for (int i = from; i < bag.length; i++)
      if (i == from || bag[i] != bag[i - 1])
        for (int[] option : parts.options(bag[i], mover)) {
          spending.charge(1);
          found.add(child(number(without(bag, from, i, option), from == 0 ? 0 : bag[0]), mover));
        }
    if (from == 1)
      for (int smaller = 0; smaller < bag[0]; smaller++) {
        spending.charge(1);
        found.add(child(number(Arrays.copyOfRange(bag, 1, bag.length), smaller), mover));
      }
    int[] options = ordered(found, mover);
    frames.add((long) Integer.BYTES * options.length);
    frame.options = options;
  }

  /** Options already known to be lost for the opponent first, then those that leave the opponent the fewest moves. */
  private int[] ordered(List<Integer> states, Player mover) {
    long[] keyed = states.stream().distinct()
        .mapToLong(state -> ((long) rank(state, mover) << Integer.SIZE) + state).sorted().toArray();
    return Arrays.stream(keyed).mapToInt(key -> (int) key).toArray();
  }

  private int rank(int state, Player mover) {
    if (state(state) != UNKNOWN)
      return state(state) == LOSES ? Short.MIN_VALUE : Short.MAX_VALUE;
    int rank = 0;
    int[] bag = bags.bag(state / 2);
    for (int i = convention == Convention.MISERE ? 0 : 1; i < bag.length; i++)
      rank += parts.options(bag[i], mover.opponent()).length - parts.options(bag[i], mover).length;
    return rank;
  }

  private static int child(int number, Player mover) {
    return 2 * number + mover.opponent().index();
  }

  private static int[] without(int[] bag, int from, int index, int[] option) {
    return MultisetPool.replaced(Arrays.copyOfRange(bag, from, bag.length), index - from, option);
  }
}
