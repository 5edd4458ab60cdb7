package org.grundy.value.notation;

/** The shortest standard name of a value, by kind. */
sealed interface Name {
  /** A number, ups and a nimber. */
  record Sum() implements Name {
  }

  /** {@code ^[n]} or {@code ^<n>} with a number and a nimber. */
  record Uptimal(int number, boolean series, int index, boolean down, int nimber) implements Name {
  }

  /** {@code Tiny(size) = {0||0|-size}} with a number, or its negative, the miny. */
  record Tiny(int number, int size, boolean miny) implements Name {
  }

  /** A game that is its own negative, given by Left's options. */
  record Switch(int[] left) implements Name {
  }

  /** By its options. */
  record Game() implements Name {
  }
}
