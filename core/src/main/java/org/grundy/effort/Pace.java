package org.grundy.effort;

/** How often a budget looks at its limits. A timer ends it at its deadline, so looks may be rare. */
final class Pace {
  static final long STEPS = 1L << 14;

  /** The steps to the next look. */
  long steps() {
    return STEPS;
  }
}
