package org.grundy.game.strip;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Characters;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Pieces on a strip that go one box to the left and take others along; what goes beyond the first box is gone. */
abstract class ShovingGame implements Partizan<String> {
  static final char EMPTY = '.';
  private static final char LEFTS = 'x';
  private static final char RIGHTS = 'o';

  /** The box whose content disappears when the piece in box {@code place}, from 0, moves. */
  abstract int lost(String at, int place);

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("x is Left, o is Right"));
  }

  @Override
  public Notation<String> notation() {
    return Characters.over("" + EMPTY + LEFTS + RIGHTS).atMost(1, Picture.MOST_PARTS)
        .meaning(box -> switch (box) {
          case LEFTS -> Phrase.of("Left's piece");
          case RIGHTS -> Phrase.of("Right's piece");
          default -> Phrase.of("empty box");
        }).as(List::getFirst, List::of);
  }

  /** A move touches its piece. */
  @Override
  public final void moves(String at, Player mover, Moves<String> out) {
    char own = mover == Player.LEFT ? LEFTS : RIGHTS;
    for (int place = 0; place < at.length(); place++)
      if (at.charAt(place) == own) {
        int lost = lost(at, place);
        String option = at.substring(0, lost) + at.substring(lost + 1, place + 1) + EMPTY + at.substring(place + 1);
        if (!out.to(option, place))
          return;
      }
  }

  /** The strip up to its last piece. */
  @Override
  public String normal(String at) {
    int end = at.length();
    while (end > 1 && at.charAt(end - 1) == EMPTY)
      end--;
    return at.substring(0, end);
  }

  @Override
  public Optional<String> negative(String at) {
    return Optional.of(at.replace(LEFTS, ' ').replace(RIGHTS, LEFTS).replace(' ', RIGHTS));
  }

  @Override
  public Picture picture(String at) {
    var board = new Picture.Layout.Board(1, at.length(), false, Picture.Labels.NUMBERS);
    return Picture.board(board, Picture.Piece.STONE, (_, column) -> switch (at.charAt(column)) {
      case LEFTS -> Picture.Look.LEFT;
      case RIGHTS -> Picture.Look.RIGHT;
      default -> Picture.Look.EMPTY;
    });
  }
}
