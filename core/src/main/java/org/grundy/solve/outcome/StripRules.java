package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of a placement game as lines, rows or columns, such that every placement of the opponent lies in one of them; and
 * what may be placed on a strip, which is some neighbouring lines. Cells of a strip are bits of a word, those of each line
 * after those of the one before.
 *
 * @param across     whether lines are rows
 * @param lines      how many there are
 * @param width      how many cells a line has
 * @param placements what the player may place on a strip, wherever it lies
 * @param replies    all that the opponent may place on some strip
 */
record StripRules(boolean across, int lines, int width, List<StripShape> placements, List<StripShape> replies) {
  /** The most lines of a strip. */
  static final int HEIGHT = 3;
  /** The most cells of two lines, since there are tables of all sets of them. */
  private static final int MOST_CELLS = 20;

  /**
   * @param own    the placements of the player on an empty board
   * @param others those of the opponent
   * @return empty when no division has such lines, or only one whose strips are too large
   */
  static Optional<StripRules> of(Set<Cells> own, Set<Cells> others, int rows, int columns) {
    return Stream.of(true, false).map(across -> new Division(across, rows, columns))
        .filter(division -> 2 * division.width() <= MOST_CELLS && others.stream().allMatch(division::isInOneLine))
        .findFirst().map(division -> division.rules(own, others));
  }

  private record Division(boolean across, int rows, int columns) {
    int lines() {
      return across ? rows : columns;
    }

    int width() {
      return across ? columns : rows;
    }

    boolean isInOneLine(Cells cells) {
      return lines(cells).distinct().count() == 1;
    }

    private IntStream lines(Cells cells) {
      return cells.places().map(cell -> across ? cell / columns : cell % columns);
    }

    StripRules rules(Set<Cells> own, Set<Cells> others) {
      List<Set<Integer>> possible = strips(own);
      var placements = new ArrayList<Integer>();
      for (int placement : union(possible))
        if (IntStream.range(0, lines())
            .allMatch(first -> isBeyond(first, placement) || possible.get(first).contains(placement)))
          placements.add(placement);
      return new StripRules(across, lines(), width(), StripShape.of(placements),
          StripShape.of(union(strips(others))));
    }

    /** Whether the last lines of a strip, which the board does not have, would be needed. */
    private boolean isBeyond(int first, int placement) {
      return placement >> (lines() - first) * width() != 0 && lines() - first < HEIGHT;
    }

    /** By the first line of a strip. */
    private List<Set<Integer>> strips(Set<Cells> placements) {
      return IntStream.range(0, lines()).mapToObj(first -> {
        var found = new HashSet<Integer>();
        for (Cells cells : placements)
          if (lines(cells).allMatch(line -> line >= first && line < first + HEIGHT))
            found.add(cells.places().map(cell -> bit(cell, first)).sum());
        return (Set<Integer>) found;
      }).toList();
    }

    private int bit(int cell, int first) {
      int line = across ? cell / columns : cell % columns;
      int place = across ? cell % columns : cell / columns;
      return 1 << (line - first) * width() + place;
    }

    private static Set<Integer> union(List<Set<Integer>> sets) {
      var all = new HashSet<Integer>();
      sets.forEach(all::addAll);
      return all;
    }
  }
}
