package org.grundy.solve.region;

import java.util.Arrays;
import org.grundy.effort.Budget;

/** Finds forms by their ints. 6 to 12 bytes for each form, made in linear time. */
final class FormIndex {
  private final RegionForms forms;
  /** The number of a form plus 1; 0 where a place is free. At most two thirds are taken. */
  private final int[] places;

  /** @throws org.grundy.effort.BudgetSpent when there is no memory for it */
  FormIndex(RegionForms forms, Budget budget) {
    this.forms = forms;
    long length = Long.highestOneBit(3L * forms.size() / 2 + 1) << 1;
    if (length > 1 << 30)
      throw budget.outOfMemory();
    budget.reserve(Integer.BYTES * length);
    this.places = new int[(int) length];
    for (int number = 0; number < forms.size(); number++) {
      budget.charge(1);
      places[place(forms.get(number))] = number + 1;
    }
  }

  private int place(int[] form) {
    int at = Arrays.hashCode(form) * 0x9E3779B9;
    at = (at ^ at >>> 15) & places.length - 1;
    while (places[at] != 0 && !Arrays.equals(forms.get(places[at] - 1), form))
      at = at + 1 & places.length - 1;
    return at;
  }

  /** The number of a form; -1 if there is none. */
  int find(int[] form) {
    return places[place(form)] - 1;
  }
}
