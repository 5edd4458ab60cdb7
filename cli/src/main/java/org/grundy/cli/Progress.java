package org.grundy.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.effort.Spent;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;

/** Reports a computation's progress on standard error once a second, after the first two seconds. */
final class Progress {
  private static final Duration FIRST = Duration.ofSeconds(2);
  private static final Duration STEP = Duration.ofSeconds(1);

  private final Console console;
  private final Voice voice;
  private final Supplier<Optional<Phrase>> reached;
  private Duration next = FIRST;

  /** @param reached what has been done so far; without it, steps are reported */
  Progress(Console console, Voice voice, Supplier<Optional<Phrase>> reached) {
    this.console = console;
    this.voice = voice;
    this.reached = reached;
  }

  void show(Spent spent) {
    if (spent.time().compareTo(next) < 0)
      return;
    next = spent.time().plus(STEP);
    long seconds = spent.time().toSeconds();
    console.err().println(voice.say(reached.get().map(done -> Phrase.of("{0} s: {1}", seconds, done))
        .orElseGet(() -> Phrase.of("{0,} {0:step|steps} in {1} s", spent.work(), seconds))));
  }
}
