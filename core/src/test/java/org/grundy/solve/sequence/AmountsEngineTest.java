package org.grundy.solve.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Amounts;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountsEngineTest {
  private static final Budget FREE = Budget.unlimited();

  private static HeapGame line(String rules) {
    return (HeapGame) Catalog.standard().ruleset(rules);
  }

  /** Amounts up to a bound, and what is said of the remainders of all. */
  private record Set(IntStream some, BitSet of, Optional<BitSet> remainders) implements HeapGame, Amounts {
    static Set of(IntStream some, int... remainders) {
      var of = new BitSet();
      some.forEach(of::set);
      var all = new BitSet();
      IntStream.of(remainders).forEach(all::set);
      return new Set(IntStream.empty(), of, remainders.length == 0 ? Optional.empty() : Optional.of(all));
    }

    @Override
    public String name() {
      return "set";
    }

    @Override
    public void from(long heap, Become out) {
      of.stream().filter(amount -> amount <= heap).forEach(amount -> out.heap(heap - amount));
    }

    @Override
    public Optional<Amounts> amounts() {
      return Optional.of(this);
    }

    @Override
    public BitSet upTo(int most, LongConsumer looked) {
      return of.get(0, most + 1);
    }

    @Override
    public Optional<BitSet> remainders(int by, long beyond) {
      return by == 3 ? remainders : Optional.empty();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      take 4^k; 0; 5; 0 1 0 1 2
      take 2^k where k >= 1; 0; 6; 0 0 1 1 2 2
      take 6^k; 0; 7; 0 1 0 1 0 1 2
      take 1, 4^k where k >= 2; 0; 2; 0 1
      """)
  void periods_areProved(String rules, int from, int period, String values) {
    NimSequence sequence = NimSequence.of(line(rules));
    assertThat(sequence.fill(BigInteger.TEN.pow(30), FREE)).as(rules).isTrue();
    Periodicity law = sequence.period().orElseThrow();
    if (!rules.startsWith("take 1,")) {
      assertThat(law.law()).isEqualTo(Law.RECURRENT);
      assertThat(law.from()).as(rules).isEqualTo(from);
      assertThat(law.period()).as(rules).isEqualTo(period);
      assertThat(IntStream.range(from, from + period).mapToObj(n -> Long.toString(sequence.value(n))).toList())
          .as(rules).isEqualTo(java.util.List.of(values.split(" ")));
    }
  }

  @Tag("fuzz")
  @Test
  void whatIsProved_isWhatPlainPlayFinds() {
    RandomGenerator random = Tier.random("recurrent");
    int to = Tier.cases(1500, 4000);
    int proved = 0;
    for (int round = 0; round < 150; round++) {
      var moves = new ArrayList<String>();
      for (int i = 0; i <= random.nextInt(3); i++)
        moves.add("take " + switch (random.nextInt(5)) {
          case 0 -> 2 + random.nextInt(8) + "^k";
          case 1 -> 2 + random.nextInt(5) + "^k where k >= " + random.nextInt(3);
          case 2 -> 1 + random.nextInt(4) + " * " + (2 + random.nextInt(3)) + "^k";
          case 3 -> "k where k % " + (2 + random.nextInt(5)) + " = " + random.nextInt(3);
          default -> Integer.toString(1 + random.nextInt(9));
        });
      String rules = String.join("; ", moves);
      HeapGame game = line(rules);
      if (game.amounts().isEmpty())
        continue;
      var engine = new AmountsEngine(game.amounts().get());
      engine.fill(1023, FREE);
      var plain = NimSequence.listing(game);
      plain.fill(to, FREE);
      for (int n = 0; n < engine.filled(); n++)
        assertThat(engine.value(n)).as("%s, %s", rules, n).isEqualTo((int) plain.value(n));
      if (engine.period().isPresent()) {
        proved++;
        Periodicity law = engine.period().get();
        for (long n = 0; n <= to; n++)
          assertThat((long) engine.value(law.folded(n))).as("%s, %s", rules, n).isEqualTo(plain.value(n));
      }
    }
    assertThat(proved).isGreaterThan(50);
  }

  @Test
  void aPeriodThatALargeAmountEnds_isNotProved() {
    IntStream few = IntStream.of(1, 2, 3 * 5000);
    Set ends = Set.of(few, 0, 1, 2);
    var engine = new AmountsEngine(ends);
    engine.fill(2047, FREE);
    assertThat(engine.period()).isEmpty();
    // the same without the amount that is a multiple of 3, and where remainders are not known
    var lasts = new AmountsEngine(Set.of(IntStream.of(1, 2, 3 * 5000 + 1), 1, 2));
    lasts.fill(255, FREE);
    assertThat(lasts.period()).isPresent();
    var unknown = new AmountsEngine(Set.of(IntStream.of(1, 2)));
    unknown.fill(255, FREE);
    assertThat(unknown.period()).isEmpty();
    var plain = NimSequence.listing(ends);
    plain.fill(3 * 5000, FREE);
    assertThat(plain.value(3 * 5000)).isEqualTo(3);
  }

  @Test
  void whatIsTriedForLetters_isCharged() {
    var seldom = NimSequence.of(line("take k where (k + n) % 1000 = 0"));
    assertThatExceptionOfType(BudgetSpent.class).isThrownBy(() -> seldom.fill(2000, Budget.ofWork(100_000)));
    assertThat(seldom.filled()).isBetween(100L, 1000L);
  }

  @Test
  void valuesOfBefore_areGoneOnFrom() {
    HeapGame game = line("take p where p is prime");
    var whole = NimSequence.of(game);
    whole.fill(900, FREE);
    NimSequence resumed = NimSequence.resume(game, 1, 500, n -> (int) whole.value(n), Budget.unlimited());
    resumed.fill(900, FREE);
    for (int n = 0; n <= 900; n++)
      assertThat(resumed.value(n)).isEqualTo(whole.value(n));
    assertThat(resumed.period()).isEmpty();
  }
}
