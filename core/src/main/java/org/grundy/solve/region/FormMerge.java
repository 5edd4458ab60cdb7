package org.grundy.solve.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;

/**
 * Numbers the new forms of a tier, whoever found them. Forms of which all options are known come first, then those that have
 * options among these, and so on; forms that come together are in the order of their ints. So the numbers depend on the set
 * of forms alone.
 */
final class FormMerge {
  private final int firstNumber;
  private final ToIntFunction<int[]> known;
  private final Budget budget;
  private final Holding held;
  /** Each new form by its ints, with options by number, or ~candidate. */
  private final Map<Ints, Integer> candidates = new HashMap<>();
  private final List<int[]> forms = new ArrayList<>();
  /** By candidate, how many new forms are below one another from it on. */
  private final List<Integer> heights = new ArrayList<>();

  /** Some ints that are compared one by one. */
  private record Ints(int[] ints) implements Comparable<Ints> {
    @Override
    public boolean equals(Object other) {
      return other instanceof Ints that && Arrays.equals(ints, that.ints);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(ints) * 0x9E3779B9;
    }

    @Override
    public int compareTo(Ints other) {
      return Arrays.compare(ints, other.ints);
    }
  }

  /**
   * @param firstNumber of the new forms
   * @param known       the number of a form whose options are known, or -1 if it is new
   */
  FormMerge(int firstNumber, ToIntFunction<int[]> known, Budget budget) {
    this.firstNumber = firstNumber;
    this.known = known;
    this.budget = budget;
    this.held = new Holding(budget);
  }

  /** Adds the forms of a list; returns for each its number, or ~candidate. */
  int[] add(FormList list) {
    int[] references = new int[list.size()];
    for (int place = 0; place < references.length; place++) {
      budget.charge(1);
      int[] form = list.get(place);
      if (!RegionForms.isSum(form)) {
        for (int i = 1; i < form.length; i++)
          form[i] = form[i] < 0 ? references[~form[i]] : form[i];
        sort(form);
      }
      references[place] = reference(form);
    }
    return references;
  }

  private static void sort(int[] form) {
    Arrays.sort(form, 1, 1 + RegionForms.lefts(form));
    Arrays.sort(form, 1 + RegionForms.lefts(form), form.length);
  }

  private int reference(int[] form) {
    int height = 0;
    if (!RegionForms.isSum(form))
      for (int i = 1; i < form.length; i++)
        height = Math.max(height, form[i] < 0 ? 1 + heights.get(~form[i]) : 0);
    if (height == 0) {
      int number = known.applyAsInt(form);
      if (number >= 0)
        return number;
    }
    var key = new Ints(form);
    Integer candidate = candidates.get(key);
    if (candidate != null)
      return ~candidate;
    held.add(2 * Holding.ENTRY + (long) Integer.BYTES * form.length);
    candidates.put(key, forms.size());
    forms.add(form);
    heights.add(height);
    return ~(forms.size() - 1);
  }

  /**
   * What was merged.
   *
   * @param list    the new forms, in the order of their numbers
   * @param numbers by candidate
   */
  record Merged(FormList list, int[] numbers) {
    /** The number of a form by its number, or ~candidate. */
    int number(int reference) {
      return reference < 0 ? numbers[~reference] : reference;
    }
  }

  /** Numbers all that was added. */
  Merged merged() {
    int[] numbers = new int[forms.size()];
    var list = new FormList.Builder(budget);
    int most = heights.stream().mapToInt(Integer::intValue).max().orElse(-1);
    List<List<Integer>> byHeight = new ArrayList<>();
    IntStream.rangeClosed(0, most).forEach(_ -> byHeight.add(new ArrayList<>()));
    for (int candidate = 0; candidate < numbers.length; candidate++)
      byHeight.get(heights.get(candidate)).add(candidate);
    for (List<Integer> together : byHeight) {
      for (int candidate : together)
        number(forms.get(candidate), numbers);
      together.sort((one, other) -> Arrays.compare(forms.get(one), forms.get(other)));
      for (int candidate : together)
        numbers[candidate] = Math.addExact(firstNumber, list.add(forms.get(candidate)));
    }
    candidates.clear();
    held.releaseAll();
    return new Merged(list.built(), numbers);
  }

  private static void number(int[] form, int[] numbers) {
    if (RegionForms.isSum(form))
      return;
    for (int i = 1; i < form.length; i++)
      form[i] = form[i] < 0 ? numbers[~form[i]] : form[i];
    sort(form);
  }
}
