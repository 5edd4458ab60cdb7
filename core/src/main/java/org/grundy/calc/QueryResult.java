package org.grundy.calc;

import java.util.List;
import org.grundy.phrase.Phrase;

/** The result of a query on a value, where it is not itself a value. */
public sealed interface QueryResult {
  /** Whether the value passes a test. */
  record YesNo(boolean holds) implements QueryResult {
  }

  /** A set of values, by handles. */
  record Several(List<Integer> values) implements QueryResult {
    public Several {
      values = List.copyOf(values);
    }
  }

  /** A few words, or a notation of their own. */
  record Words(Phrase phrase) implements QueryResult {
  }

  /** The thermograph of a value. */
  record Walls(int value) implements QueryResult {
  }
}
