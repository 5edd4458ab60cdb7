package org.grundy.solve.canonical;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import org.grundy.effort.Budget;
import org.grundy.effort.WorkerSwitch;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.MovePattern;
import org.grundy.game.grid.PatternGame;
import org.grundy.solve.arena.PostOrder;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.CellCoding;
import org.grundy.solve.board.Connections;
import org.grundy.solve.board.LeastImage;
import org.grundy.solve.board.MoveTrie;
import org.grundy.solve.board.PatternSymmetries;
import org.grundy.solve.region.RegionUse;
import org.grundy.solve.region.RegionValues;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;

/**
 * Values of positions of games described by move patterns, on boards that fit into a word. A position is two words,
 * which hold the two bits of each cell's {@link CellCoding code}. Cells that a leg may connect form regions, whose values
 * add. A region in which neither player has a stone to move is 0; where one player never will again, the other's
 * longest play counts. Regions are looked up by the least of their images under the {@link PatternSymmetries}, moved to
 * the corner.
 *
 * <p>Time: each region once, for each of its moves a pass over its cells. Space: 40 to 80 bytes for each region, and
 * the canonical forms. Recursion is as deep as play is long. With several threads, workers go through the moves of the
 * same board in other orders and share the table of regions.
 */
final class PatternForms implements BoardForms {
  /** Longer play is checked for repeated positions. */
  private static final int LONG_PLAY = 1 << 7;
  private static final int NO_LIMIT = -1;

  private final ShortGames values;
  private final CellCoding contents;
  private final BitboardLayout shape;
  private final MoveTrie left;
  private final MoveTrie right;
  private final PatternSymmetries symmetries;
  private final LeastImage images;
  private final Connections connections;
  /** The codes that every pattern of a player begins with or enters first, as bits. */
  private final int leftNeeds;
  private final int rightNeeds;
  /** The codes that a player's patterns may leave anywhere, as bits. */
  private final int leftWrites;
  private final int rightWrites;
  /** A code that each of a player's patterns makes rarer, or 0. */
  private final int leftSpends;
  private final int rightSpends;

  private final LongPairIntMap known;
  /** Workers are numbered from 1; 0 is the caller. */
  private final int number;
  private final WorkerSwitch assisted;
  /** Where values are looked up first; null if nowhere. */
  private final @Nullable RegionValues regions;
  private final LongAdder lookedUp;
  /** The board to value. */
  private long askedLow;
  private long askedHigh;
  /** The most cells of a region that this thread valued. */
  private int largest;
  private int[] stack = new int[256];
  private int top;
  private int depth;
  private int milestone;
  private long milestoneLow;
  private long milestoneHigh;

  private PatternForms(List<MovePattern> left, List<MovePattern> right, CellCoding contents, BitboardLayout shape,
      ShortGames values, Optional<RegionValues> regions) {
    this.values = values;
    this.known = new LongPairIntMap(values.budget());
    this.number = 0;
    this.regions = regions.orElse(null);
    this.lookedUp = new LongAdder();
    this.assisted = new WorkerSwitch("boards", this::help);
    this.contents = contents;
    this.shape = shape;
    this.left = MoveTrie.ofPatterns(left, contents, shape);
    this.right = MoveTrie.ofPatterns(right, contents, shape);
    this.symmetries = new PatternSymmetries(left, right, contents, shape);
    this.leftNeeds = contents.needed(left);
    this.rightNeeds = contents.needed(right);
    this.leftWrites = contents.written(left);
    this.rightWrites = contents.written(right);
    this.leftSpends = contents.spent(left);
    this.rightSpends = contents.spent(right);
    this.images = new LeastImage(shape, symmetries.lying);
    this.connections = Connections.ofPatterns(left, right, shape);
  }

  private PatternForms(PatternForms leader, ShortGames values, int number) {
    this.values = values;
    this.known = leader.known;
    this.number = number;
    this.assisted = leader.assisted;
    this.regions = leader.regions == null ? null : new RegionValues(leader.regions, values);
    this.lookedUp = leader.lookedUp;
    this.connections = leader.connections;
    this.images = new LeastImage(leader.shape, leader.symmetries.lying);
    this.contents = leader.contents;
    this.shape = leader.shape;
    this.left = leader.left;
    this.right = leader.right;
    this.symmetries = leader.symmetries;
    this.leftNeeds = leader.leftNeeds;
    this.rightNeeds = leader.rightNeeds;
    this.leftWrites = leader.leftWrites;
    this.rightWrites = leader.rightWrites;
    this.leftSpends = leader.leftSpends;
    this.rightSpends = leader.rightSpends;
  }

  private void help(int helper, Budget budget) {
    var view = new PatternForms(this, values.forHelper(budget), helper);
    view.milestone = LONG_PLAY;
    view.sum(askedLow, askedHigh);
  }

  /** Empty when cells have more kinds of contents than two bits can tell apart. */
  static Optional<BoardForms> of(PatternGame<?> game, BitboardLayout shape, ShortGames values,
      Optional<RegionValues> regions) {
    List<MovePattern> left = game.patterns(Player.LEFT);
    List<MovePattern> right = game.patterns(Player.RIGHT);
    return CellCoding.of(left, right).map(contents -> new PatternForms(left, right, contents, shape, values, regions));
  }

  @Override
  public int count() {
    return Math.max(0, known.count() - lookedUp.intValue());
  }

  @Override
  public int doublings() {
    return BoardForms.doublings(Long.bitCount(askedLow | askedHigh), largest, count());
  }

  @Override
  public Optional<RegionUse> use() {
    return regions == null ? Optional.empty() : RegionUse.of(lookedUp.sum(), regions.table().folder());
  }

  @Override
  public int value(Grid board) {
    int before = top;
    depth = 0;
    milestone = LONG_PLAY;
    askedLow = contents.plane(board, 1, shape);
    askedHigh = contents.plane(board, 2, shape);
    try {
      return assisted.value(() -> sum(askedLow, askedHigh));
    } finally {
      top = before;
    }
  }

  private int sum(long low, long high) {
    int sum = ShortGames.ZERO;
    for (long rest = low | high; rest != 0;) {
      long region = connections.first(rest);
      rest &= ~region;
      if (playable(low & region, high & region))
        sum = values.plus(sum, regionValue(low & region, high & region));
    }
    return sum;
  }

  /** The codes that cells hold, as bits. */
  private static int present(long low, long high) {
    return ((low & ~high) != 0 ? 2 : 0) | ((high & ~low) != 0 ? 4 : 0) | ((low & high) != 0 ? 8 : 0);
  }

  private boolean playable(long low, long high) {
    int present = present(low, high);
    return (leftNeeds & ~present) == 0 || (rightNeeds & ~present) == 0;
  }

  private int regionValue(long low, long high) {
    images.find(low, high);
    boolean negative = images.negated();
    int value = normalValue(images.low(), images.high());
    return negative ? values.negative(value) : value;
  }

  private int normalValue(long low, long high) {
    int found = known.get(low, high);
    if (found != LongPairIntMap.UNKNOWN)
      return values.received(found);
    if (regions != null) {
      int tabled = regions.value(low, high, shape);
      if (tabled != RegionValues.UNKNOWN) {
        lookedUp.increment();
        known.put(low, high, tabled);
        return tabled;
      }
    }
    watch(low, high);
    depth++;
    int from = top;
    int middle = from;
    if (rightIsOut(low, high)) {
      longest(left, leftSpends, 1, low, high);
      middle = top;
    } else if (leftIsOut(low, high)) {
      longest(right, rightSpends, -1, low, high);
    } else {
      options(left, low, high);
      middle = top;
      options(right, low, high);
    }
    values.budget().charge(top - from + 1L);
    int value = values.make(stack, from, middle, top);
    top = from;
    depth--;
    known.put(low, high, value);
    largest = Math.max(largest, Long.bitCount(low | high));
    if (number == 0)
      assisted.found(values.budget());
    return value;
  }

  /** Whether Right has no move now and never will. */
  private boolean rightIsOut(long low, long high) {
    return (rightNeeds & ~present(low, high) & ~leftWrites) != 0;
  }

  private boolean leftIsOut(long low, long high) {
    return (leftNeeds & ~present(low, high) & ~rightWrites) != 0;
  }

  /**
   * Keeps the best option of a player who moves alone. Its value is the number of moves that follow, which is less than
   * the number of cells with the code that each move uses up.
   */
  private void longest(MoveTrie tree, int spent, int sign, long low, long high) {
    int most = spent == 0 ? NO_LIMIT : values.integer((long) sign * (Long.bitCount(cells(spent, low, high)) - 1));
    int best = NO_LIMIT;
    for (int i = 0; i < tree.cells.length && (best == NO_LIMIT || best != most);)
      if (tree.refused(i, low, high)) {
        i = tree.skips[i];
      } else {
        for (int j = tree.changes[i]; j < tree.changes[i + 1] && (best == NO_LIMIT || best != most); j++) {
          int value = after(tree, j, low, high);
          if (best == NO_LIMIT || (sign > 0 ? values.leq(best, value) : values.leq(value, best)))
            best = value;
        }
        i++;
      }
    if (best != NO_LIMIT)
      push(best);
  }

  /** The cells with a code from 1 to 3. */
  private static long cells(int code, long low, long high) {
    return code == 1 ? low & ~high : code == 2 ? high & ~low : low & high;
  }

  private int after(MoveTrie tree, int change, long low, long high) {
    long kept = ~tree.cleared[change];
    return sum(low & kept | tree.low[change], high & kept | tree.high[change]);
  }

  private void push(int value) {
    if (top == stack.length)
      stack = Arrays.copyOf(stack, 2 * top);
    stack[top++] = value;
  }

  /** Endless play repeats positions, and so meets one that was kept at some depth. */
  private void watch(long low, long high) {
    if (depth < LONG_PLAY)
      milestone = LONG_PLAY;
    else if (depth >= milestone) {
      milestone = 2 * depth;
      milestoneLow = low;
      milestoneHigh = high;
    } else if (low == milestoneLow && high == milestoneHigh)
      throw PostOrder.loop();
  }

  private void options(MoveTrie tree, long low, long high) {
    int first = number == 0 ? 0
        : tree.starts[WorkerSwitch.first(number, low ^ Long.rotateLeft(high, 32), tree.starts.length)];
    options(tree, low, high, first, tree.cells.length);
    options(tree, low, high, 0, first);
  }

  private void options(MoveTrie tree, long low, long high, int from, int to) {
    for (int i = from; i < to;)
      if (tree.refused(i, low, high)) {
        i = tree.skips[i];
      } else {
        for (int j = tree.changes[i]; j < tree.changes[i + 1]; j++)
          push(after(tree, j, low, high));
        i++;
      }
  }
}
