package org.grundy.calc;

import java.util.List;
import org.grundy.phrase.Phrase;

/** What may be asked of a value and is no value itself. */
public sealed interface Told {
  /** Whether the value passes a test. */
  record YesNo(boolean holds) implements Told {
  }

  /** A set of values, by handles. */
  record Several(List<Integer> values) implements Told {
    public Several {
      values = List.copyOf(values);
    }
  }

  /** A few words, or a notation of its own. */
  record Words(Phrase phrase) implements Told {
  }

  /** The thermograph of a value. */
  record Walls(int value) implements Told {
  }
}
