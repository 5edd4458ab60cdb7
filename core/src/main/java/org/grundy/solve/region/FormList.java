package org.grundy.solve.region;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;

/**
 * Canonical forms by their options, each as some ints: how many options Left has, then the numbers of Left's options, then
 * those of Right's, each in ascending order. A sum of a number, ups and a nimber is {@link #SUM} and what {@link RegionForms}
 * puts there instead.
 *
 * <p>Written: how many there are, an int; where each begins, and the end, as ints; then all ints, little endian.
 */
final class FormList {
  static final int SUM = -1;

  private final int size;
  private final MemorySegment starts;
  private final MemorySegment ints;

  private FormList(int size, MemorySegment starts, MemorySegment ints) {
    this.size = size;
    this.starts = starts;
    this.ints = ints;
  }

  /** Collects forms. */
  static final class Builder {
    private final Budget budget;
    private int[] starts = new int[16];
    private int[] ints = new int[64];
    private int size;

    Builder(Budget budget) {
      this.budget = budget;
    }

    int size() {
      return size;
    }

    /** Adds a form; returns its place. */
    int add(int[] form) {
      if (size + 1 == starts.length)
        starts = Arrays.copyOf(starts, budget.grown(starts.length, size + 2L, Integer.BYTES));
      long end = (long) starts[size] + form.length;
      if (end > ints.length)
        ints = Arrays.copyOf(ints, budget.grown(ints.length, end, Integer.BYTES));
      System.arraycopy(form, 0, ints, starts[size], form.length);
      starts[++size] = (int) end;
      return size - 1;
    }

    int[] get(int place) {
      return Arrays.copyOfRange(ints, starts[place], starts[place + 1]);
    }

    FormList built() {
      return new FormList(size, MemorySegment.ofArray(starts).asSlice(0, Integer.BYTES * (size + 1L)),
          MemorySegment.ofArray(ints).asSlice(0, (long) Integer.BYTES * starts[size]));
    }

    /** Gives the memory back. */
    void release() {
      budget.release(Integer.BYTES * ((long) starts.length - 16 + ints.length - 64));
      starts = new int[16];
      ints = new int[64];
      size = 0;
    }
  }

  List<MemorySegment> written() {
    MemorySegment head = MemorySegment.ofArray(new byte[Integer.BYTES]);
    head.set(RegionKeys.INTS, 0, size);
    return List.of(head, starts, ints);
  }

  /** The forms that were written; empty when this cannot be what was written. */
  static Optional<FormList> of(MemorySegment written) {
    if (written.byteSize() < 2 * Integer.BYTES)
      return Optional.empty();
    int size = written.get(RegionKeys.INTS, 0);
    long begin = Integer.BYTES * (size + 2L);
    if (size < 0 || written.byteSize() < begin)
      return Optional.empty();
    var list = new FormList(size, written.asSlice(Integer.BYTES, Integer.BYTES * (size + 1L)), written.asSlice(begin));
    return list.isWellFormed() ? Optional.of(list) : Optional.empty();
  }

  private boolean isWellFormed() {
    boolean ascends = start(0) == 0 && (long) Integer.BYTES * start(size) == ints.byteSize();
    for (int place = 0; ascends && place < size; place++)
      ascends = start(place) < start(place + 1);
    return ascends;
  }

  private int start(int place) {
    return starts.get(RegionKeys.INTS, (long) Integer.BYTES * place);
  }

  int size() {
    return size;
  }

  /** The ints of a form. */
  int[] get(int place) {
    int start = start(place);
    int[] form = new int[start(place + 1) - start];
    for (int i = 0; i < form.length; i++)
      form[i] = ints.get(RegionKeys.INTS, Integer.BYTES * ((long) start + i));
    return form;
  }
}
