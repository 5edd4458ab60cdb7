package org.grundy.game.grid;

import java.util.BitSet;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** A kind of chess pieces and the cells that they attack; nothing stands in the way of an attack. */
public enum ChessPiece {
  QUEENS, KINGS, ROOKS, BISHOPS, KNIGHTS;

  Reach reach() {
    return switch (this) {
      case QUEENS -> Reach.QUEEN;
      case KINGS -> Reach.KING;
      case ROOKS -> Reach.ROOK;
      case BISHOPS -> Reach.BISHOP;
      case KNIGHTS -> Reach.KNIGHT;
    };
  }

  /** The places of the cells that a piece attacks. */
  public BitSet attacked(Grid at, int place) {
    var attacked = new BitSet(at.size());
    reach().from(place, at.rows(), at.columns(), other -> {
      attacked.set(other);
      return true;
    });
    return attacked;
  }

  /** The pieces as a sentence names them. */
  Phrase plural() {
    return switch (this) {
      case QUEENS -> Phrase.of("queens");
      case KINGS -> Phrase.of("kings");
      case ROOKS -> Phrase.of("rooks");
      case BISHOPS -> Phrase.of("bishops");
      case KNIGHTS -> Phrase.of("knights");
    };
  }

  /** The pieces as the name of a game has them. */
  public String written() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@code queens}.
   *
   * @throws BadInput unless it names a kind of pieces
   */
  public static ChessPiece named(String text) {
    return Stream.of(values()).filter(piece -> piece.written().equals(text)).findFirst()
        .orElseThrow(() -> BadInput.expected(Phrase.of("the pieces"),
            Phrase.verbatim(Stream.of(values()).map(ChessPiece::written).collect(Collectors.joining(", "))), text));
  }
}
