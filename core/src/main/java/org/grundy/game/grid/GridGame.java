package org.grundy.game.grid;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.game.Characters;
import org.grundy.game.Notation;
import org.grundy.game.Picture;

/**
 * What games on a rectangle of cells have in common: notation, picture and symmetries. A game extends it and implements its
 * kind, {@code class Clobber extends GridGame implements Partizan<Grid>}; what stands here then fulfils
 * {@link org.grundy.game.Ruleset}.
 *
 * <p>Nothing is taken for granted of the moves. A game in which a blocked rim is no more than the edge of the board may say so
 * with {@link #cropped}, and one that is a sum of its regions with {@link #regions}; both are wrong where stones are pushed.
 */
public abstract class GridGame {
  public static final char EMPTY = '.';
  public static final char BLOCKED = '#';
  public static final char LEFT = 'x';
  public static final char RIGHT = 'o';

  /** The characters that may stand in a cell. */
  protected abstract String alphabet();

  /** The symmetries that change nothing for either player: {@link Symmetry#ALL}, {@link Symmetry#UPRIGHT} or fewer. */
  protected abstract List<Symmetry> symmetries();

  /** The board that play starts from. */
  protected Grid start(int rows, int columns) {
    return Grid.filled(rows, columns, EMPTY);
  }

  /** What is drawn on a player's cell. */
  protected Picture.Piece piece() {
    return Picture.Piece.STONE;
  }

  protected Picture.Look look(char cell) {
    return switch (cell) {
      case EMPTY -> Picture.Look.EMPTY;
      case BLOCKED -> Picture.Look.BLOCKED;
      case LEFT -> Picture.Look.LEFT;
      case RIGHT -> Picture.Look.RIGHT;
      default -> Picture.Look.NEUTRAL;
    };
  }

  /** Whether a move may ever enter, leave or need such a cell; the others keep regions apart. */
  protected boolean live(char cell) {
    return cell != BLOCKED;
  }

  public Notation<Grid> notation() {
    return Characters.over(alphabet()).standard((rows, columns) -> start(rows, columns).lines()).as(Grid::of,
        Grid::lines);
  }

  public Picture picture(Grid at) {
    var board = new Picture.Layout.Board(at.rows(), at.columns(), false, Picture.Labels.SQUARES);
    return Picture.board(board, piece(), (row, column) -> look(at.get(row, column)));
  }

  /** The least image of the board under the {@link #symmetries}. */
  public Grid normal(Grid at) {
    return at.least(symmetries());
  }

  /** The board itself. */
  public List<Grid> summands(Grid at) {
    return List.of(at);
  }

  /**
   * The least image of the board without its blocked rim, for {@link #normal} of games in which a blocked cell at the rim
   * differs in nothing from the edge of the board.
   */
  protected final Grid cropped(Grid at) {
    return at.crop(BLOCKED).least(symmetries());
  }

  /**
   * Each region of live cells that are connected by their sides, or also by their corners, with all other live cells blocked;
   * the board itself when there is but one. For {@link #summands} of games in which no move in a region depends on what is
   * outside it.
   */
  protected final List<Grid> regions(Grid at, boolean acrossCorners) {
    var regions = new ArrayList<BitSet>();
    var seen = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++)
      if (live(at.get(place)) && !seen.get(place)) {
        BitSet region = region(at, place, acrossCorners);
        seen.or(region);
        regions.add(region);
      }
    return split(at, regions);
  }

  private BitSet region(Grid at, int first, boolean acrossCorners) {
    var region = new BitSet(at.size());
    var waiting = new ArrayDeque<Integer>();
    region.set(first);
    waiting.add(first);
    while (!waiting.isEmpty()) {
      int place = waiting.remove();
      int row = place / at.columns();
      int column = place % at.columns();
      for (int r = Math.max(0, row - 1); r <= Math.min(at.rows() - 1, row + 1); r++)
        for (int c = Math.max(0, column - 1); c <= Math.min(at.columns() - 1, column + 1); c++) {
          int next = r * at.columns() + c;
          if ((acrossCorners || r == row || c == column) && live(at.get(next)) && !region.get(next)) {
            region.set(next);
            waiting.add(next);
          }
        }
    }
    return region;
  }

  /** One board for each region, the live cells outside it blocked; the board itself when there are fewer than two. */
  protected final List<Grid> split(Grid at, List<BitSet> regions) {
    if (regions.size() < 2)
      return List.of(at);
    var dead = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++)
      dead.set(place, !live(at.get(place)));
    return regions.stream().map(region -> {
      BitSet kept = (BitSet) region.clone();
      kept.or(dead);
      return at.only(kept, BLOCKED);
    }).toList();
  }
}
