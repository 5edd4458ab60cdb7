package org.grundy.draw;

import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;
import org.grundy.game.Picture.Piece;

/** The one or two characters for a cell in text. */
record Signs(boolean unicode) {
  /** {@code . # x o}, a letter for a special piece, a number as is; the text on a piece follows it. */
  String of(Part.Cell cell) {
    boolean owned = cell.look() == Look.LEFT || cell.look() == Look.RIGHT;
    if (!cell.text().isEmpty() && !owned && (cell.piece() == Piece.NUMBER || cell.piece() == Piece.NONE))
      return cell.text();
    return sign(cell) + cell.text();
  }

  private String sign(Part.Cell cell) {
    boolean nobodys = cell.look() == Look.NEUTRAL;
    return switch (cell.piece()) {
      case TOAD -> "t";
      case FROG -> "f";
      case QUEEN -> nobodys ? unicode ? "\u265b" : "Q" : look(cell.look());
      case TOKEN, COIN, STONE -> nobodys ? unicode ? "\u25cb" : "o" : look(cell.look());
      case NONE, NUMBER -> look(cell.look());
    };
  }

  private String look(Look look) {
    return switch (look) {
      case EMPTY -> unicode ? "\u00b7" : ".";
      case LEFT -> unicode ? "\u25cf" : "x";
      case RIGHT -> unicode ? "\u25cb" : "o";
      case BOTH -> unicode ? "\u25d0" : "&";
      case NEUTRAL -> unicode ? "\u25c6" : "*";
      case BLOCKED -> unicode ? "\u2588" : "#";
    };
  }
}
