package org.grundy.game.strip;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Characters;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.value.Player;

/** Creatures on a strip: Left's {@code t} go to the right, Right's {@code f} to the left, one step to an empty box. */
abstract class Creatures implements Partizan<String> {
  private static final char LEFTS = 't';
  private static final char RIGHTS = 'f';
  private static final char EMPTY = '.';

  /** Whether they may jump over one creature of the other player to an empty box behind it. */
  abstract boolean jumps();

  @Override
  public Notation<String> notation() {
    return Characters.over("" + EMPTY + LEFTS + RIGHTS).atMost(1, Picture.MOST_PARTS).as(List::getFirst, List::of);
  }

  @Override
  public void moves(String at, Player mover, Moves<String> out) {
    char own = mover == Player.LEFT ? LEFTS : RIGHTS;
    char other = mover == Player.LEFT ? RIGHTS : LEFTS;
    int step = mover == Player.LEFT ? 1 : -1;
    for (int from = 0; from < at.length(); from++)
      if (at.charAt(from) == own) {
        int to = cell(at, from + step) == EMPTY ? from + step
            : jumps() && cell(at, from + step) == other && cell(at, from + 2 * step) == EMPTY ? from + 2 * step : from;
        if (to != from && !out.to(moved(at, from, to), from, to))
          return;
      }
  }

  private static char cell(String at, int place) {
    return place < 0 || place >= at.length() ? ' ' : at.charAt(place);
  }

  private static String moved(String at, int from, int to) {
    var after = new StringBuilder(at);
    after.setCharAt(to, at.charAt(from));
    after.setCharAt(from, EMPTY);
    return after.toString();
  }

  @Override
  public Optional<String> negative(String at) {
    return Optional.of(new StringBuilder(at).reverse().toString().replace(LEFTS, ' ').replace(RIGHTS, LEFTS)
        .replace(' ', RIGHTS));
  }

  @Override
  public Picture picture(String at) {
    var board = new Picture.Layout.Board(1, at.length(), false, Picture.Labels.NUMBERS);
    return Picture.board(board, Picture.Piece.FROG, (_, column) -> switch (at.charAt(column)) {
      case LEFTS -> Picture.Look.LEFT;
      case RIGHTS -> Picture.Look.RIGHT;
      default -> Picture.Look.EMPTY;
    });
  }
}
