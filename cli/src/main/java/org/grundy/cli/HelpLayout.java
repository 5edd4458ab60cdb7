package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.draw.Paragraphs;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Breaks the lines of help where a reader would: between options in a usage line, and never in an example. */
final class HelpLayout {
  /** A width at which no usage line breaks. */
  static final int UNBROKEN = 10_000;
  private static final Pattern OPTION = Pattern.compile("(\\[-[^\\[\\]]*(?:\\[[^\\]]*][^\\[\\]]*)*]|--?[^ ]+) ?");

  private HelpLayout() {
  }

  /** Lays out the help of a command, and not that of its subcommands. */
  static void apply(CommandLine command) {
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_SYNOPSIS, HelpLayout::synopsis);
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, HelpLayout::footer);
  }

  private static String synopsis(Help help) {
    UsageMessageSpec usage = help.commandSpec().usageMessage();
    int width = usage.width();
    usage.width(UNBROKEN);
    String synopsis = help.synopsis(0).strip();
    usage.width(width);
    String name = help.commandSpec().qualifiedName();
    String indent = " ".repeat(help.synopsisHeadingLength() + name.length());
    var lines = new ArrayList<String>();
    var line = new StringBuilder(name);
    int room = width - help.synopsisHeadingLength();
    for (String word : words(synopsis.substring(name.length()).strip())) {
      if (line.length() + 1 + word.length() > room) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(indent);
        room = width;
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
    return lines.stream().map(text -> text + System.lineSeparator()).collect(Collectors.joining());
  }

  /** The options, and all parameters together. */
  private static List<String> words(String synopsis) {
    var words = new ArrayList<String>();
    String rest = synopsis;
    for (Matcher option = OPTION.matcher(rest); option.lookingAt(); option = OPTION.matcher(rest)) {
      words.add(option.group(1));
      rest = rest.substring(option.end());
    }
    if (!rest.isEmpty())
      words.add(rest);
    return words;
  }

  /** Examples as they are typed, lists with remarks, and paragraphs. */
  private static String footer(Help help) {
    UsageMessageSpec usage = help.commandSpec().usageMessage();
    int width = usage.width();
    return Stream.of(usage.footer()).map(line -> line.replace("%%", "%"))
        .flatMap(line -> line.length() <= width ? Stream.of(line) : broken(line, width))
        .map(line -> line + System.lineSeparator()).collect(Collectors.joining());
  }

  private static Stream<String> broken(String line, int width) {
    Matcher remarked = HelpTexts.REMARKED.matcher(line);
    if (remarked.matches())
      return Paragraphs.lines(remarked.group(2), remarked.group(1), " ".repeat(remarked.group(1).length()), width)
          .stream();
    return line.startsWith(" ") ? Stream.of(line) : Paragraphs.lines(line, "", "", width).stream();
  }
}
