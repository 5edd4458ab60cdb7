package org.grundy.explain;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * A term of the glossary.
 *
 * @param meaning without a capital or a full stop
 * @param example a command that shows it, without the program's name; empty when none does
 * @param others  further names under which it is found
 */
public record Term(Phrase name, Phrase meaning, String example, List<String> others) {
  public Term {
    others = List.copyOf(others);
  }

  Term(Phrase name, Phrase meaning, String example, String... others) {
    this(name, meaning, example, List.of(others));
  }
}
