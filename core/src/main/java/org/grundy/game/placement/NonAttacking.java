package org.grundy.game.placement;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Picture;
import org.grundy.game.graph.Links;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.Symmetry;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Chess pieces of one kind, placed so that none attacks another: {@code non-attacking:queens} (H. Noon and G. Van Brummelen,
 * The non-attacking queens game, College Mathematics Journal 37, 2006). Neither pieces nor blocked cells stand in the way
 * of an attack.
 *
 * <p>A list of moves takes time linear in the cells times those that a piece attacks.
 */
public final class NonAttacking extends GridGame implements Impartial<Grid> {
  private static final String PREFIX = "non-attacking:";
  private static final char PIECE = 'o';
  private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] AROUND = Stream.of(STRAIGHT, DIAGONAL).flatMap(Stream::of).toArray(int[][]::new);
  private static final int[][] JUMPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

  /** A kind of pieces. */
  public enum Kind {
    QUEENS, KINGS, ROOKS, BISHOPS, KNIGHTS;

    private int[][] steps() {
      return switch (this) {
        case QUEENS, KINGS -> AROUND;
        case ROOKS -> STRAIGHT;
        case BISHOPS -> DIAGONAL;
        case KNIGHTS -> JUMPS;
      };
    }

    /** Whether it goes on to the rim of the board. */
    private boolean isFar() {
      return this != KINGS && this != KNIGHTS;
    }

    private Phrase rules() {
      return switch (this) {
        case QUEENS -> Phrase.of("Place a queen on an empty cell that no queen attacks.");
        case KINGS -> Phrase.of("Place a king on an empty cell that no king attacks.");
        case ROOKS -> Phrase.of("Place a rook on an empty cell that no rook attacks.");
        case BISHOPS -> Phrase.of("Place a bishop on an empty cell that no bishop attacks.");
        case KNIGHTS -> Phrase.of("Place a knight on an empty cell that no knight attacks.");
      };
    }

    /** The cells that a piece attacks. */
    private BitSet attacked(Grid at, int place) {
      var attacked = new BitSet(at.size());
      for (int[] step : steps())
        for (int times = 1; times == 1 || isFar(); times++) {
          int row = place / at.columns() + times * step[0];
          int column = place % at.columns() + times * step[1];
          if (row < 0 || column < 0 || row >= at.rows() || column >= at.columns())
            break;
          attacked.set(row * at.columns() + column);
        }
      return attacked;
    }

    private String written() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Kind kind;

  public NonAttacking(Kind kind) {
    this.kind = kind;
  }

  /**
   * Reads {@code non-attacking:queens}.
   *
   * @throws BadInput unless it names a kind of pieces
   */
  public static NonAttacking named(String name) {
    String piece = name.substring(PREFIX.length());
    return new NonAttacking(Stream.of(Kind.values()).filter(kind -> kind.written().equals(piece)).findFirst()
        .orElseThrow(() -> BadInput.expected(Phrase.of("the pieces"),
            Phrase.verbatim(Stream.of(Kind.values()).map(Kind::written).collect(Collectors.joining(", "))), piece)));
  }

  @Override
  public String name() {
    return PREFIX + kind.written();
  }

  @Override
  public Phrase rules() {
    return kind.rules();
  }

  @Override
  public List<String> examples() {
    return List.of("4x4", "3x5", "o..../...../...#.");
  }

  @Override
  protected String alphabet() {
    return "" + EMPTY + PIECE + BLOCKED;
  }

  @Override
  protected boolean live(char cell) {
    return cell == EMPTY;
  }

  @Override
  protected Phrase meaning(char cell) {
    return cell == PIECE ? Phrase.of("piece") : super.meaning(cell);
  }

  @Override
  protected Picture.Piece piece() {
    return kind == Kind.QUEENS ? Picture.Piece.QUEEN : Picture.Piece.STONE;
  }

  @Override
  protected Picture.Look look(char cell) {
    return cell == PIECE ? Picture.Look.NEUTRAL : super.look(cell);
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.ALL;
  }

  @Override
  public void moves(Grid at, Moves<Grid> out) {
    BitSet open = open(at);
    for (int place = open.nextSetBit(0); place >= 0; place = open.nextSetBit(place + 1))
      if (!out.to(at.with(PIECE, place), place))
        return;
  }

  /** The empty cells that no piece attacks. */
  private BitSet open(Grid at) {
    var open = new BitSet(at.size());
    open.set(0, at.size());
    for (int place = 0; place < at.size(); place++)
      if (at.get(place) != EMPTY) {
        open.clear(place);
        if (at.get(place) == PIECE)
          open.andNot(kind.attacked(at, place));
      }
    return open;
  }

  /** The open cells, without the rim that has none. */
  @Override
  public Grid normal(Grid at) {
    return cropped(Grid.filled(at.rows(), at.columns(), EMPTY).only(open(at), BLOCKED));
  }

  /** The sets of open cells that attacks connect. */
  @Override
  public List<Grid> summands(Grid at) {
    BitSet open = open(at);
    var links = new Links(at.size());
    open.stream().forEach(place -> {
      BitSet attacked = kind.attacked(at, place);
      attacked.and(open);
      attacked.stream().forEach(other -> links.add(place, other));
    });
    return split(Grid.filled(at.rows(), at.columns(), EMPTY).only(open, BLOCKED), PlacementGame.parts(open, links));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NonAttacking that && kind == that.kind;
  }

  @Override
  public int hashCode() {
    return kind.hashCode();
  }
}
