package org.grundy.word.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.WalnutNames;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordReaderTest {
  private static final int TO = 400;

  /** An automaton with outputs, for whose strings zeros in front make no difference. */
  private record Written(boolean reversed, List<List<Integer>> arrows, List<Integer> outputs) {
    static Written random(Random random, int digits, boolean reversed) {
      int states = 1 + random.nextInt(4);
      var arrows = new ArrayList<List<Integer>>();
      var outputs = new ArrayList<Integer>();
      for (int state = 0; state < states; state++) {
        outputs.add(random.nextInt(3));
        var to = new ArrayList<Integer>();
        for (int digit = 0; digit < digits; digit++)
          to.add(digit == 0 && (reversed || state == 0) ? state : random.nextInt(states));
        arrows.add(to);
      }
      return new Written(reversed, arrows, outputs);
    }

    String text(String numeration) {
      var text = new StringBuilder(numeration + "\n");
      for (int state = 0; state < arrows.size(); state++) {
        text.append("\n").append(state).append(' ').append(outputs.get(state)).append("\n");
        for (int digit = 0; digit < arrows.get(state).size(); digit++)
          text.append(digit).append(" -> ").append(arrows.get(state).get(digit)).append("\n");
      }
      return text.toString();
    }

    int output(int[] digits) {
      int state = 0;
      for (int i = 0; i < digits.length; i++)
        state = arrows.get(state).get(digits[reversed ? digits.length - 1 - i : i]);
      return outputs.get(state);
    }
  }

  @RepeatedTest(60)
  void letters_areTheOutputsAfterTheDigits(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String name = List.of("2", "3", "fib", "trib").get(random.nextInt(4));
    boolean reversed = random.nextBoolean();
    String numeration = (reversed ? "lsd_" : "msd_") + name;
    DigitSystem system = WalnutNames.system(numeration).orElseThrow();
    Written written = Written.random(random, system.digits(), reversed);
    String letters = WordReader.read(written.text(numeration), Budget.unlimited()).prefix(TO);
    for (int n = 0; n < TO; n++)
      assertThat(letters.charAt(n) - '0').as("%s at %d", written, n)
          .isEqualTo(written.output(system.digitsOf(BigInteger.valueOf(n))));
  }

  /** The file of the Thue-Morse word in Walnut: OEIS A010060. */
  @Test
  void thueMorse_isRead() {
    assertThat(WordReader.read("msd_2\n\n0 0\n0 -> 0\n1 -> 1\n\n1 1\n0 -> 1\n1 -> 0\n", Budget.unlimited()).prefix(16))
        .isEqualTo("0110100110010110");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
      "0 0; 0 -> 0 ~ line 1, column 1: expected a first line such as msd_2, found '0 0'",
      "msd_2; 0 10; * -> 0 ~ line 2, column 3: expected a letter of one digit, found 10",
      "msd_2; 0 1; 0 -> 0 ~ some places have no letter",
      "msd_pell; 0 0; * -> 0 ~ words whose places are written in",
      "msd_2; 0 1; 0 -> 1; 1 -> 1; 1 2; * -> 1 ~ "})
  void otherTexts_areRefused(String text, String complaint) {
    assertThatThrownBy(() -> WordReader.read(text.replace("; ", "\n"), Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessageContaining(complaint == null ? "" : complaint);
  }
}
