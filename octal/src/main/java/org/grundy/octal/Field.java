package org.grundy.octal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongToIntFunction;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.solve.sequence.SparseSpace;

/**
 * The values computed so far of a code in which heaps break in two, as bytes: {@code codes[n]} is the {@link Coding code}
 * of G(n), among the rares for the heaps in {@code rare}, among the commons else. Only values that were shown to be the
 * mex stand below {@code filled}.
 *
 * <p>A heap of n with the digit's bit 4 at place i splits into a rare heap p and n - i - p: its {@code tap} at distance
 * p + i has the code of G(p). Where the other heap is not rare, the two together are worth a common value; every common
 * value that n reaches is met so, or by taking alone, a tap at distance i with code 0.
 */
final class Field {
  /** The bound on codes: those of common values are below it. */
  static final int CODES = 256;
  /** The least number of codes for which there is room. */
  private static final int LEAST = 1 << 16;
  /** The greatest length of an array. */
  private static final int MOST = Integer.MAX_VALUE - 16;

  final int[] splits;
  final int[] takes;
  final boolean unequal;
  final int reach;
  Coding coding;
  byte[] codes;
  int filled;
  private long reserved;
  final BitSet rare = new BitSet();
  int[] rares = new int[256];
  int rareCount;
  int[] tapDistance = new int[0];
  byte[] tapCode = new byte[0];
  /** {@code mirror[i]} is {@code codes[mirrored() - i]}, so that splits are pairs of bytes in the same order. */
  byte[] mirror = new byte[1];

  Field(OctalCode code, int[] values, int filled, Coding coding) {
    this(code, n -> values[(int) n], filled, coding);
  }

  Field(OctalCode code, LongToIntFunction values, int filled, Coding coding) {
    int places = (int) code.places();
    splits = IntStream.rangeClosed(0, places).filter(i -> (code.digit(i) & 4) != 0).toArray();
    takes = IntStream.rangeClosed(1, places).filter(i -> (code.digit(i) & 2) != 0).toArray();
    unequal = code.unequal();
    reach = places;
    this.coding = coding;
    codes = new byte[room(filled)];
    this.filled = filled;
    for (int n = 0; n < filled; n++)
      put(n, values.applyAsInt(n));
    makeTaps();
  }

  /** The number of bytes that it takes at first for that many values. */
  static int room(int filled) {
    return Math.clamp(2L * filled, LEAST, MOST);
  }

  /** Whether codes of this size suffice for the values of a prefix. */
  static boolean fits(LongToIntFunction values, int filled, Coding coding) {
    for (int n = 0; n < filled; n++)
      if (coding.code(values.applyAsInt(n)) >= CODES)
        return false;
    return true;
  }

  int value(int heap) {
    int code = codes[heap] & 255;
    return rare.get(heap) ? coding.rare(code) : coding.common(code);
  }

  /** Whether a rare heap was found beyond which no two rare heaps can make up {@code heap}. */
  boolean beyondPairsOfRares(int heap) {
    return rareCount == 0 || heap > 2L * rares[rareCount - 1] + reach;
  }

  /** The index among the rare heaps of the first one from {@code heap} on. */
  int rareFrom(int heap) {
    int at = Arrays.binarySearch(rares, 0, rareCount, heap);
    return at < 0 ? ~at : at;
  }

  /** The greatest distance of a tap. */
  int greatestDistance() {
    return tapDistance.length == 0 ? 0 : tapDistance[tapDistance.length - 1];
  }

  /** The greatest heap in the {@link #mirror}. */
  int mirrored() {
    return mirror.length - 1;
  }

  /** Makes the mirror of the heaps up to {@code greatest} below {@link #filled}. */
  void makeMirror(int greatest) {
    mirror = new byte[greatest + 1];
    for (int i = 0; i <= greatest; i++)
      mirror[i] = codes[greatest - i];
  }

  /** The memory held so far by the codes, the marks of rare heaps, the list of rare heaps and the taps. */
  long bytes() {
    return reserved;
  }

  /** Reserves the memory taken since the last call. */
  private void settle(Budget budget) {
    long bytes = codes.length / 8L * 9 + (long) Integer.BYTES * rares.length
        + (Integer.BYTES + 1L) * tapDistance.length;
    if (bytes > reserved)
      budget.reserve(bytes - reserved);
    else
      budget.release(reserved - bytes);
    reserved = bytes;
  }

  /**
   * Makes room for {@code count} codes and one more vector; for {@code wanted} codes at once if that is twice as many.
   */
  void reserve(int count, long wanted, Budget budget) {
    settle(budget);
    if (codes.length < count + 128) {
      int longer = budget.grown(codes.length,
          Math.min(Math.max(count, Math.min(wanted, 2L * count)) + 128, MOST), 1);
      reserved += longer - codes.length;
      codes = Arrays.copyOf(codes, longer);
      settle(budget);
    }
  }

  /** Adds a value for which there is room, and returns whether it is rare; if so, the taps must be made anew. */
  boolean put(int heap, int value) {
    codes[heap] = (byte) coding.code(value);
    if (!coding.isRare(value))
      return false;
    rare.set(heap);
    if (heap > 0) {
      if (rareCount == rares.length)
        rares = Arrays.copyOf(rares, 2 * rareCount + 16);
      rares[rareCount++] = heap;
    }
    return true;
  }

  /**
   * Moves a bit above the lowest of the mask into the mask or out of it, if that makes fewer heaps rare: of the values
   * with that bit the rare ones become common, and the common rare; their codes stay. For a bit that few values have,
   * or none had before, only this tells whether it belongs to the mask. Time is linear in the heaps.
   *
   * @return whether the mask was changed
   */
  boolean reconsider(int bit) {
    if (bit <= Integer.lowestOneBit(coding.mask()))
      return false;
    int inCode = coding.code(bit);
    var with = new BitSet();
    for (int n = 0; n < filled; n++)
      if ((codes[n] & inCode) != 0)
        with.set(n);
    int all = with.cardinality();
    var rareWith = (BitSet) with.clone();
    rareWith.and(rare);
    if (2 * rareWith.cardinality() <= all)
      return false;
    coding = new Coding(coding.mask() ^ bit);
    rare.xor(with);
    rares = rare.stream().skip(rare.get(0) ? 1 : 0).toArray();
    rareCount = rares.length;
    return true;
  }

  void makeTaps() {
    long[] taps = IntStream.concat(
        IntStream.range(0, rareCount).flatMap(r -> IntStream.of(splits).map(i -> i + rares[r])),
        IntStream.of(takes)).mapToLong(d -> (long) d << 8).toArray();
    for (int r = 0, t = 0; r < rareCount; r++)
      for (int i = 0; i < splits.length; i++)
        taps[t++] |= codes[rares[r]] & 255;
    taps = Arrays.stream(taps).sorted().distinct().toArray();
    tapDistance = Arrays.stream(taps).mapToInt(tap -> (int) (tap >> 8)).toArray();
    tapCode = new byte[taps.length];
    for (int t = 0; t < taps.length; t++)
      tapCode[t] = (byte) taps[t];
  }

  /** The mex of the options of {@code heap}, found by examining every split; all smaller heaps must be known. */
  int exactMex(int heap) {
    var common = new BitSet();
    var rares = new BitSet();
    for (int i : takes)
      if (i < heap)
        (rare.get(heap - i) ? rares : common).set(codes[heap - i] & 255);
    boolean[][] seen = new boolean[2][CODES];
    for (int i : splits) {
      int sum = heap - i;
      int most = unequal && i == 0 ? (sum - 1) / 2 : sum / 2;
      for (int a = 1; a <= most; a++)
        seen[rare.get(a) == rare.get(sum - a) ? 0 : 1][(codes[a] ^ codes[sum - a]) & 255] = true;
    }
    for (int c = 0; c < CODES; c++) {
      if (seen[0][c])
        rares.set(c);
      if (seen[1][c])
        common.set(c);
    }
    return Math.min(coding.rare(rares.nextClearBit(0)), coding.common(common.nextClearBit(0)));
  }

  SparseSpace space() {
    return new SparseSpace(coding.mask(), IntStream.range(0, rareCount).mapToObj(r -> rares[r]).toList());
  }
}
