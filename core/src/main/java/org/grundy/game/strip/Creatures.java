package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Characters;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Creatures on a strip: Left's {@code t} go to the right, Right's {@code f} to the left, one step to an empty box. Those in which
 * play ends are {@link org.grundy.game.grid.PatternGame pattern games}.
 */
abstract class Creatures implements Partizan<String> {
  private static final char LEFTS = 't';
  private static final char RIGHTS = 'f';
  private static final char EMPTY = GridGame.EMPTY;

  /** Whether they may jump over one creature of the other player to an empty box behind it. */
  abstract boolean jumps();

  /** Whether they may also step back to an empty box. */
  boolean backslides() {
    return false;
  }

  /** The word for a player's creature. */
  abstract Phrase creature(Player owner);

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("t is Left, f is Right"));
  }

  @Override
  public Notation<String> notation() {
    return Characters.over("" + EMPTY + LEFTS + RIGHTS).atMost(1, Picture.MOST_PARTS)
        .meaning(box -> box == EMPTY ? Phrase.of("empty box") : creature(box == LEFTS ? Player.LEFT : Player.RIGHT))
        .as(List::getFirst, List::of);
  }

  /** The strip as a board. */
  public final Grid board(String at) {
    return Grid.of(List.of(at));
  }

  /** All moves of a player. */
  public final List<MovePattern> patterns(Player mover) {
    char own = mover == Player.LEFT ? LEFTS : RIGHTS;
    char other = mover == Player.LEFT ? RIGHTS : LEFTS;
    MovePattern.Way ahead = mover == Player.LEFT ? MovePattern.Way.RIGHT : MovePattern.Way.LEFT;
    var patterns = new ArrayList<>(List.of(pattern(own, ahead, "" + EMPTY)));
    if (jumps())
      patterns.add(pattern(own, ahead, "" + other + EMPTY));
    if (backslides())
      patterns.add(pattern(own, new MovePattern.Way(0, -ahead.right()), "" + EMPTY));
    return patterns;
  }

  private static MovePattern pattern(char own, MovePattern.Way ahead, String over) {
    return new MovePattern(own, List.of(new MovePattern.Leg(List.of(ahead), over, over, false, own)));
  }

  @Override
  public final void moves(String at, Player mover, Moves<String> out) {
    MovePattern.list(patterns(mover), board(at), (option, touched) -> out.to(option.line(0), touched));
  }

  @Override
  public Optional<String> negative(String at) {
    return Optional.of(new StringBuilder(at).reverse().toString().replace(LEFTS, ' ').replace(RIGHTS, LEFTS)
        .replace(' ', RIGHTS));
  }

  @Override
  public Picture picture(String at) {
    var board = new Picture.Layout.Board(1, at.length(), false, Picture.Labels.NUMBERS);
    return Picture.board(board, look -> look == Picture.Look.LEFT ? Picture.Piece.TOAD : Picture.Piece.FROG,
        (_, column) -> switch (at.charAt(column)) {
          case LEFTS -> Picture.Look.LEFT;
          case RIGHTS -> Picture.Look.RIGHT;
          default -> Picture.Look.EMPTY;
        });
  }
}
