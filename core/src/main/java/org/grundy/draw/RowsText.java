package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.explain.Document;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;

/** Rows of numbers with their names, as lines of text. */
final class RowsText {
  private static final int NARROWEST = 4;
  private static final int SHORTEST_STEP = 17;

  private RowsText() {
  }

  /** The names at the right. */
  static List<String> sequence(List<Document.Numbers> rows, Voice voice) {
    int label = 2 + longest(names(rows, voice));
    int width = 1 + Math.max(2, longest(numbers(rows)));
    var lines = new ArrayList<String>();
    for (Document.Numbers row : rows) {
      var line = new StringBuilder(GridText.padded(voice.say(row.name()), label)).append(' ');
      row.numbers().forEach(number -> line.append(GridText.padded(number, width)));
      lines.add(line.toString());
    }
    return lines;
  }

  /** The names at the left, and as many columns around a place as fit. */
  static List<String> excerpt(List<Document.Numbers> rows, int place, TextOptions options) {
    int label = 2 + longest(names(rows, options.voice()));
    int width = Math.max(NARROWEST, 1 + longest(numbers(rows)));
    int columns = rows.getFirst().numbers().size();
    int count = Math.clamp((options.width() - 2 - label) / width, 1, columns);
    int from = Math.clamp(place - count / 2, 0, columns - count);
    var lines = new ArrayList<String>();
    for (Document.Numbers row : rows) {
      String name = options.voice().say(row.name());
      var line = new StringBuilder("  ").append(name).append(" ".repeat(label - name.length()));
      row.numbers().subList(from, from + count).forEach(number -> line.append(GridText.padded(number, width)));
      lines.add(line.toString());
    }
    return lines;
  }

  /** The remark on a step follows it, aligned with the other remarks. */
  static List<String> steps(List<Document.Remark> steps, TextOptions options) {
    Voice voice = options.voice();
    int column = Math.max(SHORTEST_STEP, steps.stream().filter(step -> !voice.say(step.said()).isEmpty())
        .mapToInt(step -> voice.say(step.about()).length() + 4).filter(width -> width < options.width() / 2).max()
        .orElse(0));
    var lines = new ArrayList<String>();
    for (int i = 0; i < steps.size(); i++) {
      String about = voice.say(steps.get(i).about());
      String said = voice.say(steps.get(i).said());
      if (said.isEmpty() || about.startsWith("="))
        lines.add(said.isEmpty() ? about : about + "    " + said);
      else if (about.isEmpty() && i == steps.size() - 2)
        lines.add("  " + said);
      else
        lines.addAll(Paragraphs.lines(said, "  " + about + " ".repeat(Math.max(2, column - 2 - about.length())),
            " ".repeat(column), options.width()));
    }
    return lines;
  }

  static List<String> table(Document.Table table, TextOptions options) {
    List<List<String>> rows = table.rows().stream()
        .map(row -> row.cells().stream().map(options.voice()::say).toList()).toList();
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = IntStream.range(0, columns)
        .map(c -> longest(rows.stream().filter(row -> c < row.size()).map(row -> row.get(c)).toList())).toArray();
    var lines = new ArrayList<String>();
    for (int r = 0; r < rows.size(); r++) {
      var line = new StringBuilder(" ".repeat(table.indent()));
      for (int c = 0; c < rows.get(r).size(); c++) {
        String cell = rows.get(r).get(c);
        String space = " ".repeat(widths[c] - cell.length());
        line.append(c == 0 ? "" : " ".repeat(table.gap())).append(table.right() ? space + cell : cell + space);
      }
      lines.add(line.toString().stripTrailing());
      String below = " ".repeat(table.indent() + widths[0] + table.gap());
      for (Phrase sentence : table.rows().get(r).below())
        lines.addAll(Paragraphs.lines(options.voice().say(sentence), below, below, options.width()));
    }
    return lines;
  }

  private static List<String> names(List<Document.Numbers> rows, Voice voice) {
    return rows.stream().map(row -> voice.say(row.name())).toList();
  }

  private static List<String> numbers(List<Document.Numbers> rows) {
    return rows.stream().flatMap(row -> row.numbers().stream()).toList();
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(0);
  }
}
