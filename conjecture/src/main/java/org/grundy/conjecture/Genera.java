package org.grundy.conjecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;

/**
 * The values of single heaps in normal play, G, and in misère play, G-: each is the mex of the options' values, except
 * that a heap without moves has G = 0 and G- = 1. A heap is tame when all heaps that it can become are tame and G and
 * G- are equal, or 0 and 1, or 1 and 0. A heap with G = G- is firm. The value of a sum of tame heaps is the nim-sum of
 * their G; the sum is firm when one of them is.
 *
 * <p>By induction, a sum of tame heaps is a misère P-position exactly when its G- is 0. Where no heap is firm and G- is
 * 0, an option has neither the G nor the G- of its heap, so it leads to a sum with another G. That sum is a P-position
 * only if it is firm with value 0, which it is not. The other three cases are similar, as in Nim (J. H. Conway, On
 * Numbers and Games, 1976, chapter 12).
 *
 * <p>Time: the number of options of all heaps. Space: 9 bytes per heap.
 */
public final class Genera {
  private final int[] normal;
  private final int[] misere;
  private final boolean[] tame;
  private int filled;
  private Optional<BudgetSpent> stopped = Optional.empty();
  /** Whether a heap may become one that is not smaller. */
  private boolean rises;
  /** Whether G and G- do not suffice for larger heaps, because a heap can become several of which one is not tame. */
  private boolean blocked;

  private int[] met = new int[16];
  private int[] metMisere = new int[16];
  private int stamp;

  private Genera(int most) {
    normal = new int[most];
    misere = new int[most];
    tame = new boolean[most];
  }

  /**
   * Computes the heaps 0 to {@code most - 1}, or as many as the budget allows. Stops at a heap that can become several
   * of which one is not tame, or one that is not smaller. If the game has no other heaps, they are taken in the order
   * of play instead.
   */
  static Genera of(HeapGame game, int most, Budget budget) {
    var genera = new Genera(most);
    try {
      int[] order = game.greatest() < most ? order(game, most, budget) : IntStream.range(0, most).toArray();
      var done = new boolean[most];
      for (int heap : order) {
        if (!genera.next(heap, done, game, budget))
          break;
        done[heap] = true;
        genera.filled++;
      }
      if (game.greatest() < most && genera.filled < most)
        genera.filled = 0;
    } catch (BudgetSpent spent) {
      if (spent.limit() == BudgetSpent.Limit.CANCELLED)
        throw spent;
      genera.stopped = Optional.of(spent);
    }
    return genera;
  }

  /** The heaps 0 to {@code most - 1}, each after those that it can become, provided play ends. */
  private static int[] order(HeapGame game, int most, Budget budget) {
    var order = new ArrayList<Integer>();
    var seen = new boolean[most];
    var open = new ArrayDeque<int[]>();
    for (int start = 0; start < most; start++) {
      open.push(new int[]{start, 0});
      while (!open.isEmpty()) {
        int[] top = open.pop();
        if (top[1] == 1) {
          order.add(top[0]);
        } else if (!seen[top[0]]) {
          seen[top[0]] = true;
          open.push(new int[]{top[0], 1});
          game.from(top[0], sizes -> {
            budget.charge(1L + sizes.length);
            for (long size : sizes)
              if (size > 0 && size < most && !seen[(int) size])
                open.push(new int[]{(int) size, 0});
            return true;
          });
        }
      }
    }
    return order.stream().mapToInt(heap -> heap).toArray();
  }

  /** Computes a heap; false when that is not possible. */
  private boolean next(int heap, boolean[] done, HeapGame game, Budget budget) {
    stamp++;
    boolean[] all = {true};
    boolean[] some = {false};
    budget.charge(1);
    game.from(heap, Become.charging(budget::charge, sizes -> {
      budget.charge(sizes.length);
      some[0] = true;
      int value = 0;
      boolean firm = false;
      int heaps = 0;
      boolean allTame = true;
      long only = 0;
      for (long size : sizes)
        if (size > 0) {
          rises |= size >= done.length || !done[(int) size];
          if (rises)
            return false;
          int i = (int) size;
          heaps++;
          only = size;
          value ^= normal[i];
          firm |= misere[i] == normal[i];
          allTame &= tame[i];
        }
      all[0] &= allTame;
      if (heaps > 1 && !allTame) {
        blocked = true;
        return false;
      }
      met = marked(met, value, budget);
      metMisere = marked(metMisere, heaps == 1 ? misere[(int) only] : firm ? value : 1 - value, budget);
      return true;
    }));
    if (blocked || rises)
      return false;
    normal[heap] = mex(met);
    misere[heap] = some[0] ? mex(metMisere) : 1;
    tame[heap] = all[0] && (normal[heap] == misere[heap] || normal[heap] + misere[heap] == 1);
    return true;
  }

  private int[] marked(int[] marks, int value, Budget budget) {
    int[] large = value < marks.length ? marks
        : Arrays.copyOf(marks, budget.grown(marks.length, Math.max(value + 1L, 2L * value), Integer.BYTES));
    large[value] = stamp;
    return large;
  }

  private int mex(int[] marks) {
    int mex = 0;
    while (mex < marks.length && marks[mex] == stamp)
      mex++;
    return mex;
  }

  /** The number of computed heaps: 0 to one less than this. */
  public int count() {
    return filled;
  }

  /** The nim-value of a heap under normal play. */
  public int normal(int heap) {
    return normal[heap];
  }

  /** G-, the value of a heap in misère play; 0 exactly when the heap alone is a P-position. */
  public int misere(int heap) {
    return misere[heap];
  }

  /** The least heap that is not tame; empty when all computed heaps are tame. */
  public Optional<Integer> wild() {
    return IntStream.range(0, filled).filter(heap -> !tame[heap]).boxed().findFirst();
  }

  /** Whether larger heaps need more than G and G-. */
  boolean blocked() {
    return blocked;
  }

  /** Whether a heap can become one that is not smaller, which ended the computation. */
  boolean rises() {
    return rises;
  }

  /** The spent budget that ended the computation early. */
  Optional<BudgetSpent> stopped() {
    return stopped;
  }

  long[] values() {
    return IntStream.range(0, filled).mapToLong(heap -> normal[heap]).toArray();
  }

  /** 1 for firm heaps of value 0 or 1. */
  long[] firm() {
    return IntStream.range(0, filled).mapToLong(heap -> normal[heap] < 2 && normal[heap] == misere[heap] ? 1 : 0)
        .toArray();
  }

  /** 1 for heaps that are P-positions alone. */
  long[] lost() {
    return IntStream.range(0, filled).mapToLong(heap -> misere[heap] == 0 ? 1 : 0).toArray();
  }

  /**
   * Whether G and G- agree at n and n + period, for n from {@code from} to {@code to}; false unless all are computed.
   */
  boolean repeat(long from, long period, long to) {
    if (to + period >= filled)
      return false;
    for (int n = (int) from; n <= to; n++)
      if (normal[n] != normal[(int) (n + period)] || misere[n] != misere[(int) (n + period)])
        return false;
    return true;
  }
}
