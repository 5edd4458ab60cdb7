package org.grundy.game.grid;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Moves;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Amazons (W. Zamkauskas 1988): an amazon moves as a queen does, then blocks a cell that a queen reaches from there. */
public final class Amazons extends Stones {
  @Override
  public String name() {
    return "amazons";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move an amazon of yours as a queen moves; from there it shoots an arrow, as a queen moves, at an "
        + "empty cell, which is blocked from then on.");
  }

  @Override
  public List<String> examples() {
    return List.of("x../.../..o", "x.../...o", "x..#/.#.o", "x..");
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
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    char own = stone(mover);
    for (int from = 0; from < at.size(); from++)
      if (at.get(from) == own) {
        Grid lifted = at.with(EMPTY, from);
        for (int to : reached(lifted, from))
          for (int arrow : reached(lifted, to))
            if (!out.to(lifted.with(own, to).with(BLOCKED, arrow), from, to, arrow))
              return;
      }
  }

  private static int[] reached(Grid at, int from) {
    return IntStream.range(0, QUEEN.length).flatMap(way -> IntStream
        .iterate(beside(at, from, QUEEN[way]), to -> to != NOWHERE && at.get(to) == EMPTY,
            to -> beside(at, to, QUEEN[way])))
        .toArray();
  }

  /** Regions that no queen's move connects. */
  @Override
  public List<Grid> summands(Grid at) {
    return regions(at, true);
  }
}
