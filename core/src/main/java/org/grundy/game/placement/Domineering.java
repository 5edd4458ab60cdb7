package org.grundy.game.placement;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Partizan;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Domineering (G. Andersson; Conway, On Numbers and Games, 1976): dominoes, Left's upright and Right's across. */
public final class Domineering extends PlacementGame implements Partizan<Grid> {
  private static final List<Shape> UPRIGHT = List.of(Shape.of("#", "#"));
  private static final List<Shape> ACROSS = List.of(Shape.of("##"));

  @Override
  public String name() {
    return "domineering";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left covers two empty cells, one above the other; Right covers two empty cells side by side.");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("Left plays down, Right plays across"));
  }

  @Override
  public List<String> examples() {
    return List.of("5x5", "2x4", "3x3", "../..", "...#/..../#...");
  }

  @Override
  public List<Shape> shapes(Player player) {
    return player == Player.LEFT ? UPRIGHT : ACROSS;
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.UPRIGHT;
  }

  @Override
  public Optional<Grid> negative(Grid at) {
    return Optional.of(at.image(Symmetry.TRANSPOSE));
  }
}
