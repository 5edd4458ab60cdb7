package org.grundy.word.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.WalnutNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalnutReaderTest {
  private static final List<String> NAMES = List.of("x", "y");

  private static Solutions solutions(String formula) {
    return new Prover(Budget.unlimited()).solutions(Theory.standard().read(formula));
  }

  private static Solutions read(String text) {
    return AutomatonReader.read(text, NAMES, Budget.unlimited());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '^', value = {
      "msd_2 ^ line 1, column 1: expected the numeration of 2 numbers, found 'msd_2'",
      "msd_2 lsd_2 ^ line 1, column 7: all numbers must be written in the same numeration",
      "msd_2 msd_rt2 ^ line 1, column 7: expected msd_fib, msd_trib, msd_pell or a base such as msd_2, found 'msd_rt2'",
      "msd_2 msd_3 ^ line 1, column 7: all numbers must be written in the same numeration",
      "msd_99 msd_99 ^ line 1, column 1: expected a base from 2 to 36, found 99",
      "msd_2 msd_2 ^ line 2, column 1: expected a state and its output, such as 0 1, found nothing",
      "msd_2 msd_2;;0 0 -> 0 ^ line 3, column 1: expected a state and its output, such as 0 1, found '0 0 -> 0'",
      "msd_2 msd_2;0 2 ^ line 2, column 3: expected 0 or 1, for a set, found 2",
      "msd_2 msd_2;0 1;0 0 -> 0 1 ^ line 3, column 1: expected an arrow such as 0 1 -> 2, found '0 0 -> 0 1'",
      "msd_2 msd_2;0 1;0 -> 0 ^ line 3, column 1: expected 2 digits, found 0",
      "msd_2 msd_2;0 1;0 2 -> 0 ^ line 3, column 1: expected digits below 2, found '0 2'",
      "msd_2 msd_2;0 1;* 0 -> 0;1 0 -> 0 ^ line 4, column 1: 1 0 leads to two states",
      "msd_2 msd_2;0 1;0 0 -> 0;1 1 -> 5 ^ line 4, column 8: state 5 has no line",
      "msd_2 msd_2;3 0;0 0 -> 0;0 1;0 0 -> 3 ^ line 2, column 1: leading zeros make a difference; they must lead back "
          + "to state 3, or to an equivalent state"})
  void mistakes_areToldWithLineAndColumn(String text, String sentence) {
    assertThatThrownBy(() -> read(text.replace(';', '\n'))).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"?fibonacci x + y = 2x + 1 | x < y", "?base 16 3x = y", "?tribonacci x = 2y", "x < y & x > y"})
  void exportedAutomata_areReadBack(String formula) {
    Solutions written = solutions(formula);
    Solutions read = read(String.join("\r\n", AutomatonWriter.walnut(written)));
    assertThat(read.system()).isEqualTo(written.system());
    assertThat(read.dfa()).isEqualTo(written.dfa());
  }

  /** Comments, stars and a first state that is not 0. */
  @Test
  void whatWalnutAllows_isRead() {
    Solutions read = read("""
        # x < y

        msd_3   msd_3
        7 0 # equal so far
        0 0 -> 7
          1 1  ->  7
        2 2 -> 7
        0 1 -> 0
        0 2 -> 0
        1 2 -> 0
        0 1
        * * -> 0
        """);
    assertThat(read.dfa()).isEqualTo(solutions("?base 3 x < y").dfa());
  }

  /** The same arrows backwards, from new states on: as many strings of the same numbers. */
  @ParameterizedTest
  @ValueSource(strings = {"?fibonacci x = 2y | x < y", "?base 3 x + 1 = y", "?tribonacci x = 2y", "?pell x < y"})
  void automataOfTheLeastSignificantDigitFirst_areReversed(String formula) {
    Solutions expected = solutions(formula);
    assertThat(read(Backwards.text(expected)).dfa()).isEqualTo(expected.dfa());
  }

  /** Sums in base 2 with carries, as they are added by hand. */
  @Test
  void carries_areReadFromTheLeastSignificantDigit() {
    Solutions read = read("""
        lsd_2 lsd_2

        0 1
        0 0 -> 0
        1 1 -> 1

        1 0
        0 1 -> 0
        1 0 -> 2

        2 0
        0 0 -> 1
        1 1 -> 2
        """);
    for (int x = 0; x < 64; x++)
      for (int y = 0; y < 256; y++)
        assertThat(read.contains(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y)))).as("%d, %d", x, y)
            .isEqualTo(y == 3 * x);
  }

  @Test
  void otherNumerations_areNotWritten() {
    Solutions pell = solutions("?recurrence 2 1 x < y");
    assertThatThrownBy(() -> AutomatonWriter.walnut(pell)).isInstanceOf(BadInput.class)
        .hasMessage("Walnut does not have the numeration recurrence 2 1");
  }

  /** Writes an automaton so that it reads strings from the other end, by sets of states. */
  private static final class Backwards {
    static String text(Solutions of) {
      Dfa dfa = of.dfa();
      var sets = new ArrayList<Set<Integer>>();
      sets.add(IntStream.range(0, dfa.states()).filter(dfa::accepts).boxed().collect(Collectors.toSet()));
      String name = WalnutNames.name(of.system()).orElseThrow().replace("msd", "lsd");
      var text = new StringBuilder(name + " " + name + "\n");
      for (int i = 0; i < sets.size(); i++) {
        text.append(i).append(sets.get(i).contains(0) ? " 1\n" : " 0\n");
        for (int symbol = 0; symbol < dfa.symbols(); symbol++) {
          Set<Integer> to = sets.get(i);
          int s = symbol;
          Set<Integer> from = IntStream.range(0, dfa.states()).filter(q -> to.contains(dfa.next(q, s))).boxed()
              .collect(Collectors.toSet());
          if (!sets.contains(from))
            sets.add(from);
          text.append(symbol % dfa.digits()).append(' ').append(symbol / dfa.digits()).append(" -> ")
              .append(sets.indexOf(from)).append('\n');
        }
      }
      return text.toString();
    }
  }
}
