package org.grundy.solve.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.grid.MovePattern;

/**
 * Which cells of a board hang together. Some sets of cells join: those that a placement covers, or two cells of which a leg
 * leads from one into the other. Cells of a set are connected where all its cells are there. Values of what is not
 * connected add.
 */
public final class Connections {
  /** Whether every set has two cells at most, so that neighbours are connected. */
  private final boolean pairs;
  /** For each cell, the cells of all sets that it is in. */
  private final long[] links = new long[Long.SIZE];
  /** For each cell, the sets that it is in. */
  private final long[][] joins = new long[Long.SIZE][];
  private final int fewest;

  private Connections(Collection<Long> sets, int fewest) {
    this.fewest = fewest;
    this.pairs = sets.stream().allMatch(set -> Long.bitCount(set) <= 2);
    List<List<Long>> at = new ArrayList<>();
    for (int cell = 0; cell < Long.SIZE; cell++)
      at.add(new ArrayList<>());
    for (long set : sets)
      for (long rest = set; rest != 0; rest &= rest - 1) {
        links[Long.numberOfTrailingZeros(rest)] |= set;
        at.get(Long.numberOfTrailingZeros(rest)).add(set);
      }
    Arrays.setAll(joins, cell -> at.get(cell).stream().mapToLong(Long::longValue).toArray());
  }

  /** Those of placements: the cells of each, on the board. */
  public static Connections ofPlacements(Set<Long> left, Set<Long> right) {
    var sets = new LinkedHashSet<>(left);
    sets.addAll(right);
    return new Connections(sets,
        sets.isEmpty() ? Long.SIZE
            : Long.bitCount(Collections.min(sets, (a, b) -> Long.bitCount(a) - Long.bitCount(b))));
  }

  /** Those of stones that travel. */
  public static Connections ofPatterns(List<MovePattern> left, List<MovePattern> right, BitboardLayout shape) {
    var sets = new LinkedHashSet<Long>();
    for (List<MovePattern> patterns : List.of(left, right))
      for (MovePattern pattern : patterns)
        for (MovePattern.Leg leg : pattern.legs())
          for (MovePattern.Way way : leg.ways())
            for (int row = 0; row < shape.rows(); row++)
              for (int column = 0; column < shape.columns(); column++) {
                int nextRow = row + way.down();
                int nextColumn = column + way.right();
                if (nextRow >= 0 && nextColumn >= 0 && nextRow < shape.rows() && nextColumn < shape.columns())
                  sets.add(1L << shape.stride() * row + column | 1L << shape.stride() * nextRow + nextColumn);
              }
    return new Connections(sets, 1);
  }

  /** With fewer cells, nobody has a move. */
  public int fewest() {
    return fewest;
  }

  /** Whether neighbours are always connected. */
  public boolean pairs() {
    return pairs;
  }

  /** The sets that a cell is in. */
  public long[] joins(int cell) {
    return joins[cell];
  }

  /** The cells connected with the first of some cells, at least one. */
  public long first(long cells) {
    long region = cells & -cells;
    for (long open = region; open != 0;) {
      int cell = Long.numberOfTrailingZeros(open);
      long beside = beside(cell, cells) & ~region;
      region |= beside;
      open = open & open - 1 | beside;
    }
    return region;
  }

  /** The regions of {@code cells} that lie within {@code some}, which are some of these cells. */
  public long apart(long some, long cells) {
    long apart = some;
    for (long open = cells & ~some; open != 0 && apart != 0;) {
      int cell = Long.numberOfTrailingZeros(open);
      long joined = beside(cell, cells) & apart;
      apart &= ~joined;
      open = open & open - 1 | joined;
    }
    return apart;
  }

  /** The cells in the sets that a cell is in. */
  private long beside(int cell, long cells) {
    return pairs ? links[cell] & cells : joined(cell, cells);
  }

  private long joined(int cell, long cells) {
    long joined = 0;
    for (long set : joins[cell])
      if ((set & ~cells) == 0)
        joined |= set;
    return joined;
  }
}
