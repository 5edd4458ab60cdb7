package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.placement.Placements;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board of a placement game of at most 64 cells. The number of a position is the least image of its usable cells under the
 * symmetries of the board. Where a symmetry exchanges the players, the player to move is always Left; elsewhere the highest
 * bit says who moves.
 *
 * <p>Under normal play, a position whose {@link SureMoves} decide it is not searched. The others promise more, the more
 * disjoint and safe placements the player to move has than the opponent, and the more usable cells there are near the rim.
 *
 * <p>A number costs a lookup for every eight cells and symmetry, a promise about a microsecond.
 */
final class PlacementBoard implements Board {
  private static final int IMAGES = 8;
  private static final int PACKED_WEIGHT = 16;
  private static final int SAFE_WEIGHT = 8;

  private final String game;
  private final int rows;
  private final int columns;
  /** The cells that were free at the start. */
  private final long live;
  private final boolean normal;
  private final boolean impartial;
  /** By player. */
  private final Placer[] placers;
  private final SureMoves[] sure;
  /** The symmetries that change nothing for the players, then those that exchange them. */
  private final PackedImage[][] images;
  /** The cells at least so far from the nearer end of their column, or of their row, from 1 on. */
  private final long[] inner;
  private final boolean hasMover;

  private PlacementBoard(Ruleset<?> ruleset, Placements game, Grid start, Convention convention) {
    this.game = ruleset.name();
    this.rows = start.rows();
    this.columns = start.columns();
    this.live = free(start);
    this.normal = convention == Convention.NORMAL;
    this.impartial = ruleset instanceof Impartial;
    Placer left = new Placer(game.shapes(Player.LEFT, rows, columns), rows, columns);
    Placer right = new Placer(game.shapes(Player.RIGHT, rows, columns), rows, columns);
    this.placers = new Placer[]{left, right};
    this.sure = counts(placers);
    this.images = new PackedImage[][]{images(left, right, false), images(left, right, true)};
    this.inner = inner();
    this.hasMover = !impartial && images[1].length == 0;
  }

  private PlacementBoard(PlacementBoard same) {
    this.game = same.game;
    this.rows = same.rows;
    this.columns = same.columns;
    this.live = same.live;
    this.normal = same.normal;
    this.impartial = same.impartial;
    this.placers = same.placers;
    this.sure = counts(placers);
    this.images = same.images;
    this.inner = same.inner;
    this.hasMover = same.hasMover;
  }

  private static SureMoves[] counts(Placer[] placers) {
    return new SureMoves[]{new SureMoves(placers[0], placers[1]), new SureMoves(placers[1], placers[0])};
  }

  @Override
  public Board forThread() {
    return new PlacementBoard(this);
  }

  /** Empty for a position of another kind of game, or with too many cells. */
  static Optional<PlacementBoard> of(Position.Single<?> position, Convention convention) {
    if (!(position.ruleset() instanceof Placements game) || !(position.at() instanceof Grid start)
        || start.size() > Long.SIZE)
      return Optional.empty();
    return Optional.of(new PlacementBoard(position.ruleset(), game, start, convention))
        .filter(board -> board.bits() <= Long.SIZE);
  }

  private static long free(Grid at) {
    long free = 0;
    for (int place = 0; place < at.size(); place++)
      if (at.get(place) == GridGame.EMPTY)
        free |= 1L << place;
    return free;
  }

  /** The images of the rectangle, or the square, under which the placements of the players stay the same, or are exchanged. */
  private PackedImage[] images(Placer left, Placer right, boolean exchange) {
    Set<Long> lefts = placements(left);
    Set<Long> rights = placements(right);
    var found = new ArrayList<PackedImage>();
    for (int i = 0; i < IMAGES; i++)
      if (PackedImage.has(i, rows, columns)) {
        var image = new PackedImage(i, rows, columns);
        if (image.of(live) == live && images(lefts, image).equals(exchange ? rights : lefts)
            && images(rights, image).equals(exchange ? lefts : rights))
          found.add(image);
      }
    return found.toArray(PackedImage[]::new);
  }

  private Set<Long> placements(Placer placer) {
    var found = new HashSet<Long>();
    for (PackedShape shape : placer.shapes)
      for (long places = shape.fits(live); places != 0; places &= places - 1)
        found.add(shape.cells(Long.lowestOneBit(places)));
    return found;
  }

  private static Set<Long> images(Set<Long> placements, PackedImage image) {
    var found = new HashSet<Long>();
    for (long cells : placements)
      found.add(image.of(cells));
    return found;
  }

  private long[] inner() {
    var found = new ArrayList<Long>();
    for (int depth = 1; 2 * depth < Math.max(rows, columns); depth++) {
      found.add(inside(depth, 0));
      found.add(inside(0, depth));
    }
    return found.stream().mapToLong(Long::longValue).filter(cells -> cells != 0).toArray();
  }

  private long inside(int fromRowEnds, int fromColumnEnds) {
    long cells = 0;
    for (int row = fromRowEnds; row < rows - fromRowEnds; row++)
      for (int column = fromColumnEnds; column < columns - fromColumnEnds; column++)
        cells |= 1L << row * columns + column;
    return cells;
  }

  @Override
  public int bits() {
    return rows * columns + (hasMover ? 1 : 0);
  }

  @Override
  public OptionalLong key(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !single.ruleset().name().equals(game)
        || !(single.at() instanceof Grid at) || at.rows() != rows || at.columns() != columns)
      return OptionalLong.empty();
    long free = free(at);
    return (free & ~live) == 0 ? OptionalLong.of(key(free, impartial ? 0 : mover.index())) : OptionalLong.empty();
  }

  private long key(long free, int mover) {
    long usable = placers[0].usable(free) | placers[1].usable(free);
    long least = -1;
    for (PackedImage image : images[hasMover ? 0 : mover]) {
      long cells = image.of(usable);
      if (Long.compareUnsigned(cells, least) < 0)
        least = cells;
    }
    return hasMover ? least | (long) mover << rows * columns : least;
  }

  private int mover(long key) {
    return hasMover ? (int) (key >>> rows * columns) : 0;
  }

  private long free(long key) {
    return hasMover ? key & (1L << rows * columns) - 1 : key;
  }

  @Override
  public void options(long key, LongList out) {
    long free = free(key);
    int mover = mover(key);
    int next = impartial ? 0 : 1 - mover;
    for (PackedShape shape : placers[mover].shapes)
      for (long places = shape.fits(free); places != 0; places &= places - 1)
        out.add(key(free & ~shape.cells(Long.lowestOneBit(places)), next));
  }

  @Override
  public int promise(long key) {
    long free = free(key);
    int mover = mover(key);
    SureMoves own = sure[mover];
    SureMoves other = sure[1 - mover];
    own.look(free, placers[1 - mover].usable(free));
    other.look(free, placers[mover].usable(free));
    if (normal && own.lead(other.packed(), true) > 0)
      return SURE_WIN;
    if (normal && other.lead(own.packed(), false) >= 0)
      return SURE_LOSS;
    int promise = PACKED_WEIGHT * (own.packed() - other.packed()) + SAFE_WEIGHT * (own.safe() - other.safe());
    for (long cells : inner)
      promise -= Long.bitCount(free & cells);
    return promise;
  }
}
