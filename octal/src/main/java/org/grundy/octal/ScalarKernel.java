package org.grundy.octal;

import java.util.Arrays;

/** The kernel of plain loops, over eight bytes at a time where bits are joined. */
final class ScalarKernel implements Kernel {

  @Override
  public int pair(byte[] codes, int sum, int from, int to, byte code) {
    for (int i = from; i <= to; i++)
      if ((codes[i] ^ codes[sum - i]) == code)
        return i;
    return -1;
  }

  @Override
  public int match(byte[] left, int shift, byte[] right, int from, int to, byte code) {
    for (int i = from; i <= to; i++)
      if ((left[i + shift] ^ right[i]) == code)
        return i;
    return -1;
  }

  @Override
  public int sift(byte[] mirror, byte[] codes, int place, int from, int to, int[] heaps, byte[] wanted, int count) {
    int kept = 0;
    for (int p = 0; p < count; p++) {
      int sum = heaps[p] - place;
      if (match(mirror, mirror.length - 1 - sum, codes, sum - to, sum - from, wanted[p]) < 0) {
        heaps[kept] = heaps[p];
        wanted[kept++] = wanted[p];
      }
    }
    return kept;
  }

  @Override
  public void below(byte[] codes, int from, int count, int limit, byte[] bits) {
    for (int n = 0; n < count; n += 8) {
      int eight = 0;
      for (int i = 0; i < 8; i++)
        if ((codes[from + n + i] & 255) < limit)
          eight |= 1 << i;
      bits[n / 8] = (byte) eight;
    }
  }

  @Override
  public int common(byte[] open, byte[] planes, int at, int bytes) {
    int count = 0;
    for (int i = 0; i < bytes; i += 8)
      count += Long.bitCount(ByteWords.get(open, i) & ByteWords.get(planes, at + i));
    return count;
  }

  @Override
  public void join(byte[] bits, byte[] planes, int[] at, int count, int shift, int few) {
    for (int j = 0; j < count; j++) {
      int clear = 0;
      for (int i = 0; i < Witnesses.ROW; i += 8) {
        long joined = ByteWords.get(bits, i) | ByteWords.get(planes, at[j] + shift + i);
        ByteWords.set(bits, i, joined);
        clear += Long.bitCount(~joined);
      }
      if (clear <= few)
        return;
    }
  }

  @Override
  public void leastOpen(byte[] codes, int base, Shortlist list, byte[] tries) {
    Arrays.fill(tries, (byte) 255);
    var open = new long[list.windows()];
    for (int n = 0; n < LANES; n++) {
      for (int w = 0; w < open.length; w++)
        open[w] = -1L >>> LANES - Math.min(Shortlist.WINDOW, Field.CODES - Shortlist.WINDOW * w);
      for (int w = 0; w < list.windows(); w++)
        for (int e = list.begin[w]; e < list.begin[w + 1]; e++) {
          int code = ((codes[base + n - list.distance[e]] ^ list.code[e]) & 255) - Shortlist.WINDOW * w;
          if (code >= 0 && code < Shortlist.WINDOW)
            open[w] &= ~(1L << code);
        }
      int k = 0;
      for (int w = 0; w < open.length; w++)
        for (; open[w] != 0 && k < TRIES; open[w] &= open[w] - 1)
          tries[k++ * LANES + n] = (byte) (Shortlist.WINDOW * w + Long.numberOfTrailingZeros(open[w]));
    }
  }

  @Override
  public void exclude(byte[] codes, int base, int[] distance, byte[] code, int from, byte[] tries, long[] open) {
    Arrays.fill(open, -1L);
    for (int t = from; t < distance.length; t++)
      for (int n = 0; n < LANES; n++) {
        byte excluded = (byte) (codes[base + n - distance[t]] ^ code[t]);
        for (int k = 0; k < TRIES; k++)
          if (tries[k * LANES + n] == excluded)
            open[k] &= ~(1L << n);
      }
  }

  @Override
  public long settle(byte[] codes, int base, int[] distance, byte[] code, int count, byte[] tries, long[] open,
      long pinned) {
    long changed = 0;
    for (int n = 0; n < LANES; n++) {
      if ((pinned >>> n & 1) != 0)
        continue;
      byte least = -1;
      for (int k = 0; k < TRIES && least == -1; k++)
        if ((open[k] >>> n & 1) != 0 && !excluded(codes, base + n, distance, code, count, tries[k * LANES + n]))
          least = tries[k * LANES + n];
      if (codes[base + n] != least)
        changed |= 1L << n;
      codes[base + n] = least;
    }
    return changed;
  }

  private static boolean excluded(byte[] codes, int heap, int[] distance, byte[] code, int count, byte value) {
    for (int t = 0; t < count; t++)
      if ((byte) (codes[heap - distance[t]] ^ code[t]) == value)
        return true;
    return false;
  }
}
