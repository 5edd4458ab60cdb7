package org.grundy.solve.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArithmeticLawTest {
  private static OctalCode hexadecimal(Random random) {
    int[] digits = new int[2 + random.nextInt(4)];
    digits[0] = random.nextInt(4) == 0 ? 4 * random.nextInt(4) : 0;
    for (int i = 1; i < digits.length; i++)
      digits[i] = random.nextInt(16);
    return OctalCode.of(digits);
  }

  /** Values that a law proves against those that listing the moves gives, well beyond what the law examined. */
  @Test
  void provedValues_areThoseOfTheMoves() {
    var random = new Random(17);
    int proved = 0;
    for (int trial = 0; trial < 300; trial++) {
      OctalCode code = hexadecimal(random);
      if (!ArithmeticLaw.fits(code))
        continue;
      var dense = new DenseEngine(code, Phrase.of("dense"));
      dense.fill(200, Budget.unlimited());
      if (dense.period().filter(law -> law.law() == Law.ARITHMETIC).isEmpty())
        continue;
      proved++;
      assertListed(code, 150 + (int) dense.period().get().checkedTo());
    }
    assertThat(proved).isGreaterThan(80);
  }

  private static void assertListed(OctalCode code, int to) {
    var sequence = NimSequence.of(new TakeAndBreak(code));
    var listed = NimSequence.listing(new TakeAndBreak(code));
    sequence.fill(200, Budget.unlimited());
    listed.fill(to, Budget.unlimited());
    for (int heap = 0; heap <= to; heap++)
      assertThat(sequence.value(BigInteger.valueOf(heap)).longValueExact()).as("%s heap %d", code, heap)
          .isEqualTo(listed.value(heap));
  }

  /** What the table is cut to says nothing else: whenever a law is found in fewer values, it is the same period. */
  @Test
  void lawsFoundEarly_areTheSame() {
    var random = new Random(18);
    int found = 0;
    for (int trial = 0; trial < 60; trial++) {
      OctalCode code = hexadecimal(random);
      if (!ArithmeticLaw.fits(code))
        continue;
      var listed = NimSequence.listing(new TakeAndBreak(code));
      listed.fill(219, Budget.unlimited());
      int[] values = NimSequence.copy(n -> (int) listed.value(n), 0, 220);
      for (int filled = 12; filled < 200; filled += 7) {
        var law = ArithmeticLaw.proof(code, values, filled, Budget.unlimited());
        if (law.isEmpty())
          continue;
        found++;
        int period = (int) law.get().period();
        for (int n = (int) law.get().from(); n + period < 220; n++)
          assertThat(values[n + period]).as("%s of %d values, heap %d", code, filled, n)
              .isEqualTo(values[n] + law.get().saltus());
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  /** 0.3F grows by 3 in each period of 6: nim-addition does not go with that, and no law is claimed. */
  @ParameterizedTest
  @CsvSource({"0.3F, 300", "0.2048, 300"})
  void otherGrowth_isNotProved(String text, int to) {
    var dense = new DenseEngine(OctalCode.parse(text), Phrase.of("dense"));
    dense.fill(to, Budget.unlimited());
    assertThat(dense.period()).isEmpty();
  }
}
