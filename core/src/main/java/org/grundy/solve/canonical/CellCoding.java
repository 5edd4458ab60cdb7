package org.grundy.solve.canonical;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;

/**
 * Cell contents as two-bit codes: 1 to 3 for contents that a move pattern begins at or enters, 0 for everything else.
 * No pattern reads or changes a cell with code 0, so it may equal the code of cells beyond the rim.
 */
record CellCoding(Map<Character, Integer> codes) {
  static final int MOST = 3;

  /** Empty when there are more than {@value #MOST} codes. */
  static Optional<CellCoding> of(List<MovePattern> left, List<MovePattern> right) {
    var found = new TreeSet<Character>();
    Stream.concat(left.stream(), right.stream()).forEach(pattern -> {
      found.add(pattern.stone());
      pattern.legs().forEach(leg -> leg.over().chars().forEach(c -> found.add((char) c)));
    });
    if (found.size() > MOST)
      return Optional.empty();
    var codes = new TreeMap<Character, Integer>();
    for (char content : found)
      codes.put(content, codes.size() + 1);
    return Optional.of(new CellCoding(codes));
  }

  int code(char content) {
    return codes.getOrDefault(content, 0);
  }

  /** The cells of a board whose code has a certain bit. */
  long plane(Grid at, int bit, BitboardLayout shape) {
    long cells = 0;
    for (int row = 0; row < at.rows(); row++)
      for (int column = 0; column < at.columns(); column++)
        if ((code(at.get(row, column)) & bit) != 0)
          cells |= 1L << shape.stride() * row + column;
    return cells;
  }

  /** The codes that each pattern begins at or enters first, as bits. */
  int needed(List<MovePattern> patterns) {
    int needed = ~0;
    for (MovePattern pattern : patterns) {
      int first = 1 << code(pattern.stone());
      if (!pattern.legs().isEmpty())
        for (char content : pattern.legs().getFirst().over().toCharArray())
          first |= 1 << code(content);
      needed &= first;
    }
    return needed;
  }

  /** The codes that patterns may leave in some cell, as bits. */
  int written(List<MovePattern> patterns) {
    int written = 0;
    for (MovePattern pattern : patterns) {
      written |= 1 << code(GridGame.EMPTY);
      for (MovePattern.Leg leg : pattern.legs()) {
        written |= 1 << code(leg.put());
        for (char content : leg.left().toCharArray())
          written |= 1 << code(content);
      }
    }
    return written;
  }

  /** A code that every pattern makes rarer; 0 when there is none. */
  int spent(List<MovePattern> patterns) {
    return codes.values().stream()
        .filter(code -> patterns.stream().allMatch(pattern -> spends(pattern, code))).findFirst().orElse(0);
  }

  /** Counts the cells as they are written; a repeated leg must not bring any back. */
  private boolean spends(MovePattern pattern, int code) {
    int gained = has(GridGame.EMPTY, code) - has(pattern.stone(), code);
    for (MovePattern.Leg leg : pattern.legs()) {
      int passed = 0;
      for (int i = 0; i < leg.over().length(); i++)
        passed += has(leg.left().charAt(i), code) - has(leg.over().charAt(i), code);
      if (leg.again() && passed > 0)
        return false;
      gained += passed + has(leg.put(), code) - has(leg.left().charAt(leg.left().length() - 1), code);
    }
    return gained < 0;
  }

  private int has(char content, int code) {
    return code(content) == code ? 1 : 0;
  }
}
