package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.VectorRules;
import org.grundy.number.Scans;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Fields;

/**
 * The nim-values of all positions with two heaps of 0 to n tokens, each the least that is no option's. Where moves are
 * rays, as in Nim, Wythoff's game or {@code vector:(2k,k)(k,2k)}, or single vectors beside them, sets of the values met
 * are kept for their lines ({@link RayTable}), on all processors. Any other game lists the moves of each position. Space:
 * two bytes a cell, and for rays some bits more for each cell.
 */
public final class TwoHeapTable {
  /** So many cells are kept at most, where moves are listed. */
  private static final long MOST_CELLS = 1L << 26;
  /** The greatest heap of the largest table. */
  public static final int MOST_TO = (int) Math.sqrt(MOST_CELLS) - 1;
  /** The same where the heaps are alike and moves are rays: values, at most the sum of the heaps, take two bytes. */
  private static final int MOST_ALIKE = (1 << 15) - 1;
  /** A period of a row is named when the table has three of it, so many heaps, and a third of the row. */
  private static final int REPEATED = 3;
  private static final int REPEATING = 12;

  private final int side;
  /** The value of (x, y) is {@code values[y][x]}; where rows end at x = y, the heaps are alike. */
  private final char[][] values;

  private TwoHeapTable(char[][] values) {
    this.side = values.length;
    this.values = values;
  }

  /**
   * Fills the table up to heaps of {@code to}.
   *
   * @throws BadInput                       when the game has no positions of two heaps, or {@code to} is too large
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static TwoHeapTable of(Ruleset<?> ruleset, BigInteger to, Budget budget) {
    return of(ruleset, to, Runtime.getRuntime().availableProcessors(), budget);
  }

  /** The same on so many threads at most. */
  static TwoHeapTable of(Ruleset<?> ruleset, BigInteger to, int threads, Budget budget) {
    Impartial<Heaps> game = twoHeaps(ruleset);
    boolean alike = game instanceof VectorGame vector && rays(vector).length > 0;
    int most = alike ? MOST_ALIKE : MOST_TO;
    if (to.compareTo(BigInteger.valueOf(most)) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, most, to);
    int side = to.intValueExact() + 1;
    int[][] rays = directions(game);
    int[][] single = game instanceof VectorRules vectors ? Directions.single(vectors) : new int[0][];
    TwoHeapTable table;
    try (var scratch = budget.scratch()) {
      table = RayTable.fits(side, rays) ? byRays(side, rays, single, threads, scratch.budget())
          : byMoves(side, game, scratch.budget());
    }
    budget.reserve(table.bytes());
    return table;
  }

  private static TwoHeapTable byRays(int side, int[][] rays, int[][] single, int threads, Budget budget) {
    budget.reserve(RayTable.bytes(side, rays));
    return new TwoHeapTable(new RayTable(side, rays, single, Scans.best()).fill(threads, budget));
  }

  /** What it takes of memory. */
  long bytes() {
    return Arrays.stream(values).mapToLong(row -> Holding.OBJECT + (long) Character.BYTES * row.length).sum();
  }

  private static TwoHeapTable byMoves(int side, Impartial<Heaps> game, Budget budget) {
    if (side > MOST_TO + 1)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, MOST_TO, side - 1);
    budget.reserve((long) side * side * Character.BYTES);
    var values = new char[side][side];
    if (!fillByMoves(values, side - 1, game, budget)) {
      budget.reserve(2L * side * side * Character.BYTES);
      var triangle = new char[2 * side - 1][];
      Arrays.setAll(triangle, y -> new char[2 * side - 1 - y]);
      fillByMoves(triangle, 2 * side - 2, game, budget);
      Arrays.setAll(values, y -> Arrays.copyOf(triangle[y], side));
    }
    return new TwoHeapTable(values);
  }

  /** Whether moves are rays, so that a table up to there takes seconds at most. */
  static boolean byRays(Ruleset<?> ruleset, int to) {
    return fits(ruleset) && RayTable.fits(to + 1, directions(ruleset));
  }

  /** At most so many bytes are taken for a table {@linkplain #byRays by rays}. */
  static long bytes(Ruleset<?> game, int to) {
    return RayTable.bytes(to + 1, directions(game));
  }

  private static int[][] directions(Ruleset<?> game) {
    return game instanceof VectorGame vector ? rays(vector)
        : game instanceof VectorRules vectors ? Directions.rays(vectors) : new int[0][];
  }

  /** The directions of a game that treats both heaps alike; none when its moves are of another kind. */
  private static int[][] rays(VectorGame game) {
    boolean[] rays = game.kernel().rays().orElse(new boolean[0]);
    if (rays.length < 2 || !rays[1])
      return new int[0][];
    return rays.length > 2 && rays[2] ? new int[][]{{1, 0}, {0, 1}, {1, 1}} : new int[][]{{1, 0}, {0, 1}};
  }

  @SuppressWarnings("unchecked") // a position that is Heaps belongs to a game of heaps
  private static Impartial<Heaps> twoHeaps(Ruleset<?> ruleset) {
    if (ruleset instanceof Impartial<?> impartial && takesTwo(ruleset))
      return (Impartial<Heaps>) impartial;
    throw BadInput.because("{0}: expected an impartial game of two heaps, such as {1}", ruleset.name(), "wythoff");
  }

  /** Whether the game has positions of two heaps and the same moves for both players. */
  public static boolean fits(Ruleset<?> ruleset) {
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

  /**
   * Where the moves of two heaps lead.
   *
   * @throws BadInput when the game has no positions of two heaps
   */
  public static List<Heaps> options(Ruleset<?> ruleset, long x, long y, Budget budget) {
    var options = new ArrayList<Heaps>();
    twoHeaps(ruleset).moves(Heaps.of(x, y), (to, _) -> {
      budget.charge(1);
      return options.add(to);
    });
    return options;
  }

  /** The greatest heap. */
  public int to() {
    return side - 1;
  }

  /** The nim-value of heaps x and y, each 0 to {@link #to}. */
  public int value(int x, int y) {
    return x < values[y].length ? values[y][x] : values[x][y];
  }

  /** Each row of the table from x = 0, for y = 0, 1, &hellip;. */
  public int[] row(int y) {
    int[] row = new int[side];
    for (int x = 0; x < side; x++)
      row[x] = value(x, y);
    return row;
  }

  /** Puts what programs are told: in row y the values of (0, y), (1, y) and so on. */
  public void fields(Fields out) {
    out.list("nimTable", IntStream.range(0, side).mapToObj(y -> IntStream.of(row(y)).boxed().toList()).toList());
  }

  /** Whether the heaps are alike in the whole table. */
  public boolean symmetric() {
    for (int y = 0; y < side; y++)
      for (int x = 0; x < y; x++)
        if (value(x, y) != value(y, x))
          return false;
    return true;
  }

  /** How many positions of the table are losing. */
  public int zeros() {
    int zeros = 0;
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++)
        zeros += value(x, y) == 0 ? 1 : 0;
    return zeros;
  }

  /**
   * G(x + period, y) = G(x, y) + gain for all x &ge; from, as far as the table goes: nothing is proved.
   *
   * @param from   the least x, at least three periods and a third of the row before the end
   * @param period the least, &ge; 1
   */
  public record RowPeriod(int from, int period, int gain) {
  }

  /** The period of row y, if there is one with a gain of 0 or of the period itself. Time: side &sup2; at most, mostly side. */
  public Optional<RowPeriod> rowPeriod(int y) {
    int[] row = row(y);
    Optional<RowPeriod> level = period(row, 0);
    Optional<RowPeriod> rising = period(row, 1);
    return level.isPresent() && rising.isPresent() && rising.get().period() < level.get().period() ? rising
        : level.or(() -> rising);
  }

  /** A period in which each step gains {@code slope}. */
  private static Optional<RowPeriod> period(int[] row, int slope) {
    for (int p = 1; REPEATED * p <= row.length; p++) {
      int from = row.length - p;
      while (from > 0 && row[from - 1 + p] == row[from - 1] + slope * p)
        from--;
      if (row.length - from >= Math.max(REPEATED * p, Math.max(REPEATING, row.length / REPEATED)))
        return Optional.of(new RowPeriod(from, p, slope * p));
    }
    return Optional.empty();
  }

  /**
   * In the order of the sum of the heaps, which every move makes less, up to twice the side of the square. A triangle of
   * that sum holds whatever moves that add to a heap can reach from the square.
   *
   * @return whether no move leaves {@code values}; else they are not all filled
   */
  private static boolean fillByMoves(char[][] values, int greatest, Impartial<Heaps> game, Budget budget) {
    int most = values.length - 1 + values[values.length - 1].length - 1;
    for (int sum = 0; sum <= most; sum++)
      for (int x = Math.max(0, sum - greatest); x <= Math.min(sum, greatest); x++) {
        int value = mex(values, game, Heaps.of(x, sum - x), sum, budget);
        if (value < 0)
          return false;
        values[sum - x][x] = (char) value;
      }
    return true;
  }

  /** The value, or -1 where a move leaves the table. */
  private static int mex(char[][] values, Impartial<Heaps> game, Heaps at, int sum, Budget budget) {
    var met = new BitSet();
    boolean[] inside = {true};
    budget.charge(1);
    game.moves(at, (to, _) -> {
      budget.charge(1);
      if (to.count() != 2 || to.get(0).add(to.get(1)).compareTo(BigInteger.valueOf(sum)) >= 0)
        throw BadInput.because("{0}: expected a game that stays on two heaps, but a move leads to {1}", game.name(),
            format(game.notation(), to));
      int x = to.get(0).intValueExact();
      int y = to.get(1).intValueExact();
      inside[0] = y < values.length && x < values[y].length;
      if (inside[0])
        met.set(values[y][x]);
      return inside[0];
    });
    return inside[0] ? met.nextClearBit(0) : -1;
  }

  private static String format(Notation<Heaps> notation, Heaps at) {
    return notation.format(at);
  }
}
