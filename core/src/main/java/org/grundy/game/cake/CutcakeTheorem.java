package org.grundy.game.cake;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/**
 * Compare the greatest powers of two up to each side. If both are the same, a cake is worth 0. Otherwise divide the
 * longer side into units of the other side's power; its player has one move for each cut between units.
 */
final class CutcakeTheorem extends CakeTheorem {
  CutcakeTheorem(Cutcake game) {
    super(game);
  }

  @Override
  public Citation citation() {
    return new Citation("cutcake-1982",
        Phrase.of("with a power 2^k in the shorter side, Cutcake is worth floor(longer / 2^k) - 1, or 0"),
        "Berlekamp, Conway, Guy 1982",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 2", "");
  }

  @Override
  long number(Cake cake) {
    int rows = Integer.highestOneBit(cake.rows());
    int columns = Integer.highestOneBit(cake.columns());
    if (rows == columns)
      return 0;
    return rows < columns ? cake.columns() / rows - 1 : 1 - cake.rows() / columns;
  }

  @Override
  Phrase why(Cake cake) {
    int rows = Integer.highestOneBit(cake.rows());
    int columns = Integer.highestOneBit(cake.columns());
    if (rows == columns)
      return Phrase.of("{0} is the greatest power of 2 in both sides.", rows);
    return rows < columns
        ? Phrase.of(
            "its {0} {0:row|rows} count as {1}, the greatest power of 2 in them, and {2} {2:column|columns} are "
                + "{3} {3:strip|strips} of that breadth, with {4} {4:cut|cuts} between them for Left.",
            cake.rows(), rows,
            cake.columns(), cake.columns() / rows, number(cake))
        : Phrase.of(
            "its {0} {0:column|columns} count as {1}, the greatest power of 2 in them, and {2} {2:row|rows} are "
                + "{3} {3:strip|strips} of that breadth, with {4} {4:cut|cuts} between them for Right.",
            cake.columns(),
            columns, cake.rows(), cake.rows() / columns, -number(cake));
  }
}
