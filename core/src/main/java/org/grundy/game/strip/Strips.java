package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.function.IntUnaryOperator;
import org.grundy.game.Picture;

/** Pictures of strips with coins. */
final class Strips {
  private Strips() {
  }

  /** Boxes 1 to {@code length}, box b with the id b - 1; a number shows several coins in one box. */
  static Picture picture(int length, IntUnaryOperator coins) {
    var cells = new ArrayList<Picture.Part>();
    for (int box = 1; box <= length; box++) {
      int count = coins.applyAsInt(box);
      cells.add(new Picture.Part.Cell(box - 1, 0, box - 1, count == 0 ? Picture.Look.EMPTY : Picture.Look.NEUTRAL,
          count == 0 ? Picture.Piece.NONE : Picture.Piece.COIN, count < 2 ? "" : Integer.toString(count)));
    }
    return Picture.of(new Picture.Layout.Board(1, length, false, Picture.Labels.NUMBERS), cells);
  }
}
