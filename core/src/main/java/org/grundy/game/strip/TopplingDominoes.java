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
 * Toppling Dominoes (A. Fink, R. J. Nowakowski, A. N. Siegel and D. Wolfe, Toppling conjectures, Games of No Chance 4, 2015):
 * dominoes stand in a row; one is toppled to the left or to the right, and all on that side fall with it.
 */
public final class TopplingDominoes implements Partizan<String> {
  private static final char LEFTS = 'x';
  private static final char RIGHTS = 'o';
  private static final char GREEN = '#';

  @Override
  public String name() {
    return "toppling-dominoes";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Topple a domino to the left or to the right; all dominoes on that side fall with it. Left may topple "
            + "blue ones (x), Right red ones (o), and either player the others (#).");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("x is Left, o is Right, & (typed #) either"));
  }

  @Override
  public List<String> examples() {
    return List.of("xxoxoxo", "xo", "xox", "x#o");
  }

  @Override
  public Notation<String> notation() {
    return Characters.over("" + LEFTS + RIGHTS + GREEN + Gaps.GAP).atMost(1, Picture.MOST_PARTS)
        .meaning(domino -> switch (domino) {
          case LEFTS -> Phrase.of("Left's domino");
          case RIGHTS -> Phrase.of("Right's domino");
          case GREEN -> Phrase.of("domino of either player");
          default -> Phrase.of("gap");
        }).as(List::getFirst, List::of);
  }

  /** A move touches its domino, then the last that falls. */
  @Override
  public void moves(String at, Player mover, Moves<String> out) {
    char own = mover == Player.LEFT ? LEFTS : RIGHTS;
    for (int place = 0; place < at.length(); place++)
      if (at.charAt(place) == own || at.charAt(place) == GREEN) {
        int first = place;
        while (first > 0 && at.charAt(first - 1) != Gaps.GAP)
          first--;
        int last = place;
        while (last + 1 < at.length() && at.charAt(last + 1) != Gaps.GAP)
          last++;
        if (!out.to(Gaps.filled(at, first, place), place, first)
            || first < last && !out.to(Gaps.filled(at, place, last), place, last))
          return;
      }
  }

  /** Rows between gaps. */
  @Override
  public List<String> summands(String at) {
    return Gaps.rows(at);
  }

  /** The row without gaps at its ends, read from the side that gives the smaller text. */
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
      case GREEN -> Picture.Look.BOTH;
      default -> Picture.Look.EMPTY;
    });
  }
}
