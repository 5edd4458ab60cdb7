package org.grundy.solve.automatic;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;
import org.grundy.value.Convention;

/** What automata decided about heaps of all sizes. Only the provers of this package make one, after the last statement. */
public final class Decided implements Ground {
  private static final Phrase VALUES = Phrase.of(
      "no move keeps the value and every smaller one is reached, decided by automata for heaps of all sizes");

  private final Phrase how;
  private final int statements;

  private Decided(Phrase how, int statements) {
    this.how = how;
    this.statements = statements;
  }

  static Decided values(int statements) {
    return new Decided(VALUES, statements);
  }

  static Decided lost(Convention play, int statements) {
    return new Decided(lost(play), statements);
  }

  /** What is decided of the positions that are lost. */
  public static Phrase lost(Convention play) {
    return play == Convention.NORMAL
        ? Phrase.of("no move leads from one of them to another, and from every other position one does, decided by"
            + " automata")
        : Phrase.of("from each of them there is a move and none leads to another, and from every other position with a"
            + " move one does, decided by automata");
  }

  @Override
  public Phrase how() {
    return how;
  }

  /** How many statements were decided, all of them true. */
  public int statements() {
    return statements;
  }
}
