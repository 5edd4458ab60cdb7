package org.grundy.game.cake;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/** Eatcake (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 8): a strip is eaten. */
public final class Eatcake extends CakeGame {
  @Override
  public String name() {
    return "eatcake";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Eat a strip one square wide all the way across a cake: Left eats a column, Right a row. The "
        + "pieces on either side become separate cakes.");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("Left eats columns, Right eats rows"));
  }

  /** A column or a row. */
  @Override
  public String touchedAlike() {
    return "cr";
  }

  @Override
  protected boolean cutsLines() {
    return false;
  }

  @Override
  public List<String> examples() {
    return List.of("4x5", "3x3", "2x3 3x2", "1x4");
  }

  @Override
  protected int eaten() {
    return 1;
  }

  @Override
  protected boolean cut(int width, Cuts out) {
    for (int first = 0; first < width; first++)
      if (!out.to(first, first, width - 1 - first))
        return false;
    return true;
  }
}
