package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RareHeapsTest {
  private static NimSequence sequence(String code, long to) {
    NimSequence sequence = NimSequence.of(RandomCodes.game(code), 1);
    sequence.fill(to, Budget.unlimited());
    sequence.prove(Budget.unlimited());
    return sequence;
  }

  /** Every mask, by counting. */
  private static Optional<RareHeaps> counted(NimSequence sequence, long to) {
    Optional<Periodicity> law = sequence.period();
    if (law.filter(p -> p.saltus() > 0).isPresent())
      return Optional.empty();
    long end = law.map(p -> p.from() + p.period()).orElse(to + 1);
    long all = LongStream.range(1, end).map(sequence::value).reduce(0, (a, b) -> a | b);
    Optional<RareHeaps> best = Optional.empty();
    for (int mask = 1; mask < 1 << 10; mask++) {
      int tried = mask;
      long[] rare = LongStream.range(1, end).filter(n -> Long.bitCount(sequence.value(n) & tried) % 2 == 0).toArray();
      long last = rare.length == 0 ? 0 : rare[rare.length - 1];
      boolean die = law.isEmpty() || last < law.get().from();
      if (die && (mask & ~all) == 0 && (best.isEmpty() || rare.length < best.get().count()))
        best = Optional.of(new RareHeaps(mask, rare.length, last));
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.??", "4.?", "0.0?"})
  void everyFamily_isAsCounted(String family) {
    Set<Boolean> met = new HashSet<>();
    for (OctalCode code : Sweep.family(family)) {
      NimSequence sequence = sequence(code.toString(), 300);
      assertThat(RareHeaps.of(sequence, 300)).as(code.toString()).isEqualTo(counted(sequence, 300));
      met.add(RareHeaps.of(sequence, 300).isPresent());
    }
    assertThat(met).containsExactlyInAnyOrder(true, false);
  }

  /** All values that Kayles repeats have an odd number of bits. */
  @Test
  void kayles_hasItsExceptions() {
    assertThat(RareHeaps.of(sequence("0.77", 200), 200)).contains(new RareHeaps(0b1111, 9, 70));
  }

  /** Where the engine rests on rare values, it knows as many. */
  @ParameterizedTest
  @CsvSource({"0.6, 30000", "0.16, 100000", "0.14, 60000"})
  void engine_knowsTheSameRareHeaps(String code, long to) {
    NimSequence sequence = sequence(code, to);
    assertThat(sequence.space()).hasValueSatisfying(space -> assertThat(RareHeaps.of(sequence, to))
        .contains(new RareHeaps(space.mask(), space.rares().size(), space.rares().getLast())));
  }
}
