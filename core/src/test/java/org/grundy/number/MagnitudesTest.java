package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MagnitudesTest {
  @ParameterizedTest
  @CsvSource({"0, 0", "17, 17", "1e6, 1000000", "25E3, 25000", "2^10, 1024", "10^0, 1", "0^0, 1", "4.8e7, 48000000",
      "0.25e2, 25", "1.50e1, 15", "7.0e0, 7"})
  void numbers_areReadAsTheyAreTyped(String text, BigInteger number) {
    assertThat(Magnitudes.parse(text)).contains(number);
  }

  @Test
  void largePowers_areRead() {
    assertThat(Magnitudes.parse("10^1000")).contains(BigInteger.TEN.pow(1000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "1.5", "1.25e1", "1.e3", ".5e1", "1.5^2", "1e", "e6", "10^^2", "10^-1", "1e9999999",
      "99999^999999", "x"})
  void anythingElse_isNoNumber(String text) {
    assertThat(Magnitudes.parse(text)).isEmpty();
  }
}
