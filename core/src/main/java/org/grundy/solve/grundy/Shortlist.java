package org.grundy.solve.grundy;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Taps, each for codes of one window of 64, that together exclude nearly all codes below the value of a heap: chosen
 * greedily over samples, each the one that excludes most of what is still open. A tap that is missing here costs time,
 * not truth. Time: samples times taps, and again for every choice that has to be weighed anew.
 */
final class Shortlist {
  static final int WINDOW = 64;
  private static final int SAMPLES = 1024;
  private static final char NOTHING = Character.MAX_VALUE;

  final int[] distance;
  /** The tap's code, nim-added to the first of the window. */
  final byte[] code;
  /** Entries of window w are {@code begin[w]} to {@code begin[w + 1] - 1}. */
  final int[] begin;

  private Shortlist(int[] distance, byte[] code, int[] begin) {
    this.distance = distance;
    this.code = code;
    this.begin = begin;
  }

  int windows() {
    return begin.length - 1;
  }

  /** From the values before {@code field.filled}, for taps at distances of at least {@code nearest}. */
  static Shortlist train(Field field, int nearest) {
    int span = field.filled / 2;
    int[] heaps = IntStream.range(0, SAMPLES).map(s -> field.filled - 1 - (int) ((long) s * span / SAMPLES))
        .filter(n -> !field.rare.get(n)).toArray();
    int first = 0;
    while (first < field.tapDistance.length && field.tapDistance[first] < nearest)
      first++;
    int taps = field.tapDistance.length - first;
    int greatest = Arrays.stream(heaps).map(n -> field.codes[n] & 255).max().orElse(0);
    int windows = greatest / WINDOW + 1;
    var met = met(field, heaps, first, taps);
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
        code[next++] = (byte) (field.tapCode[first + t] ^ w * WINDOW);
      }
    }
    begin[windows] = next;
    return new Shortlist(distance, code, begin);
  }

  /** The codes that each tap, one after the other, excludes for each of the heaps, {@link #NOTHING} where there is none. */
  private static char[] met(Field field, int[] heaps, int first, int taps) {
    var met = new char[taps * heaps.length];
    for (int t = 0; t < taps; t++)
      for (int s = 0; s < heaps.length; s++) {
        int other = heaps[s] - field.tapDistance[first + t];
        met[t * heaps.length + s] = other < 1 || field.rare.get(other) ? NOTHING
            : (char) ((field.codes[other] ^ field.tapCode[first + t]) & 255);
      }
    return met;
  }

  private static int[] choose(Field field, int[] heaps, char[] met, int taps, int window) {
    var open = new long[heaps.length];
    for (int s = 0; s < heaps.length; s++) {
      int below = Math.clamp((field.codes[heaps[s]] & 255) - window, 0, WINDOW);
      open[s] = below == WINDOW ? -1L : (1L << below) - 1;
    }
    // What gains one sample only fits the samples.
    var greedy = new Greedy(taps, 2, t -> gain(met, t, window, open));
    var chosen = IntStream.builder();
    for (int t = greedy.next(); t >= 0; t = greedy.next()) {
      chosen.add(t);
      for (int s = 0; s < heaps.length; s++)
        open[s] &= ~bit(met[t * heaps.length + s], window);
    }
    return chosen.build().toArray();
  }

  private static int gain(char[] met, int tap, int window, long[] open) {
    int gain = 0;
    for (int s = 0; s < open.length; s++)
      if ((open[s] & bit(met[tap * open.length + s], window)) != 0)
        gain++;
    return gain;
  }

  private static long bit(int code, int window) {
    return code < window || code >= window + WINDOW ? 0 : 1L << code;
  }
}
