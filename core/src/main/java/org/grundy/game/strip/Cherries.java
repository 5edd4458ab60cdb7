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

/**
 * Blue-Red Cherries (M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play, 2007): a cherry is taken from either end of
 * a row. A gap keeps rows apart.
 */
public final class Cherries implements Partizan<String> {
  private static final char LEFTS = 'x';
  private static final char RIGHTS = 'o';

  @Override
  public String name() {
    return "cherries";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take a cherry from either end of a row: Left takes blue ones (x) and Right red ones (o).");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("x is Left, o is Right"));
  }

  @Override
  public List<String> examples() {
    return List.of("xooxxoo", "xo", "xoox", "xx.oxo");
  }

  @Override
  public Notation<String> notation() {
    return Characters.over("" + LEFTS + RIGHTS + Gaps.GAP).atMost(1, Picture.MOST_PARTS)
        .meaning(cherry -> switch (cherry) {
          case LEFTS -> Phrase.of("Left's cherry");
          case RIGHTS -> Phrase.of("Right's cherry");
          default -> Phrase.of("gap");
        }).as(List::getFirst, List::of);
  }

  @Override
  public void moves(String at, Player mover, Moves<String> out) {
    char own = mover == Player.LEFT ? LEFTS : RIGHTS;
    for (int place = 0; place < at.length(); place++)
      if (at.charAt(place) == own && (isGap(at, place - 1) || isGap(at, place + 1))
          && !out.to(Gaps.filled(at, place, place), place))
        return;
  }

  private static boolean isGap(String at, int place) {
    return place < 0 || place == at.length() || at.charAt(place) == Gaps.GAP;
  }

  /** Rows between gaps. */
  @Override
  public List<String> summands(String at) {
    return Gaps.rows(at);
  }

  @Override
  public String normal(String at) {
    return Gaps.trimmed(at);
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
