package org.grundy.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.grundy.reason.Fields;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The help of a command, in the pieces that manual pages and completion are made of.
 *
 * @param name     its words, such as {@code grundy solve}
 * @param synopsis the rest of its usage line
 * @param notes    paragraphs below the options; examples have a heading of their own
 */
record CommandHelp(String name, String about, String synopsis, List<Entry> parameters, List<Entry> options,
    List<List<String>> notes, List<CommandHelp> commands) {
  /**
   * An option or a parameter.
   *
   * @param names   the names of an option; none for a parameter
   * @param label   stands for its value; empty when it has none
   * @param choices the values that it may have; empty when they cannot be listed
   */
  record Entry(List<String> names, String label, String about, List<String> choices) {
    boolean isFile() {
      return label.contains("FILE");
    }

    boolean isCommand() {
      return label.startsWith("COMMAND");
    }

    boolean isGame() {
      return label.contains("GAME") || label.equals("RULES");
    }
  }

  /** The last word of its name. */
  String word() {
    return name.substring(name.lastIndexOf(' ') + 1);
  }

  /** The words of its commands. */
  List<String> words() {
    return commands.stream().map(CommandHelp::word).toList();
  }

  /** The words that its arguments may be, besides games and commands. */
  List<String> choices() {
    return parameters.stream().flatMap(parameter -> parameter.choices().stream()).toList();
  }

  boolean takesCommand() {
    return parameters.stream().anyMatch(Entry::isCommand);
  }

  boolean takesGame() {
    return parameters.stream().anyMatch(Entry::isGame);
  }

  /** The help of a program, and in it that of its commands. */
  static CommandHelp of(CommandLine line) {
    line.setUsageHelpWidth(HelpLayout.UNBROKEN);
    var help = new Help(line.getCommandSpec(), line.getColorScheme());
    String name = line.getCommandSpec().qualifiedName();
    return new CommandHelp(name, help.description().strip(), help.synopsis(0).strip().substring(name.length()).strip(),
        line.getCommandSpec().positionalParameters().stream().filter(parameter -> !parameter.hidden())
            .map(parameter -> entry(parameter, List.of(), help.createDefaultParameterRenderer()
                .render(parameter, help.parameterLabelRenderer(), help.colorScheme())))
            .toList(),
        line.getCommandSpec().options().stream().filter(option -> !option.hidden())
            .sorted(Comparator.comparing(OptionSpec::longestName))
            .map(option -> entry(option, List.of(option.names()), help.createDefaultOptionRenderer()
                .render(option, help.parameterLabelRenderer(), help.colorScheme())))
            .toList(),
        paragraphs(help.footer()), line.getSubcommands().values().stream().map(CommandHelp::of).toList());
  }

  /** Puts what programs are told: everything but the help of its commands. */
  void fields(Fields out) {
    out.put("command", name).put("about", about).put("usage", synopsis);
    out.objects("arguments", parameters, (node, one) -> node.put("name", one.label()).put("about", one.about()));
    out.objects("options", options, (node, one) -> {
      node.list("names", one.names());
      if (!one.label().isEmpty())
        node.put("value", one.label());
      node.put("about", one.about());
      if (!one.choices().isEmpty())
        node.list("choices", one.choices());
    });
    out.list("notes", notes.stream().map(lines -> String.join("\n", lines)).toList());
    out.objects("commands", commands, (node, one) -> node.put("name", one.word()).put("about", one.about()));
  }

  private static Entry entry(ArgSpec arg, List<String> names, Text[][] rendered) {
    return new Entry(names, arg.arity().max() == 0 ? "" : arg.paramLabel(),
        String.join(" ", Stream.of(rendered).map(row -> row[row.length - 1].toString().strip()).toList()),
        choices(arg));
  }

  private static List<String> choices(ArgSpec arg) {
    Object[] words = arg.type().getEnumConstants();
    if (words != null)
      return Stream.of(words).map(word -> word.toString().toLowerCase(Locale.ROOT)).toList();
    if (arg.arity().max() == 0 || arg.completionCandidates() == null)
      return List.of();
    return StreamSupport.stream(arg.completionCandidates().spliterator(), false).toList();
  }

  private static List<List<String>> paragraphs(String text) {
    var paragraphs = new ArrayList<List<String>>();
    for (String paragraph : text.strip().split("\\R\\s*\\R"))
      if (!paragraph.isBlank())
        paragraphs.add(Arrays.asList(paragraph.split("\\R")));
    return paragraphs;
  }
}
