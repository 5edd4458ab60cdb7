package org.grundy.cli;

import java.time.Duration;
import org.grundy.effort.Spent;
import org.grundy.explain.Voice;

/** Reports a computation's progress on standard error once a second, after the first two seconds. */
final class Progress {
  private static final Duration FIRST = Duration.ofSeconds(2);
  private static final Duration STEP = Duration.ofSeconds(1);

  private final Console console;
  private final Voice voice;
  private Duration next = FIRST;

  Progress(Console console, Voice voice) {
    this.console = console;
    this.voice = voice;
  }

  void show(Spent spent) {
    if (spent.time().compareTo(next) < 0)
      return;
    next = spent.time().plus(STEP);
    console.err().println(voice.say("{0} {0:step|steps} in {1} s", spent.work(), spent.time().toSeconds()));
  }
}
