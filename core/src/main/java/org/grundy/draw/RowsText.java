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
  private static final int LONGEST_POSITION = 44;
  private static final int LABEL = 6;

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

  /** The first heap of each row at its left, and above each column how far it is from that heap. */
  static List<String> values(Document.HeapValues table, Voice voice) {
    int width = Document.HeapValues.width(table.values());
    var lines = new ArrayList<String>();
    var head = new StringBuilder(GridText.padded("n", LABEL)).append("  ");
    for (int i = 0; i < table.columns(); i++)
      head.append(GridText.padded("+" + i, width - 1)).append(' ');
    lines.add(head.toString().stripTrailing());
    for (int from = 0; from < table.values().size(); from += table.columns()) {
      var line = new StringBuilder(GridText.padded(Integer.toString(from), LABEL)).append("  ");
      for (int n = from; n < Math.min(table.values().size(), from + table.columns()); n++)
        line.append(GridText.padded(table.cell(n) + (table.marked().contains(n) ? "" : " "), width));
      lines.add(line.toString().stripTrailing());
    }
    table.after().ifPresent(after -> lines.add(lines.removeLast() + "   " + voice.say(after)));
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
        int space = widths[c] - cell.length();
        int before = switch (table.align()) {
          case LEFT -> 0;
          case RIGHT -> space;
          case CENTRED -> c == 0 ? 0 : (space + 1) / 2;
        };
        line.append(c == 0 ? "" : " ".repeat(table.gap())).append(" ".repeat(before)).append(cell)
            .append(" ".repeat(space - before));
      }
      lines.add(line.toString().stripTrailing());
      String below = " ".repeat(table.indent() + widths[0] + table.gap());
      for (Phrase sentence : table.rows().get(r).below())
        lines.addAll(Paragraphs.lines(options.voice().say(sentence), below, below, options.width()));
    }
    return lines;
  }

  /** Each position with its number and measure, and what is said of the move at the right. */
  static List<String> played(Document.Played match, TextOptions options) {
    Voice voice = options.voice();
    List<String> positions = match.turns().stream().map(turn -> shortened(voice.say(turn.position()))).toList();
    String label = voice.say(match.measure());
    List<String> measured = match.turns().stream()
        .map(turn -> " ".repeat(Math.max(0, (label.length() - voice.say(turn.measured()).length()) / 2))
            + voice.say(turn.measured()))
        .toList();
    int number = Integer.toString(positions.size() - 1).length();
    int position = longest(positions);
    int measure = Math.max(label.length(), longest(measured));
    var lines = new ArrayList<String>();
    lines.add(" ".repeat(number + 2 + position + 3) + label);
    for (int i = 0; i < positions.size(); i++) {
      String head = filled(i == 0 ? "" : Integer.toString(i), number + 2) + filled(positions.get(i), position + 3)
          + filled(measured.get(i), measure + 3);
      lines.addAll(Paragraphs.lines(voice.say(match.turns().get(i).said()), head, " ".repeat(head.length()),
          options.width()));
    }
    return lines;
  }

  /** Lines of the width at most where there are commas or bars to break after. */
  static List<String> form(String text, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String piece : text.split("(?<=[,|])(?![|])")) {
      if (line.length() + piece.length() > width && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(piece);
    }
    lines.add(line.toString());
    return lines;
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_POSITION ? text : text.substring(0, LONGEST_POSITION - 2) + "..";
  }

  private static String filled(String text, int width) {
    return text + " ".repeat(width - text.length());
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
