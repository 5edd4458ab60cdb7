package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OeisTest {
  /** As the encyclopedia names them, some shifted. */
  @ParameterizedTest
  @CsvSource({"kayles, A002186", "4.4, A002186", "0.137, A002187", "0.07, A002187", "0.4, A002187",
      "grundys-game, A002188",
      "take k^2, A014586", "nim, A001477", "take:1, A000035", "'take 1 or 2', A010872", "'take 1, 2 or 3', A010873",
      "'take k where k < 7', A010876", "take k where 2k <= n, A025480", "take d where d | n and d < n, A007814"})
  void valuesOfGames_haveTheirNumbers(String game, String number) {
    long[] values = HeapSequence.of(Catalog.standard().ruleset(game), new Solver(Budget.unlimited()))
        .values(BigInteger.valueOf(100)).stream().mapToLong(BigInteger::longValueExact).toArray();
    assertThat(Oeis.number(values)).contains(number);
    values[50]++;
    assertThat(Oeis.number(values)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"wythoff, A000201, A001950", "tribonacci, A003144, A003145"})
  void losingPositions_haveTheirNumbers(String game, String first, String second) {
    long[][] rows = PPositionSequence.first(Catalog.standard().ruleset(game), 60, Optional.empty(),
        new Solver(Budget.unlimited())).rows();
    assertThat(Oeis.number(column(rows, 0))).contains(first);
    assertThat(Oeis.number(column(rows, 1))).contains(second);
  }

  private static long[] column(long[][] rows, int column) {
    return IntStream.range(0, rows.length).mapToLong(row -> rows[row][column]).toArray();
  }

  /** Whoever may take 1 or 100 plays by parity up to 99. */
  @Test
  void sequenceThatBeginsAlike_isAnother() {
    long[] values = HeapSequence.of(Catalog.standard().ruleset("take:1,100"), new Solver(Budget.unlimited()))
        .values(BigInteger.valueOf(200)).stream().mapToLong(BigInteger::longValueExact).toArray();
    assertThat(Oeis.number(values)).isEmpty();
    assertThat(Oeis.number(Arrays.copyOf(values, 100))).contains("A000035");
  }

  @Test
  void fewTerms_tellNothing() {
    assertThat(Oeis.number(new long[]{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})).isEmpty();
    assertThat(Oeis.number(new long[100])).isEmpty();
  }
}
