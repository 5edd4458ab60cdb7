package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.Phrase;

/**
 * No heap breaks, and from place q on any number may be taken, so a heap of n reaches all of 1 to n - q. Their values are
 * 0 to u - 1, u one more than the greatest (with 0 once it is among them): each new value is at most the least that was
 * never met. So G(n) is the least number from u on that the q - 1 heaps before n do not have, as far as those may be
 * reached, and the values grow by s in each period once the differences of q - 1 values come again and u grows by s too.
 *
 * <p>E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your mathematical plays, chapter 4. Time: one step for
 * each heap and place before q; space: three ints for each heap.
 */
final class AllButEngine extends TabularEngine {
  private final OctalCode code;
  private final int q;
  private final int[] near;
  /** differences[n] = values[n] - values[n - 1] */
  private int[] differences = new int[values.length];
  /** greatest[n]: one more than the greatest of values[0..n] */
  private int[] greatest = new int[values.length];
  private boolean zeroMet;
  private int zeroFrom;

  /** @param code with one repeating digit, 2 or 3, and no digit above 3 */
  AllButEngine(OctalCode code) {
    this.code = code;
    q = code.prefix();
    near = IntStream.range(1, q).filter(i -> (code.digit(i) & 2) != 0).toArray();
  }

  /** Whether the engine fits a code. */
  static boolean fits(OctalCode code) {
    return !code.finite() && code.pieces() == 1 && code.period() == 1 && (code.digit(code.prefix()) & 2) != 0;
  }

  @Override
  public Phrase why() {
    return Phrase
        .of("no heap splits and any amount from {0} on is allowed, so each value depends only on the {1} before it "
            + "and the greatest of all before those", q, q - 1);
  }

  @Override
  boolean resumes() {
    return false;
  }

  @Override
  public boolean provesPeriods() {
    return true;
  }

  /** Periods can begin late: those of {@code all-but:4,6,47,51} from heap 148,433 on. */
  @Override
  public long tried() {
    return 1 << 20;
  }

  @Override
  void reserve(int room, Budget budget) {
    int longer = budget.grown(differences.length, room, 2 * Integer.BYTES);
    differences = Arrays.copyOf(differences, longer);
    greatest = Arrays.copyOf(greatest, longer);
  }

  @Override
  int next(int heap, Budget budget) {
    budget.charge(1L + near.length);
    int value = least(heap);
    if (heap > 0)
      differences[heap] = value - values[heap - 1];
    greatest[heap] = Math.max(heap == 0 ? 0 : greatest[heap - 1], value + 1);
    return value;
  }

  private int least(int heap) {
    boolean all = (code.digit(heap) & 1) != 0 && heap > 0;
    int far = heap - q;
    if (far >= 1 && values[far] == 0 && !zeroMet) {
      zeroMet = true;
      zeroFrom = heap;
    }
    boolean zero = all || zeroMet;
    int low = far >= 1 ? greatest[far] : 1;
    if (!zero && !nearValue(heap, 0))
      return 0;
    int value = low;
    while (nearValue(heap, value))
      value++;
    return value;
  }

  private boolean nearValue(int heap, int value) {
    for (int amount : near)
      if (amount < heap && values[heap - amount] == value)
        return true;
    return false;
  }

  /** Once all smaller values are within reach forever. */
  private boolean settled(int heap) {
    return heap > q && ((code.digit(q) & 1) != 0 || zeroMet && heap >= zeroFrom);
  }

  @Override
  Optional<Periodicity> proof(int filled, Budget budget) {
    int[] checked = new int[1];
    PeriodSearch.Bound bound = (from, p) -> {
      for (int n = Math.toIntExact(Math.max(from + q, q + 1)); n + p < filled; n++)
        if (settled(n) && greatest[(int) (n + p - q)] - greatest[n - q] == values[(int) (n - 1 + p)] - values[n - 1]) {
          checked[0] = n - 1;
          return checked[0];
        }
      return Long.MAX_VALUE;
    };
    // A period of the differences from n0 + 1 is an arithmetic period of the values from n0.
    PeriodSearch.Bound ofDifferences = (first, p) -> bound.checkedTo(Math.max(0, first - 1), p);
    var found = PeriodSearch.find(PeriodSearch.of(differences), filled, filled / 2, q, ofDifferences, budget);
    if (found.period() == 0)
      return Optional.empty();
    int from = (int) Math.max(0, found.from() - 1);
    int p = (int) found.period();
    int saltus = values[from + p] - values[from];
    long to = bound.checkedTo(from, p);
    return Optional.of(new Periodicity(Law.ALL_BUT, q - 1, from, p, saltus, to, greatest[from + p - 1] - 1));
  }
}
