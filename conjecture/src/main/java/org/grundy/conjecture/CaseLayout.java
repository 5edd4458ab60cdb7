package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a contest writes its cases: each on a line of its own, or as a row after its length; with or without a count. */
public enum CaseLayout {
  /** The number of cases, then each on a line. */
  LINES(true, false),
  /** The number of cases, then for each a line with the number of heaps, and a line with the heaps. */
  ROWS(true, true),
  /** One case on a line. */
  LINE(false, false),
  /** One case: a line with the number of heaps, and a line with the heaps. */
  ROW(false, true);

  private final boolean counted;
  private final boolean row;

  CaseLayout(boolean counted, boolean row) {
    this.counted = counted;
    this.row = row;
  }

  /** The layout with a name: {@code lines}, {@code rows}, {@code line}, {@code row}. */
  public static Optional<CaseLayout> named(String name) {
    return Arrays.stream(values()).filter(layout -> layout.word().equalsIgnoreCase(name)).findFirst();
  }

  /** The name that is typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the number of cases comes first; else an input has one case. */
  public boolean counted() {
    return counted;
  }

  /** Whether a case is a row after its length. */
  boolean row() {
    return row;
  }

  /**
   * One case as it stands in the input.
   *
   * @param heaps   the position
   * @param letters the numbers that the problem gives, which stand after the heap, or after the length of the row
   */
  public String written(String heaps, List<Long> letters) {
    String more = letters.isEmpty() ? "" : " " + String.join(" ", letters.stream().map(Object::toString).toList());
    return row ? (heaps.isEmpty() ? 0 : heaps.split(" ", -1).length) + more + "\n" + heaps : heaps + more;
  }
}
