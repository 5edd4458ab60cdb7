package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;

class ValuesTableTest {
  private static ValuesTable read(String text) {
    return ValuesTable.read(text);
  }

  @Test
  void values_standInAnyLines() {
    assertThat(read("0 1 2\n0, 1\n2 0 1 2").fromZero()).containsExactly(0, 1, 2, 0, 1, 2, 0, 1, 2);
    assertThat(read("[0, 1, 2, 0]\n").fromZero()).containsExactly(0, 1, 2, 0);
    assertThat(read("P N N P n n p").fromZero()).containsExactly(0, 1, 1, 0, 1, 1, 0);
    assertThat(read("L W W L").words()).isTrue();
  }

  @Test
  void numberedLines_haveTheirNumbers() {
    ValuesTable table = read("# n: value\n1: W\n2: W\n3: L\n4: W\n");
    assertThat(table.from()).isEqualTo(1);
    assertThat(table.fromZero()).containsExactly(0, 1, 1, 0, 1);
    assertThat(read("0 0\n1 1\n2 2\n").fromZero()).containsExactly(0, 1, 2);
  }

  @Test
  void twoHeaps_areABoard_orListed() {
    assertThat(read("0 1 2 9\n1 0 3 9\n2 3 0 9\n").values()).containsExactly(0, 1, 2, 1, 0, 3, 2, 3, 0);
    var listed = new StringBuilder();
    for (int x = 0; x < 3; x++)
      for (int y = 0; y < 3; y++)
        listed.append(x).append(' ').append(y).append(' ').append(x + 3 * y).append('\n');
    assertThat(read(listed.toString()).values()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void otherWords_areRefused() {
    assertThatThrownBy(() -> read("0 1 x")).isInstanceOf(BadInput.class)
        .hasMessage("value 3: expected a whole number from 0, or a word such as W, L, P, N, found 'x'");
    assertThatThrownBy(() -> read(" \n")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> read("0 1 2\n1 0 3\n2 3 0").fromZero()).isInstanceOf(BadInput.class);
  }

  /** Nim, as a brute force prints it. */
  @Test
  void rule_isGuessed() {
    var board = new StringBuilder();
    for (int y = 0; y < 9; y++) {
      for (int x = 0; x < 9; x++)
        board.append(x ^ y).append(' ');
      board.append('\n');
    }
    Inquiry.Answer answer = Inquiry.ofTable(read(board.toString()), Optional.empty(), Budget.unlimited());
    assertThat(((PPositionConjecture) answer.found()).value().orElseThrow().term()).isEqualTo("x ^ y");
    assertThat(answer.remarks()).map(Object::toString)
        .containsExactly("This is a guess from the 81 values in the table and says nothing about others.");
    assertThat(answer.found().program(TargetLanguage.CPP)).isPresent();
  }
}
