package org.grundy.solve.board;

/**
 * Finds the least image of a region under symmetries, moved to the corner: of two, the one with the lesser second word, or,
 * where these are the same, with the lesser first word, both unsigned. It keeps the last one found, for one thread.
 */
public final class LeastImage {
  private final BitboardLayout shape;
  /** {@code image << 3 | exchange << 1 | negates}, by {@link BitboardLayout#byLying}. */
  private final int[][] lying;
  private long low;
  private long high;
  private boolean negated;

  /** @param lying as in {@link PatternSymmetries#lying} */
  public LeastImage(BitboardLayout shape, int[][] lying) {
    this.shape = shape;
    this.lying = lying;
  }

  /** The words of the image found last. */
  public long low() {
    return low;
  }

  public long high() {
    return high;
  }

  /** Whether its value is the negative of that of the region. */
  public boolean negated() {
    return negated;
  }

  /** Finds the least image of a region, given by the words of its codes, that has at least one cell. */
  public void find(long lowWord, long highWord) {
    int corner = shape.corner(lowWord | highWord);
    long cornerLow = lowWord >>> corner;
    long cornerHigh = highWord >>> corner;
    negated = false;
    low = -1;
    high = -1;
    long baseLow = cornerLow;
    long baseHigh = cornerHigh;
    long imageLow = 0;
    long imageHigh = 0;
    int shifts = shape.shifts(cornerLow | cornerHigh);
    int image = -1;
    for (int symmetry : lying[shape.lying(cornerLow | cornerHigh)]) {
      if (symmetry >> 3 != image) {
        if (image < BitboardLayout.TRANSPOSING && symmetry >> 3 >= BitboardLayout.TRANSPOSING) {
          baseLow = BitboardLayout.transposed(cornerLow);
          baseHigh = BitboardLayout.transposed(cornerHigh);
          shifts = shape.shifts(baseLow | baseHigh);
        }
        image = symmetry >> 3;
        int shift = shifts >>> 6 * (image & 3);
        imageLow = shape.flipped(baseLow, image) >>> shift;
        imageHigh = shape.flipped(baseHigh, image) >>> shift;
      }
      switch (symmetry >> 1 & 3) {
        case 1 -> compare(imageHigh, imageLow, symmetry);
        case 2 -> compare(imageLow, imageHigh ^ imageLow, symmetry);
        case 3 -> compare(imageLow ^ imageHigh, imageHigh, symmetry);
        default -> compare(imageLow, imageHigh, symmetry);
      }
    }
  }

  private void compare(long otherLow, long otherHigh, int symmetry) {
    int order = Long.compareUnsigned(otherHigh, high);
    if (order < 0 || order == 0 && Long.compareUnsigned(otherLow, low) < 0) {
      low = otherLow;
      high = otherHigh;
      negated = (symmetry & 1) != 0;
    }
  }
}
