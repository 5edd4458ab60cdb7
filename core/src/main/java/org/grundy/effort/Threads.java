package org.grundy.effort;

/** Threads that help another one with its work. */
public final class Threads {
  private Threads() {
  }

  /** Waits for a thread to end, whatever happens; an interruption is kept for later. */
  public static void join(Thread helper) {
    boolean interrupted = false;
    while (true)
      try {
        helper.join();
        break;
      } catch (InterruptedException _) {
        interrupted = true;
      }
    if (interrupted)
      Thread.currentThread().interrupt();
  }
}
