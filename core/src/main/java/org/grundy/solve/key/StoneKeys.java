package org.grundy.solve.key;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.Lattice;
import org.grundy.game.grid.StoneGame;
import org.grundy.solve.board.PackedImage;
import org.grundy.value.Player;

/**
 * Boards of at most 32 cells on which stones are placed. The number of a position has the cells of the player to move in its
 * upper half and those of the opponent in the lower, in the least image under the symmetries of the board: the cells that the
 * player may use where that tells all, else those with the player's stones. No player differs from another, so the number
 * need not say who moves.
 *
 * <p>A number of a board of 32 cells has 64 bits, too many for a strong solution, but not for a search.
 *
 * <p>An option costs a lookup for every eight cells and each symmetry.
 */
public final class StoneKeys implements PositionKeys {
  private static final int MOST_CELLS = Long.SIZE / 2;
  private static final int IMAGES = 8;

  private final Ruleset<Grid> ruleset;
  private final StoneGame game;
  private final Grid start;
  private final Lattice lattice;
  private final int cells;
  /** The cells that are not blocked. */
  private final long live;
  private final PackedImage[] images;
  /** Whether a position is the cells that each player may use, not those with stones. */
  private final boolean byUse;
  /** By cell, those that its stone still allows its owner, and the other player. */
  private final long[] leftToOwn;
  private final long[] leftToOther;

  private StoneKeys(Ruleset<Grid> ruleset, StoneGame game, Grid start) {
    this.ruleset = ruleset;
    this.game = game;
    this.start = start;
    this.cells = start.size();
    this.lattice = new Lattice(start.rows(), start.columns());
    this.live = open(start);
    this.images = IntStream.range(0, IMAGES).filter(image -> PackedImage.has(image, start.rows(), start.columns()))
        .mapToObj(image -> new PackedImage(image, start.rows(), start.columns()))
        .filter(image -> image.of(live) == live).toArray(PackedImage[]::new);
    this.byUse = game.forbidsStoneByStone();
    this.leftToOwn = IntStream.range(0, cells).mapToLong(place -> allowed(1L << place, 0)).toArray();
    this.leftToOther = IntStream.range(0, cells).mapToLong(place -> allowed(0, 1L << place)).toArray();
  }

  /** For the boards that can be reached from one; empty for other games, and boards that are empty or too large. */
  @SuppressWarnings("unchecked") // a game of stones whose position is a grid
  public static Optional<StoneKeys> of(Position.Single<?> position) {
    return position.ruleset() instanceof StoneGame game && !(position.ruleset() instanceof Impartial)
        && position.at() instanceof Grid start && start.size() > 0 && start.size() <= MOST_CELLS
            ? Optional.of(new StoneKeys((Ruleset<Grid>) position.ruleset(), game, start)) : Optional.empty();
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
  public int tiers() {
    return cells + 1;
  }

  /** {@inheritDoc} It is the number of cells that some player may use, or that have no stone. */
  @Override
  public int tier(long key) {
    int taken = Long.bitCount(own(key) | others(key));
    return byUse ? taken : Long.bitCount(live) - taken;
  }

  @Override
  public boolean drops() {
    return true;
  }

  @Override
  public int width() {
    return 1;
  }

  @Override
  public boolean isPosition(long key) {
    return ((own(key) | others(key)) & ~live) == 0 && (byUse || (own(key) & others(key)) == 0);
  }

  @Override
  public OptionalLong key(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !single.ruleset().name().equals(ruleset.name())
        || !(single.at() instanceof Grid at) || at.rows() != start.rows() || at.columns() != start.columns()
        || (open(at) & ~live) != 0)
      return OptionalLong.empty();
    long left = cellsWith(at, GridGame.LEFT);
    long right = cellsWith(at, GridGame.RIGHT);
    long own = mover == Player.LEFT ? left : right;
    long others = mover == Player.LEFT ? right : left;
    if (!byUse)
      return open(at) == live ? OptionalLong.of(least(own, others)) : OptionalLong.empty();
    return OptionalLong.of(least(open(at) & allowed(own, others), open(at) & allowed(others, own)));
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

  /** The number of the same position when the other player is to move. */
  public long exchanged(long key) {
    long front = others(key);
    long back = own(key);
    return least(front, back);
  }

  /** How many cells the player to move may use. */
  public int moves(long key) {
    return Long.bitCount(byUse ? own(key) : allowed(own(key), others(key)));
  }

  /** How many cells the opponent of the player to move might use. */
  public int replies(long key) {
    long opponents = others(key);
    return Long.bitCount(byUse ? opponents : allowed(opponents, own(key)));
  }

  @Override
  public void options(long key, LongList out, Budget budget) {
    long own = own(key);
    long others = others(key);
    for (long left = byUse ? own : allowed(own, others); left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      out.add(byUse ? least(others & leftToOther[place], own & leftToOwn[place]) : least(others, own | 1L << place));
    }
  }

  /** {@inheritDoc} Left moves. */
  @Override
  public Turn turn(long key) {
    long left = byUse ? stones(own(key), others(key)) : own(key);
    long right = byUse ? stones(others(key), own(key)) : others(key);
    long empty = byUse ? own(key) | others(key) : live & ~(left | right);
    Grid at = start;
    for (int place = 0; place < cells; place++)
      at = at.with((left >>> place & 1) != 0 ? GridGame.LEFT : (right >>> place & 1) != 0 ? GridGame.RIGHT
          : (empty >>> place & 1) != 0 ? GridGame.EMPTY : GridGame.BLOCKED, place);
    return new Turn(new Position.Single<>(ruleset, at), Player.LEFT);
  }

  /** Stones of a player that forbid only cells that are forbidden anyway: all that can be of use. */
  private long stones(long own, long others) {
    long stones = 0;
    for (int place = 0; place < cells; place++)
      if ((live & ~(own | others) & 1L << place) != 0 && (own & ~leftToOwn[place]) == 0
          && (others & ~leftToOther[place]) == 0
          && ((own ^ others) & ~(leftToOwn[place] & leftToOther[place])) != 0)
        stones |= 1L << place;
    return stones;
  }

  @Override
  public String digest(Budget budget) {
    long kind = byUse ? 1 : 0;
    return Digest.of(LongStream.concat(LongStream.of(kind, cells, start.columns(), live, images.length),
        LongStream.concat(LongStream.of(leftToOwn), LongStream.of(leftToOther))).toArray());
  }
}
