package org.grundy.solve.outcome;

import java.util.Optional;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.grid.PatternGame;
import org.grundy.solve.board.Connections;
import org.grundy.solve.key.BoardKeys;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.PositionKeys;
import org.grundy.solve.region.RegionSum;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board of a game whose moves follow patterns. Regions in which nobody has a move are left out of the numbers, so
 * that more positions are the same.
 *
 * <p>A position promises the player to move some times the number of their moves less that of the opponent's; where both
 * have the same moves, their number.
 */
record PatternBoard(BoardKeys keys, Connections connections, boolean impartial, Convention convention)
    implements
      NumberedBoard,
      RegionBoard {
  /** Weights from 1 to 6 were tried on Amazons; on Clobber and Konane it makes no difference. */
  private static final int OWN_WEIGHT = 5;

  static Optional<PatternBoard> of(Position.Single<?> position, Convention convention) {
    if (!(position.ruleset() instanceof PatternGame<?> game))
      return Optional.empty();
    return BoardKeys.of(position).filter(keys -> keys.bits() <= PositionKeys.MOST_BITS)
        .map(keys -> new PatternBoard(keys,
            Connections.ofPatterns(game.patterns(Player.LEFT), game.patterns(Player.RIGHT), keys.layout()),
            position.ruleset() instanceof Impartial, convention));
  }

  @Override
  public boolean fallsApart() {
    return convention == Convention.NORMAL && (keys.layout().rows() == 1 || keys.layout().columns() == 1);
  }

  @Override
  public Optional<long[]> key(Position position, Player mover) {
    return NumberedBoard.super.key(position, mover).map(key -> new long[]{alive(key[0])});
  }

  @Override
  public void options(long[] from, int at, LongList out) {
    int first = out.size;
    NumberedBoard.super.options(from, at, out);
    for (int i = first; i < out.size; i++)
      out.items[i] = alive(out.items[i]);
  }

  /** The number of a position without the regions in which nobody has a move. */
  private long alive(long key) {
    long idle = keys.idle(key);
    if (idle == 0)
      return key;
    long dead = connections.apart(idle, keys.low(key) | keys.high(key));
    return dead == 0 ? key : keys.without(key, dead);
  }

  @Override
  public int promise(long[] of, int at) {
    long key = of[at];
    Player mover = keys.mover(key);
    int own = keys.moves(key, mover);
    if (own == 0)
      return Board.ofNoMoves(convention);
    return impartial ? own : OWN_WEIGHT * own - keys.moves(key, mover.opponent());
  }

  @Override
  public Player mover(long[] of, int at) {
    return keys.mover(of[at]);
  }

  @Override
  public boolean addRegions(long[] of, int at, RegionSum to) {
    long low = keys.low(of[at]);
    long high = keys.high(of[at]);
    for (long rest = low | high; rest != 0;) {
      long region = connections.first(rest);
      rest &= ~region;
      if (!to.add(low & region, high & region, keys.layout()))
        return false;
    }
    return true;
  }
}
