package org.grundy.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command as it stands in the documentation: {@code ./grundy} with words and quotes as a shell reads them, a
 * {@code printf} before a pipe, and standard output sent to a file.
 *
 * @param words      after {@code ./grundy}
 * @param input      what is piped into it
 * @param redirected whether standard output goes to a file
 */
record ShellLine(List<String> words, byte[] input, boolean redirected) {
  private static final Pattern PIECE = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"]+)|\\s+");

  static ShellLine of(String text) {
    List<String> all = words(text);
    int pipe = all.indexOf("|");
    String input = pipe < 0 ? "" : printed(all.subList(0, pipe), text);
    List<String> command = all.subList(pipe + 1, all.size());
    int to = command.indexOf(">");
    if (command.isEmpty() || !command.getFirst().equals("./grundy") || to >= 0 && to != command.size() - 2)
      throw new IllegalArgumentException("expected ./grundy, perhaps after a printf, found: " + text);
    return new ShellLine(command.subList(1, to < 0 ? command.size() : to), input.getBytes(StandardCharsets.UTF_8),
        to >= 0);
  }

  private static String printed(List<String> command, String text) {
    if (command.size() != 2 || !command.getFirst().equals("printf"))
      throw new IllegalArgumentException("expected printf and one text before the pipe, found: " + text);
    return command.getLast().replace("\\n", "\n");
  }

  /** Pieces that touch make one word. */
  private static List<String> words(String text) {
    var words = new ArrayList<String>();
    StringBuilder word = null;
    Matcher piece = PIECE.matcher(text);
    for (int at = 0; at < text.length(); at = piece.end()) {
      if (!piece.find(at) || piece.start() != at)
        throw new IllegalArgumentException("a quote is not closed in: " + text);
      if (piece.group().isBlank()) {
        if (word != null)
          words.add(word.toString());
        word = null;
        continue;
      }
      word = word == null ? new StringBuilder() : word;
      for (int group = 1; group <= 3; group++)
        if (piece.group(group) != null)
          word.append(piece.group(group));
    }
    if (word != null)
      words.add(word.toString());
    return words;
  }
}
