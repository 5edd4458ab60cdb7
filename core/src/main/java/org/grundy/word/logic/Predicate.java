package org.grundy.word.logic;

import java.math.BigInteger;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.morphism.CodedWord;

/** A predicate of several numbers, given in order. */
public sealed interface Predicate {
  /** The number of arguments. */
  int arity();

  /** A relation or function by its definition. */
  record Defined(Definition definition) implements Predicate {
    @Override
    public int arity() {
      return definition.parameters().size();
    }
  }

  /** The infinite word has the letter at that place, counted from 0. */
  record LetterAt(CodedWord word, char letter) implements Predicate {
    @Override
    public int arity() {
      return 1;
    }
  }

  /** The second number is the first with the digit 0 appended. */
  record Shifted() implements Predicate {
    @Override
    public int arity() {
      return 2;
    }
  }

  /** The number equals this one, which is too large for a sum. */
  record Constant(BigInteger value) implements Predicate {
    @Override
    public int arity() {
      return 1;
    }
  }

  /** An automaton accepts the numbers, in the numeration of its digits. */
  record Given(String name, Dfa dfa) implements Predicate {
    @Override
    public int arity() {
      return dfa.tracks();
    }
  }
}
