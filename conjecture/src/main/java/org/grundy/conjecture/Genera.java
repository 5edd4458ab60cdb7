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
 * What single heaps are worth under normal play, G, and when the player who makes the last move loses, G-: both are the
 * least number that no option has, but for a heap without moves, where G is 0 and G- is 1. A heap is tame when all that it
 * may become is tame and the two are equal, or 0 and 1, or 1 and 0. Equal ones are firm. A sum of tame heaps is worth the
 * nim-sum of their G; it is firm when one of them is.
 *
 * <p>Then a sum of tame heaps is lost, when the player who makes the last move loses, just when its G- is 0: by induction.
 * Where no heap is firm and G- is 0, an option has neither the same G nor the same G- as its heap, and so leads to a sum of
 * another G, which is lost for the other player only if it is firm of value 0, and it is not; and so on in each of the four
 * cases, as in Nim (J. H. Conway, On Numbers and Games, 1976, chapter 12).
 *
 * <p>Time: the options of all heaps. Space: 9 bytes a heap.
 */
public final class Genera {
  private final int[] normal;
  private final int[] misere;
  private final boolean[] tame;
  private int filled;
  private Optional<BudgetSpent> stopped = Optional.empty();
  /** Whether a heap may become one that is not smaller. */
  private boolean rises;
  /** G- of larger heaps needs more than this, since a heap may become several of which one is not tame. */
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
   * The heaps 0 to {@code most - 1}, or as many as the budget allows, or until one becomes several of which one is not
   * tame, or one that is not smaller. All heaps of a game that has no others are taken in the order of play instead.
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

  /** The heaps 0 to {@code most - 1}, each after those that it may become, as far as play ends. */
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

  /** Works out a heap; says whether that could be done. */
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

  /** How many heaps were worked out, those of 0 to one less. */
  public int count() {
    return filled;
  }

  /** The nim-value of a heap under normal play. */
  public int normal(int heap) {
    return normal[heap];
  }

  /** The same when the player who makes the last move loses; 0 just when the heap alone is lost. */
  public int misere(int heap) {
    return misere[heap];
  }

  /** The least heap that is not tame; empty when all are. */
  public Optional<Integer> wild() {
    return IntStream.range(0, filled).filter(heap -> !tame[heap]).boxed().findFirst();
  }

  /** Whether larger heaps need more than G and G-. */
  boolean blocked() {
    return blocked;
  }

  /** Whether a heap may become one that is not smaller, so that no more could be worked out. */
  boolean rises() {
    return rises;
  }

  /** What ended the heaps too soon. */
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

  /** 1 for heaps that are lost alone. */
  long[] lost() {
    return IntStream.range(0, filled).mapToLong(heap -> misere[heap] == 0 ? 1 : 0).toArray();
  }

  /** Whether G and G- are the same for n and n + period, for n from {@code from} to {@code to}; all are worked out. */
  boolean repeat(long from, long period, long to) {
    if (to + period >= filled)
      return false;
    for (int n = (int) from; n <= to; n++)
      if (normal[n] != normal[(int) (n + period)] || misere[n] != misere[(int) (n + period)])
        return false;
    return true;
  }
}
