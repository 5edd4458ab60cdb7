package org.grundy.solve.retrograde;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Who wins, and in how many moves, for every position that can be reached, labelled backwards from the ends; what is
 * never labelled is drawn. For loopy games, and for choosing moves: the winner ends play as soon as possible, the loser
 * holds out as long as possible.
 *
 * <p>Time and space linear in the moves of all positions that can be reached, with either player to move.
 */
final class Retrograde {
  private final Arena parts;
  private final Convention convention;
  private final Budget budget;
  private final MultisetPool bags;
  /** The states that bag b with Left to move leads to at 2b, with Right at 2b + 1. */
  private final List<int[]> next = new ArrayList<>();
  /** Plies to the end where it is decided. */
  private int[] plies = {};
  private byte[] label = {};
  private final Holding moves;

  private static final byte DRAWN = 0;
  private static final byte WINS = 1;
  private static final byte LOSES = 2;

  Retrograde(Arena parts, Convention convention, Budget budget) {
    this.parts = parts;
    this.convention = convention;
    this.budget = budget;
    this.bags = new MultisetPool(budget);
    this.moves = new Holding(budget);
  }

  /** How many positions, each with a mover, were labelled or left drawn. */
  long positions() {
    return 2L * bags.count();
  }

  /** The outcome of a bag. The first call for a bag not reached yet labels all that it reaches. */
  Outcome outcome(int[] bag) {
    int number = labelled(bag);
    return new Outcome(result(2 * number, Player.LEFT), result(2 * number + 1, Player.RIGHT));
  }

  /** In how many plies {@code mover}'s play from a bag ends under best play; -1 when it is drawn. */
  int plies(int[] bag, Player mover) {
    int state = 2 * labelled(bag) + mover.index();
    return label[state] == DRAWN ? -1 : plies[state];
  }

  private Result result(int state, Player mover) {
    return switch (label[state]) {
      case WINS -> Result.win(mover);
      case LOSES -> Result.win(mover.opponent());
      default -> Result.DRAW;
    };
  }

  private int labelled(int[] bag) {
    int number = bags.number(bag);
    if (2 * number >= label.length) {
      explore();
      labelAll();
    }
    return number;
  }

  private void explore() {
    for (int number = next.size() / 2; number < bags.count(); number++) {
      int[] bag = bags.bag(number);
      var both = new ArrayList<int[]>();
      for (Player mover : Player.values()) {
        var states = new ArrayList<Integer>();
        for (int i = 0; i < bag.length; i++)
          if (i == 0 || bag[i] != bag[i - 1])
            for (int[] option : parts.options(bag[i], mover))
              states.add(2 * bags.number(MultisetPool.replaced(bag, i, option)) + mover.opponent().index());
        budget.charge(1 + states.size());
        int[] distinct = states.stream().distinct().mapToInt(Integer::intValue).toArray();
        moves.add(Holding.OBJECT + Holding.POINTER + (long) Integer.BYTES * distinct.length);
        both.add(distinct);
      }
      next.addAll(both);
    }
  }

  /**
   * Breadth-first from the ends: a state is labelled by the first option that wins, or by the last that loses. Labels
   * are kept only once all are known, so a budget that ends on the way leaves no false draws.
   */
  private void labelAll() {
    int states = next.size();
    long before = label.length * (1L + Integer.BYTES);
    long after = states * (1L + Integer.BYTES);
    long edges = next.stream().mapToLong(options -> options.length).sum();
    if (edges > Integer.MAX_VALUE - 8)
      throw budget.outOfMemory();
    try (var scratch = budget.scratch()) {
      scratch.budget().reserve(after + Integer.BYTES * (edges + 4L * states));
      label(states);
    }
    budget.reserve(after);
    budget.release(before);
  }

  private void label(int states) {
    int[] starts = new int[states + 1];
    for (int[] options : next)
      for (int option : options)
        starts[option + 1]++;
    for (int s = 0; s < states; s++)
      starts[s + 1] += starts[s];
    int[] before = new int[starts[states]];
    int[] filled = Arrays.copyOf(starts, states);
    for (int s = 0; s < states; s++)
      for (int option : next.get(s))
        before[filled[option]++] = s;
    byte[] labels = new byte[states];
    int[] ends = new int[states];
    int[] open = new int[states];
    int[] queue = new int[states];
    int end = 0;
    for (int s = 0; s < states; s++) {
      open[s] = next.get(s).length;
      if (open[s] == 0) {
        labels[s] = convention == Convention.NORMAL ? LOSES : WINS;
        queue[end++] = s;
      }
    }
    for (int head = 0; head < end; head++) {
      int state = queue[head];
      budget.charge(1);
      for (int i = starts[state]; i < starts[state + 1]; i++) {
        int earlier = before[i];
        if (labels[earlier] != DRAWN)
          continue;
        open[earlier]--;
        if (labels[state] == LOSES || open[earlier] == 0) {
          labels[earlier] = labels[state] == LOSES ? WINS : LOSES;
          ends[earlier] = ends[state] + 1;
          queue[end++] = earlier;
        }
      }
    }
    label = labels;
    plies = ends;
  }
}
