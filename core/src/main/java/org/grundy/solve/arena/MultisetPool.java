package org.grundy.solve.arena;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * Bags, numbered as they are met: an open hash table over one pool of ints. A bag's elements are at {@code
 * pool[start(b)] .. pool[start(b + 1) - 1]}, ascending. Time: constant per element. Space: 4 bytes per element and
 * about 24 per bag.
 */
public final class MultisetPool {
  private int[] pool = new int[256];
  private int[] starts = new int[64];
  /** The hash of a bag, then its number plus one; 0 where there is none. */
  private long[] table = new long[128];
  private int count;
  private final Budget budget;

  public MultisetPool(Budget budget) {
    this.budget = budget;
  }

  /** The number of a bag, a new one when it has not been met. */
  public int number(int[] bag) {
    if (2 * (count + 1) > table.length)
      grow();
    int hash = Arrays.hashCode(bag) * 0x9E3779B9;
    int slot = slot(hash);
    for (; table[slot] != 0; slot = slot + 1 & table.length - 1)
      if ((int) (table[slot] >>> Integer.SIZE) == hash && isAt((int) table[slot] - 1, bag))
        return (int) table[slot] - 1;
    int start = starts[count];
    if (count + 2 > starts.length)
      starts = Arrays.copyOf(starts, budget.grown(starts.length, count + 2L));
    if ((long) start + bag.length > pool.length)
      pool = Arrays.copyOf(pool, budget.grown(pool.length, (long) start + bag.length));
    System.arraycopy(bag, 0, pool, start, bag.length);
    starts[count + 1] = start + bag.length;
    table[slot] = (long) hash << Integer.SIZE | ++count;
    return count - 1;
  }

  private boolean isAt(int number, int[] bag) {
    return Arrays.equals(pool, starts[number], starts[number + 1], bag, 0, bag.length);
  }

  /** Where the search for a bag begins: the highest bits of the hash, a product, which depend on all elements. */
  private int slot(int hash) {
    return hash >>> Integer.numberOfLeadingZeros(table.length - 1);
  }

  private void grow() {
    long[] old = table;
    table = new long[budget.grown(old.length, 2L * old.length, Long.BYTES)];
    for (long entry : old)
      if (entry != 0) {
        int slot = slot((int) (entry >>> Integer.SIZE));
        while (table[slot] != 0)
          slot = slot + 1 & table.length - 1;
        table[slot] = entry;
      }
  }

  public int[] bag(int number) {
    return Arrays.copyOfRange(pool, starts[number], starts[number + 1]);
  }

  public int count() {
    return count;
  }

  /** {@code bag} with the element at {@code index} replaced by the elements of {@code option}. */
  public static int[] replaced(int[] bag, int index, int[] option) {
    int[] made = new int[bag.length - 1 + option.length];
    System.arraycopy(bag, 0, made, 0, index);
    System.arraycopy(bag, index + 1, made, index, bag.length - 1 - index);
    System.arraycopy(option, 0, made, bag.length - 1, option.length);
    Arrays.sort(made);
    return made;
  }
}
