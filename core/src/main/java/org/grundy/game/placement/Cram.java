package org.grundy.game.placement;

import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Cram (M. Gardner 1974; Winning Ways, 1982, chapter 15): Domineering in which either player may lay a domino either way. */
public final class Cram extends PlacementGame implements Impartial<Grid> {
  private static final List<Shape> DOMINOES = List.of(Shape.of("#", "#"), Shape.of("##"));

  @Override
  public String name() {
    return "cram";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Cover two adjacent empty cells, side by side or one above the other.");
  }

  @Override
  public List<String> examples() {
    return List.of("4x4", "3x3", "2x4", "..#/...");
  }

  @Override
  public List<Shape> shapes(Player player) {
    return DOMINOES;
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.ALL;
  }

  @Override
  public void moves(Grid at, Moves<Grid> out) {
    moves(at, Player.LEFT, out);
  }
}
