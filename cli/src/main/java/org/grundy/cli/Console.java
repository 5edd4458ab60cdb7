package org.grundy.cli;

import java.io.PrintStream;
import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;

/** Where a command writes: answers to one stream, complaints and progress to the other. */
record Console(PrintStream out, PrintStream err) {
  /** Says what is wrong with the arguments, as JSON on standard output when that was asked for. */
  int complain(Phrase sentence, List<String> arguments) {
    Voice voice = Languages.of(arguments);
    if (arguments.contains("--json"))
      out.println(AnswerJson.error(voice.say(sentence)));
    else
      err.println(voice.say(sentence));
    return Exit.BAD_INPUT;
  }

  /** A defect of ours: what happened, for a report. */
  int defect(Throwable e) {
    err.println("grundy: this is a defect of Grundy, please report it with the command and these lines:");
    e.printStackTrace(err);
    return Exit.DEFECT;
  }
}
