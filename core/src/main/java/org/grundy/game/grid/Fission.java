package org.grundy.game.grid;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Fission: a stone becomes two, on the empty cells on both sides of it; for Left above and below, for Right left and right. */
public final class Fission extends NearbyGame implements Partizan<Grid> {
  @Override
  public String name() {
    return "fission";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Split a stone into two, which move to the empty cells on opposite sides of it: Left uses the cells "
            + "above and below, Right those to the left and right.");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("Left splits up and down, Right left and right"));
  }

  @Override
  public List<String> examples() {
    return List.of("...../...../..x../...../.....", "3x3", "....#/x..../..x..");
  }

  @Override
  protected String alphabet() {
    return "" + EMPTY + LEFT + BLOCKED;
  }

  @Override
  protected Phrase meaning(char cell) {
    return cell == LEFT ? Phrase.of("stone") : super.meaning(cell);
  }

  @Override
  protected Picture.Look look(char cell) {
    return cell == LEFT ? Picture.Look.NEUTRAL : super.look(cell);
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.UPRIGHT;
  }

  /** A stone in the middle. */
  @Override
  protected Grid start(int rows, int columns) {
    return Grid.filled(rows, columns, EMPTY).with(LEFT, rows / 2 * columns + columns / 2);
  }

  /** Vertically or horizontally. */
  @Override
  public String touchedAlike() {
    return "vh";
  }

  @Override
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    int[] step = mover == Player.LEFT ? new int[]{1, 0} : new int[]{0, 1};
    int[] back = {-step[0], -step[1]};
    for (int place = 0; place < at.size(); place++)
      if (at.get(place) == LEFT) {
        int one = Stones.beside(at, place, back);
        int other = Stones.beside(at, place, step);
        if (one != Stones.NOWHERE && other != Stones.NOWHERE && at.get(one) == EMPTY && at.get(other) == EMPTY
            && !out.to(at.with(EMPTY, place).with(LEFT, one, other), place))
          return;
      }
  }

  @Override
  public Optional<Grid> negative(Grid at) {
    return Optional.of(at.image(Symmetry.TRANSPOSE));
  }
}
