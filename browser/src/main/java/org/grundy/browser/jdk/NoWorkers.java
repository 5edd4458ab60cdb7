package org.grundy.browser.jdk;

import org.grundy.effort.Budget;
import org.grundy.effort.Workers;

/** One thread does the work of all. */
@Replaces("org.grundy.effort.Workers")
public final class NoWorkers {
  private NoWorkers() {
  }

  /** Starts none. */
  public static NoWorkers start(@SuppressWarnings("unused") Budget leader, @SuppressWarnings("unused") String name,
      @SuppressWarnings("unused") Workers.Work work) {
    return new NoWorkers();
  }

  /** Does all pieces in their order. */
  public static void divide(Budget leader, @SuppressWarnings("unused") String name, int pieces, Workers.Piece work) {
    for (int piece = 0; piece < pieces; piece++)
      work.run(piece, 0, leader);
  }

  public void end() {
    // there are none
  }

  public void abandon() {
    // there are none
  }
}
