package org.grundy.word.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RootTest {
  @Test
  void root_isTheGreatestNumberWhosePowerIsAtMostTheOther() {
    var random = new Random(3);
    for (int i = 0; i < 5000; i++) {
      long number = i < 200 ? i : random.nextLong() >>> 1 + random.nextInt(Long.SIZE - 1);
      int exponent = 1 + random.nextInt(i % 2 == 0 ? 5 : 70);
      BigInteger root = BigInteger.valueOf(Function.ROOT.of(number, exponent));
      BigInteger of = BigInteger.valueOf(number);
      assertThat(root.pow(exponent)).as("%d, %d", number, exponent).isLessThanOrEqualTo(of);
      assertThat(root.add(BigInteger.ONE).pow(exponent)).as("%d, %d", number, exponent).isGreaterThan(of);
    }
    assertThat(Function.ROOT.of(Long.MAX_VALUE, 2)).isEqualTo(3_037_000_499L);
    assertThat(Function.ROOT.of(Long.MAX_VALUE, 1)).isEqualTo(Long.MAX_VALUE);
    assertThat(Function.ROOT.of(7, Long.MAX_VALUE)).isEqualTo(1);
  }

  @Test
  void otherArguments_haveNoRoot() {
    assertThatThrownBy(() -> Function.ROOT.of(-1, 3)).isInstanceOf(Undefined.class);
    assertThatThrownBy(() -> Function.ROOT.of(8, 0)).isInstanceOf(Undefined.class);
  }
}
