package org.grundy.word.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Transducer;
import org.grundy.word.automaton.Transducer.Arrow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransducerReaderTest {
  @Test
  void statesAndArrows_areRead() {
    assertThat(TransducerReader.read("""
        {0, 1}

        7 # the sum so far is even
        0 -> 7 / a
        1 -> 2/b
        2
        0->2 / b
        1 -> 7 / a
        """)).isEqualTo(new Transducer(List.of(Map.of('0', new Arrow(0, 'a'), '1', new Arrow(1, 'b')),
        Map.of('0', new Arrow(1, 'b'), '1', new Arrow(0, 'a')))));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '^', value = {"' ' ^ line 1, column 1: expected a state, such as 0, found nothing",
      "a -> 0 / b ^ line 1, column 1: expected a state, such as 0, found 'a -> 0 / b'",
      "0;a -> 0 ^ line 2, column 1: expected an arrow such as a -> 1 / b, found 'a -> 0'",
      "0;0 ^ line 2, column 1: state 0 already has a line, line 1",
      "0;a -> 0 / b;a -> 0 / c ^ line 3, column 1: a leads to two states",
      "0;a -> 5 / b ^ line 2, column 6: state 5 has no line"})
  void mistakes_areToldWithLineAndColumn(String text, String sentence) {
    assertThatThrownBy(() -> TransducerReader.read(text.replace(';', '\n'))).isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }
}
