package org.grundy.number;

import java.util.ServiceLoader;

/**
 * Array searches that dominate the time of some tables. A module may provide faster ones as a service; all give the
 * same results.
 */
public interface Scans {
  /** Bit sets are searched in steps of this many words, and their lengths are multiples of it. */
  int STEP = 8;

  /** The least i from {@code from} to {@code to}, both included, with {@code left[i + shift] ^ right[i] == value}, or -1. */
  int match(char[] left, int shift, char[] right, int from, int to, char value);

  /**
   * The first word from {@code from} on at which none of three sets of bits is full: the least w &ge; {@code from} with
   * {@code (a[i + w] | b[j + w] | c[k + w]) != -1}, which there is before the sets end.
   *
   * @param i    where the first set begins, and j and k the others
   * @param from in each word between the last multiple of {@value #STEP} and this one some set is full
   */
  int firstOpen(long[] a, int i, long[] b, int j, long[] c, int k, int from);

  /** The searches of the first service that this JVM can run, else plain loops. */
  static Scans best() {
    return Best.SCANS;
  }

  /** A provider of {@link Scans}. */
  interface Provider {
    /** Whether this JVM can run them. */
    boolean runs();

    Scans scans();
  }

  /** Plain loops over numbers and words. */
  final class Plain implements Scans {
    @Override
    public int match(char[] left, int shift, char[] right, int from, int to, char value) {
      for (int i = from; i <= to; i++)
        if ((left[i + shift] ^ right[i]) == value)
          return i;
      return -1;
    }

    @Override
    public int firstOpen(long[] a, int i, long[] b, int j, long[] c, int k, int from) {
      int w = from;
      while ((a[i + w] | b[j + w] | c[k + w]) == -1L)
        w++;
      return w;
    }
  }

  /** Looked for once. */
  final class Best {
    private static final Scans SCANS = ServiceLoader.load(Provider.class, Provider.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get).filter(Provider::runs).map(Provider::scans).findFirst().orElseGet(Plain::new);

    private Best() {
    }
  }
}
