package org.grundy.solve.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.solve.arena.Nimbers;
import org.grundy.value.Player;
import org.grundy.value.score.Score;

/**
 * Left's points less Right's under best play of a sum of scoring games, by depth-first search with a table. Play ends
 * when the mover has no move. Time and space: every bag that can be reached times its options. It keeps its own stack.
 */
final class Scores {
  private static final byte UNKNOWN = 0;
  private static final byte OPEN = 1;
  private static final byte DONE = 2;

  private final Arena parts;
  private final Budget budget;
  private final MultisetPool bags;
  private byte[] states = new byte[256];
  private long[] scores = new long[256];
  private final List<Frame> stack = new ArrayList<>();
  private final Holding frames;

  /** A state with its options and the points on the way to each. */
  private static final class Frame {
    final int state;
    final int[] options;
    final long[] points;
    int next;

    Frame(int state, int[] options, long[] points) {
      this.state = state;
      this.options = options;
      this.points = points;
    }

    static long bytes(int options) {
      return 6L * Holding.OBJECT + (Integer.BYTES + Long.BYTES) * (long) options;
    }
  }

  Scores(Arena parts, Budget budget) {
    this.parts = parts;
    this.budget = budget;
    this.bags = new MultisetPool(budget);
    this.frames = new Holding(budget);
  }

  /** How many positions were met. */
  long positions() {
    return bags.count();
  }

  Score score(int[] bag) {
    return new Score(score(bag, Player.LEFT), score(bag, Player.RIGHT));
  }

  /** Left's lead from here on when {@code mover} moves next. */
  long score(int[] bag, Player mover) {
    int state = 2 * bags.number(bag) + mover.index();
    if (state(state) != DONE)
      try {
        push(state);
        while (!stack.isEmpty())
          step();
      } finally {
        for (Frame frame : stack) {
          states[frame.state] = UNKNOWN;
          frames.remove(Frame.bytes(frame.options.length));
        }
        stack.clear();
      }
    return scores[state];
  }

  private byte state(int state) {
    if (state >= states.length) {
      int longer = budget.grown(states.length, Math.max(state + 2L, 2L * states.length), 1 + Long.BYTES);
      scores = Arrays.copyOf(scores, longer);
      states = Arrays.copyOf(states, longer);
    }
    return states[state];
  }

  private void push(int state) {
    int[] bag = bags.bag(state / 2);
    Player mover = Player.of(state & 1);
    var options = new ArrayList<Integer>();
    var points = new ArrayList<Long>();
    for (int i = 0; i < bag.length; i++)
      if (i == 0 || bag[i] != bag[i - 1])
        for (Arena.Scored option : parts.scored(bag[i], mover)) {
          options.add(2 * bags.number(MultisetPool.replaced(bag, i, option.bag())) + mover.opponent().index());
          points.add(option.points());
        }
    budget.charge(1 + options.size());
    frames.add(Frame.bytes(options.size()));
    state(state);
    states[state] = OPEN;
    stack.add(new Frame(state, options.stream().mapToInt(Integer::intValue).toArray(),
        points.stream().mapToLong(Long::longValue).toArray()));
  }

  private void step() {
    Frame frame = stack.getLast();
    for (; frame.next < frame.options.length; frame.next++) {
      int option = frame.options[frame.next];
      if (state(option) == OPEN)
        throw Nimbers.loop();
      if (state(option) == UNKNOWN) {
        push(option);
        return;
      }
    }
    boolean left = (frame.state & 1) == Player.LEFT.index();
    long best = left ? Long.MIN_VALUE : Long.MAX_VALUE;
    for (int i = 0; i < frame.options.length; i++) {
      long score = Math.addExact(frame.points[i], scores[frame.options[i]]);
      best = left ? Math.max(best, score) : Math.min(best, score);
    }
    scores[frame.state] = frame.options.length > 0 ? best : ended(frame.state / 2);
    states[frame.state] = DONE;
    frames.remove(Frame.bytes(stack.removeLast().options.length));
  }

  private long ended(int number) {
    long points = 0;
    for (int handle : bags.bag(number))
      points = Math.addExact(points, parts.atEnd(handle));
    return points;
  }
}
