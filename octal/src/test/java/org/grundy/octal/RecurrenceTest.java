package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.DenseEngine;
import org.junit.jupiter.api.Test;

class RecurrenceTest {
  private static final int KNOWN = 1500;

  private static OctalCode octal(Random random) {
    int[] digits = new int[2 + random.nextInt(4)];
    for (int i = 1; i < digits.length; i++)
      digits[i] = random.nextInt(8);
    return OctalCode.of(digits);
  }

  /** Cut anywhere, in the preperiod too, where an end may recur by chance; some of them recur long enough. */
  @Test
  void valuesThatAreAdded_areTheMex() {
    var random = new Random(21);
    int added = 0;
    for (int trial = 0; trial < 1500; trial++) {
      OctalCode code = octal(random);
      if (!Sparse.fits(code))
        continue;
      int[] all = values(code);
      int cut = 64 + random.nextInt(700);
      Coding coding = Coding.sparsest(all, cut / 2, cut);
      int[] known = all;
      if (!Field.fits(n -> known[(int) n], cut, coding))
        continue;
      var field = new Field(code, all, cut, coding);
      Kernel kernel = trial % 2 == 0 ? Kernel.best() : new ScalarKernel();
      Recurrence.extend(code, field, kernel, KNOWN, Budget.unlimited());
      for (int heap = cut; heap < Math.min(KNOWN, field.filled); heap++)
        assertThat(field.value(heap)).as("%s heap %d, cut at %d", code, heap, cut).isEqualTo(all[heap]);
      added += field.filled > cut ? 1 : 0;
    }
    assertThat(added).isGreaterThan(50);
  }

  /** Not by the engine, which ends at a period. */
  private static int[] values(OctalCode code) {
    int[] values = new int[KNOWN];
    for (int heap = 1; heap < KNOWN; heap++) {
      var met = new boolean[512];
      for (int place = 0; place <= Math.min(heap, code.places()); place++) {
        int digit = code.digit(place);
        int left = heap - place;
        if ((digit & 1) != 0 && left == 0)
          met[0] = true;
        if ((digit & 2) != 0 && left > 0)
          met[values[left]] = true;
        if ((digit & 4) != 0)
          for (int a = 1; a <= left / 2; a++)
            met[values[a] ^ values[left - a]] = true;
      }
      while (met[values[heap]])
        values[heap]++;
    }
    return values;
  }

  @Test
  void whatEndsTooEarly_isGoneOnWith() {
    OctalCode code = OctalCode.parse("0.356");
    var dense = new DenseEngine(code, Phrase.of("dense"));
    var sparse = new Sparse(code, Kernel.best(), 2048, Witnesses.Scale.FULL, 1);
    int spent = 0;
    while (sparse.period().isEmpty())
      try {
        sparse.fill(30_000, Budget.ofWork(1L << (16 + spent)));
      } catch (BudgetSpent _) {
        spent++;
      }
    assertThat(spent).isPositive();
    assertThat(sparse.space()).isPresent();
    dense.fill(30_000, Budget.unlimited());
    assertThat(sparse.period()).isEqualTo(dense.period());
    for (int heap = 0; heap < Math.min(sparse.filled(), dense.filled()); heap++)
      assertThat(sparse.value(heap)).isEqualTo(dense.value(heap));
  }
}
