package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.Document;
import org.grundy.explain.Voice;

/** Rows of numbers with their names, as lines of text. */
final class RowsText {
  private static final int NARROWEST = 4;

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

  /** The names at the left, and as many columns about a place as there is room for. */
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

  private static List<String> names(List<Document.Numbers> rows, Voice voice) {
    return rows.stream().map(row -> voice.say(row.name())).toList();
  }

  private static List<String> numbers(List<Document.Numbers> rows) {
    return rows.stream().flatMap(row -> row.numbers().stream()).toList();
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(1);
  }
}
