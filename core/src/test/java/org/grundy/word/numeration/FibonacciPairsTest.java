package org.grundy.word.numeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FibonacciPairsTest {
  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  /** W. A. Wythoff, A modification of the game of Nim, 1907; OEIS A000201, A001950. */
  @Test
  void firstPairs_areWythoffs() {
    assertThat(PairRows.byMex(14)).isDeepEqualTo(new long[][]{{0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13},
        {9, 15}, {11, 18}, {12, 20}, {14, 23}, {16, 26}, {17, 28}, {19, 31}, {21, 34}});
  }

  @Test
  void threeWays_giveTheSameRows() {
    assertThat(PairRows.byWord(5000)).isDeepEqualTo(PairRows.byMex(5000));
    assertThat(PairRows.byFormula(5000)).isDeepEqualTo(PairRows.byMex(5000));
    assertThat(PairRows.byMex(0)).isEmpty();
    assertThat(PairRows.byWord(0)).isEmpty();
  }

  @Test
  void place_isInverse() {
    long[][] rows = PairRows.byMex(5000);
    for (int n = 1; n < rows.length; n++) {
      assertThat(FibonacciPairs.place(big(rows[n][0]))).isEqualTo(new Place('a', big(n)));
      assertThat(FibonacciPairs.place(big(rows[n][1]))).isEqualTo(new Place('b', big(n)));
    }
  }

  @Test
  void longPairs_agreeWithTheNumeration() {
    var random = new Random(5);
    for (int bits = 50; bits < 12_000; bits = bits * 3 / 2) {
      BigInteger n = new BigInteger(bits, random).add(BigInteger.ONE);
      BigInteger a = Numeration.FIBONACCI.appended(n.subtract(BigInteger.ONE), "0").add(BigInteger.ONE);
      assertThat(FibonacciPairs.a(n)).isEqualTo(a);
      assertThat(FibonacciPairs.b(n)).isEqualTo(a.add(n));
      assertThat(FibonacciPairs.place(a)).isEqualTo(new Place('a', n));
      assertThat(FibonacciPairs.place(a.add(n))).isEqualTo(new Place('b', n));
    }
  }

  @Test
  void numbersOutOfRange_areRefused() {
    assertThatThrownBy(() -> FibonacciPairs.a(big(-1))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a number from 0, found -1");
    assertThatThrownBy(() -> FibonacciPairs.place(big(0))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a number from 1, found 0");
  }
}
