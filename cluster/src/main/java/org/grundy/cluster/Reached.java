package org.grundy.cluster;

import java.util.function.LongFunction;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * How far a job has come in a stage.
 *
 * @param how  told from the number of rows that the stage has made so far
 * @param pace of those rows; null if they do not bring the job further
 */
record Reached(LongFunction<Phrase> how, @Nullable Pace pace) {
  /** The same all through a stage. */
  static Reached before(Phrase how) {
    return new Reached(_ -> how, null);
  }

  Phrase told(long rows, long nanoTime) {
    return pace == null ? how.apply(rows) : pace.told(how.apply(rows), rows, nanoTime);
  }
}
