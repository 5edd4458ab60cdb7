package org.grundy.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * Somebody's program: it reads how many positions there are and then each on a line, and prints a line for each. It runs
 * with all rights of this one, for a limited time and with limited output.
 */
record Contestant(Path program, Duration limit) {
  private static final long MOST_OUTPUT = 16L << 20;
  private static final long LOOK = 20;

  /**
   * Its answers, as many as there are positions.
   *
   * @throws BadInput when it cannot be started, ends badly, takes too long, or prints too little or too much
   */
  List<String> answers(List<String> positions) throws IOException {
    Path in = Files.createTempFile("grundy-test", ".in");
    Path out = Files.createTempFile("grundy-test", ".out");
    Path complaints = Files.createTempFile("grundy-test", ".err");
    try {
      Files.writeString(in, positions.size() + "\n" + String.join("\n", positions) + "\n");
      int status = run(in.toFile(), out.toFile(), complaints.toFile());
      List<String> lines = new String(Files.readAllBytes(out), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.isBlank()).toList();
      if (status != 0)
        throw new BadInput(ended(status, lines.size(), last(complaints)));
      if (lines.size() != positions.size())
        throw BadInput.because("{0}: expected {1} {1:answer|answers}, a line each, found {2}", program.toString(),
            positions.size(), lines.size());
      return lines;
    } finally {
      Files.deleteIfExists(in);
      Files.deleteIfExists(out);
      Files.deleteIfExists(complaints);
    }
  }

  private Phrase ended(int status, int answers, String said) {
    Phrase ended = Phrase.of("{0} ended with status {1} after {2} {2:answer|answers}", program.toString(), status,
        answers);
    return said.isEmpty() ? ended : Phrase.of("{0}; it said: {1}", ended, said);
  }

  /** The last line of the program's own complaint, in which its reason stands. */
  private static String last(Path complaints) throws IOException {
    if (Files.size(complaints) > MOST_OUTPUT)
      return "";
    return new String(Files.readAllBytes(complaints), StandardCharsets.UTF_8).lines().map(String::strip)
        .filter(line -> !line.isEmpty()).reduce("", (_, line) -> line);
  }

  private int run(File in, File out, File complaints) {
    Process process = started(in, out, complaints);
    try {
      for (long end = System.nanoTime() + limit.toNanos(); !process.waitFor(LOOK, TimeUnit.MILLISECONDS);) {
        if (System.nanoTime() > end)
          throw BadInput.because("{0} did not end within {1} {1:second|seconds}", program.toString(),
              limit.toSeconds());
        if (out.length() > MOST_OUTPUT || complaints.length() > MOST_OUTPUT)
          throw BadInput.because("{0} prints without end: more than {1} bytes", program.toString(), MOST_OUTPUT);
      }
      return process.exitValue();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw BadInput.because("{0} was interrupted", program.toString());
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private Process started(File in, File out, File complaints) {
    try {
      return new ProcessBuilder(program.toAbsolutePath().toString()).redirectInput(in).redirectOutput(out)
          .redirectError(complaints).start();
    } catch (IOException _) {
      throw BadInput.because("cannot start {0}; expected an executable file", program.toString());
    }
  }
}
