package org.grundy.value.nimber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.junit.jupiter.api.Test;

class NimFieldTest {
  private static final int SMALL = 70;
  private final NimField field = new NimField(Budget.unlimited());

  private int product(int a, int b) {
    return field.product(BigInteger.valueOf(a), BigInteger.valueOf(b)).intValueExact();
  }

  /** The definition: ab is the least number that is not a'b + ab' + a'b' (Conway 1976, chapter 6). */
  @Test
  void products_areMexes() {
    int[][] table = new int[SMALL][SMALL];
    for (int a = 0; a < SMALL; a++)
      for (int b = 0; b < SMALL; b++) {
        var excluded = new BitSet();
        for (int i = 0; i < a; i++)
          for (int j = 0; j < b; j++)
            excluded.set(table[i][b] ^ table[a][j] ^ table[i][j]);
        table[a][b] = excluded.nextClearBit(0);
        assertThat(product(a, b)).as("%d x %d", a, b).isEqualTo(table[a][b]);
      }
  }

  @Test
  void fieldLaws_holdAtEverySize() {
    var random = new Random(6);
    for (int bits : new int[]{1, 3, 17, 63, 64, 65, 128, 200, 1000}) {
      BigInteger a = new BigInteger(bits, random).setBit(0);
      BigInteger b = new BigInteger(bits, random);
      BigInteger c = new BigInteger(bits + 5, random);
      assertThat(field.product(a, b)).isEqualTo(field.product(b, a));
      assertThat(field.product(a, field.product(b, c))).isEqualTo(field.product(field.product(a, b), c));
      assertThat(field.product(a, b.xor(c))).isEqualTo(field.product(a, b).xor(field.product(a, c)));
      assertThat(field.product(a, field.inverse(a))).isEqualTo(BigInteger.ONE);
    }
  }

  /** Conway 1976, chapter 6: the square of 2^(2^k) is 3/2 of it; the product with a smaller number is the usual one. */
  @Test
  void fermatPowers_multiplyAsPublished() {
    for (int k = 0; k < 12; k++) {
      BigInteger power = BigInteger.ONE.shiftLeft(1 << k);
      assertThat(field.product(power, power)).isEqualTo(power.add(power.shiftRight(1)));
      assertThat(field.product(power, power.subtract(BigInteger.ONE)))
          .isEqualTo(power.multiply(power.subtract(BigInteger.ONE)));
    }
  }

  @Test
  void mistakesAndLimits_areSaid() {
    assertThatThrownBy(() -> field.inverse(BigInteger.ZERO)).hasMessage("0 has no inverse");
    assertThatThrownBy(() -> field.product(BigInteger.ONE, BigInteger.ONE.negate()))
        .hasMessage("a nimber is 0 or more, not -1");
    BigInteger large = BigInteger.ONE.shiftLeft(1 << 14).subtract(BigInteger.ONE);
    assertThatThrownBy(() -> new NimField(Budget.ofWork(1000)).product(large, large)).isInstanceOf(BudgetSpent.class);
  }
}
