package org.grundy.word.logic;

import java.util.List;
import org.grundy.phrase.Step;
import org.grundy.word.morphism.CodedWord;

/** The meaning of a part of a formula's text. */
sealed interface Part {
  record Sentence(Formula formula) implements Part {
  }

  /** @param guards conditions under which the number exists */
  record Amount(LinearTerm term, List<Formula> guards) implements Part {
    public Amount {
      guards = List.copyOf(guards);
    }
  }

  /** A letter of a word. */
  record Letter(CodedWord word, Variable place, List<Formula> guards) implements Part {
    public Letter {
      guards = List.copyOf(guards);
    }
  }

  /** A letter by itself. */
  record Constant(char letter, int offset) implements Part {
  }

  /** A part and the place where its text begins. */
  record Placed(Part part, int start) {
  }

  /** The step of a reader that has read a part. */
  static Step<Placed> read(Part part, int start) {
    return Step.read(new Placed(part, start));
  }
}
