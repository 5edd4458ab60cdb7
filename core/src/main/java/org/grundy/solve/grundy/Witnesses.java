package org.grundy.solve.grundy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;

/**
 * Splits at which a rare value is likely to be reached: pairs of a distance s and a code u, so that a heap n with
 * {@code codes[n - s] == u}, not rare, has the value; the other part, s less the place of the split, is a common heap of
 * at most {@link Scale#back} with code v nim-plus u. Nim-values go up and down with a hidden frequency, so that for many n a
 * value has few splits; those are found by choosing, for each code v, the pairs that cover most of what is still open,
 * greedily, on several samples one after the other: pairs chosen on one sample alone fit it too well.
 *
 * <p>Distances are multiples of 8: then the heaps that have a value by a pair are a row of bytes of a bit plane, the heaps
 * with code u, wherever the row begins. A pair that is missing costs time, not truth.
 */
final class Witnesses {
  /** Bytes in a row of bits: {@value #HEAPS} heaps. */
  static final int ROW = 1024;
  static final int HEAPS = 8 * ROW;
  private static final int SAMPLES = 4;
  private static final int MOST_OPEN = 8;
  private static final int ROWS = 2;
  /** A run of heaps that are verified together is at most so long. */
  static final int LONGEST = ROWS * HEAPS;
  /**
   * How much is trained.
   *
   * @param back   the greatest distance, a multiple of 8
   * @param sample heaps in a sample, a multiple of 512
   */
  record Scale(int back, int sample) {
    static final Scale FULL = new Scale(1 << 16, 1 << 15);

    /** So many values are needed before a training. */
    int first() {
      return SAMPLES * sample + 2 * back;
    }
  }

  private final Field field;
  private final Scale scale;
  private final Kernel kernel;
  /** Least common code with more than v rare values below it, for each v; {@link Field#CODES} for none. */
  private final int[] neededFrom;
  private final int[][] pairs;
  private final int[] greatest = new int[1];
  private byte[] planes = new byte[0];
  private int planeBytes;
  private int origin;

  private Witnesses(Field field, Scale scale, Kernel kernel) {
    this.field = field;
    this.scale = scale;
    this.kernel = kernel;
    neededFrom = IntStream.range(0, Field.CODES)
        .map(v -> IntStream.range(0, Field.CODES).filter(c -> field.coding.raresBelow(c) > v).findFirst()
            .orElse(Field.CODES))
        .toArray();
    pairs = new int[Field.CODES][];
  }

  /** From the values before {@code field.filled}, at least {@link Scale#first}. */
  static Witnesses train(Field field, Scale scale, Kernel kernel, Budget budget) {
    var witnesses = new Witnesses(field, scale, kernel);
    for (int v = 0; v < Field.CODES; v++)
      witnesses.pairs[v] = new int[0];
    var open = new byte[scale.sample / 8];
    for (int sample = 0; sample < SAMPLES; sample++) {
      int from = field.filled - (SAMPLES - sample) * scale.sample;
      witnesses.plane(from, scale.sample);
      for (int v = 0; v <= witnesses.greatestNeeded(); v++) {
        witnesses.open(from, scale.sample, v, open);
        witnesses.choose(v, open, budget);
      }
    }
    return witnesses;
  }

  private int greatestNeeded() {
    int v = 0;
    while (v + 1 < Field.CODES && neededFrom[v + 1] <= greatest[0])
      v++;
    return v;
  }

  /** Bits of the heaps whose value is above the rare value of code v. */
  private void open(int from, int count, int v, byte[] open) {
    kernel.below(field.codes, from, count, neededFrom[v], open);
    for (int i = 0; i < count / 8; i++)
      open[i] = (byte) ~open[i];
    for (int n = field.rare.nextSetBit(from); n >= 0 && n < from + count; n = field.rare.nextSetBit(n + 1))
      open[(n - from) / 8] &= (byte) ~(1 << ((n - from) & 7));
  }

  private void choose(int v, byte[] open, Budget budget) {
    for (int pair : pairs[v])
      clear(open, at(pair), scale.sample / 8);
    int[] distances = IntStream.of(field.splits)
        .flatMap(
            i -> IntStream.rangeClosed(1, scale.back / 8).map(s -> 8 * s).filter(s -> s > i && !field.rare.get(s - i))
                .map(s -> pair(s, (field.codes[s - i] ^ v) & 255)))
        .distinct().toArray();
    budget.charge(distances.length);
    var greedy = new Greedy(distances.length,
        d -> code(distances[d]) > greatest[0] ? 0 : kernel.common(open, planes, at(distances[d]), scale.sample / 8));
    var chosen = IntStream.builder();
    while (Long.compareUnsigned(ones(open), MOST_OPEN) > 0) {
      int d = greedy.next();
      if (d < 0)
        break;
      budget.charge(1);
      chosen.add(distances[d]);
      clear(open, at(distances[d]), scale.sample / 8);
    }
    pairs[v] = IntStream.concat(Arrays.stream(pairs[v]), chosen.build()).toArray();
  }

  private static long ones(byte[] bits) {
    long ones = 0;
    for (byte eight : bits)
      ones += Integer.bitCount(eight & 255);
    return ones;
  }

  private void clear(byte[] open, int at, int bytes) {
    for (int i = 0; i < bytes; i++)
      open[i] &= (byte) ~planes[at + i];
  }

  private static int pair(int distance, int code) {
    return distance / 8 << 8 | code;
  }

  private static int code(int pair) {
    return pair & 255;
  }

  /** Where the row of the first heap of the run begins: at the heap {@code distance} before it. */
  private int at(int pair) {
    return (pair & 255) * planeBytes + scale.back / 8 - (pair >> 8);
  }

  /** Makes the planes for a run: the heaps from {@code from - scale.back} on that are not rare, by their codes. */
  private void plane(int from, int count) {
    origin = from - scale.back;
    int bytes = (scale.back + count) / 8 + ROW;
    for (int n = origin; n < from + count; n++)
      if ((field.codes[n] & 255) > greatest[0] && !field.rare.get(n))
        greatest[0] = field.codes[n] & 255;
    planeBytes = bytes;
    int length = (greatest[0] + 1) * bytes;
    if (planes.length < length)
      planes = new byte[length];
    else
      Arrays.fill(planes, 0, length, (byte) 0);
    for (int n = origin; n < from + count; n++) {
      int at = (field.codes[n] & 255) * bytes + (n - origin >> 3);
      // Only a rare heap's code may be greater.
      if (at < length)
        planes[at] |= (byte) (1 << (n - origin & 7));
    }
    for (int n = field.rare.nextSetBit(origin); n >= 0 && n < from + count; n = field.rare.nextSetBit(n + 1)) {
      int at = (field.codes[n] & 255) * bytes + (n - origin >> 3);
      if (at < length)
        planes[at] &= (byte) ~(1 << (n - origin & 7));
    }
  }

  /** What is left to be looked for. */
  @FunctionalInterface
  interface Open {
    /** No witness was found for the rare value of {@code code} at {@code heap}. */
    void at(int heap, int code);
  }

  /** Looks for witnesses of all rare values that {@code count} &le; {@link #LONGEST} heaps from {@code from} on need. */
  void left(int from, int count, Budget budget, Open left) {
    plane(from, count);
    var bits = new byte[ROW];
    for (int row = 0; row < count; row += HEAPS)
      for (int v = 0; v <= greatestNeeded(); v++) {
        int heaps = Math.min(HEAPS, count - row);
        need(from + row, heaps, v, bits);
        int[] rows = rows(v);
        budget.charge(rows.length);
        kernel.join(bits, planes, rows, rows.length, row / 8, MOST_OPEN);
        report(bits, from + row, heaps, v, left);
      }
  }

  private int[] rows(int v) {
    int[] rows = new int[pairs[v].length];
    int count = 0;
    for (int pair : pairs[v])
      if (code(pair) <= greatest[0])
        rows[count++] = at(pair);
    return Arrays.copyOf(rows, count);
  }

  /** Clear bits for the heaps that need the rare value of code v. */
  private void need(int from, int heaps, int v, byte[] bits) {
    int whole = (heaps + Kernel.LANES - 1) / Kernel.LANES * Kernel.LANES;
    kernel.below(field.codes, from, whole, neededFrom[v], bits);
    Arrays.fill(bits, whole / 8, ROW, (byte) 255);
    for (int n = heaps; n < whole; n++)
      bits[n / 8] |= (byte) (1 << (n & 7));
  }

  private static void report(byte[] bits, int from, int heaps, int v, Open left) {
    for (int i = 0; 8 * i < heaps; i++)
      for (int open = ~bits[i] & 255; open != 0; open &= open - 1)
        left.at(from + 8 * i + Integer.numberOfTrailingZeros(open), v);
  }
}
