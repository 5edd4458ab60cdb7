package org.grundy.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.file.Version;

/** Writes the help of a command as a manual page, in the macros of man(7). */
final class ManualPage {
  private static final String EXAMPLES = "Examples:";
  private static final Map<Integer, String> STATUSES = Map.of(
      Exit.ANSWERED, "An answer.",
      Exit.REFUTED, "A statement is refuted, or a test failed.",
      Exit.BAD_INPUT, "The input is wrong.",
      Exit.BUDGET_SPENT, "A limit was reached first, such as --time.",
      Exit.DEFECT, "An internal error.",
      Exit.UNWRITTEN, "The answer could not be written.");

  private final StringBuilder page = new StringBuilder();

  private ManualPage() {
  }

  /** The name of a command's page, such as {@code grundy-solve}. */
  static String name(CommandHelp help) {
    return help.name().replace(' ', '-');
  }

  /** @param date as it stands at the foot of the page */
  static String of(CommandHelp help, String date) {
    var page = new ManualPage();
    page.write(help, date);
    return page.page.toString();
  }

  private void write(CommandHelp help, String date) {
    page.append(".TH \"%s\" 1 \"%s\" \"Grundy %s\" \"Grundy\"\n.ad l\n.nh\n".formatted(
        escaped(name(help).toUpperCase(Locale.ROOT)), date,
        Version.NUMBER));
    section("NAME", name(help) + " - " + help.about());
    section("SYNOPSIS", "");
    page.append(".B ").append(escaped(help.name())).append('\n').append(escaped(help.synopsis())).append('\n');
    section("DESCRIPTION", help.about());
    help.notes().stream().filter(lines -> !isExamples(lines)).forEach(this::note);
    entries("ARGUMENTS", help.parameters());
    entries("OPTIONS", help.options());
    if (!help.commands().isEmpty())
      section("COMMANDS", "");
    help.commands().forEach(command -> item(name(command), command.about()));
    help.notes().stream().filter(ManualPage::isExamples).forEach(lines -> {
      section("EXAMPLES", "");
      verbatim(lines.subList(1, lines.size()));
    });
    section("EXIT STATUS", "");
    STATUSES.entrySet().stream().sorted(Map.Entry.comparingByKey())
        .forEach(status -> item(String.valueOf(status.getKey()), status.getValue()));
    section("SEE ALSO", help.commands().isEmpty() ? "grundy(1)"
        : help.commands().stream().map(command -> name(command) + "(1)").collect(Collectors.joining(", ")));
  }

  private static boolean isExamples(List<String> lines) {
    return lines.getFirst().equals(EXAMPLES);
  }

  private void section(String heading, String text) {
    page.append(".SH ").append(heading).append('\n');
    if (!text.isEmpty())
      page.append(escaped(text)).append('\n');
  }

  private void entries(String heading, List<CommandHelp.Entry> entries) {
    if (!entries.isEmpty())
      section(heading, "");
    for (CommandHelp.Entry entry : entries)
      item(entry.names().isEmpty() ? entry.label()
          : String.join(", ", entry.names()) + (entry.label().isEmpty() ? "" : "=" + entry.label()), entry.about());
  }

  private void item(String term, String text) {
    page.append(".TP\n.B ").append(escaped(term)).append('\n').append(escaped(text)).append('\n');
  }

  /** A paragraph, which man breaks into lines; or a list, as it is. */
  private void note(List<String> lines) {
    if (lines.size() == 1)
      page.append(".PP\n").append(escaped(lines.getFirst())).append('\n');
    else
      verbatim(lines);
  }

  /** Lines as they are; each without the two spaces that examples are indented by. */
  private void verbatim(List<String> lines) {
    page.append(".PP\n.nf\n");
    lines.forEach(line -> page.append(escaped(line.startsWith("  ") ? line.substring(2) : line)).append('\n'));
    page.append(".fi\n");
  }

  /** Signs as they are typed: groff sets some of them as typographical ones, and reads others as commands. */
  private static String escaped(String text) {
    String escaped = text.codePoints().mapToObj(sign -> switch (sign) {
      case '\\' -> "\\e";
      case '-' -> "\\-";
      case '\'' -> "\\(aq";
      case '^' -> "\\(ha";
      case '~' -> "\\(ti";
      case '`' -> "\\(ga";
      case '"' -> "\\(dq";
      default -> Character.toString(sign);
    }).collect(Collectors.joining());
    return escaped.startsWith(".") ? "\\&" + escaped : escaped;
  }
}
