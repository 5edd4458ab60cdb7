package org.grundy.value.thermal;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.grundy.value.shortgame.ShortGames;

/**
 * The companion of a game (Siegel, Combinatorial Game Theory, 2013): that of each option, and besides them 0 for Left
 * when G &ge; 0 and for Right when G &le; 0. It exchanges 0 and *, ^ and ^*; numbers other than 0 are their own
 * companions. Each follower is visited once.
 */
public final class Companion {
  private final ShortGames values;
  private final Map<Integer, Integer> known = new HashMap<>();

  public Companion(ShortGames values) {
    this.values = values;
  }

  public int of(int value) {
    if (values.isNumber(value))
      return value == ShortGames.ZERO ? ShortGames.STAR : value;
    Integer found = known.get(value);
    if (found != null)
      return found;
    values.budget().charge(1);
    int made = values.make(options(values.left(value), values.leq(ShortGames.ZERO, value)),
        options(values.right(value), values.leq(value, ShortGames.ZERO)));
    known.put(value, made);
    return made;
  }

  private int[] options(int[] options, boolean zero) {
    int[] made = Arrays.copyOf(options, options.length + (zero ? 1 : 0));
    for (int i = 0; i < options.length; i++)
      made[i] = of(options[i]);
    if (zero)
      made[options.length] = ShortGames.ZERO;
    return made;
  }
}
