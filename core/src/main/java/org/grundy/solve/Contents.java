package org.grundy.solve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Journey;

/**
 * What cells may hold, as codes of two bits: 1 to 3 for what a journey begins at or enters, 0 for all else. Nothing that
 * has the code 0 is ever changed or asked for, so that it need not be told apart from what lies beyond the rim.
 */
record Contents(Map<Character, Integer> codes) {
  static final int MOST = 3;

  /** Empty when there are more than {@value #MOST} codes. */
  static Optional<Contents> of(List<Journey> left, List<Journey> right) {
    var found = new TreeSet<Character>();
    Stream.concat(left.stream(), right.stream()).forEach(journey -> {
      found.add(journey.stone());
      journey.legs().forEach(leg -> leg.over().chars().forEach(c -> found.add((char) c)));
    });
    if (found.size() > MOST)
      return Optional.empty();
    var codes = new TreeMap<Character, Integer>();
    for (char content : found)
      codes.put(content, codes.size() + 1);
    return Optional.of(new Contents(codes));
  }

  int code(char content) {
    return codes.getOrDefault(content, 0);
  }

  /** The cells of a board whose code has a certain bit. */
  long plane(Grid at, int bit, WordShape shape) {
    long cells = 0;
    for (int row = 0; row < at.rows(); row++)
      for (int column = 0; column < at.columns(); column++)
        if ((code(at.get(row, column)) & bit) != 0)
          cells |= 1L << shape.stride() * row + column;
    return cells;
  }
}
