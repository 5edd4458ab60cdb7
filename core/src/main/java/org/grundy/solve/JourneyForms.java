package org.grundy.solve;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Journey;
import org.grundy.game.grid.Travelling;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Values;

/**
 * The values of positions of a game whose stones travel, on boards that fit into a word, from its description alone: a position
 * is two words, which hold the two bits of each cell's {@link Contents code}. Cells with a code that a leg may connect form
 * regions, whose values add; a region in which neither player has what its journeys begin with is 0. Regions are looked
 * up by the least of their images under the {@link JourneySymmetries}, moved to the corner.
 *
 * <p>Time: each region once, for each of its moves a pass over its cells. Space: 40 to 80 bytes for each region, and the
 * canonical forms. Recursion is as deep as play is long.
 */
final class JourneyForms {
  /** Play that is longer is looked at for positions that come back. */
  private static final int LONG_PLAY = 1 << 10;

  private final Values values;
  private final Contents contents;
  private final WordShape shape;
  private final JourneyTree left;
  private final JourneyTree right;
  private final JourneySymmetries symmetries;
  /** For each place, those that a leg may enter from there, and from which one may enter it. */
  private final long[] links = new long[Long.SIZE];
  /** The codes that every journey of a player begins with or enters first, as bits. */
  private final int leftNeeds;
  private final int rightNeeds;

  private final PairTable known = new PairTable();
  private int[] stack = new int[256];
  private int top;
  private int depth;
  private int milestone;
  private long milestoneLow;
  private long milestoneHigh;
  /** The least image that was found last. */
  private long leastLow;
  private long leastHigh;
  private boolean negated;

  private JourneyForms(List<Journey> left, List<Journey> right, Contents contents, WordShape shape, Values values) {
    this.values = values;
    this.contents = contents;
    this.shape = shape;
    this.left = new JourneyTree(left, contents, shape);
    this.right = new JourneyTree(right, contents, shape);
    this.symmetries = new JourneySymmetries(left, right, contents, shape);
    this.leftNeeds = needs(left);
    this.rightNeeds = needs(right);
    link(left);
    link(right);
  }

  /** Empty when the cells may hold too much to be told apart by two bits. */
  static Optional<JourneyForms> of(Travelling<?> game, WordShape shape, Values values) {
    List<Journey> left = game.journeys(Player.LEFT);
    List<Journey> right = game.journeys(Player.RIGHT);
    return Contents.of(left, right).map(contents -> new JourneyForms(left, right, contents, shape, values));
  }

  private int needs(List<Journey> journeys) {
    int needs = ~0;
    for (Journey journey : journeys) {
      int needed = 1 << contents.code(journey.stone());
      if (!journey.legs().isEmpty())
        for (char content : journey.legs().getFirst().over().toCharArray())
          needed |= 1 << contents.code(content);
      needs &= needed;
    }
    return needs;
  }

  private void link(List<Journey> journeys) {
    for (Journey journey : journeys)
      for (Journey.Leg leg : journey.legs())
        for (Journey.Way way : leg.ways())
          for (int row = 0; row < shape.rows(); row++)
            for (int column = 0; column < shape.columns(); column++)
              link(row, column, row + way.down(), column + way.right());
  }

  private void link(int row, int column, int nextRow, int nextColumn) {
    if (nextRow < 0 || nextColumn < 0 || nextRow >= shape.rows() || nextColumn >= shape.columns())
      return;
    int place = shape.stride() * row + column;
    int next = shape.stride() * nextRow + nextColumn;
    links[place] |= 1L << next;
    links[next] |= 1L << place;
  }

  /** How many regions have been given a value. */
  int count() {
    return known.count();
  }

  /** The value of a board of the shape. */
  int value(Grid board) {
    int before = top;
    try {
      depth = 0;
      milestone = LONG_PLAY;
      return sum(contents.plane(board, 1, shape), contents.plane(board, 2, shape));
    } finally {
      top = before;
    }
  }

  private int sum(long low, long high) {
    int sum = Values.ZERO;
    for (long rest = low | high; rest != 0;) {
      long region = region(rest);
      rest &= ~region;
      if (playable(low & region, high & region))
        sum = values.plus(sum, regionValue(low & region, high & region));
    }
    return sum;
  }

  private long region(long cells) {
    long region = cells & -cells;
    for (long open = region; open != 0;) {
      long beside = links[Long.numberOfTrailingZeros(open)] & cells & ~region;
      region |= beside;
      open = open & open - 1 | beside;
    }
    return region;
  }

  private boolean playable(long low, long high) {
    int present = ((low & ~high) != 0 ? 2 : 0) | ((high & ~low) != 0 ? 4 : 0) | ((low & high) != 0 ? 8 : 0);
    return (leftNeeds & ~present) == 0 || (rightNeeds & ~present) == 0;
  }

  private int regionValue(long low, long high) {
    leastLow = -1;
    leastHigh = -1;
    for (int symmetry : symmetries.keeping)
      compare(low, high, symmetry, false);
    for (int symmetry : symmetries.negating)
      compare(low, high, symmetry, true);
    boolean negative = negated;
    int value = normalValue(leastLow, leastHigh);
    return negative ? values.negative(value) : value;
  }

  private void compare(long low, long high, int symmetry, boolean negates) {
    long imageLow = shape.image(low, symmetry >> 2);
    long imageHigh = shape.image(high, symmetry >> 2);
    int corner = shape.corner(imageLow | imageHigh);
    imageLow >>>= corner;
    imageHigh >>>= corner;
    long plainLow = imageLow;
    switch (symmetry & 3) {
      case 1 -> {
        imageLow = imageHigh;
        imageHigh = plainLow;
      }
      case 2 -> imageHigh ^= imageLow;
      case 3 -> imageLow ^= imageHigh;
      default -> {
      }
    }
    int order = Long.compareUnsigned(imageHigh, leastHigh);
    if (order < 0 || order == 0 && Long.compareUnsigned(imageLow, leastLow) < 0) {
      leastLow = imageLow;
      leastHigh = imageHigh;
      negated = negates;
    }
  }

  private int normalValue(long low, long high) {
    int found = known.get(low, high);
    if (found != PairTable.UNKNOWN)
      return found;
    watch(low, high);
    depth++;
    int from = top;
    options(left, low, high);
    int middle = top;
    options(right, low, high);
    values.budget().charge(top - from + 1L);
    int value = values.make(stack, from, middle, top);
    top = from;
    depth--;
    known.put(low, high, value);
    return value;
  }

  /** Endless play goes through the same positions again and again, and so through one that was kept at some depth. */
  private void watch(long low, long high) {
    if (depth < LONG_PLAY)
      milestone = LONG_PLAY;
    else if (depth >= milestone) {
      milestone = 2 * depth;
      milestoneLow = low;
      milestoneHigh = high;
    } else if (low == milestoneLow && high == milestoneHigh)
      throw Nimbers.loop();
  }

  private void options(JourneyTree tree, long low, long high) {
    long[] cells = tree.cells;
    for (int i = 0; i < cells.length;)
      if (((low ^ tree.lowFlips[i]) & (high ^ tree.highFlips[i]) & cells[i]) == 0) {
        i = tree.skips[i];
      } else {
        for (int j = tree.changes[i]; j < tree.changes[i + 1]; j++) {
          int value = sum(low & ~tree.cleared[j] | tree.low[j], high & ~tree.cleared[j] | tree.high[j]);
          if (top == stack.length)
            stack = Arrays.copyOf(stack, 2 * top);
          stack[top++] = value;
        }
        i++;
      }
  }
}
