package org.grundy.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * A program under test: it reads the number of positions, then the positions, and prints one line for each. It
 * runs with all the rights of this process, but its time and its output are limited. When it fails, it is run again on
 * fewer positions to find the one that makes it fail.
 *
 * @param command the program and its arguments
 * @param limit   how long a run may take
 * @param counted whether the number of positions comes first; else each position has a run of its own
 * @param advice  what may help when the program fails on a position
 */
record ContestProgram(List<String> command, Duration limit, boolean counted,
    Function<String, Optional<Phrase>> advice) {
  private static final long MOST_OUTPUT = 16L << 20;
  private static final long LOOK = 20;
  /** A process killed by a signal exits with this status plus the signal's number. */
  private static final int SIGNALS = 128;
  private static final int MOST_SIGNAL = 64;
  /** File extensions and the programs that run such files. */
  private static final Map<String, String> RUNNERS = Map.of("py", "python3", "java", "java", "js", "node", "sh", "sh",
      "rb", "ruby", "pl", "perl");

  ContestProgram {
    command = List.copyOf(command);
  }

  /** The result of a run. */
  private sealed interface Run {
    record Answers(List<String> lines) implements Run {
    }

    /** @param said the last line of the program's standard error, empty when it wrote none */
    record Failure(Phrase how, String said) implements Run {
    }
  }

  /**
   * The program's answers, one for each position.
   *
   * @param budget limits the time spent on finding the shortest input that fails
   * @throws BadInput when the program cannot be started, ends badly, takes too long, or prints too little or too much;
   *                  the message has the shortest failing prefix of the positions that was found
   */
  List<String> answers(List<String> positions, Budget budget) throws IOException {
    if (counted)
      return together(positions, budget);
    var answers = new ArrayList<String>();
    for (String position : positions) {
      budget.charge(1);
      answers.addAll(together(List.of(position), budget));
    }
    return answers;
  }

  private List<String> together(List<String> positions, Budget budget) throws IOException {
    Run run = run(positions);
    int passes = 0;
    int fails = positions.size();
    while (run instanceof Run.Failure && fails - passes > 1 && budget.timeLeft().isPositive()) {
      int next = Math.min(2 * passes + 1, (passes + fails) / 2);
      Run shorter = run(positions.subList(0, next));
      if (shorter instanceof Run.Failure) {
        run = shorter;
        fails = next;
      } else {
        passes = next;
      }
    }
    return switch (run) {
      case Run.Answers(var lines) -> lines;
      case Run.Failure failure -> throw complaint(failure, positions.subList(0, fails));
    };
  }

  private BadInput complaint(Run.Failure failure, List<String> given) throws IOException {
    String last = given.getLast();
    boolean alone = given.size() == 1 || run(List.of(last)) instanceof Run.Failure;
    Phrase complaint = alone
        ? Phrase.of("{0} when given one position, {1}", failure.how, quoted(last))
        : Phrase.of("{0} when given {1} positions, the last one {2}", failure.how, given.size(),
            quoted(last));
    Phrase said = failure.said.isEmpty() ? complaint : Phrase.of("{0}; it said: {1}", complaint, failure.said);
    return new BadInput(advice.apply(last).map(more -> Phrase.of("{0}. {1}", said, more)).orElse(said));
  }

  private static String quoted(String position) {
    return "'" + position.replace("\n", " / ") + "'";
  }

  private String program() {
    return command.getFirst();
  }

  private String name() {
    return String.join(" ", command);
  }

  private Run run(List<String> positions) throws IOException {
    Path in = Files.createTempFile("grundy-test", ".in");
    Path out = Files.createTempFile("grundy-test", ".out");
    Path complaints = Files.createTempFile("grundy-test", ".err");
    try {
      Files.writeString(in, (counted ? positions.size() + "\n" : "") + String.join("\n", positions) + "\n");
      return watched(started(in.toFile(), out.toFile(), complaints.toFile()), positions.size(), out, complaints);
    } finally {
      Files.deleteIfExists(in);
      Files.deleteIfExists(out);
      Files.deleteIfExists(complaints);
    }
  }

  private Run watched(Process process, int positions, Path out, Path complaints) throws IOException {
    try {
      for (long end = System.nanoTime() + limit.toNanos(); !process.waitFor(LOOK, TimeUnit.MILLISECONDS);) {
        if (System.nanoTime() > end)
          return new Run.Failure(Phrase.of("{0} did not finish within {1}", name(), written(limit)), last(complaints));
        if (out.toFile().length() > MOST_OUTPUT || complaints.toFile().length() > MOST_OUTPUT)
          return endless();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw BadInput.because("{0} was interrupted", name());
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    if (out.toFile().length() > MOST_OUTPUT)
      return endless();
    int status = process.exitValue();
    if (status != 0)
      return new Run.Failure(status > SIGNALS && status <= SIGNALS + MOST_SIGNAL
          ? Phrase.of("{0} was killed by signal {1}", name(), status - SIGNALS)
          : Phrase.of("{0} ended with status {1}", name(), status), last(complaints));
    List<String> lines = new String(Files.readAllBytes(out), StandardCharsets.UTF_8).lines()
        .filter(line -> !line.isBlank()).toList();
    if (lines.size() == positions)
      return new Run.Answers(lines);
    return new Run.Failure(lines.isEmpty() ? Phrase.of("{0} printed nothing", name())
        : Phrase.of("{0} printed {1} {1:line|lines}, not one for each position,", name(), lines.size()),
        last(complaints));
  }

  private Run.Failure endless() {
    return new Run.Failure(Phrase.of("{0} printed more than {1} bytes", name(), MOST_OUTPUT), "");
  }

  private static String written(Duration limit) {
    return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }

  /** The last line of the program's standard error, which usually states the reason; empty when there is too much. */
  private static String last(Path complaints) throws IOException {
    if (Files.size(complaints) > MOST_OUTPUT)
      return "";
    return new String(Files.readAllBytes(complaints), StandardCharsets.UTF_8).lines().map(String::strip)
        .filter(line -> !line.isEmpty()).reduce("", (_, line) -> line);
  }

  /** Starts the program: an existing file wins over a program on the PATH. */
  private Process started(File in, File out, File complaints) {
    boolean here = Files.exists(path());
    List<String> words = Stream.concat(Stream.of(here ? path().toString() : program()), command.stream().skip(1))
        .toList();
    try {
      return new ProcessBuilder(words).redirectInput(in).redirectOutput(out).redirectError(complaints).start();
    } catch (IOException _) {
      throw notStarted(here);
    }
  }

  private Path path() {
    try {
      return Path.of(program()).toAbsolutePath();
    } catch (InvalidPathException _) {
      throw notStarted(false);
    }
  }

  private BadInput notStarted(boolean here) {
    if (!here)
      return BadInput.because("cannot run {0}: no such file, and no such program on the PATH", program());
    String runner = RUNNERS.getOrDefault(program().substring(program().lastIndexOf('.') + 1), "");
    return runner.isEmpty() ? BadInput.because("cannot run {0}: expected an executable file", program())
        : BadInput.because("cannot run {0}: expected an executable file, or the command that runs it: {1}", program(),
            "'" + runner + " " + program() + "'");
  }
}
