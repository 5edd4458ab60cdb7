package org.grundy.solve.region;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.Connections;
import org.grundy.solve.board.LeastImage;

/**
 * All regions of at most so many cells: the connected sets of cells, each grown from smaller ones, once up to symmetries,
 * with all contents.
 */
final class RegionShapes {
  private final RegionRules rules;
  private final BitboardLayout layout;
  private final Connections connections;
  private final LeastImage plain;
  private final LeastImage images;
  private final Budget budget;
  /** How far a set of cells that join may reach beyond one of them. */
  private final int reach;

  RegionShapes(RegionRules rules, Budget budget) {
    this.rules = rules;
    this.layout = rules.layout();
    this.connections = rules.connections();
    this.budget = budget;
    this.images = rules.images();
    this.plain = new LeastImage(layout, IntStream.range(0, 3)
        .mapToObj(lies -> IntStream.of(rules.images(lies)).map(image -> image << 3).toArray()).toArray(int[][]::new));
    this.reach = IntStream.range(0, Long.SIZE).flatMap(cell -> Arrays.stream(connections.joins(cell)).mapToInt(
        set -> Math.max(height(set >>> layout.corner(set)), width(set >>> layout.corner(set))) - 1)).max().orElse(0);
  }

  private int height(long cornered) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(cornered)) / layout.stride() + 1;
  }

  private int width(long cornered) {
    int shift = layout.shifts(cornered) >>> 18;
    return layout.stride() - shift;
  }

  /** Adds all regions to the lists of their tiers, not sorted. */
  void collect(int most, RegionList[] tiers) {
    var shapes = new RegionList[most + 1];
    Arrays.setAll(shapes, _ -> new RegionList(false, budget));
    if (connections.fewest() == 1)
      add(1, shapes);
    for (int cell = 0; cell < Long.SIZE; cell++)
      for (long set : connections.joins(cell))
        add(set, shapes);
    for (int cells = 1; cells <= most; cells++) {
      RegionList of = shapes[cells];
      of.sort();
      for (int i = 0; i < of.size(); i++) {
        if (cells < most)
          grow(of.low(i), shapes);
        fill(of.low(i), tiers);
      }
      of.release();
    }
  }

  private void add(long shape, RegionList[] shapes) {
    int cells = Long.bitCount(shape);
    if (cells >= shapes.length)
      return;
    plain.find(shape, 0);
    shapes[cells].add(plain.low(), 0);
  }

  private void grow(long shape, RegionList[] shapes) {
    int down = Math.min(reach, layout.rows() - height(shape));
    int across = Math.min(reach, layout.columns() - width(shape));
    budget.charge(Long.bitCount(shape));
    for (int row = 0; row <= down; row++)
      for (int column = 0; column <= across; column++) {
        long moved = shape << layout.stride() * row + column;
        for (long rest = moved; rest != 0; rest &= rest - 1)
          for (long set : connections.joins(Long.numberOfTrailingZeros(rest)))
            if ((set & ~moved) != 0)
              add(moved | set, shapes);
      }
  }

  /** Adds the regions on some cells, with all contents. */
  private void fill(long shape, RegionList[] tiers) {
    switch (rules.codes()) {
      case 1 -> add(shape, 0, tiers);
      case 2 -> subsets(shape, low -> add(low, shape & ~low, tiers));
      default -> subsets(shape, low -> subsets(low, both -> add(low, shape & ~low | both, tiers)));
    }
  }

  private interface Subset {
    void take(long cells);
  }

  private void subsets(long of, Subset out) {
    long subset = 0;
    do {
      budget.charge(1);
      out.take(subset);
      subset = subset - of & of;
    } while (subset != 0);
  }

  private void add(long low, long high, RegionList[] tiers) {
    if (!rules.isLive(low, high))
      return;
    images.find(low, high);
    tiers[rules.tier(low, high)].add(images.low(), images.high());
  }
}
