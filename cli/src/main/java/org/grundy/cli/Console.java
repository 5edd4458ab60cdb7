package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;

/**
 * Where a command reads and writes: answers go to one stream, complaints and progress to the other.
 *
 * @param interruption what Ctrl-C stops
 * @param limit        how long the command may take
 * @param restart      how a long run restarts with the Vector API
 * @param files        whether names in the arguments may refer to files
 */
record Console(InputStream in, PrintStream out, PrintStream err, Interruption interruption, TimeLimit limit,
    Restart restart, boolean files) {
  Console(InputStream in, PrintStream out, PrintStream err) {
    this(in, out, err, new Interruption(), new TimeLimit());
  }

  Console(InputStream in, PrintStream out, PrintStream err, Interruption interruption, TimeLimit limit) {
    this(in, out, err, interruption, limit, Restart.never(), true);
  }

  /** The same for a client that may not read files of this machine. */
  Console withoutFiles() {
    return new Console(in, out, err, interruption, limit, restart, false);
  }

  /** Standard input, for reading by lines. */
  BufferedReader lines() {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Whether a person is at the terminal, rather than a program. */
  boolean isTerminal() {
    return in.equals(System.in) && Optional.ofNullable(System.console()).filter(c -> c.isTerminal()).isPresent();
  }

  /**
   * Reports what is wrong with the arguments: as JSON on standard output with {@code --json}, else on standard error.
   */
  int complain(Phrase sentence, List<String> arguments) {
    Voice voice = Languages.of(arguments);
    if (arguments.contains("--json"))
      out.println(AnswerJson.error(voice.say(sentence)));
    else
      err.println(voice.say(sentence));
    return Exit.BAD_INPUT;
  }

  /** Reports that part of the answer could not be written. */
  int unwritten(IOException why, List<String> arguments) {
    err.println(Languages.of(arguments).say("cannot write the answer: {0}", String.valueOf(why.getMessage())));
    return Exit.UNWRITTEN;
  }

  /** Prints the stack trace of a defect of Grundy, for a bug report. */
  int defect(Throwable e) {
    err.println("grundy: internal error; please report it with the command and these lines:");
    e.printStackTrace(err);
    return Exit.DEFECT;
  }
}
