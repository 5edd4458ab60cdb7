package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DivisorTest {
  /** The exponent of 2, OEIS A007814 from n = 1; and one more. */
  @ParameterizedTest
  @CsvSource({"false, 0 1 0 2 0 1 0 3 0 1 0 2 0 1 0 4", "true, 1 2 1 3 1 2 1 4 1 2 1 3 1 2 1 5"})
  void nimValues_arePublished(boolean whole, String published) {
    String[] expected = published.split(" ");
    for (int n = 1; n <= expected.length; n++)
      assertThat(Heavy.nimValue(new Divisor(whole), Integer.toString(n))).hasToString(expected[n - 1]);
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    BigInteger huge = Heavy.HUGE.shiftLeft(5);
    Heavy.assertWonAtOnce(new Divisor(false), Heaps.of(List.of(huge)), Convention.NORMAL);
    Heavy.assertWonAtOnce(new Divisor(true), Heaps.of(List.of(huge)), Convention.NORMAL);
    assertThat(new Divisor(false).moveCount(Heaps.of(List.of(huge)), Player.LEFT).orElseThrow())
        .isInstanceOf(Count.AtLeast.class);
    assertThat(new Divisor(false).moveCount(Heaps.of(List.of(BigInteger.TEN.pow(30))), Player.LEFT))
        .contains(Count.exactly(31 * 31 - 1));
  }

  @Test
  void movesThatAreNotKnown_areNotPassedOver() {
    BigInteger prime = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);
    Heaps at = Heaps.of(List.of(prime.add(prime)));
    assertThat(new Divisor(false).legal(at, Player.LEFT, Heaps.of(List.of(prime)))).isTrue();
    assertThatThrownBy(() -> new Divisor(false).moves(at, (_, _) -> true)).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("heap 1: expected a number that can be split into primes, found 340282366920938463");
  }
}
