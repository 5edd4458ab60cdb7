package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.placement.Placements;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.PackedImage;
import org.grundy.solve.region.RegionSum;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * A board of a placement game of at most 128 cells. The number of a position is the least image of its usable cells under the
 * symmetries of the board. Where a symmetry exchanges the players, the player to move is always Left; elsewhere the bit after
 * the last cell says who moves.
 *
 * <p>Under normal play, a position that {@link SureMoves} or a {@link PartBound} decides is not searched. The others promise
 * more, the more disjoint and safe placements the player to move has than the opponent, and the more usable cells there are
 * near the rim.
 *
 * <p>A number costs a lookup for every eight cells and symmetry, a promise about a microsecond. Boards of at most 64 cells
 * and larger ones have classes of their own, because one word takes half the time of two.
 */
abstract class PlacementBoard implements RegionBoard {
  private static final int IMAGES = 8;
  private static final int PACKED_WEIGHT = 16;
  private static final int SAFE_WEIGHT = 8;

  private final String game;
  protected final int rows;
  protected final int columns;
  /** The cells that were free at the start. */
  private final Cells live;
  private final boolean normal;
  protected final boolean impartial;
  /** The images of the rectangle, or the square, under which the placements of each player stay the same. */
  protected final int[] keeping;
  /** Those that exchange the players. */
  protected final int[] exchanging;
  protected final boolean hasMover;
  /** By player, what connects cells. */
  private final List<WidePlacer> placing;
  /** Null where moves at the end do not count, or both players have the same. */
  private final @Nullable PartBound bound;

  /** @param budget for tables */
  PlacementBoard(Ruleset<?> ruleset, Placements game, Grid start, Convention convention, Budget budget) {
    this.game = ruleset.name();
    this.rows = start.rows();
    this.columns = start.columns();
    this.live = free(start);
    this.normal = convention == Convention.NORMAL;
    this.impartial = ruleset instanceof Impartial;
    this.placing = Stream.of(Player.values())
        .map(player -> new WidePlacer(game.shapes(player, rows, columns), rows, columns)).toList();
    Set<Cells> lefts = placements(Player.LEFT, live);
    Set<Cells> rights = placements(Player.RIGHT, live);
    this.keeping = images(lefts, rights, false);
    this.exchanging = images(lefts, rights, true);
    this.hasMover = !impartial && exchanging.length == 0;
    this.bound = normal && !impartial ? PartBound.of(ruleset, placing,
        List.of(placements(Player.LEFT, all()), placements(Player.RIGHT, all())), rows, columns, budget) : null;
  }

  PlacementBoard(PlacementBoard same) {
    this.game = same.game;
    this.rows = same.rows;
    this.columns = same.columns;
    this.live = same.live;
    this.normal = same.normal;
    this.impartial = same.impartial;
    this.placing = same.placing;
    this.keeping = same.keeping;
    this.exchanging = same.exchanging;
    this.hasMover = same.hasMover;
    this.bound = same.bound == null ? null : same.bound.forThread();
  }

  /** Empty for a position of another kind of game, or with too many cells. */
  static Optional<PlacementBoard> of(Position.Single<?> position, Convention convention, Budget budget) {
    if (!(position.ruleset() instanceof Placements game) || !(position.at() instanceof Grid start)
        || start.size() > Cells.MOST)
      return Optional.empty();
    Ruleset<?> ruleset = position.ruleset();
    return Optional.of(start).filter(board -> board.size() <= Long.SIZE)
        .<PlacementBoard>map(board -> new PackedPlacementBoard(ruleset, game, board, convention, budget))
        .filter(board -> board.bits() <= Long.SIZE)
        .or(() -> Optional.of(new WidePlacementBoard(ruleset, game, start, convention, budget)))
        .filter(board -> board.bits() <= Cells.MOST);
  }

  private static Cells free(Grid at) {
    return IntStream.range(0, at.size()).filter(place -> at.get(place) == GridGame.EMPTY).mapToObj(Cells::of)
        .reduce(Cells.NONE, Cells::or);
  }

  private Cells all() {
    return IntStream.range(0, rows * columns).mapToObj(Cells::of).reduce(Cells.NONE, Cells::or);
  }

  /** The cells of each placement of a player on some cells. */
  private Set<Cells> placements(Player player, Cells cells) {
    var found = new HashSet<Cells>();
    for (WideShape shape : placing.get(player.index()).shapes)
      for (Cells places = shape.fits(cells); !places.isEmpty(); places = places.without(places.first()))
        found.add(shape.cells(places.first()));
    return found;
  }

  private int[] images(Set<Cells> lefts, Set<Cells> rights, boolean exchange) {
    return IntStream.range(0, IMAGES).filter(image -> PackedImage.has(image, rows, columns)).filter(number -> {
      var image = new WideImage(number, rows, columns);
      return image.of(live).equals(live) && images(lefts, image).equals(exchange ? rights : lefts)
          && images(rights, image).equals(exchange ? lefts : rights);
    }).toArray();
  }

  private static Set<Cells> images(Set<Cells> placements, WideImage image) {
    var found = new HashSet<Cells>();
    for (Cells cells : placements)
      found.add(image.of(cells));
    return found;
  }

  /** The cells at least so far from the nearer end of their column, or of their row, from 1 on. */
  protected final Cells[] inner() {
    var found = new ArrayList<Cells>();
    for (int depth = 1; 2 * depth < Math.max(rows, columns); depth++) {
      found.add(inside(depth, 0));
      found.add(inside(0, depth));
    }
    return found.stream().filter(cells -> !cells.isEmpty()).toArray(Cells[]::new);
  }

  private Cells inside(int fromRowEnds, int fromColumnEnds) {
    Cells cells = Cells.NONE;
    for (int row = fromRowEnds; row < rows - fromRowEnds; row++)
      for (int column = fromColumnEnds; column < columns - fromColumnEnds; column++)
        cells = cells.or(Cells.of(row * columns + column));
    return cells;
  }

  @Override
  public final int bits() {
    return rows * columns + (hasMover ? 1 : 0);
  }

  @Override
  public final Optional<long[]> key(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !single.ruleset().name().equals(game)
        || !(single.at() instanceof Grid at) || at.rows() != rows || at.columns() != columns)
      return Optional.empty();
    Cells free = free(at);
    return free.without(live).isEmpty() ? Optional.of(key(free, impartial ? 0 : mover.index())) : Optional.empty();
  }

  protected abstract long[] key(Cells free, int mover);

  /**
   * What a position promises.
   *
   * @param mover the player to move
   * @param own   the moves that the player to move can count on
   * @param other those of the opponent
   * @param inner how far the usable cells lie from the rim, added up
   */
  protected final int promise(Cells free, int mover, SureMoves own, SureMoves other, int inner) {
    if (normal && (own.lead(other.packed(), true) > 0 || wins(free, mover, true)))
      return SURE_WIN;
    if (normal && (other.lead(own.packed(), false) >= 0 || wins(free, 1 - mover, false)))
      return SURE_LOSS;
    return PACKED_WEIGHT * (own.packed() - other.packed()) + SAFE_WEIGHT * (own.safe() - other.safe()) - inner;
  }

  private boolean wins(Cells free, int player, boolean moves) {
    return bound != null && bound.wins(free, player, moves);
  }

  /** The free cells of a position. */
  protected abstract Cells free(long[] keys, int at);

  @Override
  public final boolean addRegions(long[] keys, int at, RegionSum to) {
    for (Cells rest = free(keys, at); !rest.isEmpty();) {
      Cells region = WidePlacer.connected(rest, placing);
      rest = rest.without(region);
      if (!addRegion(region, to))
        return false;
    }
    return true;
  }

  private boolean addRegion(Cells region, RegionSum to) {
    BitboardLayout layout = to.layout();
    int top = region.places().findFirst().orElseThrow() / columns;
    int left = region.places().map(cell -> cell % columns).min().orElseThrow();
    long laid = 0;
    for (int cell : region.places().toArray()) {
      int row = cell / columns - top;
      int column = cell % columns - left;
      if (row >= layout.rows() || column >= layout.columns())
        return false;
      laid |= 1L << layout.stride() * row + column;
    }
    return to.add(laid, 0, layout);
  }

  @Override
  public final void release() {
    if (bound != null)
      bound.release();
  }
}
