package org.grundy.solve.key;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts moves on the number of a board without listing them. Moves that ask for the same contents at other places are
 * counted together, with two operations for each bit that they ask for.
 */
final class MoveCounter {
  /** Where the moves of each group fit, by the lowest cell that they ask for. */
  private final long[] places;
  /** The questions of group g are those from {@code from[g]} to {@code from[g + 1]}. */
  private final int[] from;
  /** By how much a number is moved down so that the bit which is asked for is at the place. */
  private final int[] shifts;
  /** All ones where the bit should be 0. */
  private final long[] flips;

  /** What moves ask for, as if they began at cell 0. */
  record Questions(long asked, long wanted) {
  }

  /** Moves by what they ask for. */
  static final class Builder {
    private final Map<Questions, List<Long>> groups = new LinkedHashMap<>();

    /**
     * Adds moves that are all possible when a board has some bits.
     *
     * @param cell  the lowest that they ask for
     * @param count how many
     */
    void add(int cell, long asked, long wanted, int count) {
      List<Long> layers = groups.computeIfAbsent(new Questions(asked >>> cell, wanted >>> cell),
          _ -> new ArrayList<>());
      while (layers.size() < count)
        layers.add(0L);
      for (int i = 0; i < count; i++)
        layers.set(i, layers.get(i) | 1L << cell);
    }

    MoveCounter built() {
      return new MoveCounter(groups);
    }

    /** One that takes all moves that ask for the same for one move. */
    MoveCounter builtOfPlaces() {
      var places = new LinkedHashMap<Questions, List<Long>>();
      groups.forEach((questions, layers) -> places.put(questions, layers.subList(0, 1)));
      return new MoveCounter(places);
    }
  }

  private MoveCounter(Map<Questions, List<Long>> groups) {
    int layers = groups.values().stream().mapToInt(List::size).sum();
    this.places = new long[layers];
    this.from = new int[layers + 1];
    var moved = new ArrayList<Integer>();
    var flipped = new ArrayList<Long>();
    int group = 0;
    for (var entry : groups.entrySet())
      for (long layer : entry.getValue()) {
        places[group] = layer;
        for (long asked = entry.getKey().asked; asked != 0; asked &= asked - 1) {
          moved.add(Long.numberOfTrailingZeros(asked));
          flipped.add((entry.getKey().wanted & Long.lowestOneBit(asked)) == 0 ? -1L : 0L);
        }
        from[++group] = moved.size();
      }
    this.shifts = moved.stream().mapToInt(Integer::intValue).toArray();
    this.flips = flipped.stream().mapToLong(Long::longValue).toArray();
  }

  /** How many questions are asked for a count. */
  int cost() {
    return shifts.length;
  }

  int count(long number) {
    int count = 0;
    for (int group = 0; group < places.length; group++)
      count += Long.bitCount(fits(group, number));
    return count;
  }

  /** The bits that the possible moves ask for. */
  long asked(long number) {
    long asked = 0;
    for (int group = 0; group < places.length; group++) {
      long fits = fits(group, number);
      for (int i = from[group]; i < from[group + 1]; i++)
        asked |= fits << shifts[i];
    }
    return asked;
  }

  private long fits(int group, long number) {
    long fits = places[group];
    for (int i = from[group]; i < from[group + 1]; i++)
      fits &= number >>> shifts[i] ^ flips[i];
    return fits;
  }
}
