package org.grundy.conjecture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** How a contest writes its cases: each on a line of its own, or as a row after its length; with or without a count. */
public enum CaseLayout {
  /** The number of cases, then each on a line. */
  LINES(true, false, false),
  /** The number of cases, then for each a line with the number of heaps, and a line with the heaps. */
  ROWS(true, true, false),
  /** One case on a line. */
  LINE(false, false, false),
  /** One case: a line with the number of heaps, and a line with the heaps. */
  ROW(false, true, false),
  /**
   * The number of cases, then for each a line with the set that the problem gives, after the number of its elements, and
   * a line with the number of heaps and the heaps.
   */
  SETS(true, true, true),
  /** One case with a set. */
  SET(false, true, true);

  private final boolean counted;
  private final boolean row;
  private final boolean set;

  CaseLayout(boolean counted, boolean row, boolean set) {
    this.counted = counted;
    this.row = row;
    this.set = set;
  }

  /** The layout with a name: {@code lines}, {@code rows}, {@code line}, {@code row}, {@code sets}, {@code set}. */
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

  /** Whether a case begins with a set. */
  boolean set() {
    return set;
  }

  /**
   * Requires that a case has a set exactly when the rules do.
   *
   * @throws BadInput when one has a set and the other has none
   */
  public void require(boolean inRules) {
    if (inRules && !set)
      throw BadInput.because("{0}: expected {1} for rules with a set, found {2}", "--input",
          Phrase.of("{0} or {1}", "sets", "set"), BadInput.quoted(word()));
    if (set && !inRules)
      throw BadInput.because("{0} works only with rules that name a set, such as {1}", "--input " + word(),
          "take k where k in S");
  }

  /**
   * One case as it stands in the input.
   *
   * @param heaps the position
   * @param given the numbers that the problem gives, which stand after the heap, or after the number of heaps; and the set
   */
  public String written(String heaps, LetteredLine.Given given) {
    String more = given.numbers().stream().map(number -> " " + number).collect(Collectors.joining());
    if (!row)
      return heaps + more;
    int count = heaps.isEmpty() ? 0 : heaps.split(" ", -1).length;
    String elements = given.set().stream().map(element -> " " + element).collect(Collectors.joining());
    return set ? given.set().size() + elements + "\n" + count + more + (count == 0 ? "" : " " + heaps)
        : count + more + "\n" + heaps;
  }
}
