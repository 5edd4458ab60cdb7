package org.grundy.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;

class FloorFormsTest {
  private static long[] floors(long p, long q, long shift, int length) {
    return LongStream.range(0, length).map(n -> Math.floorDiv(n * p + shift, q)).toArray();
  }

  @Test
  void floorsOfALine_haveNoContradiction() {
    var random = new Random(7);
    for (int i = 0; i < 300; i++)
      assertThat(
          FloorForms.contradiction(floors(random.nextInt(1, 200), random.nextInt(1, 60), random.nextInt(200), 25),
              Budget.unlimited()))
          .isEmpty();
  }

  /** A certificate says what the definition says: no x fits, tried on all fractions with small denominators. */
  @Test
  void certificates_leaveNoRoom() {
    var random = new Random(8);
    int found = 0;
    for (int i = 0; i < 300; i++) {
      long[] s = floors(random.nextInt(1, 50), random.nextInt(1, 20), 0, 15);
      s[random.nextInt(3, 15)] += random.nextInt(3);
      Optional<FloorForms.Certificate> certificate = FloorForms.contradiction(s, Budget.unlimited());
      if (certificate.isEmpty())
        continue;
      found++;
      FloorForms.Certificate c = certificate.get();
      for (int d = 1; d < 40; d++)
        for (int n = 0; n < 60 * d; n++)
          assertThat((s[c.lowTo()] - s[c.lowFrom()] - 1) * d < (long) (c.lowTo() - c.lowFrom()) * n
              && (long) (c.highTo() - c.highFrom()) * n < (s[c.highTo()] - s[c.highFrom()] + 1) * d).isFalse();
    }
    assertThat(found).isGreaterThan(20);
  }
}
