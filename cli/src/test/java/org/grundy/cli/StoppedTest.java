package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoppedTest {
  private static final Spent MUCH = new Spent(163_528_909, Duration.ofMillis(60_003));

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "TIME|Not decided: timed out after 60 s (--time) and 163,528,909 steps.",
      "WORK|Not decided: out of steps (--nodes) after 163,528,909 steps in 60 s.",
      "MEMORY|Not decided: out of memory (--memory) after 163,528,909 steps in 60 s.",
      "CANCELLED|Not decided: cancelled after 163,528,909 steps in 60 s."})
  void sentence_namesLimitStepsAndTime(BudgetSpent.Limit limit, String sentence) {
    assertThat(Stopped.undecided(limit, MUCH).toString()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({"0, 0 ms", "999, 999 ms", "1000, 1 s", "1099, 1 s", "2560, 2.5 s", "9999, 9.9 s", "12500, 12 s",
      "86400000, '86,400 s'"})
  void time_isRoundedDown(long milliseconds, String text) {
    assertThat(Stopped.time(Duration.ofMillis(milliseconds)).toString()).isEqualTo(text);
  }

  @Test
  void otherLanguages_writeNumbersTheirWay() {
    assertThat(Voice.of(Language.ES).say(
        Stopped.undecided(BudgetSpent.Limit.TIME, new Spent(1, Duration.ofMillis(1500)))))
        .isEqualTo("Sin decidir: tiempo agotado tras 1,5 s (--time) y 1 paso.");
    assertThat(Voice.of(Language.HR).say(Stopped.undecided(BudgetSpent.Limit.WORK, MUCH)))
        .isEqualTo("Nije odlučeno: nema više koraka (--nodes), nakon 163.528.909 koraka i 60 s.");
  }
}
