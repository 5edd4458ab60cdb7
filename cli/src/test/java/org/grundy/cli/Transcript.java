package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A command in a block of a page and the output that stands below it. A line {@code ...} of the output stands for any
 * lines, and a last line {@code [exit 2]} for the exit status when it is not 0.
 *
 * @param first where the output begins among the page's lines
 */
record Transcript(Page page, String command, int first, List<String> expected) {
  private static final String PROMPT = "$ ";

  static List<Transcript> of(Page page) {
    var found = new ArrayList<Transcript>();
    for (Page.Fence fence : page.fences())
      for (int i = 0; i < fence.lines().size(); i++)
        if (fence.lines().get(i).startsWith(PROMPT)) {
          int from = i + 1;
          int to = from;
          while (to < fence.lines().size() && !fence.lines().get(to).startsWith(PROMPT))
            to++;
          found.add(new Transcript(page, fence.lines().get(i).substring(PROMPT.length()), fence.first() + from,
              withoutBlankEnd(fence.lines().subList(from, to))));
        }
    return found;
  }

  private static List<String> withoutBlankEnd(List<String> lines) {
    int end = lines.size();
    while (end > 0 && lines.get(end - 1).isBlank())
      end--;
    return List.copyOf(lines.subList(0, end));
  }

  String place() {
    return page.name() + ", line " + first;
  }

  /**
   * Runs the command in this process and answers with what it prints, standard error included.
   *
   * @param rules files of rulesets by the names of their games, for those that are not in the catalogue
   */
  List<String> actual(Map<String, Path> rules) {
    ShellLine line = ShellLine.of(command);
    var words = new ArrayList<String>();
    for (String word : line.words())
      words.add(word.contains("/") && Files.isRegularFile(Page.ROOT.resolve(word)) ? Page.ROOT.resolve(word).toString()
          : word);
    if (!words.contains("--rules"))
      rules.forEach((game, file) -> {
        if (line.words().stream().anyMatch(word -> List.of(word.split(" ")).contains(game)))
          words.addAll(List.of("--rules", file.toString()));
      });
    var printed = new ByteArrayOutputStream();
    var both = new PrintStream(printed, true, StandardCharsets.UTF_8);
    PrintStream out = line.redirected() ? new PrintStream(PrintStream.nullOutputStream()) : both;
    int status = Main.run(new ByteArrayInputStream(line.input()), out, both, words.toArray(String[]::new));
    var lines = new ArrayList<>(withoutBlankEnd(printed.toString(StandardCharsets.UTF_8).lines().toList()));
    if (status != 0)
      lines.add("[exit " + status + "]");
    return lines;
  }

  /** Whether the output is as it stands on the page. */
  boolean agrees(List<String> actual) {
    return agree(expected, actual);
  }

  private static boolean agree(List<String> expected, List<String> actual) {
    if (expected.isEmpty())
      return actual.isEmpty();
    List<String> rest = expected.subList(1, expected.size());
    if (!expected.getFirst().equals("..."))
      return !actual.isEmpty() && expected.getFirst().equals(actual.getFirst())
          && agree(rest, actual.subList(1, actual.size()));
    for (int skipped = 0; skipped <= actual.size(); skipped++)
      if (agree(rest, actual.subList(skipped, actual.size())))
        return true;
    return false;
  }

  /** The lines in which the output differs: those on the page after a minus, those printed after a plus. */
  String difference(List<String> actual) {
    int start = 0;
    while (start < Math.min(expected.size(), actual.size()) && expected.get(start).equals(actual.get(start)))
      start++;
    int end = 0;
    while (end < Math.min(expected.size(), actual.size()) - start
        && expected.get(expected.size() - 1 - end).equals(actual.get(actual.size() - 1 - end)))
      end++;
    var text = new StringBuilder(place() + ": " + command + " prints something else:\n");
    expected.subList(start, expected.size() - end).forEach(line -> text.append("- ").append(line).append('\n'));
    actual.subList(start, actual.size() - end).forEach(line -> text.append("+ ").append(line).append('\n'));
    return text + "Where the program is right, scripts/update-docs writes what it prints into the pages.";
  }
}
