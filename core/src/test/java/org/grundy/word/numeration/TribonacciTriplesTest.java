package org.grundy.word.numeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TribonacciTriplesTest {
  private static final String LETTERS = "abc";

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  private static long[] column(long[][] rows, int column) {
    var numbers = new long[rows.length];
    for (int n = 0; n < rows.length; n++)
      numbers[n] = rows[n][column];
    return numbers;
  }

  /** Duchêne and Rigo, RAIRO-ITA 42 (2008) 375-393. */
  @Test
  void firstTriples_areThePublishedOnes() {
    long[][] rows = TripleRows.byMex(16);
    assertThat(column(rows, 0)).containsExactly(0, 1, 3, 5, 7, 8, 10, 12, 14, 16, 18, 20, 21, 23, 25, 27);
    assertThat(column(rows, 1)).containsExactly(0, 2, 6, 9, 13, 15, 19, 22, 26, 30, 33, 37, 39, 43, 46, 50);
    assertThat(column(rows, 2)).containsExactly(0, 4, 11, 17, 24, 28, 35, 41, 48, 55, 61, 68, 72, 79, 85, 92);
  }

  @Test
  void threeWays_giveTheSameRows() {
    assertThat(TripleRows.byWord(5000)).isDeepEqualTo(TripleRows.byMex(5000));
    assertThat(TripleRows.byFormula(5000)).isDeepEqualTo(TripleRows.byMex(5000));
    assertThat(TripleRows.byWord(0)).isEmpty();
  }

  @Test
  void placeAndDifferences_areInverse() {
    long[][] rows = TripleRows.byMex(5000);
    for (int n = 1; n < rows.length; n++) {
      for (int i = 0; i < 3; i++)
        assertThat(TribonacciTriples.place(big(rows[n][i]))).isEqualTo(new Place(LETTERS.charAt(i), big(n)));
      assertThat(TribonacciTriples.withDifferenceBA(big(rows[n][1] - rows[n][0]))).contains(big(n));
      assertThat(TribonacciTriples.withDifferenceCB(big(rows[n][2] - rows[n][1]))).contains(big(n));
    }
  }

  @Test
  void everyDifference_isOfExactlyOneKind() {
    for (int d = 1; d <= 5000; d++)
      assertThat(TribonacciTriples.withDifferenceBA(big(d)).isPresent())
          .isNotEqualTo(TribonacciTriples.withDifferenceCB(big(d)).isPresent());
  }

  @Test
  void differenceZero_isThatOfTheFirstTriple() {
    assertThat(TribonacciTriples.withDifferenceBA(big(0))).contains(big(0));
    assertThat(TribonacciTriples.withDifferenceCB(big(0))).contains(big(0));
  }

  @Test
  void longTriples_areFoundAgain() {
    var random = new Random(3);
    for (int bits = 50; bits < 12_000; bits = bits * 4 / 3) {
      BigInteger n = new BigInteger(bits, random).add(BigInteger.ONE);
      var triple = TribonacciTriples.triple(n);
      assertThat(triple.a()).isEqualTo(Numeration.TRIBONACCI.appended(n.subtract(big(1)), "0").add(big(1)));
      assertThat(triple.b()).isEqualTo(Numeration.TRIBONACCI.appended(n.subtract(big(1)), "01").add(big(1)));
      assertThat(triple.c()).isEqualTo(Numeration.TRIBONACCI.appended(n.subtract(big(1)), "011").add(big(1)));
      assertThat(TribonacciTriples.place(triple.a())).isEqualTo(new Place('a', n));
      assertThat(TribonacciTriples.place(triple.b())).isEqualTo(new Place('b', n));
      assertThat(TribonacciTriples.place(triple.c())).isEqualTo(new Place('c', n));
      BigInteger first = triple.b().subtract(triple.a());
      BigInteger second = triple.c().subtract(triple.b());
      assertThat(TribonacciTriples.withDifferenceBA(first)).contains(n);
      assertThat(TribonacciTriples.withDifferenceCB(second)).contains(n);
      assertThat(TribonacciTriples.withDifferenceCB(first)).isEmpty();
      assertThat(TribonacciTriples.withDifferenceBA(second)).isEmpty();
    }
  }

  @Test
  void longDifferences_areOfExactlyOneKind() {
    var random = new Random(4);
    for (int bits = 50; bits < 12_000; bits = bits * 4 / 3) {
      BigInteger d = new BigInteger(bits, random).add(BigInteger.ONE);
      assertThat(TribonacciTriples.withDifferenceBA(d).isPresent())
          .isNotEqualTo(TribonacciTriples.withDifferenceCB(d).isPresent());
    }
  }

  @Test
  void numbersOutOfRange_areRefused() {
    assertThatThrownBy(() -> TribonacciTriples.triple(big(-1))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a number from 0, found -1");
    assertThatThrownBy(() -> TribonacciTriples.place(big(0))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a number from 1, found 0");
    assertThatThrownBy(() -> TribonacciTriples.withDifferenceBA(big(-2))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected a number from 0, found -2");
  }
}
