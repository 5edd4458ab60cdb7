package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.grundy.game.Recursion;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.TermReader;
import org.junit.jupiter.api.Test;

class LevelsProofTest {
  private static final int TABLE = 1000;
  private static final int STEPS = 1000;

  private static TermForm form(String term, long from) {
    return new TermForm(TermReader.parse(term, List.of("n"), Dialect.BITS), term, TermForm.PLAIN, from);
  }

  private static Recursion.Levels levels(String most, long least) {
    return new Recursion.Levels(TermReader.parse(most, List.of("n"), Dialect.RULES), least);
  }

  /** How many first values agree; from the form's first number on. */
  private static long agreed(TermForm form, Recursion recursion) {
    for (long n = form.from(); n < TABLE; n++)
      if (!recursion.value(n, STEPS).equals(OptionalLong.of(form.at(n))))
        return n;
    return TABLE;
  }

  @Test
  void termsThatFollow_areTheValuesOfLargeNumbers() {
    var random = new Random(11);
    int proved = 0;
    for (int a = 1; a <= 3; a++)
      for (int d = a + 1; d <= 6; d++)
        for (int c = -4; c <= 4; c++)
          for (int least = 0; least <= 2; least++)
            for (int shift = 0; shift <= 4; shift++)
              for (int plus = -2; plus <= 1; plus++) {
                TermForm form = form("bitlength(n + " + shift + ") + " + (plus + 2) + " - 2", 1);
                Recursion.Levels recursion = levels("(" + a + "n + " + (c + 4) + " - 4) / " + d, least);
                long agreed = agreed(form, recursion);
                if (agreed < 64 || !LevelsProof.follows(form, recursion, agreed))
                  continue;
                proved++;
                assertThat(agreed).as("%s, %s", form, recursion).isEqualTo(TABLE);
                for (int i = 0; i < 50; i++) {
                  long n = TABLE + (random.nextLong() >>> 8 + random.nextInt(40));
                  assertThat(recursion.value(n, STEPS)).as("%s, %s at %d", form, recursion, n).hasValue(form.at(n));
                }
              }
    assertThat(proved).isGreaterThan(3);
  }

  @Test
  void termsThatOnlyAgreeAtFirst_doNotFollow() {
    assertThat(LevelsProof.follows(form("bitlength(n + 1) - 1", 0), levels("(n - 1) / 2", 0), TABLE)).isTrue();
    assertThat(LevelsProof.follows(form("bitlength(n + 1) - 1", 0), levels("(n - 1) / 2", 0), 2)).isFalse();
    assertThat(LevelsProof.follows(form("bitlength(n) - 1", 1), levels("n / 2", 1), TABLE)).isTrue();
    assertThat(LevelsProof.follows(form("bitlength(n)", 1), levels("n / 3", 0), TABLE)).isFalse();
    assertThat(LevelsProof.follows(form("bitlength(n + n / 5000)", 0), levels("n / 2", 0), TABLE)).isFalse();
    assertThat(LevelsProof.follows(form("n", 0), levels("sqrt(n)", 0), TABLE)).isFalse();
  }
}
