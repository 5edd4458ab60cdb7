package org.grundy.word.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class LinearTest {
  private static final Linear TERM = Linear.of(new long[]{2, -1, 0}, 5);

  @Test
  void value_isExact() {
    assertThat(TERM.value(3, 4, 100)).isEqualTo(7);
    assertThat(TERM.value(BigInteger.TWO.pow(70), BigInteger.ONE, BigInteger.ZERO))
        .isEqualTo(BigInteger.TWO.pow(71).add(BigInteger.valueOf(4)));
    assertThatThrownBy(() -> TERM.value(Long.MAX_VALUE, 0, 0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> TERM.value(1L)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected 3 variables, found 1");
  }

  @Test
  void operations_areThoseOfValues() {
    Linear other = Linear.constant(3, -2).plusVariable(2, 7).plusConstant(1);
    assertThat(TERM.minus(other).value(3, 4, 5)).isEqualTo(TERM.value(3, 4, 5) - other.value(3, 4, 5));
    assertThat(TERM.negated().value(3, 4, 5)).isEqualTo(-7);
    assertThat(TERM.renamed(2, 1, 0, 0)).isEqualTo(Linear.of(new long[]{-1, 2}, 5));
  }

  @Test
  void equality_isStructural() {
    assertThat(TERM).isEqualTo(Linear.of(new long[]{2, -1, 0}, 5)).isNotEqualTo(TERM.plusConstant(1))
        .hasSameHashCodeAs(Linear.of(new long[]{2, -1, 0}, 5)).hasToString("2x0-x1+5");
  }

  @Test
  void arrayIsCopied() {
    var coefficients = new long[]{1};
    Linear term = Linear.of(coefficients, 0);
    coefficients[0] = 9;
    assertThat(term.coefficient(0)).isEqualTo(1);
  }
}
