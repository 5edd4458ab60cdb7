package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Test;

class DecimalsTest {
  @Test
  void numbersOfAllLengths_areReadAsByTheLibrary() {
    RandomGenerator random = Tier.random("decimals");
    for (int i = 0; i < 300; i++) {
      String text = (random.nextBoolean() ? "-" : "") + new BigInteger(random.nextInt(1, 9_000),
          new Random(random.nextLong()));
      assertThat(Decimals.parse(text)).contains(new BigInteger(text));
    }
  }

  @Test
  void numbersOfTooManyDigits_areRefused() {
    assertThat(Decimals.parse("9".repeat(Decimals.MOST_DIGITS))).isPresent();
    assertThat(Decimals.parse("-" + "9".repeat(Decimals.MOST_DIGITS))).isPresent();
    assertThatThrownBy(() -> Decimals.parse("9".repeat(Decimals.MOST_DIGITS + 1))).isInstanceOf(BadInput.class)
        .hasMessageContaining("a number of at most").hasMessageContaining("(20001 digits)");
    assertThat(Decimals.parse("9".repeat(Decimals.MOST_DIGITS + 1) + "x")).isEmpty();
  }
}
