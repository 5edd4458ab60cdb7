package org.grundy.octal;

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
 * <p>Distances are multiples of 8: then the heaps that have a value by a pair are a row of bytes of a bit plane, the
 * heaps with code u, wherever the row begins. A missing pair costs time, not correctness.
 */
final class Witnesses {
  /** Bytes in a row of bits: {@value #HEAPS} heaps. */
  static final int ROW = 1024;
  static final int HEAPS = 8 * ROW;
  private static final int SAMPLES = 4;
  private static final int MOST_OPEN = 8;
  /** A row that covers fewer heaps of a sample costs more than searching for those. */
  private static final int FEWEST = 5;
  private static final int ROWS = 2;
  /** The most heaps of a run that are verified together. */
  static final int LONGEST = ROWS * HEAPS;
  /**
   * The size of a training, and of the work it must save.
   *
   * @param back   the greatest distance, a multiple of 8
   * @param sample heaps in a sample, a multiple of 512
   * @param block  heaps that one thread verifies at once, a multiple of 64, at most {@link #LONGEST}
   * @param worth  the number of heaps that must be wanted for a training to pay
   */
  record Scale(int back, int sample, int block, int worth) {
    static final Scale FULL = new Scale(1 << 14, 1 << 14, LONGEST, 1 << 19);

    /** The scale that pays once there are many more values. */
    Scale wide() {
      return new Scale(2 * back, 2 * sample, block, worth);
    }

    /** The number of values needed before a training. */
    int first() {
      return SAMPLES * sample + 2 * back;
    }
  }

  private final Field field;
  private final Scale scale;
  private final Kernel kernel;
  /** Least common code with more than v rare values below it, for each v; {@link Field#CODES} for none. */
  private final int[] neededFrom;
  private final int[][] pairs = new int[Field.CODES][0];

  private Witnesses(Field field, Scale scale, Kernel kernel) {
    this.field = field;
    this.scale = scale;
    this.kernel = kernel;
    neededFrom = IntStream.range(0, Field.CODES)
        .map(v -> IntStream.range(0, Field.CODES).filter(c -> field.coding.raresBelow(c) > v).findFirst()
            .orElse(Field.CODES))
        .toArray();
  }

  /** Witnesses trained on the values before {@code field.filled}, which is at least {@link Scale#first}. */
  static Witnesses train(Field field, Scale scale, Kernel kernel, Budget budget) {
    var witnesses = new Witnesses(field, scale, kernel);
    var planes = new BitPlanes(field, scale.back);
    var open = new byte[scale.sample / 8];
    for (int sample = 0; sample < SAMPLES; sample++) {
      int from = field.filled - (SAMPLES - sample) * scale.sample;
      planes.make(from, scale.sample);
      for (int v = 0; v <= witnesses.greatestNeeded(planes); v++) {
        witnesses.open(from, scale.sample, v, open);
        witnesses.choose(v, open, planes, budget);
      }
    }
    return witnesses;
  }

  /** Planes for {@link #left}; each thread needs its own. */
  BitPlanes planes() {
    return new BitPlanes(field, scale.back);
  }

  private int greatestNeeded(BitPlanes planes) {
    int v = 0;
    while (v + 1 < Field.CODES && neededFrom[v + 1] <= planes.greatest())
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

  private void choose(int v, byte[] open, BitPlanes planes, Budget budget) {
    int bytes = scale.sample / 8;
    for (int pair : pairs[v])
      clear(open, planes, pair, bytes);
    int[] distances = IntStream.of(field.splits)
        .flatMap(
            i -> IntStream.rangeClosed(1, scale.back / 8).map(s -> 8 * s).filter(s -> s > i && !field.rare.get(s - i))
                .map(s -> pair(s, (field.codes[s - i] ^ v) & 255)))
        .filter(pair -> code(pair) <= planes.greatest()).toArray();
    budget.charge(distances.length);
    var greedy = new GreedyCover(distances.length, FEWEST,
        d -> kernel.common(open, planes.bits(), at(planes, distances[d]), bytes));
    var chosen = IntStream.builder();
    while (ones(open) > MOST_OPEN) {
      int d = greedy.next();
      if (d < 0)
        break;
      budget.charge(1);
      chosen.add(distances[d]);
      clear(open, planes, distances[d], bytes);
    }
    pairs[v] = IntStream.concat(Arrays.stream(pairs[v]), chosen.build()).toArray();
  }

  private static int ones(byte[] bits) {
    int ones = 0;
    for (int i = 0; i < bits.length; i += Long.BYTES)
      ones += Long.bitCount(ByteWords.get(bits, i));
    return ones;
  }

  private static void clear(byte[] open, BitPlanes planes, int pair, int bytes) {
    byte[] bits = planes.bits();
    int at = at(planes, pair);
    for (int i = 0; i < bytes; i++)
      open[i] &= (byte) ~bits[at + i];
  }

  private static int pair(int distance, int code) {
    return distance / 8 << 8 | code;
  }

  static int code(int pair) {
    return pair & 255;
  }

  static int distance(int pair) {
    return 8 * (pair >> 8);
  }

  private static int at(BitPlanes planes, int pair) {
    return planes.at(code(pair), distance(pair));
  }

  /** Receives the values that are left to search for. */
  @FunctionalInterface
  interface Open {
    /** No witness was found for the rare value of {@code code} at {@code heap}. */
    void at(int heap, int code);
  }

  /**
   * Searches for witnesses of all rare values that {@code count} &le; {@link #LONGEST} heaps from {@code from} on need.
   */
  void left(int from, int count, BitPlanes planes, Budget budget, Open left) {
    planes.make(from, count);
    int[][] rows = planes.places(pairs);
    var bits = new byte[ROW];
    int greatest = greatestNeeded(planes);
    for (int row = 0; row < count; row += HEAPS)
      for (int v = 0; v <= greatest; v++) {
        int heaps = Math.min(HEAPS, count - row);
        need(from + row, heaps, v, bits);
        budget.charge(rows[v].length);
        kernel.join(bits, planes.bits(), rows[v], rows[v].length, row / 8, MOST_OPEN);
        report(bits, from + row, v, left);
      }
  }

  /** Clear bits for the heaps that need the rare value of code v. */
  private void need(int from, int heaps, int v, byte[] bits) {
    int whole = (heaps + Kernel.LANES - 1) / Kernel.LANES * Kernel.LANES;
    kernel.below(field.codes, from, whole, neededFrom[v], bits);
    Arrays.fill(bits, whole / 8, ROW, (byte) 255);
    for (int n = heaps; n < whole; n++)
      bits[n / 8] |= (byte) (1 << (n & 7));
  }

  private static void report(byte[] bits, int from, int v, Open left) {
    for (int i = 0; i < ROW; i += Long.BYTES)
      for (long open = ~ByteWords.get(bits, i); open != 0; open &= open - 1)
        left.at(from + 8 * i + Long.numberOfTrailingZeros(open), v);
  }
}
