package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurdTest {
  @ParameterizedTest
  @CsvSource(delimiter = '#',
      value = {"(1+sqrt(5))/2 # (1 + sqrt(5))/2", "phi*phi # (3 + sqrt(5))/2", "1/phi # (-1 + sqrt(5))/2",
          "sqrt(9/4) # 3/2", "1,618 # 809/500", "2 - sqrt(2) # 2 - sqrt(2)", "-sqrt(2) * sqrt(2) # -2",
          "3/(1-sqrt(2)) # -3 - 3*sqrt(2)"})
  void numbers_areInLowestTerms(String text, String written) {
    assertThat(Surd.parse(text)).hasToString(written);
  }

  @Test
  void floors_areThoseOfDecimals() {
    for (String text : new String[]{"phi", "-phi", "sqrt(2)", "3 - 2*sqrt(2)", "sqrt(7)/3 - 2"}) {
      Surd number = Surd.parse(text);
      double near = (number.p().doubleValue() + number.q().doubleValue() * Math.sqrt(number.d().doubleValue()))
          / number.r().doubleValue();
      for (int n = 1; n <= 200; n++)
        assertThat(number.times(Surd.of(n)).floor()).as(text + " * " + n)
            .isEqualTo(BigInteger.valueOf((long) Math.floor(near * n)));
    }
  }

  @Test
  void floors_ofRationals_areExact() {
    assertThat(Surd.parse("-7/3").floor()).isEqualTo(BigInteger.valueOf(-3));
    assertThat(Surd.parse("-7/3").times(Surd.of(27)).floor()).isEqualTo(BigInteger.valueOf(-63));
  }

  @Test
  void partner_completesTheSumOfInverses() {
    Surd alpha = Surd.parse("sqrt(3)");
    Surd beta = alpha.partner().orElseThrow();
    assertThat(Surd.of(1).over(alpha).plus(Surd.of(1).over(beta))).isEqualTo(Surd.of(1));
    assertThat(Surd.of(1).partner()).isEmpty();
    assertThat(Surd.parse("phi/2").partner()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "sqrt", "1/0", "sqrt(2)+sqrt(3)", "(1", "2x", "sqrt(-1)", "1/(sqrt(4)-2)"})
  void otherTexts_areRefused(String text) {
    assertThatThrownBy(() -> Surd.parse(text)).isInstanceOf(BadInput.class);
  }
}
