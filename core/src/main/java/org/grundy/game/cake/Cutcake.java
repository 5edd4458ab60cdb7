package org.grundy.game.cake;

import java.util.List;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/** Cutcake (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 2): one cut, all the way. */
public final class Cutcake extends CakeGame {
  @Override
  public String name() {
    return "cutcake";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Cut a cake in two along the lines: Left cuts from top to bottom, Right from side to side.");
  }

  @Override
  protected boolean cut(int width, Cuts out) {
    for (int first = 1; first < width; first++)
      if (!out.to(first - 1, first, width - first))
        return false;
    return true;
  }

  @Override
  public List<Theorem<List<Cake>>> theorems() {
    return List.of(new CutcakeTheorem(this));
  }
}
