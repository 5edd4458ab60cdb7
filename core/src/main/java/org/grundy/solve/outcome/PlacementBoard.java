package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.placement.Placements;
import org.grundy.solve.board.PackedImage;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board of a placement game of at most 128 cells. The number of a position is the least image of its usable cells under the
 * symmetries of the board. Where a symmetry exchanges the players, the player to move is always Left; elsewhere the bit after
 * the last cell says who moves.
 *
 * <p>Under normal play, a position whose {@link SureMoves} decide it is not searched. The others promise more, the more
 * disjoint and safe placements the player to move has than the opponent, and the more usable cells there are near the rim.
 *
 * <p>A number costs a lookup for every eight cells and symmetry, a promise about a microsecond. Boards of at most 64 cells
 * and larger ones have classes of their own, because one word takes half the time of two.
 */
abstract class PlacementBoard implements Board {
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

  PlacementBoard(Ruleset<?> ruleset, Placements game, Grid start, Convention convention) {
    this.game = ruleset.name();
    this.rows = start.rows();
    this.columns = start.columns();
    this.live = free(start);
    this.normal = convention == Convention.NORMAL;
    this.impartial = ruleset instanceof Impartial;
    Set<Cells> lefts = placements(game, Player.LEFT);
    Set<Cells> rights = placements(game, Player.RIGHT);
    this.keeping = images(lefts, rights, false);
    this.exchanging = images(lefts, rights, true);
    this.hasMover = !impartial && exchanging.length == 0;
  }

  PlacementBoard(PlacementBoard same) {
    this.game = same.game;
    this.rows = same.rows;
    this.columns = same.columns;
    this.live = same.live;
    this.normal = same.normal;
    this.impartial = same.impartial;
    this.keeping = same.keeping;
    this.exchanging = same.exchanging;
    this.hasMover = same.hasMover;
  }

  /** Empty for a position of another kind of game, or with too many cells. */
  static Optional<PlacementBoard> of(Position.Single<?> position, Convention convention) {
    if (!(position.ruleset() instanceof Placements game) || !(position.at() instanceof Grid start)
        || start.size() > Cells.MOST)
      return Optional.empty();
    Ruleset<?> ruleset = position.ruleset();
    return Optional.of(start).filter(board -> board.size() <= Long.SIZE)
        .<PlacementBoard>map(board -> new PackedPlacementBoard(ruleset, game, board, convention))
        .filter(board -> board.bits() <= Long.SIZE)
        .or(() -> Optional.of(new WidePlacementBoard(ruleset, game, start, convention)))
        .filter(board -> board.bits() <= Cells.MOST);
  }

  private static Cells free(Grid at) {
    return IntStream.range(0, at.size()).filter(place -> at.get(place) == GridGame.EMPTY).mapToObj(Cells::of)
        .reduce(Cells.NONE, Cells::or);
  }

  private Set<Cells> placements(Placements game, Player player) {
    var found = new HashSet<Cells>();
    for (WideShape shape : new WidePlacer(game.shapes(player, rows, columns), rows, columns).shapes)
      for (Cells places = shape.fits(live); !places.isEmpty(); places = places.without(places.first()))
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
   * @param own   the moves that the player to move can count on
   * @param other those of the opponent
   * @param inner how far the usable cells lie from the rim, added up
   */
  protected final int promise(SureMoves own, SureMoves other, int inner) {
    if (normal && own.lead(other.packed(), true) > 0)
      return SURE_WIN;
    if (normal && other.lead(own.packed(), false) >= 0)
      return SURE_LOSS;
    return PACKED_WEIGHT * (own.packed() - other.packed()) + SAFE_WEIGHT * (own.safe() - other.safe()) - inner;
  }
}
