package org.grundy.game.grid;

import java.util.List;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Amazons (W. Zamkauskas 1988): an amazon moves as a queen does, then blocks a cell that a queen reaches from there. */
public final class Amazons extends TravellingStones {
  @Override
  public String name() {
    return "amazons";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one of your amazons like a chess queen; it then shoots an arrow, also like a queen, to an "
        + "empty cell, which is blocked from then on.");
  }

  @Override
  public List<String> examples() {
    return List.of("x../.../..o", "x.../...o", "x..#/.#.o", "x..");
  }

  @Override
  protected Phrase meaning(char cell) {
    return switch (cell) {
      case LEFT -> Phrase.of("Left's amazon");
      case RIGHT -> Phrase.of("Right's amazon");
      default -> super.meaning(cell);
    };
  }

  @Override
  protected Picture.Piece piece() {
    return Picture.Piece.QUEEN;
  }

  /** An amazon of each player in opposite corners. */
  @Override
  protected Grid start(int rows, int columns) {
    Grid empty = Grid.filled(rows, columns, EMPTY);
    return rows * columns == 1 ? empty : empty.with(LEFT, 0).with(RIGHT, rows * columns - 1);
  }

  @Override
  public List<MovePattern> patterns(Player mover) {
    String over = String.valueOf(EMPTY);
    return List
        .of(new MovePattern(stone(mover), List.of(new MovePattern.Leg(LIKE_A_QUEEN, over, over, true, stone(mover)),
            new MovePattern.Leg(LIKE_A_QUEEN, over, over, true, BLOCKED))));
  }

  /** The regions that no queen's move connects. */
  @Override
  public List<Grid> summands(Grid at) {
    return regions(at, true);
  }
}
