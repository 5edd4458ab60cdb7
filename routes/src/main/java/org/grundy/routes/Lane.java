package org.grundy.routes;

import java.time.Duration;

/** Kinds of questions by what they may cost. */
public enum Lane {
  /** Positions, touches and lists; nothing is searched. */
  TOUCHES(RequestLimits.SHORT),
  /** Values of positions, and the computer's moves. */
  QUESTIONS(RequestLimits.SHORT),
  /** Proofs and long tables. */
  LABS(RequestLimits.LONG);

  private final Duration most;

  Lane(Duration most) {
    this.most = most;
  }

  /** The time limit. */
  public Duration most() {
    return most;
  }
}
