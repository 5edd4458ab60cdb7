package org.grundy.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTreeTest {
  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.ofWork(10_000_000));
  private final ShortGames values = calculator.values();

  /** Nodes of a tree, counted in another way. */
  private BigInteger nodes(int value) {
    BigInteger count = BigInteger.ONE;
    for (int option : values.left(value))
      count = count.add(nodes(option));
    for (int option : values.right(value))
      count = count.add(nodes(option));
    return count;
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "*3", "^", "{3|1||-2}", "1/4", "Tiny(2)", "domineering 2x3", "*6", "8"})
  void everyWayOfPlay_isInTheTree(String expression) {
    int value = calculator.value(expression);
    int most = ValueTree.MOST;
    var tree = ValueTree.of(values, value);
    assertThat(tree.isPresent()).isEqualTo(nodes(value).intValueExact() <= most);
    tree.ifPresent(all -> {
      assertThat(all).hasSize(nodes(value).intValueExact());
      for (int i = 1; i < all.size(); i++)
        assertThat(all.get(i).parent()).isBetween(0, i - 1);
    });
  }

  @Test
  void up_isDrawnAsTheBooksDrawIt() {
    assertThat(ValueTree.of(values, calculator.value("^")).orElseThrow()).extracting(ValueTree.Node::text)
        .containsExactly("^", "0", "*", "0", "0");
  }
}
