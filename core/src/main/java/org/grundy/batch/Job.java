package org.grundy.batch;

import java.util.Locale;
import org.grundy.value.Convention;

/** What is to be computed, as text that every process reads for itself. */
public sealed interface Job {
  /** The job in one line. */
  String text();

  /**
   * Every position that can be reached from one.
   *
   * @param position as the catalogue reads it
   */
  record Strong(String position, Convention convention) implements Job {
    @Override
    public String text() {
      return "strong " + position + ", " + convention.name().toLowerCase(Locale.ROOT) + " play";
    }
  }

  /**
   * The nim-values of every code of a family.
   *
   * @param family a code in which each ? is any digit
   * @param to     the last heap of a code whose period is not found
   */
  record Sweep(String family, long to) implements Job {
    @Override
    public String text() {
      return "sweep " + family + " to " + to;
    }
  }
}
