package org.grundy.game.placement;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Partizan;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Domineering on a board whose ends meet: {@code domineering:cylinder} and {@code domineering:torus} (M. Lachmann, C. Moore and
 * I. Rapaport, Who wins Domineering on rectangular boards?, More Games of No Chance, 2002). On the cylinder, Right's dominoes
 * may lie across the seam.
 */
public final class RoundDomineering extends RoundBoard implements Partizan<Grid> {
  private static final String PREFIX = "domineering:";

  public RoundDomineering(Surface surface) {
    super(surface);
  }

  /**
   * Reads {@code domineering:torus}.
   *
   * @throws BadInput unless it names a surface
   */
  public static RoundDomineering named(String name) {
    return new RoundDomineering(Surface.named(name.substring(PREFIX.length())));
  }

  @Override
  public String name() {
    return PREFIX + surface.written();
  }

  @Override
  public Phrase rules() {
    return surface.rules(new Domineering().rules());
  }

  @Override
  public Optional<Phrase> sides() {
    return new Domineering().sides();
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.UPRIGHT;
  }

  @Override
  boolean liesAcross(Player player) {
    return player == Player.RIGHT;
  }

  @Override
  boolean liesUpright(Player player) {
    return player == Player.LEFT;
  }

  /** On a torus; on a cylinder, the players do not have the same board. */
  @Override
  public Optional<Grid> negative(Grid at) {
    return surface.columnsMeet() ? Optional.of(at.image(Symmetry.TRANSPOSE)) : Optional.empty();
  }
}
