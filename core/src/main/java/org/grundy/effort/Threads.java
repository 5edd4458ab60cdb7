package org.grundy.effort;

/** Waiting for helper threads. */
public final class Threads {
  private Threads() {
  }

  /** Waits for a thread to end, also when interrupted; the interrupt flag is restored. */
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
