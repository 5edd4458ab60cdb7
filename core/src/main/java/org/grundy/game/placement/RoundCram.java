package org.grundy.game.placement;

import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Cram on a board whose ends meet: {@code cram:cylinder} and {@code cram:torus}. */
public final class RoundCram extends RoundBoard implements Impartial<Grid> {
  private static final String PREFIX = "cram:";

  public RoundCram(Surface surface) {
    super(surface);
  }

  /**
   * Reads {@code cram:torus}.
   *
   * @throws BadInput unless it names a surface
   */
  public static RoundCram named(String name) {
    return new RoundCram(Surface.named(name.substring(PREFIX.length())));
  }

  @Override
  public String name() {
    return PREFIX + surface.written();
  }

  @Override
  public Phrase rules() {
    return surface.rules(new Cram().rules());
  }

  @Override
  protected List<Symmetry> symmetries() {
    return surface.columnsMeet() ? Symmetry.ALL : Symmetry.UPRIGHT;
  }

  @Override
  boolean liesAcross(Player player) {
    return true;
  }

  @Override
  boolean liesUpright(Player player) {
    return true;
  }

  @Override
  public void moves(Grid at, Moves<Grid> out) {
    moves(at, Player.LEFT, out);
  }
}
