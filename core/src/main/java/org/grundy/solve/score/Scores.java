package org.grundy.solve.score;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.solve.arena.PostOrder;
import org.grundy.value.Player;
import org.grundy.value.score.Score;

/**
 * Left's points less Right's under best play of a sum of scoring games. A node is a bag with the player to move; play ends
 * when that player has no move. Time and space: every bag that can be reached times its options.
 */
final class Scores extends PostOrder {
  private final Arena parts;
  private final Budget budget;
  private final MultisetPool bags;
  private long[] scores = new long[256];
  /** For each node on the stack, the points on the way to its options. */
  private final Deque<long[]> ways = new ArrayDeque<>();
  private final Holding held;

  Scores(Arena parts, Budget budget) {
    this.parts = parts;
    this.budget = budget;
    this.bags = new MultisetPool(budget);
    this.held = new Holding(budget);
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
    try {
      fold(state);
    } finally {
      while (!ways.isEmpty())
        held.remove(bytes(ways.pop().length));
    }
    return scores[state];
  }

  /** About what the options of a node take while it is open. */
  private static long bytes(int options) {
    return 4L * Holding.OBJECT + (Integer.BYTES + Long.BYTES) * (long) options;
  }

  @Override
  protected Budget budget() {
    return budget;
  }

  @Override
  protected int node(int state) {
    return state;
  }

  @Override
  protected int[][] options(int state) {
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
    held.add(bytes(options.size()));
    ways.push(points.stream().mapToLong(Long::longValue).toArray());
    return new int[][]{options.stream().mapToInt(Integer::intValue).toArray()};
  }

  /** Keeps the score in {@link #scores}; the fold's own value is not used. */
  @Override
  protected int close(int state, int[][] options) {
    long[] points = ways.element();
    int[] states = options[0];
    boolean left = (state & 1) == Player.LEFT.index();
    long best = left ? Long.MIN_VALUE : Long.MAX_VALUE;
    for (int i = 0; i < states.length; i++) {
      long score = Math.addExact(points[i], scores[states[i]]);
      best = left ? Math.max(best, score) : Math.min(best, score);
    }
    if (state >= scores.length)
      scores = Arrays.copyOf(scores, budget.grown(scores.length, Math.max(state + 1L, 2L * scores.length), Long.BYTES));
    scores[state] = states.length > 0 ? best : ended(state / 2);
    held.remove(bytes(ways.pop().length));
    return 0;
  }

  private long ended(int number) {
    long points = 0;
    for (int handle : bags.bag(number))
      points = Math.addExact(points, parts.atEnd(handle));
    return points;
  }
}
