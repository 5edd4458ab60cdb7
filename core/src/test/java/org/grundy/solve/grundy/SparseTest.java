package org.grundy.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SparseTest {
  private static Stream<HeapGame> splitting(Random random, int count) {
    return Stream.generate(() -> RandomCodes.any(random)).filter(game -> Sparse.fits(game.code().orElseThrow()))
        .limit(count);
  }

  /**
   * Every value is the mex under any mask: under most of these nearly half of the values are rare, so that candidates
   * fail, rare heaps come up and common values run out of their codes all the time.
   */
  @Test
  void anyMask_givesTheValuesOfTheMoves() {
    var random = new Random(4);
    for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()})
      splitting(random, 120).forEach(game -> {
        Code code = game.code().orElseThrow();
        int mask = 1 + random.nextInt(15);
        var sparse = new Sparse(code, kernel, (int) code.places() + 1 + random.nextInt(60), mask);
        assertSame(game, sparse, 400);
      });
  }

  private static void assertSame(HeapGame game, Sparse sparse, int to) {
    sparse.fill(to, Budget.unlimited());
    var listed = NimSequence.listing(game);
    listed.fill(to, Budget.unlimited());
    for (int heap = 0; heap <= to && heap < sparse.filled(); heap++)
      assertThat((long) sparse.value(heap)).as("%s heap %d, %s", game.name(), heap, sparse.space())
          .isEqualTo(listed.value(heap));
  }

  @Test
  void masksFoundEarly_giveTheValuesOfTheMoves() {
    var random = new Random(5);
    splitting(random, 100).forEach(game -> assertSame(game, new Sparse(game.code().orElseThrow(), Kernel.best(), 32),
        1000));
  }

  /** A. Flammenkamp's lists of octal games and J. P. Grossman's of Officers: 1584 rare heaps with heap 0, the last 20627. */
  @Test
  void officers_hasItsPublishedRares() {
    var officers = NimSequence.of(RandomCodes.game("0.6"));
    officers.fill(30_000, Budget.unlimited());
    SparseSpace space = officers.space().orElseThrow();
    assertThat(space.rares()).hasSize(1583).last().isEqualTo(20_627);
  }

  /** Berlekamp, Conway, Guy, Winning Ways, chapter 4: 1273 rare heaps of Grundy's game, the last 82860. */
  @Test
  void grundysGame_hasItsPublishedRares() {
    var game = NimSequence.of(RandomCodes.game("4!.0"));
    game.fill(90_000, Budget.unlimited());
    assertThat(game.space().orElseThrow().rares()).hasSize(1273).last().isEqualTo(82_860);
  }

  /** A. Gangolli, T. Plambeck, A note on periodicity in some octal games, Int. J. Game Theory 18 (1989) 311-320. */
  @ParameterizedTest
  @CsvSource({"0.16,105351,149459", "0.56,326640,144", "0.127,46578,4"})
  void longPeriods_areProvedAsPublished(String code, long from, long period) {
    var sequence = NimSequence.of(RandomCodes.game(code));
    sequence.fill(2_000_000, Budget.unlimited());
    Periodicity law = sequence.period().orElseThrow();
    assertThat(law.from()).isEqualTo(from);
    assertThat(law.period()).isEqualTo(period);
  }

  @Test
  void coding_isLinearAndKeepsOrder() {
    var random = new Random(6);
    for (int round = 0; round < 200; round++) {
      var coding = new Coding(1 + random.nextInt(511));
      int a = random.nextInt(512);
      int b = random.nextInt(512);
      assertThat(coding.code(a ^ b)).isEqualTo(coding.code(a) ^ coding.code(b));
      assertThat(coding.isRare(a) ? coding.rare(coding.code(a)) : coding.common(coding.code(a))).isEqualTo(a);
      int code = random.nextInt(256);
      assertThat(coding.rare(code)).isLessThan(coding.rare(code + 1));
      assertThat(coding.common(code)).isLessThan(coding.common(code + 1));
      assertThat((long) coding.raresBelow(code)).isEqualTo(
          IntStream.range(0, coding.common(code)).filter(coding::isRare).count());
    }
  }
}
