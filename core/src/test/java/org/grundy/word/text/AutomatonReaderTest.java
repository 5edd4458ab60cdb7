package org.grundy.word.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AutomatonReaderTest {
  private static final List<String> NAMES = List.of("x", "y");

  @ParameterizedTest
  @CsvSource(delimiter = '^', value = {
      "'' ^ line 1, column 1: expected a first line such as fibonacci digits of x, y, found nothing",
      "base 2 digits of x ^ line 1, column 18: expected the names of the 2 numbers in order, x, y, found 'x'",
      "base 2 digits of x, y, z ^ line 1, column 18: expected the names of the 2 numbers in order, x, y, found 'x, y, z'",
      "base 99 digits of x, y ^ line 1, column 1: expected a base from 2 to 36, found 99",
      "recurrence 1 1 from 1 -3 digits of x, y ^ line 1, column 1: recurrence 1 1: expected weights that begin with 1 and increase, found '1 -3'",
      "base 2 digits of x, y ^ line 2, column 1: expected a line of state 0, where strings begin, found nothing",
      "base 2 digits of x, y;* q 00 -> 0 ^ line 2, column 1: expected a state and its arrows, such as * 0  00 -> 0, found '* q 00 -> 0'",
      "base 2 digits of x, y;* 0  00 -> 0, 11 => 0 ^ line 2, column 15: expected an arrow such as 01 -> 2, found '11 => 0'",
      "base 2 digits of x, y;* 0  00 -> 0, ^ line 2, column 14: expected an arrow such as 01 -> 2, found nothing",
      "base 2 digits of x, y;* 0  00 -> 0, 110 -> 0 ^ line 2, column 15: expected 2 digits, found 110",
      "base 2 digits of x, y;* 0  00 -> 0, 12 -> 0 ^ line 2, column 15: expected digits below 2, found 12",
      "base 2 digits of x, y;* 0  00 -> 0, 00 -> 0 ^ line 2, column 15: 00 leads to two states",
      "base 2 digits of x, y;* 0  00 -> 0;;  0 ^ line 4, column 3: state 0 already has a line, line 2",
      "base 2 digits of x, y;* 0  00 -> 0, 11 -> 5 ^ line 2, column 21: state 5 has no line",
      "base 2 digits of x, y;  0  00 -> 1; * 1 00 -> 0 ^ line 2, column 3: leading zeros make a difference; they must lead back to state 0, or to an equivalent state"})
  void mistakes_areToldWithLineAndColumn(String text, String sentence) {
    assertThatThrownBy(() -> AutomatonReader.read(text.replace(';', '\n'), NAMES, Budget.unlimited()))
        .isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"?fibonacci x + y = 2x + 1 | x < y", "?base 16 3x = y", "?tribonacci x = 2y",
      "?recurrence 12 1 x <= y", "x < y & x > y", "?base 36 x = y + 35"})
  void exportedAutomata_areReadBack(String formula) {
    Solutions written = new Prover(Budget.unlimited()).solutions(Theory.standard().read(formula));
    Solutions read = AutomatonReader.read(String.join("\r\n", AutomatonWriter.lines(written, NAMES)), NAMES,
        Budget.unlimited());
    assertThat(read.system()).isEqualTo(written.system());
    assertThat(read.dfa()).isEqualTo(written.dfa());
  }

  /** Random automata in base 3 accept what running them digit by digit accepts. */
  @Test
  void randomAutomata_acceptWhatTheyAcceptDigitByDigit() {
    var random = new Random(5);
    for (int round = 0; round < 50; round++) {
      int states = 1 + random.nextInt(4);
      var next = new int[states][9];
      var accepts = new boolean[states];
      var text = new StringBuilder("base 3 digits of x, y\n");
      for (int s = 0; s < states; s++) {
        accepts[s] = random.nextBoolean();
        text.append(accepts[s] ? "*" : "").append(' ').append(s).append("  ");
        for (int symbol = 0; symbol < 9; symbol++) {
          next[s][symbol] = s == 0 && symbol == 0 ? 0 : random.nextInt(states);
          text.append(symbol == 0 ? "" : ", ").append(symbol % 3).append(symbol / 3).append(" -> ")
              .append(next[s][symbol]);
        }
        text.append('\n');
      }
      Solutions read = AutomatonReader.read(text.toString(), NAMES, Budget.unlimited());
      List<List<Integer>> wanted = IntStream.range(0, 27 * 27).mapToObj(i -> List.of(i / 27, i % 27)).filter(pair -> {
        int state = 0;
        for (int weight = 9; weight > 0; weight /= 3)
          state = next[state][pair.get(0) / weight % 3 + 3 * (pair.get(1) / weight % 3)];
        return accepts[state];
      }).toList();
      List<List<Integer>> found = read.first(3000, Budget.unlimited()).stream()
          .filter(pair -> pair.stream().allMatch(n -> n.compareTo(BigInteger.valueOf(27)) < 0))
          .map(pair -> pair.stream().map(BigInteger::intValueExact).toList()).toList();
      assertThat(found).as(text.toString()).containsAll(wanted).hasSameSizeAs(wanted);
    }
  }
}
