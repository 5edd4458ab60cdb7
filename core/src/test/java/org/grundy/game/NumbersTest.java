package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void rowsThatMayNotGrow_mayBeWrittenLikeABoard() {
    Notation<List<Integer>> rows = Notation.numbers(1, 9).descending();
    assertThat(rows.parse("3x4")).containsExactly(4, 4, 4);
    assertThat(rows.parse("4 4 2")).containsExactly(4, 4, 2);
    assertThatThrownBy(() -> rows.parse("3x")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> rows.parse("2x0")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Notation.numbers(1, 9).parse("3x4")).isInstanceOf(BadInput.class);
  }

  @Test
  void tuplesAndLists_areNumbers() {
    Numbers<List<BigInteger>> heaps = Numbers.from(0);
    assertThat(heaps.parse("(6, 11)")).isEqualTo(heaps.parse("6 11")).isEqualTo(heaps.parse("[6,11]"));
    for (String wrong : List.of("(6, 11", "6)", "((6))", "(6) (11)", "()", "(6, 11]", "[6)"))
      assertThatThrownBy(() -> heaps.parse(wrong)).as(wrong).isInstanceOf(BadInput.class);
  }

  @Test
  void largeNumbers_mayBeWrittenAsPowers() {
    assertThat(Numbers.from(0).parse("1e9 10^18 7")).containsExactly(BigInteger.TEN.pow(9), BigInteger.TEN.pow(18),
        BigInteger.valueOf(7));
    assertThatThrownBy(() -> Numbers.from(0).parse("-1")).isInstanceOf(BadInput.class)
        .hasMessageContaining("expected a whole number, 0 or more, found -1");
    assertThat(Numbers.from(-5).parse("-3")).containsExactly(BigInteger.valueOf(-3));
  }
}
