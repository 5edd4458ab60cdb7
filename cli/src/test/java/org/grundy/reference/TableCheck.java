package org.grundy.reference;

/** Compares one row of a table with what Grundy says. */
@FunctionalInterface
interface TableCheck {
  sealed interface Found {
  }

  record Passed() implements Found {
  }

  record Failed(String why) implements Found {
  }

  /** Grundy does not answer such a question yet, or not within the check's budget. */
  record OutOfReach() implements Found {
  }

  Found row(String[] fields);

  static Found compared(Object expected, Object found) {
    return expected.equals(found) ? new Passed() : new Failed("expected " + expected + ", found " + found);
  }
}
