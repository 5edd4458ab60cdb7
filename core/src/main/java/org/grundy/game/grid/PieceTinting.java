package org.grundy.game.grid;

import java.util.BitSet;
import java.util.List;
import org.grundy.game.Picture;
import org.grundy.game.graph.Links;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * {@link Snort} or {@link Col} in which stones reach what a chess piece attacks: {@code snort:queens} and {@code col:kings} are
 * these games on the graph of the moves of the piece (Winning Ways, 1982, chapters 2 and 6, plays them on any graph).
 */
public final class PieceTinting extends TintingGame {
  /** The game of stones beside each other. */
  public enum Kind {
    SNORT, COL;

    private String prefix() {
      return this == SNORT ? "snort:" : "col:";
    }
  }

  private final Kind kind;
  private final ChessPiece piece;

  public PieceTinting(Kind kind, ChessPiece piece) {
    this.kind = kind;
    this.piece = piece;
  }

  /**
   * Reads {@code snort:queens} or {@code col:queens}.
   *
   * @throws BadInput unless it names a kind of pieces
   */
  public static PieceTinting named(Kind kind, String name) {
    return new PieceTinting(kind, ChessPiece.named(name.substring(kind.prefix().length())));
  }

  @Override
  public String name() {
    return kind.prefix() + piece.written();
  }

  @Override
  public Phrase rules() {
    return switch (kind) {
      case SNORT ->
        Phrase.of("Place one of your stones on an empty cell that no stone of the other player attacks. Stones "
            + "attack as {0} do, and nothing stands in their way.", piece.plural());
      case COL ->
        Phrase.of("Place one of your stones on an empty cell that no stone of yours attacks. Stones attack as {0} do, "
            + "and nothing stands in their way.", piece.plural());
    };
  }

  @Override
  public List<String> examples() {
    return List.of("3x4", "2x3", "1x4", "x..o/..#.");
  }

  @Override
  protected Picture.Piece piece() {
    return piece == ChessPiece.QUEENS ? Picture.Piece.QUEEN : super.piece();
  }

  @Override
  Player shunned(Player mover) {
    return kind == Kind.SNORT ? mover.opponent() : mover;
  }

  @Override
  Reach reach() {
    return piece.reach();
  }

  /** The sets of open cells that attacks connect. */
  @Override
  public List<Grid> summands(Grid at) {
    BitSet open = open(at);
    var links = new Links(at.size());
    open.stream().forEach(place -> reach().from(place, at.rows(), at.columns(), other -> {
      if (open.get(other))
        links.add(place, other);
      return true;
    }));
    return split(at, links.parts(open));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PieceTinting that && kind == that.kind && piece == that.piece;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + piece.hashCode();
  }
}
