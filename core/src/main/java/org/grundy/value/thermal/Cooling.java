package org.grundy.value.thermal;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.ShortGames;

/**
 * Games in which a move costs or gains a number or a game (Siegel, Combinatorial Game Theory, 2013, II.5 and II.8).
 * Each operation visits each follower once; the sums it makes are charged to the budget.
 */
public final class Cooling {
  private final ShortGames values;
  private final Thermographs thermographs;

  public Cooling(ShortGames values, Thermographs thermographs) {
    this.values = values;
    this.thermographs = thermographs;
  }

  /** Changes each follower: its options first, then a fee is paid for the move. */
  private final class Change {
    private final IntUnaryOperator end;
    private final int[] leftFees;
    private final Map<Integer, Integer> done = new HashMap<>();

    /** @param end the result for a game where the change stops, and -1 for all others */
    Change(IntUnaryOperator end, int... leftFees) {
      this.end = end;
      this.leftFees = leftFees;
    }

    int of(int value) {
      Integer known = done.get(value);
      if (known != null)
        return known;
      values.budget().charge(1);
      int made = end.applyAsInt(value);
      if (made < 0)
        made = values.make(paid(values.left(value), false), paid(values.right(value), true));
      done.put(value, made);
      return made;
    }

    private int[] paid(int[] options, boolean negative) {
      int[] paid = new int[options.length * leftFees.length];
      for (int i = 0; i < paid.length; i++) {
        int fee = leftFees[i % leftFees.length];
        paid[i] = values.plus(of(options[i / leftFees.length]), negative ? values.negative(fee) : fee);
      }
      return paid;
    }
  }

  /**
   * G cooled by t &ge; -1: each move costs t, until the game becomes a number. At its own temperature a game, even a
   * fraction, still has its moves: 1/2 cooled by -1/2 is {@code {0+1/2 | 1-1/2} = 1/2*}. Whole numbers stay as they
   * are.
   */
  public int cool(int value, Dyadic t) {
    return new Change(g -> {
      Thermograph thermograph = thermographs.of(g);
      int over = t.compareTo(thermograph.temperature());
      return over > 0 || whole(g) ? values.number(thermograph.mean()) : -1;
    }, values.number(t.negate())).of(value);
  }

  /** G cooled by its own temperature; numbers stay as they are. */
  public int freeze(int value) {
    return values.isNumber(value) ? value : cool(value, thermographs.of(value).temperature());
  }

  /** G heated by t: each move gains t, but numbers stay as they are. */
  public int heat(int value, int t) {
    return new Change(g -> values.isNumber(g) ? g : -1, t).of(value);
  }

  /** G overheated from s to t: whole numbers n become n times s, and each move gains t. */
  public int overheat(int value, int s, int t) {
    return new Change(g -> whole(g) ? values.times(values.numberPart(g).numerator().longValueExact(), s) : -1, t)
        .of(value);
  }

  /**
   * The Norton product of G with U: whole numbers n become n times U, and each move gains U plus any of its incentives.
   */
  public int norton(int value, int unit) {
    int[] incentives = new Incentives(values).all(unit);
    int[] fees = incentives.clone();
    for (int i = 0; i < fees.length; i++)
      fees[i] = values.plus(unit, incentives[i]);
    return new Change(g -> whole(g) ? values.times(values.numberPart(g).numerator().longValueExact(), unit) : -1, fees)
        .of(value);
  }

  private boolean whole(int value) {
    return values.isNumber(value) && values.numberPart(value).isInteger();
  }
}
