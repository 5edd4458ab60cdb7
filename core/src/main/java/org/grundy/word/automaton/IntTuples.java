package org.grundy.word.automaton;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * Numbers distinct tuples of ints, of any lengths, in the order in which they arrive. Uses open addressing; a tuple
 * costs its ints and about 12 bytes. An array that would grow too long counts as memory that the budget lacks.
 */
final class IntTuples {
  /*
   * Tuple i is packed[starts[i]] .. packed[starts[i + 1] - 1]. table holds i + 1 at a hash of tuple i, 0 where free, and
   * is never more than half full.
   */
  private int[] packed = new int[64];
  private int[] starts = new int[16];
  private int[] table = new int[32];
  private int size;
  private final Budget budget;

  IntTuples(Budget budget) {
    this.budget = budget;
    budget.reserve(bytes());
  }

  long bytes() {
    return Integer.BYTES * ((long) packed.length + starts.length + table.length);
  }

  int size() {
    return size;
  }

  int length(int tuple) {
    return starts[tuple + 1] - starts[tuple];
  }

  int get(int tuple, int index) {
    return packed[starts[tuple] + index];
  }

  void copy(int tuple, int[] to) {
    System.arraycopy(packed, starts[tuple], to, 0, length(tuple));
  }

  int[] get(int tuple) {
    return Arrays.copyOfRange(packed, starts[tuple], starts[tuple + 1]);
  }

  /** The number of the tuple made of the first {@code length} values; {@link #size} grows when the tuple is new. */
  int number(int[] of, int length) {
    for (int slot = hash(of, length) & table.length - 1;; slot = slot + 1 & table.length - 1)
      if (table[slot] == 0) {
        return add(of, length);
      } else if (same(table[slot] - 1, of, length)) {
        return table[slot] - 1;
      }
  }

  private boolean same(int tuple, int[] of, int length) {
    return Arrays.equals(packed, starts[tuple], starts[tuple + 1], of, 0, length);
  }

  /** Makes room first, so that the tuples stay as they were when the budget runs out. */
  private int add(int[] of, int length) {
    int start = starts[size];
    long end = (long) start + length;
    if (end > packed.length)
      packed = Arrays.copyOf(packed, budget.grown(packed.length, end));
    if (size + 2 > starts.length)
      starts = Arrays.copyOf(starts, budget.grown(starts.length, size + 2L));
    if (2 * size + 2 >= table.length)
      grow();
    System.arraycopy(of, 0, packed, start, length);
    starts[size + 1] = (int) end;
    enter(size++, hash(of, length));
    return size - 1;
  }

  private void enter(int tuple, int hash) {
    int slot = hash & table.length - 1;
    while (table[slot] != 0)
      slot = slot + 1 & table.length - 1;
    table[slot] = tuple + 1;
  }

  private void grow() {
    table = new int[budget.grown(table.length, 2L * table.length)];
    for (int tuple = 0; tuple < size; tuple++)
      enter(tuple, hash(get(tuple), length(tuple)));
  }

  private static int hash(int[] of, int length) {
    int hash = length;
    for (int i = 0; i < length; i++)
      hash = (hash ^ of[i]) * 0x9E3779B1 + (hash >>> 15);
    return hash ^ hash >>> 16;
  }
}
