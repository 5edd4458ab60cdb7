package org.grundy.solve.strong;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import org.grundy.phrase.Phrase;

/** How far a search has come. Any thread may count; one begins the stages. */
final class Tally {
  /** What is done with every position. */
  enum Stage {
    FINDING, LISTING, SOLVING
  }

  private final LongAdder done = new LongAdder();
  private volatile Stage stage = Stage.FINDING;
  /** How many positions there are in all, once they are found. */
  private volatile long all;
  /** How many of them an earlier search did. */
  private final LongAdder earlier = new LongAdder();
  private volatile long begun = System.nanoTime();

  /** Begins what follows the finding of {@code all} positions. */
  void begin(Stage next, long all) {
    this.all = all;
    earlier.reset();
    this.begun = System.nanoTime();
    this.stage = next;
    done.reset();
  }

  void add(long positions) {
    done.add(positions);
  }

  /** Counts positions that cost nothing now. */
  void addEarlier(long positions) {
    earlier.add(positions);
  }

  /** How many positions were found. */
  long found() {
    return stage == Stage.FINDING ? earlier.sum() + done.sum() : all;
  }

  Phrase reached() {
    long now = done.sum();
    long rate = 1000 * now / Math.max(1, Duration.ofNanos(System.nanoTime() - begun).toMillis());
    return switch (stage) {
      case FINDING -> Phrase.of("{0,} {0:position|positions} found, {1,} a second", earlier.sum() + now, rate);
      case LISTING ->
        Phrase.of("listed the moves of {0,} of {1,} {1:position|positions}, {2,} a second", now, all, rate);
      case SOLVING ->
        Phrase.of("{0,} of {1,} {1:position|positions} solved, {2,} a second", earlier.sum() + now, all, rate);
    };
  }
}
