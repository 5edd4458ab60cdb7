package org.grundy.solve;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;

/**
 * The nim-values of all positions with two heaps of 0 to n tokens, each the least that is no option's. Where moves are
 * rays, the same from one heap or from both as in Nim and Wythoff's game, a set of the values met is kept for each row,
 * column and diagonal, and a cell takes the least that is in none of its three: a few words of bits. Any other game lists
 * the moves of each position. Space an int a cell, and for rays three bits more for each cell and number.
 */
public final class TwoHeapTable {
  /** So many cells are kept at most. */
  private static final long MOST_CELLS = 1L << 26;
  /** The greatest heap of the largest table. */
  static final int MOST_TO = (int) Math.sqrt(MOST_CELLS) - 1;

  private final int side;
  /** The value of (x, y) stands at x + side y. */
  private final int[] values;

  private TwoHeapTable(int side) {
    this.side = side;
    this.values = new int[side * side];
  }

  /**
   * Fills the table up to heaps of {@code to}.
   *
   * @throws BadInput                       when the game has no positions of two heaps, or {@code to} is too large
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static TwoHeapTable of(Ruleset<?> ruleset, BigInteger to, Budget budget) {
    Impartial<Heaps> game = twoHeaps(ruleset);
    BigInteger side = to.add(BigInteger.ONE);
    if (side.multiply(side).compareTo(BigInteger.valueOf(MOST_CELLS)) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0,
          MOST_TO, to);
    var table = new TwoHeapTable(side.intValueExact());
    boolean[] rays = game instanceof VectorGame vector ? vector.kernel().rays().orElse(new boolean[0]) : new boolean[0];
    if (rays.length >= 2 && rays[1])
      table.fillByRays(rays.length > 2 && rays[2], budget);
    else
      table.fillByMoves(game, budget);
    return table;
  }

  @SuppressWarnings("unchecked") // a position that is Heaps belongs to a game of heaps
  private static Impartial<Heaps> twoHeaps(Ruleset<?> ruleset) {
    if (ruleset instanceof Impartial<?> impartial && takesTwo(ruleset))
      return (Impartial<Heaps>) impartial;
    throw BadInput.because("{0}: expected an impartial game of two heaps, such as {1}", ruleset.name(), "wythoff");
  }

  /** Whether the game has positions of two heaps and the same moves for both players. */
  static boolean fits(Ruleset<?> ruleset) {
    return ruleset instanceof Impartial<?> && takesTwo(ruleset);
  }

  private static <P> boolean takesTwo(Ruleset<P> ruleset) {
    try {
      return ruleset.notation() instanceof Numbers<P> numbers
          && numbers.position(List.of(BigInteger.ZERO, BigInteger.ZERO)) instanceof Heaps;
    } catch (BadInput _) {
      return false;
    }
  }

  /** The greatest heap. */
  public int to() {
    return side - 1;
  }

  /** The nim-value of heaps x and y, each 0 to {@link #to}. */
  public int value(int x, int y) {
    return values[x + side * y];
  }

  /** Each row of the table from x = 0, for y = 0, 1, &hellip;. */
  public int[] row(int y) {
    return Arrays.copyOfRange(values, side * y, side * (y + 1));
  }

  /** Whether the heaps are alike in the whole table. */
  public boolean symmetric() {
    for (int y = 0; y < side; y++)
      for (int x = 0; x < y; x++)
        if (value(x, y) != value(y, x))
          return false;
    return true;
  }

  /** How many positions of the table are lost by the player to move. */
  public int zeros() {
    return (int) Arrays.stream(values).filter(value -> value == 0).count();
  }

  /** The values met on one line each, in words of bits, and the first word that is not full. */
  private static final class Lines {
    private final int words;
    private final long[] met;
    private final int[] first;

    /** Values are at most x + y, so less than twice the side. */
    Lines(int side) {
      words = side / 32 + 1;
      met = new long[side * words];
      first = new int[side];
    }

    void add(int line, int value) {
      int word = line * words;
      met[word + (value >> 6)] |= 1L << value;
      while (met[word + first[line]] == -1L)
        first[line]++;
    }
  }

  /** The rules treat both heaps alike, so that row k and column k have met the same. */
  private void fillByRays(boolean both, Budget budget) {
    var straight = new Lines(side);
    var diagonal = new Lines(both ? side : 1);
    int words = straight.words;
    for (int y = 0; y < side; y++) {
      budget.charge(y + 1L);
      for (int x = 0; x <= y; x++) {
        int w = Math.max(straight.first[x], straight.first[y]);
        long met;
        if (both) {
          w = Math.max(w, diagonal.first[y - x]);
          do
            met = straight.met[x * words + w] | straight.met[y * words + w] | diagonal.met[(y - x) * words + w++];
          while (met == -1L);
        } else {
          do
            met = straight.met[x * words + w] | straight.met[y * words + w++];
          while (met == -1L);
        }
        int value = 64 * (w - 1) + Long.numberOfTrailingZeros(~met);
        values[x + side * y] = value;
        values[y + side * x] = value;
        straight.add(x, value);
        if (x != y)
          straight.add(y, value);
        if (both)
          diagonal.add(y - x, value);
      }
    }
  }

  /** In the order of the sum of the heaps, which every move makes less. */
  private void fillByMoves(Impartial<Heaps> game, Budget budget) {
    for (int sum = 0; sum <= 2 * (side - 1); sum++)
      for (int x = Math.max(0, sum - side + 1); x <= Math.min(sum, side - 1); x++)
        values[x + side * (sum - x)] = mex(game, Heaps.of(x, sum - x), sum, budget);
  }

  private int mex(Impartial<Heaps> game, Heaps at, int sum, Budget budget) {
    var met = new BitSet();
    budget.charge(1);
    game.moves(at, (to, _) -> {
      budget.charge(1);
      if (to.count() != 2 || to.get(0).add(to.get(1)).compareTo(BigInteger.valueOf(sum)) >= 0)
        throw BadInput.because("{0}: expected a game whose moves leave two heaps, found one to {1}", game.name(),
            format(game.notation(), to));
      met.set(values[to.get(0).intValueExact() + side * to.get(1).intValueExact()]);
      return true;
    });
    return met.nextClearBit(0);
  }

  private static String format(Notation<Heaps> notation, Heaps at) {
    return notation.format(at);
  }
}
