package org.grundy.word.numeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumerationTest {
  private static final int[] DECIMAL_DIGITS = {1, 5, 17, 18, 19, 20, 40, 100, 1000, 3000};

  private static Numeration numeration(int order) {
    return order == 2 ? Numeration.FIBONACCI : Numeration.TRIBONACCI;
  }

  private static BigInteger random(Random random, int decimalDigits) {
    return new BigInteger(decimalDigits * 10 / 3, random);
  }

  /** The definition: the largest weight first. */
  private static String greedy(List<BigInteger> weights, BigInteger n) {
    var digits = new StringBuilder();
    BigInteger rest = n;
    for (BigInteger weight : weights.reversed()) {
      boolean one = weight.compareTo(rest) <= 0;
      rest = one ? rest.subtract(weight) : rest;
      if (one || !digits.isEmpty())
        digits.append(one ? '1' : '0');
    }
    return digits.toString();
  }

  @Test
  void weights_followTheRecurrence() {
    assertThat(Numeration.FIBONACCI.weights(8).toString()).isEqualTo("[1, 2, 3, 5, 8, 13, 21, 34]");
    assertThat(Numeration.TRIBONACCI.weights(9).toString()).isEqualTo("[1, 2, 4, 7, 13, 24, 44, 81, 149]");
    assertThat(Numeration.TRIBONACCI.weights(0)).isEmpty();
  }

  @Test
  void digitsOfSmallNumbers_areThoseOfTheLiterature() {
    var fibonacci = new ArrayList<String>();
    var tribonacci = new ArrayList<String>();
    for (int n = 0; n < 9; n++) {
      fibonacci.add(Numeration.FIBONACCI.digits(BigInteger.valueOf(n)));
      tribonacci.add(Numeration.TRIBONACCI.digits(BigInteger.valueOf(n)));
    }
    assertThat(fibonacci).containsExactly("", "1", "10", "100", "101", "1000", "1001", "1010", "10000");
    assertThat(tribonacci).containsExactly("", "1", "10", "11", "100", "101", "110", "1000", "1001");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void digits_areGreedy(int order) {
    var random = new Random(order);
    List<BigInteger> weights = numeration(order).weights(15_000);
    for (int decimalDigits : DECIMAL_DIGITS)
      for (int i = 0; i < (decimalDigits < 1000 ? 100 : 3); i++) {
        BigInteger n = random(random, decimalDigits);
        assertThat(numeration(order).digits(n)).isEqualTo(greedy(weights, n));
      }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void numbersAroundAWeight_comeBack(int order) {
    List<BigInteger> weights = numeration(order).weights(600);
    for (BigInteger weight : weights)
      for (int offset = -1; offset <= 1; offset++) {
        BigInteger n = weight.add(BigInteger.valueOf(offset));
        String digits = numeration(order).digits(n);
        assertThat(digits).isEqualTo(greedy(weights, n)).doesNotContain("1".repeat(order));
        assertThat(numeration(order).value(digits)).isEqualTo(n);
      }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void value_isInverseToDigits(int order) {
    var random = new Random(-order);
    for (int decimalDigits : DECIMAL_DIGITS) {
      BigInteger n = random(random, decimalDigits);
      assertThat(numeration(order).value(numeration(order).digits(n))).isEqualTo(n);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void valueOfAnyString_isTheSumOfItsWeights(int order) {
    var random = new Random(7);
    List<BigInteger> weights = numeration(order).weights(700);
    for (int length = 0; length < 700; length += 13) {
      var digits = new StringBuilder();
      BigInteger sum = BigInteger.ZERO;
      for (int place = length - 1; place >= 0; place--) {
        boolean one = random.nextInt(4) > 0;
        digits.append(one ? '1' : '0');
        sum = one ? sum.add(weights.get(place)) : sum;
      }
      assertThat(numeration(order).value(digits)).isEqualTo(sum);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void appended_isTheValueOfTheLongerString(int order) {
    var random = new Random(11);
    for (String suffix : List.of("", "0", "01", "011", "1111", "0".repeat(200) + "1"))
      for (int decimalDigits : DECIMAL_DIGITS) {
        BigInteger n = random(random, decimalDigits);
        Numeration numeration = numeration(order);
        assertThat(numeration.appended(n, suffix)).isEqualTo(numeration.value(numeration.digits(n) + suffix));
      }
  }

  @Test
  void otherCharacters_arePointedAt() {
    assertThatThrownBy(() -> Numeration.FIBONACCI.value("10210")).isInstanceOf(BadInput.class)
        .hasMessage("column 3: expected 0 or 1, found 2");
    assertThatThrownBy(() -> Numeration.TRIBONACCI.appended(BigInteger.TEN, "0a")).isInstanceOf(BadInput.class)
        .hasMessage("column 2: expected 0 or 1, found 'a'");
    assertThatThrownBy(() -> Numeration.TRIBONACCI.digits(BigInteger.valueOf(-3)))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("expected a number from 0, found -3");
  }
}
