package org.grundy.solve.prover;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;
import org.grundy.value.Convention;
import org.grundy.word.logic.Decision;

/** True statements about heaps of all sizes, decided by automata. Only the provers of this package create one. */
public final class DecidedStatements implements Ground {
  private static final Phrase VALUES = Phrase.of(
      "no move keeps the value, and some move leads to each smaller value, decided by automata for heaps of all sizes");
  private static final Phrase NORMAL = Phrase.of("no move leads from one of them to another, and some move leads to "
      + "one of them from every other position, decided by automata");
  private static final Phrase MISERE = Phrase.of("each of them has a move and none leads to another, and from every "
      + "other position that has a move, some move leads to one of them, decided by automata");

  private static final Phrase LEAST_PERIODS = Phrase.of("these are the least periods, decided by automata");
  private static final Phrase SOME_PERIODS = Phrase
      .of("each of them has a period, decided by automata; those listed are read from the automaton of all periods");

  private final Phrase how;
  private final List<Decision> statements;

  /** @throws IllegalArgumentException when a statement is false, or there is none */
  private DecidedStatements(Phrase how, List<Decision> statements) {
    if (statements.isEmpty() || !statements.stream().allMatch(Decision::holds))
      throw new IllegalArgumentException("not all of " + statements.size() + " statements are true");
    this.how = how;
    this.statements = List.copyOf(statements);
  }

  static DecidedStatements values(List<Decision> statements) {
    return new DecidedStatements(VALUES, statements);
  }

  static DecidedStatements lost(Convention play, List<Decision> statements) {
    return new DecidedStatements(play == Convention.NORMAL ? NORMAL : MISERE, statements);
  }

  static DecidedStatements leastPeriods(List<Decision> statements) {
    return new DecidedStatements(LEAST_PERIODS, statements);
  }

  static DecidedStatements somePeriods(List<Decision> statements) {
    return new DecidedStatements(SOME_PERIODS, statements);
  }

  @Override
  public Phrase how() {
    return how;
  }

  /** How the statements were decided, in their order, all of them true. */
  public List<Decision> statements() {
    return statements;
  }
}
