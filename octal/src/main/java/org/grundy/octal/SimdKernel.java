package org.grundy.octal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel of loops over vectors of 64 bytes. Vectors stay in local variables, since an array would turn them into
 * objects. What a loop gathers is given to what was loaded in the same round, not the other way round, where the
 * compiler would have to guess its class; best are loops that gather numbers.
 */
final class SimdKernel implements Kernel {
  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
  private static final VectorShuffle<Byte> REVERSED = VectorShuffle.iota(BYTES, LANES - 1, -1, true);
  private static final VarHandle EIGHT_BYTES = MethodHandles.byteArrayViewVarHandle(long[].class,
      ByteOrder.LITTLE_ENDIAN);
  /** The codes of one heap that are searched for together. */
  private static final int TOGETHER = 4;
  /** The number of rows after which the clear bits are counted. */
  private static final int STRIDE = 32;
  /** Table j has bit i & 7 at index i when i / 8 is j, for i below 64. */
  private static final byte[][] TABLES = tables();
  /** The index of all codes outside a window. */
  private static final byte OUTSIDE = (byte) Shortlist.WINDOW;
  /** Planes in which exactly the bits that stand for no code are set. */
  private static final byte[] NO_CODES = noCodes();

  private final long[] still = new long[TRIES];
  private final Kernel plain = new ScalarKernel();
  /** planes[64 * (8 * w + j) + n]: codes 8 j to 8 j + 7 of window w that are excluded for heap n. */
  private final byte[] planes = new byte[8 * LANES * Shortlist.MOST_WINDOWS];

  /** Whether the vectors of this processor have 64 bytes. */
  static boolean fits() {
    return ByteVector.SPECIES_PREFERRED.length() == LANES;
  }

  private static byte[][] tables() {
    var tables = new byte[8][LANES];
    for (int i = 0; i < Shortlist.WINDOW; i++)
      tables[i >> 3][i] = (byte) (1 << (i & 7));
    return tables;
  }

  private static byte[] noCodes() {
    var planes = new byte[8 * LANES * Shortlist.MOST_WINDOWS];
    for (int j = 0; j < 8 * Shortlist.MOST_WINDOWS; j++)
      for (int bit = 0; bit < 8; bit++) {
        int in = (8 * j + bit) % LANES;
        if (in >= Shortlist.WINDOW || j / 8 * Shortlist.WINDOW + in >= Field.CODES)
          for (int n = 0; n < LANES; n++)
            planes[j * LANES + n] |= (byte) (1 << bit);
      }
    return planes;
  }

  @Override
  public int pair(byte[] codes, int sum, int from, int to, byte code) {
    int i = from;
    for (; i + LANES - 1 <= to; i += LANES) {
      var low = ByteVector.fromArray(BYTES, codes, i);
      var high = ByteVector.fromArray(BYTES, codes, sum - i - LANES + 1).rearrange(REVERSED);
      long hits = low.lanewise(VectorOperators.XOR, high).eq(code).toLong();
      if (hits != 0)
        return i + Long.numberOfTrailingZeros(hits);
    }
    return plain.pair(codes, sum, i, to, code);
  }

  @Override
  public int match(byte[] left, int shift, byte[] right, int from, int to, byte code) {
    int i = from;
    for (; i + LANES - 1 <= to; i += LANES) {
      long hits = load(left, i + shift).lanewise(VectorOperators.XOR, code).eq(load(right, i)).toLong();
      if (hits != 0)
        return i + Long.numberOfTrailingZeros(hits);
    }
    return plain.match(left, shift, right, i, to, code);
  }

  @Override
  public int sift(byte[] mirror, byte[] codes, int place, int from, int to, int[] heaps, byte[] wanted, int count) {
    int kept = 0;
    for (int p = 0; p < count;) {
      int heap = heaps[p];
      int end = p + 1;
      while (end < count && end < p + TOGETHER && heaps[end] == heap)
        end++;
      int sum = heap - place;
      int shift = mirror.length - 1 - sum;
      int found = end - p <= 2
          ? two(mirror, shift, codes, sum - to, sum - from, wanted[p], wanted[end - 1])
          : four(mirror, shift, codes, sum - to, sum - from, wanted[p], wanted[p + 1], wanted[p + 2], wanted[end - 1]);
      // The last code of a group is in the last place.
      int last = end - p <= 2 ? 1 : TOGETHER - 1;
      for (int i = p; i < end; i++)
        if ((found >> (i == end - 1 ? last : i - p) & 1) == 0) {
          heaps[kept] = heap;
          wanted[kept++] = wanted[i];
        }
      p = end;
    }
    return kept;
  }

  /**
   * Which of two codes {@code left[i + shift] ^ right[i]} has for an i: bit k for the k-th. Here and in {@link #four},
   * a method for the four repeated lines would be compiled on its own, and each vector passed to it would become an
   * object.
   */
  private static int two(byte[] left, int shift, byte[] right, int from, int to, byte first, byte second) {
    int found = 0;
    for (int i = from; i <= to && found != 3; i += SIFTED) {
      var a = load(left, i + shift).lanewise(VectorOperators.XOR, load(right, i));
      var b = load(left, i + shift + 64).lanewise(VectorOperators.XOR, load(right, i + 64));
      var c = load(left, i + shift + 128).lanewise(VectorOperators.XOR, load(right, i + 128));
      var d = load(left, i + shift + 192).lanewise(VectorOperators.XOR, load(right, i + 192));
      if (a.lanewise(VectorOperators.XOR, first).lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, first))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, first).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, first)))
          .eq((byte) 0).anyTrue())
        found |= 1;
      if (a.lanewise(VectorOperators.XOR, second)
          .lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, second))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, second).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, second)))
          .eq((byte) 0).anyTrue())
        found |= 2;
    }
    return found;
  }

  private static int four(byte[] left, int shift, byte[] right, int from, int to, byte first, byte second, byte third,
      byte fourth) {
    int found = 0;
    for (int i = from; i <= to && found != 15; i += SIFTED) {
      var a = load(left, i + shift).lanewise(VectorOperators.XOR, load(right, i));
      var b = load(left, i + shift + 64).lanewise(VectorOperators.XOR, load(right, i + 64));
      var c = load(left, i + shift + 128).lanewise(VectorOperators.XOR, load(right, i + 128));
      var d = load(left, i + shift + 192).lanewise(VectorOperators.XOR, load(right, i + 192));
      if (a.lanewise(VectorOperators.XOR, first).lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, first))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, first).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, first)))
          .eq((byte) 0).anyTrue())
        found |= 1;
      if (a.lanewise(VectorOperators.XOR, second)
          .lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, second))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, second).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, second)))
          .eq((byte) 0).anyTrue())
        found |= 2;
      if (a.lanewise(VectorOperators.XOR, third).lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, third))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, third).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, third)))
          .eq((byte) 0).anyTrue())
        found |= 4;
      if (a.lanewise(VectorOperators.XOR, fourth)
          .lanewise(VectorOperators.UMIN, b.lanewise(VectorOperators.XOR, fourth))
          .lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.XOR, fourth).lanewise(VectorOperators.UMIN,
              d.lanewise(VectorOperators.XOR, fourth)))
          .eq((byte) 0).anyTrue())
        found |= 8;
    }
    return found;
  }

  @Override
  public void below(byte[] codes, int from, int count, int limit, byte[] bits) {
    if (limit > 255) {
      Arrays.fill(bits, 0, count / 8, (byte) 255);
      return;
    }
    for (int n = 0; n < count; n += LANES) {
      long below = ByteVector.fromArray(BYTES, codes, from + n).compare(VectorOperators.ULT, (byte) limit).toLong();
      EIGHT_BYTES.set(bits, n / 8, below);
    }
  }

  @Override
  public int common(byte[] open, byte[] planes, int at, int bytes) {
    var count = LongVector.zero(LONGS);
    for (int i = 0; i < bytes; i += LANES) {
      var both = ByteVector.fromArray(BYTES, open, i).and(ByteVector.fromArray(BYTES, planes, at + i));
      count = count.add(both.reinterpretAsLongs().lanewise(VectorOperators.BIT_COUNT));
    }
    return (int) count.reduceLanes(VectorOperators.ADD);
  }

  @Override
  public void join(byte[] bits, byte[] planes, int[] at, int count, int shift, int few) {
    for (int from = 0; from < count; from += STRIDE) {
      joined(bits, planes, at, from, Math.min(count, from + STRIDE), shift);
      if (8L * Witnesses.ROW - ones(bits) <= few)
        break;
    }
  }

  /** A single loop with nothing around it: otherwise each vector of each step becomes an object. */
  private static void joined(byte[] bits, byte[] planes, int[] at, int from, int to, int shift) {
    var a = load(bits, 0);
    var b = load(bits, 64);
    var c = load(bits, 128);
    var d = load(bits, 192);
    var e = load(bits, 256);
    var f = load(bits, 320);
    var g = load(bits, 384);
    var h = load(bits, 448);
    var i = load(bits, 512);
    var j = load(bits, 576);
    var k = load(bits, 640);
    var l = load(bits, 704);
    var m = load(bits, 768);
    var n = load(bits, 832);
    var o = load(bits, 896);
    var p = load(bits, 960);
    for (int row = from; row < to; row++) {
      int place = at[row] + shift;
      a = a.or(load(planes, place));
      b = b.or(load(planes, place + 64));
      c = c.or(load(planes, place + 128));
      d = d.or(load(planes, place + 192));
      e = e.or(load(planes, place + 256));
      f = f.or(load(planes, place + 320));
      g = g.or(load(planes, place + 384));
      h = h.or(load(planes, place + 448));
      i = i.or(load(planes, place + 512));
      j = j.or(load(planes, place + 576));
      k = k.or(load(planes, place + 640));
      l = l.or(load(planes, place + 704));
      m = m.or(load(planes, place + 768));
      n = n.or(load(planes, place + 832));
      o = o.or(load(planes, place + 896));
      p = p.or(load(planes, place + 960));
    }
    a.intoArray(bits, 0);
    b.intoArray(bits, 64);
    c.intoArray(bits, 128);
    d.intoArray(bits, 192);
    e.intoArray(bits, 256);
    f.intoArray(bits, 320);
    g.intoArray(bits, 384);
    h.intoArray(bits, 448);
    i.intoArray(bits, 512);
    j.intoArray(bits, 576);
    k.intoArray(bits, 640);
    l.intoArray(bits, 704);
    m.intoArray(bits, 768);
    n.intoArray(bits, 832);
    o.intoArray(bits, 896);
    p.intoArray(bits, 960);
  }

  private static long ones(byte[] bits) {
    var ones = LongVector.zero(LONGS);
    for (int i = 0; i < Witnesses.ROW; i += LANES)
      ones = ones.add(load(bits, i).reinterpretAsLongs().lanewise(VectorOperators.BIT_COUNT));
    return ones.reduceLanes(VectorOperators.ADD);
  }

  private static ByteVector load(byte[] array, int at) {
    return ByteVector.fromArray(BYTES, array, at);
  }

  @Override
  public void leastOpen(byte[] codes, int base, Shortlist list, byte[] tries) {
    System.arraycopy(NO_CODES, 0, planes, 0, 8 * LANES * list.windows());
    for (int w = 0; w < list.windows(); w++)
      window(codes, base, list, w);
    extract(8 * list.windows(), tries);
  }

  /** Index 63 of the tables, which stands for all codes outside the window, has no bit. */
  private void window(byte[] codes, int base, Shortlist list, int w) {
    var t0 = load(TABLES[0], 0);
    var t1 = load(TABLES[1], 0);
    var t2 = load(TABLES[2], 0);
    var t3 = load(TABLES[3], 0);
    var t4 = load(TABLES[4], 0);
    var t5 = load(TABLES[5], 0);
    var t6 = load(TABLES[6], 0);
    var t7 = load(TABLES[7], 0);
    byte first = (byte) (Shortlist.WINDOW * w);
    int at = 8 * LANES * w;
    var p0 = load(planes, at);
    var p1 = load(planes, at + 64);
    var p2 = load(planes, at + 128);
    var p3 = load(planes, at + 192);
    var p4 = load(planes, at + 256);
    var p5 = load(planes, at + 320);
    var p6 = load(planes, at + 384);
    var p7 = load(planes, at + 448);
    for (int e = list.begin[w]; e < list.begin[w + 1]; e++) {
      var x = load(codes, base - list.distance[e]).lanewise(VectorOperators.XOR, list.code[e]).sub(first)
          .lanewise(VectorOperators.UMIN, OUTSIDE);
      p0 = x.selectFrom(t0).or(p0);
      p1 = x.selectFrom(t1).or(p1);
      p2 = x.selectFrom(t2).or(p2);
      p3 = x.selectFrom(t3).or(p3);
      p4 = x.selectFrom(t4).or(p4);
      p5 = x.selectFrom(t5).or(p5);
      p6 = x.selectFrom(t6).or(p6);
      p7 = x.selectFrom(t7).or(p7);
    }
    p0.intoArray(planes, at);
    p1.intoArray(planes, at + 64);
    p2.intoArray(planes, at + 128);
    p3.intoArray(planes, at + 192);
    p4.intoArray(planes, at + 256);
    p5.intoArray(planes, at + 320);
    p6.intoArray(planes, at + 384);
    p7.intoArray(planes, at + 448);
  }

  /** The lowest clear bits of the planes, {@value #TRIES} times the next. */
  private void extract(int count, byte[] tries) {
    for (int k = 0; k < TRIES; k++) {
      var found = ByteVector.broadcast(BYTES, (byte) -1);
      for (int j = 0; j < count; j++) {
        var open = load(planes, j * LANES).not();
        var here = open.compare(VectorOperators.NE, (byte) 0).and(found.eq((byte) -1));
        if (!here.anyTrue())
          continue;
        var low = open.and(open.neg());
        var code = low.sub((byte) 1).lanewise(VectorOperators.BIT_COUNT).add((byte) (8 * j - j / 8));
        found = found.blend(code, here);
        open.lanewise(VectorOperators.XOR, low, here).not().intoArray(planes, j * LANES);
      }
      found.intoArray(tries, k * LANES);
    }
  }

  /**
   * The first taps are compared with all tries, the other taps with the least three tries that are left: a try put
   * aside in this way counts as excluded. Excluded lanes are collected in numbers, since vectors that a loop carries
   * become objects in some runs.
   */
  @Override
  public void exclude(byte[] codes, int base, int[] distance, byte[] code, int from, byte[] tries, long[] open) {
    Arrays.fill(open, -1L);
    int middle = from + (distance.length - from) / 2;
    fourTries(codes, base, distance, code, from, middle, tries, open);
    gather(tries, open);
    threeTries(codes, base, distance, code, middle, distance.length, tries, open);
  }

  /** Moves the first open tries of each heap, except one, to the front. */
  private static void gather(byte[] tries, long[] open) {
    for (int p = 0; p < TRIES - 1; p++)
      for (int k = p + 1; k < TRIES; k++) {
        long here = open[k] & ~open[p];
        load(tries, p * LANES).blend(load(tries, k * LANES), VectorMask.fromLong(BYTES, here))
            .intoArray(tries, p * LANES);
        open[p] |= here;
        open[k] &= ~here;
      }
    open[TRIES - 1] = 0;
  }

  /**
   * Clears the bits of {@code open} that taps exclude. There is a method for each number of tries, since their vectors
   * are local variables.
   */
  private static void fourTries(byte[] codes, int base, int[] distance, byte[] code, int from, int to, byte[] tries,
      long[] open) {
    var c0 = load(tries, 0 * LANES);
    var c1 = load(tries, 1 * LANES);
    var c2 = load(tries, 2 * LANES);
    var c3 = load(tries, 3 * LANES);
    long m0 = 0;
    long m1 = 0;
    long m2 = 0;
    long m3 = 0;
    for (int t = from; t < to; t++) {
      var x = load(codes, base - distance[t]).lanewise(VectorOperators.XOR, code[t]);
      m0 |= x.eq(c0).toLong();
      m1 |= x.eq(c1).toLong();
      m2 |= x.eq(c2).toLong();
      m3 |= x.eq(c3).toLong();
    }
    open[0] &= ~m0;
    open[1] &= ~m1;
    open[2] &= ~m2;
    open[3] &= ~m3;
  }

  private static void threeTries(byte[] codes, int base, int[] distance, byte[] code, int from, int to, byte[] tries,
      long[] open) {
    var c0 = load(tries, 0 * LANES);
    var c1 = load(tries, 1 * LANES);
    var c2 = load(tries, 2 * LANES);
    long m0 = 0;
    long m1 = 0;
    long m2 = 0;
    for (int t = from; t < to; t++) {
      var x = load(codes, base - distance[t]).lanewise(VectorOperators.XOR, code[t]);
      m0 |= x.eq(c0).toLong();
      m1 |= x.eq(c1).toLong();
      m2 |= x.eq(c2).toLong();
    }
    open[0] &= ~m0;
    open[1] &= ~m1;
    open[2] &= ~m2;
  }

  @Override
  public long settle(byte[] codes, int base, int[] distance, byte[] code, int count, byte[] tries, long[] open,
      long pinned) {
    System.arraycopy(open, 0, still, 0, TRIES);
    fourTries(codes, base, distance, code, 0, count, tries, still);
    var least = ByteVector.broadcast(BYTES, (byte) -1);
    for (int k = TRIES - 1; k >= 0; k--)
      least = least.blend(load(tries, k * LANES), VectorMask.fromLong(BYTES, still[k]));
    var before = load(codes, base);
    least = least.blend(before, VectorMask.fromLong(BYTES, pinned));
    least.intoArray(codes, base);
    return least.compare(VectorOperators.NE, before).toLong();
  }
}
