package org.grundy.solve.outcome;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.Order;
import org.grundy.value.shortgame.ShortGames;

/**
 * For every set of free cells of a strip, games that its value is at least, with the player as Left: a number, and numbers
 * plus switches ±y. They come from its canonical form, and are found when they are first asked for, by one thread.
 *
 * <p>Time: the canonical forms of the connected sets of cells that are met. Space: 12 bytes for each set of cells, and the
 * forms.
 */
final class StripValues {
  /** The y of each switch, in quarters; the first stands for none. */
  static final int[] SWITCHES = {0, 2, 3, 4, 5, 6};
  /** What is added to each bound, so that it is positive. */
  static final int BIAS = 1 << Byte.SIZE - 1;
  static final int UNKNOWN = 0;

  private static final int LEAST = 1 - BIAS;
  private static final int MOST = BIAS - 1;
  private static final int QUARTER = 2;

  private final StripRules rules;
  private final Budget.Scratch scratch;
  private final ShortGames values;
  private final int[] switches;
  /** The form of each set of cells, plus 1; 0 where it is not known yet. */
  private int[] forms = {};
  /** The bounds of each set of cells, {@link #UNKNOWN} where they are not known yet. */
  private volatile long[] bounds = {};
  private final Map<Integer, Long> ofForm = new HashMap<>();

  StripValues(StripRules rules, Budget budget) {
    this.rules = rules;
    this.scratch = budget.scratch();
    this.values = new ShortGames(scratch.budget());
    this.switches = new int[SWITCHES.length];
    this.switches[0] = ShortGames.ZERO;
    for (int i = 1; i < switches.length; i++)
      switches[i] = values.make(new int[]{number(SWITCHES[i])}, new int[]{number(-SWITCHES[i])});
  }

  StripRules rules() {
    return rules;
  }

  private int number(int quarters) {
    return values.number(Dyadic.of(quarters, QUARTER));
  }

  /**
   * A byte for each of {@link #SWITCHES}: the most x, in quarters and plus {@link #BIAS}, for which the value of some free
   * cells is at least x ± y.
   */
  long bounds(int cells) {
    if (bounds.length == 0)
      makeTables();
    if (bounds[cells] == UNKNOWN)
      bounds[cells] = ofForm.computeIfAbsent(form(cells), this::boundsOfForm);
    return bounds[cells];
  }

  /** What {@link #bounds} found before, for any thread. */
  long known(int cells) {
    long[] now = bounds;
    return now.length == 0 ? UNKNOWN : now[cells];
  }

  private void makeTables() {
    int size = 1 << 2 * rules.width();
    scratch.budget().reserve((Integer.BYTES + (long) Long.BYTES) * size);
    forms = new int[size];
    bounds = new long[size];
  }

  private long boundsOfForm(int form) {
    long found = 0;
    for (int i = SWITCHES.length - 1; i >= 0; i--)
      found = found << Byte.SIZE | Math.clamp(most(form, i), LEAST, MOST) + BIAS;
    return found;
  }

  private int most(int form, int index) {
    int y = SWITCHES[index];
    int x = Math.min(quarters(values.rightStop(form)) + y, quarters(values.leftStop(form)) - y);
    while (!isAtLeast(form, x, index))
      x--;
    return x;
  }

  /** The most quarters that are not above a number. */
  private static int quarters(Dyadic number) {
    return number.times(Dyadic.of(1 << QUARTER)).floor().intValueExact();
  }

  private boolean isAtLeast(int form, int quarters, int index) {
    Order order = values.compare(new int[]{form}, new int[]{number(quarters), switches[index]});
    return order == Order.GREATER || order == Order.EQUAL;
  }

  /** The value of some free cells: the sum of those of its connected parts. */
  private int form(int cells) {
    if (forms[cells] == 0) {
      int sum = ShortGames.ZERO;
      for (int rest = cells; rest != 0;) {
        int part = connected(rest);
        rest &= ~part;
        sum = values.plus(sum, formOfPart(part, cells));
      }
      forms[cells] = sum + 1;
    }
    return forms[cells] - 1;
  }

  private int formOfPart(int part, int whole) {
    if (part != whole)
      return form(part);
    values.budget().charge(1);
    return values.make(options(rules.placements(), part), options(rules.replies(), part));
  }

  private int[] options(List<Integer> placements, int cells) {
    return placements.stream().filter(placement -> (placement & ~cells) == 0)
        .mapToInt(placement -> form(cells & ~placement)).toArray();
  }

  /** The cells that placements connect with the first of some. */
  private int connected(int cells) {
    int part = Integer.lowestOneBit(cells);
    for (int before = 0; before != part;) {
      before = part;
      for (List<Integer> placements : List.of(rules.placements(), rules.replies()))
        for (int placement : placements)
          if ((placement & ~cells) == 0 && (placement & part) != 0)
            part |= placement;
    }
    return part;
  }

  /** Gives the memory back. Nothing can be asked after that. */
  void release() {
    scratch.close();
    forms = new int[0];
    bounds = new long[0];
    ofForm.clear();
  }
}
