package org.grundy.game.placement;

import java.util.BitSet;
import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Picture;
import org.grundy.game.graph.Links;
import org.grundy.game.grid.ChessPiece;
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

  private final ChessPiece kind;

  public NonAttacking(ChessPiece kind) {
    this.kind = kind;
  }

  /**
   * Reads {@code non-attacking:queens}.
   *
   * @throws BadInput unless it names a kind of pieces
   */
  public static NonAttacking named(String name) {
    return new NonAttacking(ChessPiece.named(name.substring(PREFIX.length())));
  }

  @Override
  public String name() {
    return PREFIX + kind.written();
  }

  @Override
  public Phrase rules() {
    return switch (kind) {
      case QUEENS -> Phrase.of("Place a queen on an empty cell that no queen attacks.");
      case KINGS -> Phrase.of("Place a king on an empty cell that no king attacks.");
      case ROOKS -> Phrase.of("Place a rook on an empty cell that no rook attacks.");
      case BISHOPS -> Phrase.of("Place a bishop on an empty cell that no bishop attacks.");
      case KNIGHTS -> Phrase.of("Place a knight on an empty cell that no knight attacks.");
    };
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
    return kind == ChessPiece.QUEENS ? Picture.Piece.QUEEN : Picture.Piece.STONE;
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
    return split(Grid.filled(at.rows(), at.columns(), EMPTY).only(open, BLOCKED), links.parts(open));
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
