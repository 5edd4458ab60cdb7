package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Writes the completion of a command line for bash. */
final class BashCompletion {
  private BashCompletion() {
  }

  static String of(CommandHelp program, List<String> games) {
    String commands = String.join(" ", program.words());
    var cases = new StringBuilder();
    cases.append(words("1:*", commands + " " + options(program)));
    for (CommandHelp command : program.commands()) {
      String place = "*:" + command.word() + ":";
      for (CommandHelp.Entry option : command.options())
        if (!option.label().isEmpty())
          cases.append(words(option.names().stream().map(name -> place + name).collect(Collectors.joining(" | ")),
              String.join(" ", option.choices())));
      String others = command.takesGame() ? "$games" : command.takesCommand() ? commands : "";
      cases.append("    %s*) case $cur in -*) words='%s' ;; *) words=\"%s\" ;; esac ;;\n".formatted(place,
          options(command), others));
    }
    // bash takes an equals sign for a word of its own
    return """
        # Completion of %1$s for bash.
        _%1$s() {
          local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=
          local games='%2$s'
          COMPREPLY=()
          if [ "$cur" = = ]; then cur=; elif [ "$prev" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
          case $COMP_CWORD:${COMP_WORDS[1]}:$prev in
        %3$s  esac
          COMPREPLY=($(compgen -W "$words" -- "$cur"))
        }
        complete -o default -F _%1$s %1$s
        """.formatted(program.name(), String.join(" ", games), cases);
  }

  /** A place with nothing to offer is left to the names of files. */
  private static String words(String place, String words) {
    return "    %s) %s ;;\n".formatted(place, words.isEmpty() ? "return" : "words='" + words + "'");
  }

  private static String options(CommandHelp command) {
    return command.options().stream().flatMap(option -> option.names().stream()).filter(name -> name.startsWith("--"))
        .collect(Collectors.joining(" "));
  }
}
