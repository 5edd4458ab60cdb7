package org.grundy.word.numeration;

import java.util.ArrayList;
import java.util.List;

/**
 * How a string is cut: into 2<sup>height</sup> leaves of equal length that fit a {@code long}, which are joined in
 * pairs.
 *
 * @param leaf   places of a leaf, from 1 to {@link Weights#PLACES}
 * @param powers x<sup>leaf</sup>, x<sup>2 leaf</sup>, x<sup>4 leaf</sup>, &hellip;, one for each height to join at
 */
record Halving(int leaf, List<Element> powers) {
  static Halving of(int order, int places) {
    int height = 0;
    while (((long) Weights.PLACES << height) < places)
      height++;
    int leaf = Math.max(1, Math.ceilDiv(places, 1 << height));
    var powers = new ArrayList<Element>();
    for (int i = 0; i < height; i++)
      powers.add(i == 0 ? Element.power(order, leaf) : powers.getLast().times(powers.getLast()));
    return new Halving(leaf, powers);
  }

  int height() {
    return powers.size();
  }

  /** The places of a part of that height, when it is the lower one of a pair. */
  int lower(int height) {
    return leaf << height;
  }

  /** The places of the whole. */
  int places() {
    return lower(height());
  }
}
