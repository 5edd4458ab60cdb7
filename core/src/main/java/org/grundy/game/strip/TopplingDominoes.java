package org.grundy.game.strip;

import java.util.ArrayList;
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
  private static final char FALLEN = '.';

  @Override
  public String name() {
    return "toppling-dominoes";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Topple a domino to the left or to the right; all dominoes on that side fall with it. Left topples x, "
            + "Right o, either player #.");
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
    return Characters.over("" + LEFTS + RIGHTS + GREEN + FALLEN).atMost(1, Picture.MOST_PARTS)
        .meaning(domino -> switch (domino) {
          case LEFTS -> Phrase.of("domino of Left");
          case RIGHTS -> Phrase.of("domino of Right");
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
        while (first > 0 && at.charAt(first - 1) != FALLEN)
          first--;
        int last = place;
        while (last + 1 < at.length() && at.charAt(last + 1) != FALLEN)
          last++;
        if (!out.to(fallen(at, first, place), place, first)
            || first < last && !out.to(fallen(at, place, last), place, last))
          return;
      }
  }

  private static String fallen(String at, int from, int to) {
    return at.substring(0, from) + String.valueOf(FALLEN).repeat(to + 1 - from) + at.substring(to + 1);
  }

  /** Rows between gaps. */
  @Override
  public List<String> summands(String at) {
    var rows = new ArrayList<String>();
    for (int from = 0; from < at.length(); from++)
      if (at.charAt(from) != FALLEN) {
        int to = from;
        while (to < at.length() && at.charAt(to) != FALLEN)
          to++;
        rows.add(String.valueOf(FALLEN).repeat(from) + at.substring(from, to)
            + String.valueOf(FALLEN).repeat(at.length() - to));
        from = to;
      }
    return rows.size() < 2 ? List.of(at) : rows;
  }

  /** The row without gaps at its ends, read from the side that gives the smaller text. */
  @Override
  public String normal(String at) {
    int first = 0;
    while (first < at.length() && at.charAt(first) == FALLEN)
      first++;
    if (first == at.length())
      return String.valueOf(FALLEN);
    int last = at.length() - 1;
    while (at.charAt(last) == FALLEN)
      last--;
    String standing = at.substring(first, last + 1);
    String reversed = new StringBuilder(standing).reverse().toString();
    return reversed.compareTo(standing) < 0 ? reversed : standing;
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
