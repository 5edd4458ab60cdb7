package org.grundy.game.cake;

import java.util.Arrays;
import java.util.List;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/** Maundy Cake (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 2): into equal pieces. */
public final class MaundyCake extends CakeGame {
  @Override
  public String name() {
    return "maundy-cake";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Cut a cake along the lines into two or more equal pieces: Left cuts from top to bottom, Right "
        + "from side to side.");
  }

  @Override
  public List<String> examples() {
    return List.of("6x8", "4x6", "2x3 4x2", "1x4");
  }

  @Override
  protected boolean cut(int width, Cuts out) {
    for (int each = 1; each < width; each++)
      if (width % each == 0) {
        int[] pieces = new int[width / each];
        Arrays.fill(pieces, each);
        if (!out.to(each - 1, pieces))
          return false;
      }
    return true;
  }

  @Override
  public List<Theorem<List<Cake>>> theorems() {
    return List.of(new MaundyCakeTheorem(this));
  }
}
