package org.grundy.value.shortgame;

/**
 * How a value compares with 30 test games, which are the multiples of up from -7 to 7, with and without star. One word
 * of bits tells which are less than or equal to the value ("below"), another which are greater or equal ("above"). If
 * some test game is below g and not below h, then g is not below h; if some is above g and below h, then g is below h.
 *
 * <p>The family is closed under options, so the words of a game follow from those of its options by a few operations: bit
 * {@code 2 (k + 7) + s} stands for {@code k.up + s.*}, and {@code k.up = {0 | (k-1).up*}} for k &gt; 0.
 */
final class Signature {
  static final int ALL = (1 << 30) - 1;

  /** That no bit is set. */
  static final int NO_UPS = Integer.MIN_VALUE;

  private static final int FARTHEST = 7;
  private static final int ZERO_BIT = 2 * FARTHEST;
  private static final int STAR_BIT = ZERO_BIT + 1;
  private static final int DOWNS = (1 << ZERO_BIT) - 1;
  private static final int UPS = ALL & ~(DOWNS | 3 << ZERO_BIT);
  private static final int DOWN_STAR = 1 << ZERO_BIT - 1;
  private static final int UP_STAR = 1 << STAR_BIT + 2;
  private static final int EVEN_BITS = 0x15555555;

  private Signature() {
  }

  /** The test games that are at most {@code up} ups and a nimber. */
  static int below(long up, int nimber) {
    return shifted(up, nimber, false);
  }

  /** The test games that are at least {@code up} ups and a nimber. */
  static int above(long up, int nimber) {
    return shifted(up, nimber, true);
  }

  /** The test games k + s with d = (up - k), or k - up, such that d ups and the nimber + s are 0 or more. */
  private static int shifted(long up, int nimber, boolean above) {
    long middle = Math.clamp(up, -FARTHEST - 3L, FARTHEST + 3L);
    int bits = 0;
    // Equal ups: only the same nimber. One up apart: all but the nimber that differs by star. Farther: all.
    for (int star = 0; star < 2; star++) {
      bits |= (nimber == star ? 1 : 0) * bit(middle, star);
      bits |= (nimber == (star ^ 1) ? 0 : 1) * bit(above ? middle + 1 : middle - 1, star);
    }
    return bits | (above ? from(middle + 2) : ALL & ~from(middle - 1));
  }

  private static int bit(long up, int star) {
    return Math.abs(up) > FARTHEST ? 0 : 1 << 2 * ((int) up + FARTHEST) + star;
  }

  /** All test games with at least that many ups. */
  private static int from(long up) {
    return up > FARTHEST ? 0 : up <= -FARTHEST ? ALL : ALL & -1 << 2 * ((int) up + FARTHEST);
  }

  /**
   * The words of a game, "below" in the lower half and "above" in the upper.
   *
   * @param anyLeft  the union of the words "below" of Left's options
   * @param anyRight the union of the words "above" of Right's options
   */
  static long of(int anyLeft, int anyRight) {
    int mayBeBelow = ALL & ~anyRight;
    int mayBeAbove = ALL & ~anyLeft;
    int zeroBelow = mayBeBelow >> ZERO_BIT & 1;
    int zeroAbove = mayBeAbove >> ZERO_BIT & 1;
    int starBelow = mayBeBelow >> STAR_BIT & ~zeroAbove & 1;
    int starAbove = mayBeAbove >> STAR_BIT & ~zeroBelow & 1;
    int below = zeroBelow << ZERO_BIT | starBelow << STAR_BIT
        | (zeroAbove == 1 ? 0 : mayBeBelow & UPS & ~(starAbove == 1 ? UP_STAR : 0));
    int above = zeroAbove << ZERO_BIT | starAbove << STAR_BIT
        | (zeroBelow == 1 ? 0 : mayBeAbove & DOWNS & ~(starBelow == 1 ? DOWN_STAR : 0));
    int allBelow = below | mayBeBelow & DOWNS & ~(starsExchanged(above) >> 2);
    int allAbove = above | mayBeAbove & UPS & ~(starsExchanged(below) << 2);
    return (long) allAbove << Integer.SIZE | allBelow;
  }

  /**
   * The greatest number of ups whose bit is set, among the games with a star or those without; {@link #NO_UPS} if none
   * is set.
   */
  static int mostUps(int bits, int star) {
    int ups = bits >> star & EVEN_BITS;
    return ups == 0 ? NO_UPS : (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ups)) / 2 - FARTHEST;
  }

  /** The least, likewise. */
  static int leastUps(int bits, int star) {
    int ups = bits >> star & EVEN_BITS;
    return ups == 0 ? NO_UPS : Integer.numberOfTrailingZeros(ups) / 2 - FARTHEST;
  }

  private static int starsExchanged(int bits) {
    return (bits & EVEN_BITS) << 1 | bits >> 1 & EVEN_BITS;
  }
}
