package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the completion of a command line for zsh. */
final class ZshCompletion {
  private ZshCompletion() {
  }

  static String of(CommandHelp program, List<String> games) {
    return """
        #compdef %1$s
        # Completion of %1$s for zsh.
        local -a games=(%2$s)
        local -a commands=(
        %3$s)
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
        %4$s
        esac
        """.formatted(program.name(), String.join(" ", games),
        program.commands().stream().map(command -> "  " + quoted(command.word() + ":" + command.about()) + "\n")
            .collect(Collectors.joining()),
        program.commands().stream().map(ZshCompletion::arguments).collect(Collectors.joining("\n")));
  }

  private static String arguments(CommandHelp command) {
    var arguments = new StringBuilder("  " + command.word() + ")\n    _arguments");
    for (CommandHelp.Entry option : command.options())
      for (String name : option.names())
        arguments.append(" \\\n      ").append(quoted(option(name, option)));
    List<String> others = Stream.of(command.takesGame() ? "compadd -a games" : "",
        command.takesCommand() ? "_describe command commands" : "",
        command.choices().isEmpty() ? "" : "compadd " + String.join(" ", command.choices()))
        .filter(action -> !action.isEmpty()).toList();
    return arguments.append(" \\\n      ").append(quoted("*:argument:" + (others.isEmpty() ? "_files"
        : "{ " + String.join("; ", others) + " }"))).append(" ;;").toString();
  }

  private static String option(String name, CommandHelp.Entry option) {
    String about = "[" + option.about().replaceAll("[\\[\\]]", "\\\\$0") + "]";
    if (option.label().isEmpty())
      return name + about;
    return name + "=" + about + ":" + option.label() + ":"
        + (option.isFile() ? "_files" : "(" + String.join(" ", option.choices()) + ")");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
