package org.grundy.word.numeration;

/**
 * The kinds of places in strings of digits. Place 0 is the least significant. Each of the first {@code before} places is
 * of its own kind; above them, the kinds repeat.
 *
 * @param before the number of places before the first period
 * @param period from 1
 */
public record Phases(int before, int period) {
  /** All places are alike. */
  static final Phases ONE = new Phases(0, 1);

  /** How many there are: a phase is 0 or more, and less than this. */
  public int count() {
    return before + period;
  }

  /** The phase of a place. */
  public int of(int place) {
    return place < before ? place : before + (place - before) % period;
  }

  /** The phase of the places from which strings lead to a place of this phase. */
  public int above(int phase) {
    return of(phase + 1);
  }

  /** Whether only one place has this phase. */
  public boolean single(int phase) {
    return phase < before;
  }
}
