package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of rules as sentences. */
class LineWordsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take 1, 3 or 4                           ~ Take 1, 3 or 4 from one heap.
      take 7                                   ~ Take 7 from one heap.
      take k where 2k <= n                     ~ Take k from a heap of n, where 2k <= n.
      take d where d | n and d < n             ~ Take d from a heap of n, where d divides n and d < n.
      take 1, p where prime(p)                 ~ Take 1 or p from a heap of n, where prime(p).
      take n/2                                 ~ Take n/2 from a heap of n.
      take k where k < 3 or k > 5              ~ Take k from a heap of n, where k < 3 or k > 5.
      replace n by a, n-1-a                    ~ Replace a heap of n with heaps of a and n-1-a.
      replace m by m/k where k >= 2            ~ Replace a heap of m with one of m/k, where k >= 2.
      take 1; replace n by n/2                 ~ Change one heap of n tokens: take 1; replace n by n/2.
      """)
  void line_isASentence(String line, String said) {
    assertThat(LineReader.read(line).rules().toString()).isEqualTo(said);
  }

  @Test
  void line_isASentenceOfEveryLanguage() {
    assertThat(Voice.of(Language.HR).say(LineReader.read("take d where d | n and d < n").rules()))
        .isEqualTo("Uzmite d s hrpe od n, pri čemu d dijeli n i d < n.");
    assertThat(Voice.of(Language.ES).say(LineReader.read("take k where 2k <= n").rules()))
        .isEqualTo("Toma k de un montón de n, donde 2k <= n.");
  }
}
