package org.grundy.solve.outcome;

/**
 * Moves that a player of a placement game can count on, whatever the opponent does. A placement is <i>safe</i> when the
 * opponent can use none of its cells. Of other disjoint placements, each of the opponent's moves spoils one, or as many as it
 * has cells where it reaches two at once, and the player takes one after each. The opponent, on the other hand, has at most
 * as many moves as fit into the cells that the opponent can use, without those that the player takes. If these moves of the
 * player suffice against those of the opponent, the player wins under normal play.
 *
 * <p>Bullock counted moves so in Domineering, with one more kind of them (N. Bullock, Domineering: solving large
 * combinatorial search spaces, master's thesis, University of Alberta, 2002). A count takes some hundred instructions.
 */
abstract class SureMoves {
  private final Placer own;
  private final Placer other;
  /** How many disjoint placements the player has. */
  protected int packed;
  /** How many of the player's disjoint placements are safe. */
  protected int safe;
  /** How many cells the opponent can use. */
  protected int contested;
  /** Of the disjoint placements beside the safe ones: those with a cell that the opponent cannot use, */
  protected int thrifty;
  /** those with a cell that the opponent reaches together with a cell of another, */
  protected int touched;
  /** and those without. */
  protected int apart;

  SureMoves(Placer own, Placer other) {
    this.own = own;
    this.other = other;
  }

  final int packed() {
    return packed;
  }

  final int safe() {
    return safe;
  }

  /** Finds {@link #thrifty}, {@link #touched} and {@link #apart}. */
  protected abstract void countOpen();

  /**
   * By how many moves the player is surely ahead: the player wins if this is positive, or 0 with the opponent to move.
   *
   * @param opponentPacked how many disjoint placements the opponent has
   * @param moves          whether the player is to move
   */
  final int lead(int opponentPacked, boolean moves) {
    int atMost = mostLead(opponentPacked, moves);
    return atMost < 0 || atMost == 0 && moves ? atMost : counted(opponentPacked, moves);
  }

  /** A quick upper bound, since the player gets at most half of the placements that are not safe. */
  private int mostLead(int opponentPacked, boolean moves) {
    if (!own.isOneLine())
      return Integer.MAX_VALUE;
    int taken = (packed - safe + (moves ? 1 : 0)) / 2;
    return safe + taken - other.most(contested - taken * own.fewestCells(), opponentPacked);
  }

  private int counted(int opponentPacked, boolean moves) {
    countOpen();
    int taken = moves ? first() : after(touched, apart);
    // those with a cell that the opponent cannot use take one cell at least, the others all of theirs
    int cells = taken + Math.max(0, taken - thrifty) * (own.fewestCells() - 1);
    return safe + taken - other.most(contested - cells, opponentPacked);
  }

  /**
   * How many placements the player gets with the opponent to move, when one move of the opponent spoils up to {@code reach}
   * of some, or one of the others.
   */
  private int after(int touched, int apart) {
    int group = other.mostCells() + 1;
    return touched / group + apart / 2 + (touched % group != 0 && apart % 2 != 0 ? 1 : 0);
  }

  /** The same with the player to move, who first takes one that is left over, if there is one. */
  private int first() {
    if (touched + apart == 0)
      return 0;
    boolean fromTouched = touched % (other.mostCells() + 1) != 0 || apart % 2 == 0 && touched > 0;
    return 1 + (fromTouched ? after(touched - 1, apart) : after(touched, apart - 1));
  }
}
