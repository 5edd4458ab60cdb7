package org.grundy.octal;

import org.grundy.solve.sequence.PeriodSearch;

/**
 * Compares values that are kept as codes: two heaps are equal when their codes are equal and both or neither are rare.
 */
record FieldTail(Field field, PeriodSearch.Tail codes) implements PeriodSearch.Tail {
  static FieldTail of(Field field) {
    return new FieldTail(field, PeriodSearch.of(field.codes));
  }

  @Override
  public boolean recurs(int end, int length, int back) {
    return codes.recurs(end, length, back) && raresRecur(end - length, end, back);
  }

  private boolean raresRecur(int from, int to, int back) {
    for (int n = field.rare.nextSetBit(from - back); n >= 0 && n < to - back; n = field.rare.nextSetBit(n + 1))
      if (!field.rare.get(n + back))
        return false;
    for (int n = field.rare.nextSetBit(from); n >= 0 && n < to; n = field.rare.nextSetBit(n + 1))
      if (!field.rare.get(n - back))
        return false;
    return true;
  }

  @Override
  public int next(int end, int p, int most) {
    return codes.next(end, p, most);
  }

  @Override
  public boolean same(int i, int j) {
    return codes.same(i, j) && field.rare.get(i) == field.rare.get(j);
  }
}
