package org.grundy.effort;

import java.time.Duration;

/** Waiting for helper threads. */
public final class Threads {
  private Threads() {
  }

  /** Starts a thread that does not keep the process alive. */
  public static Thread start(String name, Runnable work) {
    return Thread.ofPlatform().daemon().name(name).start(work);
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

  /**
   * Waits for a thread to end, but not longer than {@code most}. An interrupt ends this wait, but not the next; its flag is
   * restored.
   */
  static void join(Thread helper, Duration most) {
    boolean interrupted = Thread.interrupted();
    try {
      helper.join(most);
    } catch (InterruptedException _) {
      interrupted = true;
    }
    if (interrupted)
      Thread.currentThread().interrupt();
  }
}
