package org.grundy.cli;

import java.io.Closeable;
import java.io.IOException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** The source of a person's input lines: a terminal with editing and history, or a pipe. */
interface LineSource extends Closeable {
  /** The next line, or null at the end. */
  @Nullable
  String next(String prompt) throws IOException;

  @Override
  void close() throws IOException;

  static LineSource open(Console console) throws IOException {
    return console.isTerminal() ? terminal() : pipe(console);
  }

  private static LineSource terminal() throws IOException {
    Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    LineReader reader = LineReaderBuilder.builder().terminal(terminal).option(LineReader.Option.DISABLE_EVENT_EXPANSION,
        true).build();
    return new LineSource() {
      @Override
      public @Nullable String next(String prompt) {
        try {
          return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException _) {
          return null;
        }
      }

      @Override
      public void close() throws IOException {
        terminal.close();
      }
    };
  }

  /** A pipe. Lines are echoed after the prompt, so that the output reads like a conversation. */
  private static LineSource pipe(Console console) {
    var reader = console.lines();
    return new LineSource() {
      @Override
      public @Nullable String next(String prompt) throws IOException {
        String line = reader.readLine();
        console.out().println(prompt + (line == null ? "" : line));
        return line;
      }

      @Override
      public void close() {
        // standard input is not ours to close
      }
    };
  }
}
