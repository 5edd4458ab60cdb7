package org.grundy.value.thermal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;

/** Cooling against its definition, which looks for the temperature by cooling with all smaller ones (Siegel 2013, II.5). */
class CoolingBelowZeroTest {
  /** Corners of the thermographs of day 2 and their fractions are multiples of 1/8. */
  private static final int EIGHTHS = 3;

  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Map<String, Integer> known = new HashMap<>();

  private int plain(int g, int eighths) {
    if (values.isNumber(g) && values.numberPart(g).isInteger())
      return g;
    Integer done = known.get(g + " " + eighths);
    if (done != null)
      return done;
    int made = taxed(g, eighths);
    for (int less = -8; less < eighths; less++) {
      int earlier = taxed(g, less);
      if (values.leftStop(earlier).equals(values.rightStop(earlier))) {
        made = values.number(values.leftStop(earlier));
        break;
      }
    }
    known.put(g + " " + eighths, made);
    return made;
  }

  private int taxed(int g, int eighths) {
    int tax = values.number(Dyadic.of(eighths, EIGHTHS));
    return values.make(Arrays.stream(values.left(g)).map(l -> values.minus(plain(l, eighths), tax)).toArray(),
        Arrays.stream(values.right(g)).map(r -> values.plus(plain(r, eighths), tax)).toArray());
  }

  @Test
  void gamesOfDay2AndFractions_areCooledByTheDefinition() {
    var cooling = new Cooling(values, new Thermographs(values));
    for (int g : Days.born(values, 2))
      for (int shift = -4; shift <= 4; shift++) {
        int shifted = values.plus(g, values.number(Dyadic.of(shift, EIGHTHS)));
        for (int t = -8; t <= 12; t++)
          assertThat(cooling.cool(shifted, Dyadic.of(t, EIGHTHS))).as("%d + %d/8 by %d/8", g, shift, t)
              .isEqualTo(plain(shifted, t));
      }
  }
}
