package org.grundy.cluster;

import java.util.concurrent.TimeUnit;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/** How fast rows are made in some stages, without what an earlier process made. */
final class Pace {
  /** A rate below this is told for a longer time. */
  private static final long LEAST = 10;

  private @Nullable Long begun;
  private long earlier;

  /** Begins to count time, unless that has begun. */
  void begin(long nanoTime) {
    if (begun == null)
      begun = nanoTime;
  }

  /** Adds the rows of a stage that is complete. */
  void add(long rows) {
    earlier += rows;
  }

  /**
   * Adds the rate to how far a job has come.
   *
   * @param rows of the stage so far
   */
  Phrase told(Phrase how, long rows, long nanoTime) {
    long made = earlier + rows;
    if (begun == null || made == 0)
      return how;
    long millis = Math.max(1, TimeUnit.NANOSECONDS.toMillis(nanoTime - begun));
    if (per(TimeUnit.SECONDS, made, millis) >= LEAST)
      return Phrase.of("{0}, {1,} a second", how, per(TimeUnit.SECONDS, made, millis));
    if (per(TimeUnit.MINUTES, made, millis) >= LEAST)
      return Phrase.of("{0}, {1,} a minute", how, per(TimeUnit.MINUTES, made, millis));
    if (per(TimeUnit.HOURS, made, millis) >= LEAST)
      return Phrase.of("{0}, {1,} an hour", how, per(TimeUnit.HOURS, made, millis));
    long daily = per(TimeUnit.DAYS, made, millis);
    return daily == 0 ? how : Phrase.of("{0}, {1,} a day", how, daily);
  }

  private static long per(TimeUnit unit, long made, long millis) {
    return Math.multiplyExact(unit.toMillis(1), made) / millis;
  }
}
