package org.grundy.explain;

import java.util.Optional;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;

/** A piece's way in a straight line over a board with coordinates, in words: {@code 4 squares south-west}. */
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
    int east = end.column() - start.column();
    int north = board.firstRowAtBottom() ? end.row() - start.row() : start.row() - end.row();
    int squares = Math.max(Math.abs(east), Math.abs(north));
    boolean straight = squares > 0 && (east == 0 || north == 0 || Math.abs(east) == Math.abs(north));
    return straight ? Optional.of(Phrase.of("{0} {0:square|squares} {1}", squares, way(east, north)))
        : Optional.empty();
  }

  private static Phrase way(int east, int north) {
    if (north == 0)
      return Phrase.of(east > 0 ? "east" : "west");
    if (east == 0)
      return Phrase.of(north > 0 ? "north" : "south");
    if (north > 0)
      return Phrase.of(east > 0 ? "north-east" : "north-west");
    return Phrase.of(east > 0 ? "south-east" : "south-west");
  }
}
