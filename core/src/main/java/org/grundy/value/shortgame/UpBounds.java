package org.grundy.value.shortgame;

/**
 * Bounds a sum by multiples of up, with or without star, from the {@link Signature}s of its parts, and tells who wins
 * where the bounds decide it. The sum of lower bounds k.up + s.* of the parts is a lower bound of the whole, and for
 * each s the greatest k counts. Time linear in the parts.
 */
final class UpBounds {
  private static final int NONE = Integer.MIN_VALUE / 2;

  private final ValueComparator comparison;

  UpBounds(ValueComparator comparison) {
    this.comparison = comparison;
  }

  /** Whether Left wins the sum of some values, moving first, or Right where {@code left} is false: 1, 0, or -1 when undecided. */
  int wins(int[] parts, boolean left) {
    long below = sum(parts, false);
    long above = sum(parts, true);
    // A lower bound of the negative, with the players exchanged, is an upper bound negated.
    long own = left ? below : above;
    if (winsFirst(plain(own), 0) || winsFirst(starred(own), 1))
      return 1;
    long other = left ? above : below;
    return winsSecond(plain(other), 0) || winsSecond(starred(other), 1) ? 0 : -1;
  }

  /** The greatest ups at most the sum, without star in the lower half and with star in the upper; of the negative if wanted. */
  private long sum(int[] parts, boolean negative) {
    int plain = 0;
    int starred = NONE;
    for (int part : parts) {
      int bits = negative ? comparison.above(part) : comparison.below(part);
      int withoutStar = negative ? Signature.leastUps(bits, 0) : Signature.mostUps(bits, 0);
      int withStar = negative ? Signature.leastUps(bits, 1) : Signature.mostUps(bits, 1);
      int a = withoutStar == Signature.NO_UPS ? NONE : negative ? -withoutStar : withoutStar;
      int b = withStar == Signature.NO_UPS ? NONE : negative ? -withStar : withStar;
      int next = Math.max(plain + a, starred + b);
      starred = Math.max(Math.max(plain + b, starred + a), NONE);
      plain = Math.max(next, NONE);
    }
    return (long) starred << Integer.SIZE | plain & 0xFFFFFFFFL;
  }

  private static int plain(long sum) {
    return (int) sum;
  }

  private static int starred(long sum) {
    return (int) (sum >> Integer.SIZE);
  }

  /** Whether Left, moving first, wins that many ups, perhaps with a star, which is when they are not 0 or less. */
  private static boolean winsFirst(int ups, int star) {
    return ups > 0 || star == 1 && ups >= -1;
  }

  /** Whether Left, moving second, wins them, which is when they are 0 or more. */
  private static boolean winsSecond(int ups, int star) {
    return ups > 1 || star == 0 && ups >= 0;
  }
}
