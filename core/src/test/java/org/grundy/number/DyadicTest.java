package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DyadicTest {
  private final SplittableRandom random = new SplittableRandom(5);

  private Dyadic any() {
    return Dyadic.of(random.nextInt(-200, 200), random.nextInt(-2, 7));
  }

  @Test
  void spellings_areOne() {
    assertThat(Dyadic.of(6, 3)).isEqualTo(Dyadic.of(3, 2)).hasToString("3/4");
    assertThat(Dyadic.of(-8, 2)).hasToString("-2");
    assertThat(Dyadic.of(3, -2)).hasToString("12");
    assertThat(Dyadic.of(0, 9)).isSameAs(Dyadic.ZERO);
  }

  @Test
  void arithmetic_isThatOfFractions() {
    for (int i = 0; i < 5000; i++) {
      Dyadic a = any();
      Dyadic b = any();
      BigInteger common = a.denominator().multiply(b.denominator());
      BigInteger left = a.numerator().multiply(b.denominator());
      BigInteger right = b.numerator().multiply(a.denominator());
      assertThat(a.plus(b)).isEqualTo(Dyadic.quotient(left.add(right), common).orElseThrow());
      assertThat(a.minus(b)).isEqualTo(Dyadic.quotient(left.subtract(right), common).orElseThrow());
      assertThat(a.times(b)).isEqualTo(Dyadic.quotient(a.numerator().multiply(b.numerator()), common).orElseThrow());
      assertThat(Integer.signum(a.compareTo(b))).isEqualTo(left.compareTo(right));
      assertThat(a.floor()).isEqualTo(Dyadic.of(a.negate().ceiling().negate()).numerator());
      assertThat(a.compareTo(Dyadic.of(a.floor()))).isNotNegative();
      assertThat(a.compareTo(Dyadic.of(a.floor().add(BigInteger.ONE)))).isNegative();
    }
  }

  @Test
  void thirds_areNoDyadics() {
    assertThat(Dyadic.quotient(BigInteger.TWO, BigInteger.valueOf(3))).isEmpty();
    assertThat(Dyadic.quotient(BigInteger.TWO, BigInteger.ZERO)).isEmpty();
    assertThat(Dyadic.quotient(BigInteger.valueOf(6), BigInteger.valueOf(-12))).contains(Dyadic.of(-1, 1));
  }

  @Tag("fuzz")
  @Test
  void simplestNumbers_areBornFirst() {
    for (int i = 0; i < Tier.cases(300, 3000); i++) {
      Dyadic low = any();
      Dyadic high = low.plus(any().abs());
      boolean withLow = random.nextBoolean() || low.equals(high);
      boolean withHigh = random.nextBoolean() || low.equals(high);
      Dyadic simplest = Dyadic.simplest(Optional.of(low), withLow, Optional.of(high), withHigh);
      assertThat(inside(low, withLow, simplest, high, withHigh)).isTrue();
      BigInteger day = simplest.birthday();
      for (int power = 0; power < 8; power++)
        for (BigInteger n = Dyadic.of(low.numerator(), low.exponent() - power).floor(); Dyadic.of(n, power)
            .compareTo(high) <= 0; n = n.add(BigInteger.ONE)) {
          Dyadic other = Dyadic.of(n, power);
          if (inside(low, withLow, other, high, withHigh) && !other.equals(simplest)
              && other.birthday().compareTo(day) <= 0)
            fail("%s is simpler than %s in %s..%s", other, simplest, low, high);
        }
    }
  }

  private static boolean inside(Dyadic low, boolean withLow, Dyadic x, Dyadic high, boolean withHigh) {
    int above = x.compareTo(low);
    int below = high.compareTo(x);
    return (above > 0 || above == 0 && withLow) && (below > 0 || below == 0 && withHigh);
  }

  @Test
  void simplestNumbers_withoutEnds() {
    assertThat(Dyadic.simplest(Optional.of(Dyadic.of(5, 1)), false, Optional.empty(), false)).isEqualTo(Dyadic.of(3));
    assertThat(Dyadic.simplest(Optional.empty(), false, Optional.of(Dyadic.of(-2)), false)).isEqualTo(Dyadic.of(-3));
    assertThat(Dyadic.simplest(Optional.of(Dyadic.of(-7)), false, Optional.empty(), false)).isEqualTo(Dyadic.ZERO);
  }

  /** Conway, On Numbers and Games, 1976, chapter 1: 1/2 is born on day 2, 3/4 on day 3. */
  @Test
  void birthdays_areConways() {
    assertThat(Dyadic.of(1, 1).birthday()).isEqualTo(2);
    assertThat(Dyadic.of(3, 2).birthday()).isEqualTo(3);
    assertThat(Dyadic.of(-5, 1).birthday()).isEqualTo(4);
    assertThat(Dyadic.of(-7).birthday()).isEqualTo(7);
  }
}
