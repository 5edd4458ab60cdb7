package org.grundy.explain;

import java.util.Optional;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;

/**
 * Describes a piece's move in a straight line over a board with coordinates:
 * {@code 4 squares diagonally down to the left}.
 */
final class Slide {
  private Slide() {
  }

  static Optional<Phrase> of(Position from, Move move) {
    Picture picture = from.pictures().getFirst();
    if (!(picture.layout() instanceof Picture.Layout.Board board) || board.labels() != Picture.Labels.COORDINATES
        || move.touches().size() != 2
        || !(picture.part(move.touches().getFirst().part()) instanceof Picture.Part.Cell start)
        || !(picture.part(move.touches().getLast().part()) instanceof Picture.Part.Cell end))
      return Optional.empty();
    int right = end.column() - start.column();
    int up = board.firstRowAtBottom() ? end.row() - start.row() : start.row() - end.row();
    int squares = Math.max(Math.abs(right), Math.abs(up));
    boolean straight = squares > 0 && (right == 0 || up == 0 || Math.abs(right) == Math.abs(up));
    return straight ? Optional.of(Phrase.of("{0} {0:square|squares} {1}", squares, way(right, up)))
        : Optional.empty();
  }

  private static Phrase way(int right, int up) {
    if (up == 0)
      return Phrase.of(right > 0 ? "to the right" : "to the left");
    if (right == 0)
      return Phrase.of(up > 0 ? "upwards" : "downwards");
    if (up > 0)
      return Phrase.of(right > 0 ? "diagonally up-right" : "diagonally up-left");
    return Phrase.of(right > 0 ? "diagonally down-right" : "diagonally down-left");
  }
}
