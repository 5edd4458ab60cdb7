package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaceTest {
  private static final Phrase HOW = Phrase.verbatim("5 found");
  private static final long START = -7;

  private static long after(long seconds) {
    return START + Duration.ofSeconds(seconds).toNanos();
  }

  /** In a second if that has ten rows, else in a minute, an hour or a day; none if a day has no row. */
  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"10; 1; 5 found, 10 a second", "4000000000000000; 4000000; 5 found, 1,000,000,000 a second",
          "10000000; 3; 5 found, 3,333,333 a second", "99; 10; 5 found, 594 a minute", "10; 60; 5 found, 10 a minute",
          "9; 60; 5 found, 540 an hour", "1; 7300; 5 found, 11 a day",
          "1; 86401; 5 found", "0; 10; 5 found"})
  void rate_isToldInAFittingUnit(long rows, long seconds, String told) {
    var pace = new Pace();
    pace.begin(START);

    assertThat(pace.told(HOW, rows, after(seconds))).hasToString(told);
  }

  @Test
  void stages_countTogetherFromTheFirst() {
    var pace = new Pace();
    pace.begin(START);
    pace.add(300);
    pace.begin(after(5));

    assertThat(pace.told(HOW, 100, after(10))).hasToString("5 found, 40 a second");
  }

  @Test
  void timeThatHasNotBegun_hasNoRate() {
    assertThat(new Pace().told(HOW, 100, START)).hasToString("5 found");
  }
}
