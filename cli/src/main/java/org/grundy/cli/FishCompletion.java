package org.grundy.cli;

import java.util.List;
import java.util.stream.Stream;

/** Writes the completion of a command line for fish. */
final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final String program;

  private FishCompletion(String program) {
    this.program = program;
  }

  static String of(CommandHelp program, List<String> games) {
    var completion = new FishCompletion(program.name());
    completion.script.append("# Completion of ").append(program.name()).append(" for fish.\n");
    completion.line("-f");
    program.options().forEach(option -> completion.option("-n __fish_use_subcommand", option));
    for (CommandHelp command : program.commands()) {
      completion.line("-n __fish_use_subcommand -a " + command.word() + " -d " + quoted(command.about()));
      command.options().forEach(option -> completion.option(after(command), option));
      Stream.of(command.choices(), command.takesGame() ? games : List.<String>of(),
          command.takesCommand() ? program.words() : List.<String>of()).filter(words -> !words.isEmpty())
          .forEach(words -> completion.line(after(command) + " -a " + quoted(String.join(" ", words))));
    }
    return completion.script.toString();
  }

  private void line(String arguments) {
    script.append("complete -c ").append(program).append(' ').append(arguments).append('\n');
  }

  private void option(String place, CommandHelp.Entry option) {
    var line = new StringBuilder(place);
    for (String name : option.names())
      line.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^--?", ""));
    if (option.isFile())
      line.append(" -rF");
    else if (!option.label().isEmpty())
      line.append(" -x").append(option.choices().isEmpty() ? "" : " -a " + quoted(String.join(" ", option.choices())));
    line(line + " -d " + quoted(option.about()));
  }

  private static String after(CommandHelp command) {
    return "-n '__fish_seen_subcommand_from " + command.word() + "'";
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
