package org.grundy.word.logic;

import java.math.BigInteger;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.morphism.Morphism;

/** What a formula says of several numbers, by their places. */
public sealed interface Predicate {
  /** How many numbers it speaks of. */
  int arity();

  /** What a definition says. */
  record Defined(Definition definition) implements Predicate {
    @Override
    public int arity() {
      return definition.parameters().size();
    }
  }

  /** That the infinite word of the morphism has the letter at that place, counted from 0. */
  record LetterAt(Morphism word, char letter) implements Predicate {
    @Override
    public int arity() {
      return 1;
    }
  }

  /** That the second number is the first with the digit 0 behind it. */
  record Shifted() implements Predicate {
    @Override
    public int arity() {
      return 2;
    }
  }

  /** That a number is this one, which a sum cannot hold. */
  record Constant(BigInteger value) implements Predicate {
    @Override
    public int arity() {
      return 1;
    }
  }

  /** What an automaton accepts, in the numeration of its digits. */
  record Given(String name, Dfa dfa) implements Predicate {
    @Override
    public int arity() {
      return dfa.tracks();
    }
  }
}
