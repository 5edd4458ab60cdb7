package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.sequence.Law;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NimSequenceTest {
  private static NimSequence filled(HeapGame game, long to) {
    var sequence = NimSequence.of(game);
    assertThat(sequence.fill(to, Budget.unlimited())).isTrue();
    return sequence;
  }

  /** Whatever engine is chosen, computed values and those beyond a period are those of the moves listed. */
  @Test
  void everyEngine_givesTheValuesOfTheMoves() {
    var random = new Random(1901);
    var engines = new HashSet<String>();
    for (int round = 0; round < 250; round++) {
      HeapGame game = RandomCodes.any(random);
      int to = game.pieces() > 2 ? 60 : 400;
      var listed = NimSequence.listing(game);
      assertThat(listed.fill(to, Budget.unlimited())).isTrue();
      var sequence = filled(game, to / 3);
      assertThat(sequence.fill(to, Budget.unlimited())).isTrue();
      engines.add(sequence.engine().english());
      for (int heap = 0; heap <= to; heap++)
        assertThat(sequence.value(heap)).as("%s heap %d by: %s, %s", game.name(), heap, sequence.engine(),
            sequence.period()).isEqualTo(listed.value(heap));
    }
    assertThat(engines).as("take-away sets, all but some, sets of splittings, repeating digits").hasSize(4);
  }

  /** A proved period holds in values that were computed without it, far beyond those that proved it. */
  @Test
  void provedPeriods_holdFarBeyond() {
    var random = new Random(1956);
    int proved = 0;
    for (int round = 0; round < 150; round++) {
      HeapGame game = RandomCodes.any(random);
      if (game.pieces() > 2)
        continue;
      var sequence = filled(game, 600);
      if (sequence.period().isEmpty() || sequence.filled() > 700)
        continue;
      proved++;
      var listed = NimSequence.listing(game);
      listed.fill(2000, Budget.unlimited());
      for (int heap = 0; heap <= 2000; heap++)
        assertThat(sequence.value(heap)).as("%s heap %d %s", game.name(), heap, sequence.period())
            .isEqualTo(listed.value(heap));
    }
    assertThat(proved).isGreaterThan(50);
  }

  /** The period found is the least, and begins where the equation first holds. */
  @Test
  void periods_areLeastAndBeginAsEarlyAsCanBe() {
    var random = new Random(12);
    for (int round = 0; round < 200; round++) {
      HeapGame game = RandomCodes.any(random);
      var sequence = filled(game, game.pieces() > 2 ? 100 : 1000);
      if (sequence.period().isEmpty())
        continue;
      Periodicity law = sequence.period().orElseThrow();
      if (law.from() > 0)
        assertThat(sequence.value(law.from() - 1) + law.saltus()).as(game.name())
            .isNotEqualTo(sequence.value(law.from() - 1 + law.period()));
      for (long p = 1; p < law.period(); p++)
        assertThat(holds(sequence, law, p)).as("%s %d of %s", game.name(), p, law).isFalse();
    }
  }

  private static boolean holds(NimSequence sequence, Periodicity law, long p) {
    long more = sequence.value(law.from() + p) - sequence.value(law.from());
    for (long heap = law.from(); heap < law.from() + law.period(); heap++)
      if (sequence.value(heap + p) - sequence.value(heap) != more)
        return false;
    return true;
  }

  /**
   * Guy and Smith 1956 for 0.77, 0.07 and 0.137; the others from R. K. Guy, Unsolved problems in combinatorial games, in
   * R. J. Nowakowski (ed.), Games of No Chance, MSRI Publ. 29 (1996) 475-491.
   */
  @ParameterizedTest
  @CsvSource({"0.77,71,12,8", "0.07,53,34,9", "0.137,52,34,9", "0.165,5181,1550,25", "0.356,7315,142,19"})
  void octalGames_havePublishedPeriods(String code, long from, long period, int maximum) {
    var sequence = filled(RandomCodes.game(code), 1L << 40);
    Periodicity law = sequence.period().orElseThrow();
    assertThat(law.from()).isEqualTo(from);
    assertThat(law.period()).isEqualTo(period);
    assertThat(law.maximum()).isEqualTo(maximum);
    assertThat(law.law()).isEqualTo(Law.TWO_PARTS);
    assertThat(law.checkedTo()).isEqualTo(2 * from + period + code.length() - 2);
  }

  /** Guy and Smith 1956: 14 exceptions, the last at 70. */
  @Test
  void kayles_has14Exceptions() {
    var kayles = filled(RandomCodes.game("0.77"), 1000);
    List<Long> exceptions = new ArrayList<>();
    kayles.exceptions(exceptions::add);
    assertThat(exceptions).containsExactly(0L, 3L, 6L, 9L, 11L, 15L, 18L, 21L, 22L, 28L, 34L, 39L, 57L, 70L);
    assertThat(kayles.exceptionCount()).isEqualTo(14);
    assertThat(kayles.period().orElseThrow().hypothesis()).hasToString("156 = 2 * 71 + 12 + 2");
  }

  /** 10^999 = 4 modulo 12. */
  @Test
  void kayles_ofAThousandDigits() {
    var kayles = filled(RandomCodes.game("0.77"), 200);
    assertThat(kayles.value(BigInteger.TEN.pow(999))).isEqualTo(BigInteger.ONE);
  }

  /** All but 1 may be taken: 0 0 1 1 2 2 3 3 ..., two heaps to a value. */
  @Test
  void allButOne_growsByOneInTwo() {
    var sequence = filled(RandomCodes.game("0.0[3]"), 1L << 50);
    Periodicity law = sequence.period().orElseThrow();
    assertThat(law.period()).isEqualTo(2);
    assertThat(law.saltus()).isEqualTo(1);
    BigInteger huge = BigInteger.TEN.pow(1000);
    assertThat(sequence.value(huge)).isEqualTo(huge.shiftRight(1));
    assertThat(law.law()).isEqualTo(Law.ALL_BUT);
  }

  @Test
  void nim_isItself() {
    var nim = filled(RandomCodes.game("0.[3]"), 1L << 50);
    assertThat(nim.value(1L << 50)).isEqualTo(1L << 50);
    assertThat(nim.value(BigInteger.TEN.pow(1000))).isEqualTo(BigInteger.TEN.pow(1000));
  }

  /** A take-away set with more amounts than a byte has bits, and one with amounts far apart. */
  @ParameterizedTest
  @ValueSource(strings = {"0.3333333333333", "0.00000000000000003000000000000000003", "0.0", "0.3", "0.1203021",
      "0.333333333333333333333333333333333333333333333333333333333333333333333333333"})
  void takeAway_isPeriodic(String code) {
    var sequence = filled(RandomCodes.game(code), 5000);
    var listed = NimSequence.listing(RandomCodes.game(code));
    listed.fill(5000, Budget.unlimited());
    assertThat(sequence.period()).isPresent();
    for (int heap = 0; heap <= 5000; heap++)
      assertThat(sequence.value(heap)).as("heap %d", heap).isEqualTo(listed.value(heap));
  }

  @Test
  void blocks_areTheValuesInOrder() {
    for (String code : List.of("0.77", "0.6", "0.[3]", "4!.0", "0.[7]")) {
      var sequence = NimSequence.of(RandomCodes.game(code));
      var listed = NimSequence.listing(RandomCodes.game(code));
      listed.fill(1000, Budget.unlimited());
      List<Integer> got = new ArrayList<>();
      assertThat(sequence.values(7, 1000, Budget.unlimited(), (first, values, count) -> {
        assertThat(first).isEqualTo(7 + got.size());
        for (int i = 0; i < count; i++)
          got.add(values[i]);
        return true;
      })).isTrue();
      assertThat(got).hasSize(994);
      for (int i = 0; i < got.size(); i++)
        assertThat((long) got.get(i)).as("%s %d", code, i + 7).isEqualTo(listed.value(i + 7));
    }
  }

  @Test
  void spentBudget_keepsWhatWasComputed() {
    for (String code : List.of("0.007", "0.6", "0.8", "0.00000000000003000000000000000003", "0.0003[3]")) {
      var sequence = NimSequence.of(RandomCodes.game(code));
      int spent = 0;
      for (int work = 100; sequence.filled() < 700 && sequence.period().isEmpty(); work *= 2)
        try {
          sequence.fill(1L << 26, Budget.ofWork(work));
        } catch (BudgetSpent _) {
          spent++;
        }
      assertThat(spent).as(code).isPositive();
      var listed = NimSequence.listing(RandomCodes.game(code));
      long known = Math.min(sequence.filled(), code.equals("0.8") ? 100 : 700);
      listed.fill(known, Budget.unlimited());
      for (int heap = 0; heap < known; heap++)
        assertThat(sequence.value(heap)).as("%s %d", code, heap).isEqualTo(listed.value(heap));
    }
  }

  @Test
  void unknownValues_areRefused() {
    var sequence = NimSequence.of(RandomCodes.game("0.6"));
    assertThatThrownBy(() -> sequence.value(5)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no value of 5 is known");
  }

  /** The plain listing of moves has the values that the law gives far beyond what it has checked. */
  @ParameterizedTest
  @CsvSource({"0.3[1], 1, 2", "0.7[03], 0, 2", "4.0[03], 2, 2", "0.[1], 1, 1", "0.5[01], 0, 2"})
  void periodsOfRepeatingDigits_areProved(String code, long from, long period) {
    var game = RandomCodes.game(code);
    var sequence = NimSequence.of(game);
    assertThat(sequence.fill(BigInteger.TEN.pow(30), Budget.unlimited())).isTrue();
    Periodicity proved = sequence.period().orElseThrow();
    assertThat(proved.law()).isEqualTo(Law.REPEATING_DIGITS);
    assertThat(proved.from()).isEqualTo(from);
    assertThat(proved.period()).isEqualTo(period);
    var plain = NimSequence.listing(game);
    plain.fill(1200, Budget.unlimited());
    for (int heap = 0; heap <= 1200; heap++)
      assertThat(sequence.value(BigInteger.valueOf(heap))).as("%s %d", code, heap)
          .isEqualTo(BigInteger.valueOf(plain.value(heap)));
  }
}
