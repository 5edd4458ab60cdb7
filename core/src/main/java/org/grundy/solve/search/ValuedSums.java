package org.grundy.solve.search;

import java.util.Arrays;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.arena.PartForms;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * Sums under normal play. Parts whose values are known are replaced by these: all Nim heaps by one, all sums of a number
 * and ups by one; a value or a part and its negative cancel. A sum is the size of that Nim heap, the second of these, how
 * many other values there are, those in ascending order, and then the parts without a value.
 */
final class ValuedSums implements Sums {
  /** Where the other values begin. */
  private static final int VALUES = 3;
  private static final int[] NONE = {};

  private final Arena parts;
  private final Nimbers nimbers;
  private final PartForms forms;
  private final ShortGames values;
  private final MultisetPool sums;

  ValuedSums(Arena parts, Nimbers nimbers, PartForms forms, Budget budget) {
    this.parts = parts;
    this.nimbers = nimbers;
    this.forms = forms;
    this.values = forms.values();
    this.sums = new MultisetPool(budget);
  }

  /** A sum while it is made. */
  private final class Simplified {
    private int nimber;
    private int simple = ShortGames.ZERO;
    private final int[] others;
    private int otherCount;
    private final int[] open;
    private int openCount;

    Simplified(int nimber, int mostValues, int mostParts) {
      this.nimber = nimber;
      this.others = new int[mostValues];
      this.open = new int[mostParts];
    }

    void addValue(int value) {
      if (values.isNumberUpStar(value))
        simple = values.plus(simple, value);
      else
        otherCount = withOrWithout(others, otherCount, value, values.negative(value));
    }

    void addPart(int handle) {
      if (parts.impartial(handle)) {
        nimber ^= nimbers.value(handle);
        return;
      }
      OptionalInt value = forms.value(handle);
      if (value.isPresent())
        addValue(value.getAsInt());
      else
        openCount = withOrWithout(open, openCount, handle, parts.negative(handle));
    }

    /** Adds an item to the first {@code size} ones, or takes its negative out; returns how many there are then. */
    private static int withOrWithout(int[] items, int size, int item, int negative) {
      for (int i = 0; i < size; i++)
        if (items[i] == negative) {
          items[i] = items[size - 1];
          return size - 1;
        }
      items[size] = item;
      return size + 1;
    }

    int number() {
      int star = values.nimberPart(simple);
      int[] sum = new int[VALUES + otherCount + openCount];
      sum[0] = nimber ^ star;
      sum[1] = star == 0 ? simple : values.plus(simple, values.nimber(star));
      sum[2] = otherCount;
      Arrays.sort(others, 0, otherCount);
      Arrays.sort(open, 0, openCount);
      System.arraycopy(others, 0, sum, VALUES, otherCount);
      System.arraycopy(open, 0, sum, VALUES + otherCount, openCount);
      return sums.number(sum);
    }
  }

  @Override
  public int number(int[] bag, int nimber) {
    var sum = new Simplified(nimber, bag.length, bag.length);
    for (int handle : bag)
      sum.addPart(handle);
    return sum.number();
  }

  private static int firstPart(int[] sum) {
    return VALUES + sum[2];
  }

  private static boolean hasValues(int[] sum) {
    return sum[0] != 0 || sum[1] != ShortGames.ZERO || sum[2] != 0;
  }

  @Override
  public int[] summands(int number) {
    int[] sum = sums.bag(number);
    int first = firstPart(sum);
    int count = sum.length - first;
    if (count == 0 || count == 1 && !hasValues(sum))
      return NONE;
    int[] alone = new int[count];
    for (int i = 0; i < count; i++)
      alone[i] = sums.number(new int[]{0, ShortGames.ZERO, 0, sum[first + i]});
    return alone;
  }

  @Override
  public boolean addKnown(int number, Player mover, SumResult result, Budget spending) {
    int[] sum = sums.bag(number);
    boolean isHuge = sum[0] >= ShortGames.NIMBERS;
    if (isHuge)
      result.add(true, false);
    if (hasValues(sum)) {
      int[] known = Arrays.copyOfRange(sum, 1, firstPart(sum));
      known[1] = isHuge ? ShortGames.ZERO : values.nimber(sum[0]);
      Outcome outcome = values.within(spending, () -> values.outcome(known));
      result.add(outcome.wins(mover), !outcome.wins(mover.opponent()));
    }
    return !isHuge && sum.length == firstPart(sum);
  }

  @Override
  public int[] options(int number, Player mover, Budget spending) {
    int[] sum = sums.bag(number);
    int first = firstPart(sum);
    var found = new Numbers();
    for (int i = first; i < sum.length; i++)
      if (i == first || sum[i] != sum[i - 1])
        for (int[] option : parts.options(sum[i], mover)) {
          Simplified left = without(sum, i, option.length, spending);
          for (int handle : option)
            left.addPart(handle);
          found.add(left.number());
        }
    addOptions(sum, 1, mover, found, spending);
    for (int i = VALUES; i < first; i++)
      if (i == VALUES || sum[i] != sum[i - 1])
        addOptions(sum, i, mover, found, spending);
    for (int smaller = 0; smaller < sum[0]; smaller++) {
      Simplified left = without(sum, 0, 0, spending);
      left.nimber ^= smaller;
      found.add(left.number());
    }
    return found.all();
  }

  private void addOptions(int[] sum, int at, Player mover, Numbers found, Budget spending) {
    for (int option : values.options(sum[at], mover)) {
      Simplified left = without(sum, at, 0, spending);
      left.addValue(option);
      found.add(left.number());
    }
  }

  /** A sum without the term at a place, with room for that and for more parts. */
  private Simplified without(int[] sum, int at, int more, Budget spending) {
    spending.charge(1);
    var left = new Simplified(at == 0 ? 0 : sum[0], sum.length + more, sum.length + more);
    if (at != 1)
      left.addValue(sum[1]);
    for (int i = VALUES; i < sum.length; i++)
      if (i != at && i < firstPart(sum))
        left.addValue(sum[i]);
      else if (i != at)
        left.addPart(sum[i]);
    return left;
  }

  @Override
  public int promise(int number, Player mover) {
    int[] sum = sums.bag(number);
    int promise = 0;
    for (int i = firstPart(sum); i < sum.length; i++)
      promise += parts.optionCount(sum[i], mover.opponent()) - parts.optionCount(sum[i], mover);
    return promise;
  }
}
