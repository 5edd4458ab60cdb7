package org.grundy.game.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.game.Characters;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;

/**
 * Base of the games on a rectangle of cells: notation, picture and symmetries. A game extends it and implements its
 * kind, {@code class Mine extends GridGame implements Partizan<Grid>}; the methods here then implement
 * {@link org.grundy.game.Ruleset}.
 *
 * <p>Nothing is assumed about the moves. A game in which a blocked rim is equivalent to the edge of the board may use
 * {@link #cropped}, and one that is a sum of its regions may use {@link #regions}; both are wrong if moves push stones.
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

  /** The piece drawn on a player's cell. */
  protected Picture.Piece piece() {
    return Picture.Piece.STONE;
  }

  /** What a character of the alphabet means, without an article. A game with characters of its own overrides it. */
  protected Phrase meaning(char cell) {
    return switch (cell) {
      case EMPTY -> Phrase.of("empty cell");
      case BLOCKED -> Phrase.of("blocked cell");
      case LEFT -> Phrase.of("Left's stone");
      case RIGHT -> Phrase.of("Right's stone");
      default -> Phrase.of("other cell");
    };
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

  /** Whether a move may ever enter, leave or need such a cell; other cells separate regions. */
  protected boolean live(char cell) {
    return cell != BLOCKED;
  }

  public Notation<Grid> notation() {
    return Characters.over(alphabet()).standard((rows, columns) -> start(rows, columns).lines())
        .meaning(cell -> meaning((char) cell)).as(Grid::of, Grid::lines);
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
   * The least image of the board without its blocked rim, for {@link #normal} in games where a blocked cell at the rim
   * is equivalent to the edge of the board.
   */
  protected final Grid cropped(Grid at) {
    return at.crop(BLOCKED).least(symmetries());
  }

  /**
   * Each region of live cells that are connected by their sides, or also by their corners, with all other live cells
   * blocked; just the board when there is only one region. For {@link #summands} in games where no move in a region
   * depends on anything outside it.
   */
  protected final List<Grid> regions(Grid at, boolean acrossCorners) {
    return split(at, regionCells(at, acrossCorners));
  }

  /** The cells of each of the {@link #regions}. */
  protected final List<BitSet> regionCells(Grid at, boolean acrossCorners) {
    var regions = new ArrayList<BitSet>();
    BitSet left = liveCells(at);
    for (int place = left.nextSetBit(0); place >= 0; place = left.nextSetBit(place)) {
      BitSet region = at.rows() == 1 ? run(left, place) : region(at, left, place, acrossCorners);
      left.andNot(region);
      regions.add(region);
    }
    return regions;
  }

  private BitSet liveCells(Grid at) {
    var words = new long[(at.size() + Long.SIZE - 1) / Long.SIZE];
    for (int place = 0; place < at.size(); place++)
      if (live(at.get(place)))
        words[place / Long.SIZE] |= 1L << place;
    return BitSet.valueOf(words);
  }

  private static BitSet run(BitSet live, int first) {
    var run = new BitSet(live.length());
    run.set(first, live.nextClearBit(first));
    return run;
  }

  private static BitSet region(Grid at, BitSet live, int first, boolean acrossCorners) {
    var region = new BitSet(at.size());
    var waiting = new int[at.size()];
    int count = 0;
    region.set(first);
    waiting[count++] = first;
    while (count > 0) {
      int place = waiting[--count];
      int row = place / at.columns();
      int column = place % at.columns();
      for (int r = Math.max(0, row - 1); r <= Math.min(at.rows() - 1, row + 1); r++)
        for (int c = Math.max(0, column - 1); c <= Math.min(at.columns() - 1, column + 1); c++) {
          int next = r * at.columns() + c;
          if ((acrossCorners || r == row || c == column) && live.get(next) && !region.get(next)) {
            region.set(next);
            waiting[count++] = next;
          }
        }
    }
    return region;
  }

  /** One board for each region, the live cells outside it blocked; just the board when there are fewer than two. */
  protected final List<Grid> split(Grid at, List<BitSet> regions) {
    if (regions.size() < 2)
      return List.of(at);
    BitSet dead = liveCells(at);
    dead.flip(0, at.size());
    return regions.stream().map(region -> {
      BitSet kept = (BitSet) region.clone();
      kept.or(dead);
      return at.only(kept, BLOCKED);
    }).toList();
  }
}
