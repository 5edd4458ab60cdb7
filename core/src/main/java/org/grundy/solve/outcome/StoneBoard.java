package org.grundy.solve.outcome;

import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Position;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.Lattice;
import org.grundy.game.grid.StoneGame;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board of at most 32 cells on which stones are placed. The number of a position has the cells of the player to move in
 * its upper half and those of the opponent in the lower, in the least image under the symmetries of the board: the cells
 * that the player may use where that tells all, else those with the player's stones. Since no player differs from another,
 * it need not say who moves.
 *
 * <p>A position promises the player to move three times the cells that they may use less those that the opponent may use.
 */
final class StoneBoard implements Board {
  private static final int MOST_CELLS = Long.SIZE / 2;
  private static final int IMAGES = 8;
  private static final int OWN_WEIGHT = 3;

  private final String name;
  private final StoneGame game;
  private final Convention convention;
  private final Lattice lattice;
  private final int rows;
  private final int columns;
  private final int cells;
  /** The cells that are not blocked. */
  private final long live;
  private final PackedImage[] images;
  /** Whether a position is the cells that each player may use, not those with stones. */
  private final boolean byUse;
  /** By cell, those that its stone still allows its owner, and the other player. */
  private final long[] leftToOwn;
  private final long[] leftToOther;

  private StoneBoard(String name, StoneGame game, Grid start, Convention convention) {
    this.name = name;
    this.game = game;
    this.convention = convention;
    this.rows = start.rows();
    this.columns = start.columns();
    this.cells = start.size();
    this.lattice = new Lattice(rows, columns);
    this.live = open(start);
    this.images = IntStream.range(0, IMAGES).filter(image -> PackedImage.has(image, rows, columns))
        .mapToObj(image -> new PackedImage(image, rows, columns)).filter(image -> image.of(live) == live)
        .toArray(PackedImage[]::new);
    this.byUse = game.forbidsStoneByStone();
    this.leftToOwn = IntStream.range(0, cells).mapToLong(place -> allowed(1L << place, 0)).toArray();
    this.leftToOther = IntStream.range(0, cells).mapToLong(place -> allowed(0, 1L << place)).toArray();
  }

  static Optional<StoneBoard> of(Position.Single<?> position, Convention convention) {
    return position.ruleset() instanceof StoneGame game && position.at() instanceof Grid start
        && start.size() <= MOST_CELLS
            ? Optional.of(new StoneBoard(position.ruleset().name(), game, start, convention)) : Optional.empty();
  }

  private static long open(Grid at) {
    return ~cellsWith(at, GridGame.BLOCKED) & (1L << at.size()) - 1;
  }

  private static long cellsWith(Grid at, char content) {
    return IntStream.range(0, at.size()).filter(place -> at.get(place) == content).mapToLong(place -> 1L << place)
        .reduce(0, (some, cell) -> some | cell);
  }

  private long allowed(long own, long others) {
    return game.legal(lattice, own, others, live & ~(own | others));
  }

  @Override
  public int bits() {
    return 2 * cells;
  }

  @Override
  public Optional<long[]> key(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !single.ruleset().name().equals(name)
        || !(single.at() instanceof Grid at) || at.rows() != rows || at.columns() != columns
        || open(at) != live)
      return Optional.empty();
    long left = cellsWith(at, GridGame.LEFT);
    long right = cellsWith(at, GridGame.RIGHT);
    long own = mover == Player.LEFT ? left : right;
    long others = mover == Player.LEFT ? right : left;
    return Optional.of(
        new long[]{byUse ? least(allowed(own, others), allowed(others, own)) : least(own, others)});
  }

  private long least(long own, long others) {
    long least = -1;
    for (PackedImage image : images) {
      long key = image.of(own) << cells | image.of(others);
      if (Long.compareUnsigned(key, least) < 0)
        least = key;
    }
    return least;
  }

  private long own(long key) {
    return key >>> cells;
  }

  private long others(long key) {
    return key & (1L << cells) - 1;
  }

  @Override
  public void options(long[] keys, int at, LongList out) {
    long own = own(keys[at]);
    long others = others(keys[at]);
    for (long left = byUse ? own : allowed(own, others); left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      out.add(byUse ? least(others & leftToOther[place], own & leftToOwn[place]) : least(others, own | 1L << place));
    }
  }

  @Override
  public int promise(long[] keys, int at) {
    long own = own(keys[at]);
    long others = others(keys[at]);
    int cells = Long.bitCount(byUse ? own : allowed(own, others));
    if (cells == 0)
      return Board.ofNoMoves(convention);
    return OWN_WEIGHT * cells - Long.bitCount(byUse ? others : allowed(others, own));
  }

  @Override
  public Board forThread() {
    return this;
  }
}
