package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.junit.jupiter.api.Test;

class SignatureTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());

  private int test(int bit) {
    return values.sum(Dyadic.ZERO, (bit >> 1) - 7, bit & 1);
  }

  @Test
  void words_sayHowAValueCompares() {
    for (int up = -12; up <= 12; up++)
      for (int nimber = 0; nimber < 5; nimber++) {
        int g = values.sum(Dyadic.ZERO, up, nimber);
        for (int bit = 0; bit < 30; bit++) {
          assertThat((Signature.below(up, nimber) >> bit & 1) == 1).isEqualTo(values.leq(test(bit), g));
          assertThat((Signature.above(up, nimber) >> bit & 1) == 1).isEqualTo(values.leq(g, test(bit)));
        }
      }
  }

  @Test
  void words_followFromOptions() {
    for (int up = -12; up <= 12; up++)
      for (int nimber = 0; nimber < 5; nimber++) {
        int g = values.sum(Dyadic.ZERO, up, nimber);
        int anyLeft = 0;
        int anyRight = 0;
        for (int left : values.left(g))
          anyLeft |= Signature.below(values.upPart(left), values.nimberPart(left));
        for (int right : values.right(g))
          anyRight |= Signature.above(values.upPart(right), values.nimberPart(right));
        long words = Signature.of(anyLeft, anyRight);
        assertThat((int) words).isEqualTo(Signature.below(up, nimber));
        assertThat((int) (words >>> 32)).isEqualTo(Signature.above(up, nimber));
      }
  }
}
