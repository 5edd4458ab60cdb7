package org.grundy.solve.grundy;

/** The inner loops of the sparse engine. Every kernel gives the same answers. */
interface Kernel {
  /**
   * The least i from {@code from} to {@code to}, both included, with {@code codes[i] ^ codes[sum - i] == code}, or -1.
   *
   * @param from &ge; 1
   * @param to   below {@code sum}
   */
  int pair(byte[] codes, int sum, int from, int to, byte code);

  /** The vector kernel where the JVM has 64-byte vectors, else the scalar one. */
  static Kernel best() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? VectorKernel.orElse(new ScalarKernel())
        : new ScalarKernel();
  }
}
