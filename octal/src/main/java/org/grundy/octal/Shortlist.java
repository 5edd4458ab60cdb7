package org.grundy.octal;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Taps, each for codes of one window of {@value #WINDOW}, that together exclude nearly all codes below the value of a
 * heap: chosen greedily on samples, each the one that excludes most of the codes still open. A missing tap costs time,
 * not correctness. Time and space: samples times taps.
 */
final class Shortlist {
  /** The codes of a window: one less than the 64 entries of a table, whose last entry is for all codes outside. */
  static final int WINDOW = 63;
  static final int MOST_WINDOWS = Math.ceilDiv(Field.CODES, WINDOW);
  private static final int SAMPLES = 4096;
  private static final int FEWEST_SAMPLES = 256;
  /** The most codes examined, over all samples and taps, unless there are too many taps. */
  private static final int MOST_MET = 1 << 24;
  /** The least gain of a tap: one that gains a single code only fits the samples. */
  private static final int FEWEST = 2;
  private static final char NOTHING = Character.MAX_VALUE;

  final int[] distance;
  final byte[] code;
  /** Entries of window w are {@code begin[w]} to {@code begin[w + 1] - 1}. */
  final int[] begin;

  /** The chosen entries, window by window. */
  Shortlist(int[] distance, byte[] code, int[] begin) {
    this.distance = distance;
    this.code = code;
    this.begin = begin;
  }

  int windows() {
    return begin.length - 1;
  }

  /** A shortlist from the values before {@code field.filled}, of taps at distances of at least {@code nearest}. */
  static Shortlist train(Field field, int nearest) {
    int first = 0;
    while (first < field.tapDistance.length && field.tapDistance[first] < nearest)
      first++;
    int taps = field.tapDistance.length - first;
    int samples = Math.clamp(MOST_MET / Math.max(1, taps), FEWEST_SAMPLES, SAMPLES);
    int span = field.filled / 2;
    int[] heaps = IntStream.range(0, samples).map(s -> field.filled - 1 - (int) ((long) s * span / samples))
        .filter(n -> !field.rare.get(n)).toArray();
    int greatest = Arrays.stream(heaps).map(n -> field.codes[n] & 255).max().orElse(0);
    int windows = greatest / WINDOW + 1;
    char[] met = met(field, heaps, first, taps);
    var chosen = new int[windows][];
    for (int w = 0; w < windows; w++)
      chosen[w] = choose(field, heaps, met, taps, w * WINDOW);
    int count = Arrays.stream(chosen).mapToInt(c -> c.length).sum();
    var distance = new int[count];
    var code = new byte[count];
    var begin = new int[windows + 1];
    int next = 0;
    for (int w = 0; w < windows; w++) {
      begin[w] = next;
      for (int t : chosen[w]) {
        distance[next] = field.tapDistance[first + t];
        code[next++] = field.tapCode[first + t];
      }
    }
    begin[windows] = next;
    return new Shortlist(distance, code, begin);
  }

  /** The codes that the taps exclude for each of the heaps in turn; {@link #NOTHING} where a tap excludes none. */
  private static char[] met(Field field, int[] heaps, int first, int taps) {
    var met = new char[Math.multiplyExact(taps, heaps.length)];
    int at = 0;
    for (int heap : heaps)
      for (int t = first; t < first + taps; t++) {
        int other = heap - field.tapDistance[t];
        met[at++] = other < 1 || field.rare.get(other) ? NOTHING
            : (char) ((field.codes[other] ^ field.tapCode[t]) & 255);
      }
    return met;
  }

  /**
   * Chooses by the gains of taps. They are counted once, and counted down where a chosen tap excludes the same code for
   * the same heap. Time: a step for each code that a tap excludes, and a scan of all taps for each choice.
   */
  private static int[] choose(Field field, int[] heaps, char[] met, int taps, int window) {
    var gain = new int[taps];
    // The places in met of one code of one heap are a list: 1 more than one of them is in last, and so on in before.
    var last = new int[heaps.length * WINDOW];
    var before = new int[met.length];
    for (int s = 0; s < heaps.length; s++) {
      int open = Math.min(WINDOW, (field.codes[heaps[s]] & 255) - window);
      for (int t = 0; t < taps; t++) {
        int at = s * taps + t;
        int code = met[at] - window;
        if (code >= 0 && code < open) {
          before[at] = last[s * WINDOW + code];
          last[s * WINDOW + code] = at + 1;
          gain[t]++;
        }
      }
    }
    var chosen = IntStream.builder();
    for (int t = greatest(gain); t >= 0 && gain[t] >= FEWEST; t = greatest(gain)) {
      chosen.add(t);
      for (int s = 0; s < heaps.length; s++) {
        int code = met[s * taps + t] - window;
        if (code >= 0 && code < WINDOW) {
          for (int at = last[s * WINDOW + code]; at > 0; at = before[at - 1])
            gain[(at - 1) % taps]--;
          last[s * WINDOW + code] = 0;
        }
      }
    }
    return chosen.build().toArray();
  }

  /** The first index of the greatest number; -1 if there is none. */
  private static int greatest(int[] numbers) {
    int greatest = -1;
    for (int i = 0; i < numbers.length; i++)
      if (greatest < 0 || numbers[i] > numbers[greatest])
        greatest = i;
    return greatest;
  }
}
