package org.grundy.solve.outcome;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.StoneKeys;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board on which stones are placed. A position promises the player to move three times the cells that they may use less
 * those that the opponent may use.
 */
record StoneBoard(StoneKeys keys, Convention convention) implements Board {
  private static final int OWN_WEIGHT = 3;
  /** The search charges each list of options itself. */
  private static final Budget FREE = Budget.unlimited();

  static Optional<StoneBoard> of(Position.Single<?> position, Convention convention) {
    return StoneKeys.of(position).map(keys -> new StoneBoard(keys, convention));
  }

  @Override
  public int bits() {
    return keys.bits();
  }

  @Override
  public Optional<long[]> key(Position position, Player mover) {
    OptionalLong key = keys.key(position, mover);
    return key.isPresent() ? Optional.of(new long[]{key.getAsLong()}) : Optional.empty();
  }

  @Override
  public void options(long[] from, int at, LongList out) {
    keys.options(from[at], out, FREE);
  }

  @Override
  public int promise(long[] of, int at) {
    int own = keys.moves(of[at]);
    return own == 0 ? Board.ofNoMoves(convention) : OWN_WEIGHT * own - keys.replies(of[at]);
  }

  @Override
  public Board forThread() {
    return this;
  }
}
