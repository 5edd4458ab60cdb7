package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Places for cakes that have none: on shelves, the highest first, with a gap between cakes. */
final class CakePlaces {
  /*
   * With sides of at most s and at most n squares, each cake and the room beside it take at most 4 times its squares, and
   * shelves of breadth w > s filled with the highest first are together at most 2 * 4n / (w + 1) + s + 1 high
   * (E. G. Coffman, M. R. Garey, D. S. Johnson and R. E. Tarjan, 1980). For s = 20, n = 400 and w = 25 these are 144
   * rows.
   */
  private static final int SHELF = 25;
  /** The rows and columns in which a cake can lie, also when rows and columns are exchanged. */
  static final int LONGEST = 160;

  private CakePlaces() {
  }

  /** The same cakes, each with a place: the one that it has, or all of them anew where some have none. */
  static List<Cake> of(List<Cake> cakes) {
    if (cakes.stream().allMatch(cake -> cake.placed() || cake.equals(Cake.NONE)))
      return cakes;
    var placed = new ArrayList<>(cakes);
    int top = 0;
    int next = 0;
    int column = 0;
    List<Integer> order = new ArrayList<>(IntStream.range(0, cakes.size()).boxed().toList());
    order.sort(Comparator.comparing(cakes::get));
    for (int i : order) {
      Cake cake = cakes.get(i);
      if (cake.equals(Cake.NONE))
        continue;
      if (column + cake.columns() > SHELF) {
        top = next;
        column = 0;
      }
      placed.set(i, cake.at(top, column));
      column += cake.columns() + 1;
      next = Math.max(next, top + cake.rows() + 1);
    }
    return List.copyOf(placed);
  }
}
