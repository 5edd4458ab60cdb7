package org.grundy.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** One command, run in this process for a client that waits for its output. Another thread may cancel it. */
final class CommandRun {
  private final List<String> words;
  private final boolean files;
  private final Interruption interruption;
  private volatile boolean cancelled;

  private CommandRun(List<String> words, boolean files, Interruption interruption) {
    this.words = List.copyOf(words);
    this.files = files;
    this.interruption = interruption;
  }

  static CommandRun of(List<String> words) {
    return new CommandRun(words, true, new Interruption());
  }

  /**
   * For a client that may not read files of this machine.
   *
   * @param interruption what cancels the command, perhaps before it begins
   */
  static CommandRun withoutFiles(List<String> words, Interruption interruption) {
    return new CommandRun(words, false, interruption);
  }

  /** How a command ended, what it printed, and how long it took. */
  record Ended(int status, String out, String err, Duration time) {
  }

  /** Runs the command as a process of its own would, with nothing on its standard input, and ends with its limits. */
  Ended ended() {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var written = new StandardOutput(out);
    var said = new StandardOutput(err);
    PrintStream printed = written.text(StandardCharsets.UTF_8);
    PrintStream complained = said.text(StandardCharsets.UTF_8);
    var limit = new TimeLimit();
    var console = new Console(InputStream.nullInputStream(), printed, complained, interruption, limit);
    int status = Main.limited(files ? console : console.withoutFiles(), written, said, _ -> {
    }, words.toArray(String[]::new));
    printed.flush();
    complained.flush();
    return new Ended(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), limit.spent());
  }

  /** Ends the command before its limits do; if it has not begun, as soon as it begins. */
  void cancel() {
    cancelled = true;
    interruption.cancel();
  }

  boolean cancelled() {
    return cancelled;
  }
}
