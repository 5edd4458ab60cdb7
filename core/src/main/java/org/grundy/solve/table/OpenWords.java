package org.grundy.solve.table;

/** Finds the first place at which none of three sets of bits is full. */
interface OpenWords {
  /** Sets are whole numbers of so many words. */
  int STEP = 8;

  /**
   * The least w &ge; {@code from} with {@code (a[i + w] | b[j + w] | c[k + w]) != -1}, which there is before the sets end.
   *
   * @param i where the first set begins, and j and k the others
   */
  int first(long[] a, int i, long[] b, int j, long[] c, int k, int from);

  /** Word by word. */
  static int plain(long[] a, int i, long[] b, int j, long[] c, int k, int from) {
    int w = from;
    while ((a[i + w] | b[j + w] | c[k + w]) == -1L)
      w++;
    return w;
  }

  /** With vectors where the JVM has those of 64 bytes. */
  static OpenWords best() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? VectorWords.orElse(OpenWords::plain)
        : OpenWords::plain;
  }
}
