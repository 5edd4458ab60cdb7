package org.grundy.solve.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;

/**
 * Cell contents as two-bit codes: 1 to 3 for contents that a move pattern begins at or enters, 0 for everything else.
 * No pattern reads or changes a cell with code 0, so it may equal the code of cells beyond the rim.
 */
public record CellCoding(Map<Character, Integer> codes) {
  /** The most codes but 0: two bits hold them. */
  public static final int MOST = 3;

  /** Empty when there are more than {@value #MOST} codes. */
  public static Optional<CellCoding> of(List<MovePattern> left, List<MovePattern> right) {
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

  /** One content has code 1, all others 0. */
  public static CellCoding ofOne(char content) {
    return new CellCoding(Map.of(content, 1));
  }

  /** The content with a code from 1 to 3. */
  public char content(int code) {
    return codes.entrySet().stream().filter(entry -> entry.getValue() == code).findFirst().orElseThrow().getKey();
  }

  public int code(char content) {
    return codes.getOrDefault(content, 0);
  }

  /** The cells of a board whose code has a certain bit. */
  public long plane(Grid at, int bit, BitboardLayout shape) {
    long cells = 0;
    for (int row = 0; row < at.rows(); row++)
      for (int column = 0; column < at.columns(); column++)
        if ((code(at.get(row, column)) & bit) != 0)
          cells |= 1L << shape.stride() * row + column;
    return cells;
  }

  /** The codes that each pattern begins at or enters first, as bits. */
  public int needed(List<MovePattern> patterns) {
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

  /** The codes that patterns begin at, as bits. */
  public int stones(List<MovePattern> patterns) {
    int stones = 0;
    for (MovePattern pattern : patterns)
      stones |= 1 << code(pattern.stone());
    return stones;
  }

  /** The codes that patterns may leave in some cell, as bits. */
  public int written(List<MovePattern> patterns) {
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
  public int spent(List<MovePattern> patterns) {
    return codes.values().stream().filter(code -> allSpend(patterns, 1 << code)).findFirst().orElse(0);
  }

  /** Codes, as bits, of which every pattern leaves fewer cells together; 0 when there are none. */
  public int spentTogether(List<MovePattern> patterns) {
    return IntStream.range(1, 1 << MOST).map(set -> set << 1).filter(set -> allSpend(patterns, set)).findFirst()
        .orElse(0);
  }

  private boolean allSpend(List<MovePattern> patterns, int set) {
    return patterns.stream().allMatch(pattern -> spends(pattern, set));
  }

  /** Counts the cells as they are written; a repeated leg must not bring any back. */
  private boolean spends(MovePattern pattern, int set) {
    int gained = has(GridGame.EMPTY, set) - has(pattern.stone(), set);
    for (MovePattern.Leg leg : pattern.legs()) {
      int passed = 0;
      for (int i = 0; i < leg.over().length(); i++)
        passed += has(leg.left().charAt(i), set) - has(leg.over().charAt(i), set);
      if (leg.again() && passed > 0)
        return false;
      gained += passed + has(leg.put(), set) - has(leg.left().charAt(leg.left().length() - 1), set);
    }
    return gained < 0;
  }

  /** 1 if the content's code is among some codes, else 0. */
  private int has(char content, int set) {
    return set >> code(content) & 1;
  }
}
