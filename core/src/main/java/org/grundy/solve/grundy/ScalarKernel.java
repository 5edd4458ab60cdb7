package org.grundy.solve.grundy;

/** Plain loops. */
final class ScalarKernel implements Kernel {
  @Override
  public int pair(byte[] codes, int sum, int from, int to, byte code) {
    for (int i = from; i <= to; i++)
      if ((codes[i] ^ codes[sum - i]) == code)
        return i;
    return -1;
  }
}
