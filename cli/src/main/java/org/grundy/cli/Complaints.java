package org.grundy.cli;

import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import picocli.CommandLine;

/** What picocli finds wrong with the arguments, in one of our sentences. */
final class Complaints {
  private Complaints() {
  }

  static Phrase of(CommandLine.ParameterException e) {
    return switch (e) {
      case CommandLine.UnmatchedArgumentException unmatched when !unmatched.getUnmatched().isEmpty() ->
        unmatched(unmatched.getCommandLine(), unmatched.getUnmatched().getFirst());
      case CommandLine.MissingParameterException missing when !missing.getMissing().isEmpty() ->
        Phrase.of("expected {0}; see {1}", missing.getMissing().getFirst().paramLabel(), help(e.getCommandLine()));
      default -> e.getCause() instanceof BadInput bad ? bad.sentence()
          : Phrase.of("{0}; see {1}", String.valueOf(e.getMessage()), help(e.getCommandLine()));
    };
  }

  private static Phrase unmatched(CommandLine line, String word) {
    return line.getParent() == null
        ? Phrase.of("no command is called {0}; see {1}", BadInput.quoted(word), "./grundy --help")
        : Phrase.of("unexpected {0}; see {1}", BadInput.quoted(word), help(line));
  }

  static String help(CommandLine line) {
    return line.getParent() == null ? "./grundy --help" : "./grundy help " + line.getCommandName();
  }
}
