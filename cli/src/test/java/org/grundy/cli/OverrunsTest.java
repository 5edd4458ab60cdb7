package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Computations end at the limit of their budget by themselves, without the watch that {@link Main} keeps over commands. */
@Tag("fuzz")
class OverrunsTest {
  private static final Duration LIMIT = Duration.ofMillis(100);
  /** So much processor time after the limit is too much. Other programs on the machine do not count. */
  private static final Duration SLACK = Duration.ofMillis(Tier.nightly() ? 150 : 1_000);
  private static final long STACK = 1L << 30;
  private static final int FRAMES = 40;

  /** Where a command was when it had worked too long after its limit; empty when it ended in time. */
  private static String overrun(List<String> words) throws InterruptedException {
    var limited = new ArrayList<>(words);
    limited.addAll(List.of("--time", LIMIT.toMillis() + "ms"));
    var out = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    var err = new ByteArrayOutputStream();
    var console = new Console(InputStream.nullInputStream(), out,
        new PrintStream(err, true, StandardCharsets.UTF_8));
    var running = new Thread(null, () -> Main.run(console, limited.toArray(String[]::new)), "main", STACK);
    running.setDaemon(true);
    running.start();
    if (running.join(LIMIT))
      return "";
    long worked = worked(running);
    long late = worked;
    while (!running.join(Duration.ofMillis(5)))
      if ((worked = Math.max(worked, worked(running))) - late > SLACK.toNanos()) {
        String where = Arrays.stream(running.getStackTrace()).limit(FRAMES).map(StackTraceElement::toString)
            .collect(Collectors.joining("\n  "));
        for (int i = 0; i < 1_000 && !running.join(Duration.ofMillis(10)); i++)
          worked = Math.max(worked, worked(running));
        return "%d ms of work after the limit%s:%n  %s%n".formatted((worked - late) / 1_000_000,
            running.isAlive() ? " and more" : "", where);
      }
    return "";
  }

  /** Processor time; -1 when it has ended. */
  private static long worked(Thread thread) {
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId());
  }

  private static String shown(List<String> words) {
    String line = String.join(" ", words);
    return line.length() < 200 ? line : line.substring(0, 150) + "... (" + line.length() + " characters)";
  }

  @Test
  void hostileInputs_endWithoutTheWatch() throws InterruptedException {
    List<List<String>> inputs = new ArrayList<>(HostileInputs.all());
    Collections.shuffle(inputs, new Random(Tier.seed()));
    int cases = Math.min(inputs.size(), Tier.cases(4, 1_200));
    var overruns = new ArrayList<String>();
    for (List<String> words : inputs.subList(0, cases)) {
      String overrun = overrun(words);
      if (!overrun.isEmpty())
        overruns.add(shown(words) + ": " + overrun);
    }
    System.out.printf("overruns: %d of %d inputs, seed %d%n", overruns.size(), cases, Tier.seed());
    assertThat(overruns).isEmpty();
  }
}
