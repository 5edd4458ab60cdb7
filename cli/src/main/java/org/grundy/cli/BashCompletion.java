package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the completion of a command line for bash. */
final class BashCompletion {
  private BashCompletion() {
  }

  static String of(CommandHelp program, List<String> games) {
    String commands = String.join(" ", program.words());
    var cases = new StringBuilder();
    appendValues(cases, program, ":");
    cases.append(words(":*", commands + " " + options(program)));
    for (CommandHelp command : program.commands()) {
      String place = command.word() + ":";
      appendValues(cases, command, place);
      String others = Stream.of(String.join(" ", command.choices()), command.takesGame() ? "$games" : "",
          command.takesCommand() ? commands : "").filter(words -> !words.isEmpty()).collect(Collectors.joining(" "));
      cases.append("    %s*) case $cur in -*) words='%s' ;; *) words=\"%s\" ;; esac ;;\n".formatted(place,
          options(command), others));
    }
    // Bash takes an equals sign for a word of its own.
    return """
        # Completion of %1$s for bash.
        _%1$s() {
          local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words= command= at=1
          local games='%2$s'
          COMPREPLY=()
          if [ "$cur" = = ]; then cur=; elif [ "$prev" = = ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
          while [ $at -lt $COMP_CWORD ] && [ -z "$command" ]; do
            case ${COMP_WORDS[at]} in
              %4$s) if [ "${COMP_WORDS[at+1]}" = = ]; then at=$((at + 3)); else at=$((at + 2)); fi ;;
              -*) at=$((at + 1)) ;;
              *) command=${COMP_WORDS[at]} ;;
            esac
          done
          case $command:$prev in
        %3$s  esac
          COMPREPLY=($(compgen -W "$words" -- "$cur"))
        }
        complete -o default -F _%1$s %1$s
        """.formatted(program.name(), String.join(" ", games), cases, program.options().stream()
        .filter(option -> !option.label().isEmpty()).flatMap(option -> option.names().stream())
        .collect(Collectors.joining(" | ")));
  }

  /** The values of the options of a command. */
  private static void appendValues(StringBuilder cases, CommandHelp command, String place) {
    for (CommandHelp.Entry option : command.options())
      if (!option.label().isEmpty())
        cases.append(words(option.names().stream().map(name -> place + name).collect(Collectors.joining(" | ")),
            String.join(" ", option.choices())));
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
