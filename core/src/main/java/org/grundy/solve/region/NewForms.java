package org.grundy.solve.region;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values that are not known to be among the forms of a table, each with those of its options that are not either, options
 * first. A value is referred to by the number of its form, or by ~place in the list.
 */
final class NewForms {
  private final ShortGames values;
  private final Map<Integer, Integer> sums = new HashMap<>();
  /** By the handle of a stored value: its reference plus {@link #SHIFT}; 0 where it has none. */
  private int[] stored = new int[64];
  private final FormList.Builder list;

  /** Makes all references other than 0. */
  private static final int SHIFT = Integer.MIN_VALUE;

  NewForms(ShortGames values) {
    this.values = values;
    this.list = new FormList.Builder(values.budget());
  }

  /** Sets the number of a value's form. */
  void know(int handle, int number) {
    put(handle, number);
  }

  /** The reference of a value, which is put into the list unless it is known. */
  int reference(int handle) {
    if (values.isNumberUpStar(handle)) {
      Integer known = sums.get(handle);
      return known != null ? known : put(handle, ~list.add(RegionForms.ofSum(values, handle)));
    }
    if (handle < stored.length && stored[handle] != 0)
      return stored[handle] - SHIFT;
    int[] left = references(values.left(handle));
    int[] right = references(values.right(handle));
    int[] form = new int[1 + left.length + right.length];
    form[0] = left.length;
    System.arraycopy(left, 0, form, 1, left.length);
    System.arraycopy(right, 0, form, 1 + left.length, right.length);
    return put(handle, ~list.add(form));
  }

  private int[] references(int[] handles) {
    int[] references = new int[handles.length];
    for (int i = 0; i < handles.length; i++)
      references[i] = reference(handles[i]);
    Arrays.sort(references);
    return references;
  }

  private int put(int handle, int reference) {
    if (values.isNumberUpStar(handle)) {
      sums.put(handle, reference);
      return reference;
    }
    if (handle >= stored.length)
      stored = Arrays.copyOf(stored, values.budget().grown(stored.length, handle + 1L, Integer.BYTES));
    stored[handle] = reference + SHIFT;
    return reference;
  }

  /** All that is new. */
  FormList list() {
    return list.built();
  }

  /** Replaces references to the list by numbers, and begins a new list. */
  void number(int[] numbers) {
    sums.replaceAll((_, reference) -> reference < 0 ? numbers[~reference] : reference);
    for (int handle = 0; handle < stored.length; handle++)
      if (stored[handle] != 0 && stored[handle] - SHIFT < 0)
        stored[handle] = numbers[~(stored[handle] - SHIFT)] + SHIFT;
    list.release();
  }
}
