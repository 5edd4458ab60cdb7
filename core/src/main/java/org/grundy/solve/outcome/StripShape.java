package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A shape that may be placed on a strip.
 *
 * @param offsets how far each cell lies from the first, beginning with 0
 * @param places  where the first cell may lie
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record StripShape(int[] offsets, int places) {
  /** All placements, by shape. */
  static List<StripShape> of(Collection<Integer> placements) {
    var places = new TreeMap<Integer, Integer>();
    for (int placement : placements)
      places.merge(placement >>> Integer.numberOfTrailingZeros(placement), Integer.lowestOneBit(placement),
          (one, other) -> one | other);
    var found = new ArrayList<StripShape>();
    places.forEach((shape, at) -> found.add(new StripShape(offsets(shape), at)));
    return List.copyOf(found);
  }

  private static int[] offsets(int shape) {
    return IntStream.range(0, Integer.SIZE).filter(bit -> (shape >>> bit & 1) != 0).toArray();
  }

  /** Where the first cell may lie on free cells. */
  int fits(int free) {
    int fits = places;
    for (int offset : offsets)
      fits &= free >>> offset;
    return fits;
  }

  /** The cells of the shape in a place, or in some. */
  int cells(int places) {
    int cells = 0;
    for (int offset : offsets)
      cells |= places << offset;
    return cells;
  }
}
