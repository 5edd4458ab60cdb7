package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class EnclosureTest {
  /** OEIS A001622 and A058265. */
  @Test
  void roots_areTheGoldenRatioAndTheTribonacciConstant() {
    assertThat(Enclosure.root(2, 40).digits(30)).contains("1.618033988749894848204586834365");
    assertThat(Enclosure.root(3, 40).digits(30)).contains("1.839286755214161132551852564653");
  }

  @Test
  void roots_areBetweenTheirEnds() {
    for (int order = 2; order < 7; order++) {
      Enclosure root = Enclosure.root(order, 30);
      assertThat(root.high().subtract(root.low())).isEqualTo(BigInteger.ONE);
      assertThat(sign(root.low(), order, 30)).isNegative();
      assertThat(sign(root.high(), order, 30)).isPositive();
    }
  }

  /** Of x^d - x^(d-1) - ... - 1 at x = m / 10^decimals, term by term. */
  private static int sign(BigInteger m, int order, int decimals) {
    BigInteger one = BigInteger.TEN.pow(decimals);
    BigInteger sum = m.pow(order);
    for (int i = 0; i < order; i++)
      sum = sum.subtract(m.pow(i).multiply(one.pow(order - i)));
    return sum.signum();
  }

  @Test
  void floors_areThoseOfIntegerSquareRoots() {
    Enclosure phi = Enclosure.root(2, 30);
    for (long n = 0; n < 2000; n++) {
      BigInteger floor = BigInteger.valueOf(5 * n * n).sqrt().add(BigInteger.valueOf(n)).shiftRight(1);
      assertThat(phi.times(BigInteger.valueOf(n)).floor()).contains(floor);
    }
  }

  @Test
  void whatTheEndsDoNotAgreeOn_isNotSaid() {
    var wide = new Enclosure(BigInteger.valueOf(149), BigInteger.valueOf(151), 2);
    assertThat(wide.rounded(1)).contains("1.5");
    assertThat(wide.rounded(0)).isEmpty();
    assertThat(wide.digits(1)).isEmpty();
    assertThat(wide.from(BigInteger.ONE)).isEqualTo(new Enclosure(BigInteger.valueOf(-51), BigInteger.valueOf(-49), 2));
    assertThat(wide.from(BigInteger.ONE).floor()).contains(BigInteger.valueOf(-1));
    assertThat(new Enclosure(BigInteger.valueOf(99), BigInteger.valueOf(101), 2).floor()).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new Enclosure(BigInteger.TWO, BigInteger.ONE, 0));
  }
}
