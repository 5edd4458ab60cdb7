package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.explain.Voice;
import org.grundy.reason.Exhibit.Columns;
import org.grundy.reason.Exhibit.Row;

/**
 * Numbers below each other, digit under digit, with the weights above. If the lines are too long, the digits close up
 * and lose their weights; if they are still too long, only both ends of each number stay.
 */
final class ColumnsText {
  private final Columns columns;
  private final TextOptions options;
  private final Voice voice;
  private final List<Row> all;
  private final String numeration;
  private final int label;
  private final int value;
  private final int margin;

  ColumnsText(Columns columns, TextOptions options) {
    this.columns = columns;
    this.options = options;
    this.voice = options.voice();
    this.all = Stream.concat(columns.rows().stream(), columns.total().stream()).toList();
    this.numeration = voice.say(columns.numeration().name());
    this.label = all.stream().mapToInt(row -> voice.say(row.label()).length()).max().orElse(0);
    this.value = all.stream().mapToInt(row -> row.value().length()).max().orElse(0);
    this.margin = Math.max(numeration.length(), label + (label > 0 && value > 0 ? 2 : 0) + value);
  }

  List<String> lines() {
    int digits = all.stream().mapToInt(row -> row.digits().length()).max().orElse(0);
    int count = Math.max(digits, columns.weights().size());
    int widest = columns.weights().stream().mapToInt(String::length).max().orElse(1);
    int room = options.width() - margin - 3;
    boolean weighted = digits <= columns.weights().size();
    if (weighted && count * (widest + 1) - 1 <= room)
      return spaced(columns.weights().stream().map(_ -> widest).toList());
    List<Integer> each = columns.weights().stream().map(String::length).toList();
    if (weighted && each.stream().mapToInt(n -> n + 1).sum() - 1 <= room)
      return spaced(each);
    return closed(digits <= room);
  }

  private List<String> spaced(List<Integer> widths) {
    var lines = new ArrayList<String>();
    lines.add(joined(numeration + " ".repeat(margin - numeration.length()), columns.weights(), widths));
    for (Row row : all) {
      var digits = new ArrayList<String>();
      for (int i = row.digits().length(); i < widths.size(); i++)
        digits.add(leading(row));
      row.digits().chars().forEach(c -> digits.add(digit(c)));
      add(lines, row, joined(head(row), digits, widths));
    }
    return lines;
  }

  private static String joined(String head, List<String> texts, List<Integer> widths) {
    var line = new StringBuilder(head).append("  ");
    for (int i = 0; i < texts.size(); i++)
      line.append(' ').append(GridText.padded(texts.get(i), widths.get(i)));
    return line.toString();
  }

  private List<String> closed(boolean whole) {
    var texts = new ArrayList<String>();
    for (Row row : all)
      texts.add(whole ? digits(row) : voice.language().abridged(row.digits()));
    int width = texts.stream().mapToInt(String::length).max().orElse(0);
    var lines = new ArrayList<String>(List.of(numeration));
    for (int i = 0; i < all.size(); i++)
      add(lines, all.get(i), head(all.get(i)) + "   " + GridText.padded(texts.get(i), width));
    return lines;
  }

  private String digits(Row row) {
    var text = new StringBuilder();
    row.digits().chars().forEach(c -> text.append(digit(c)));
    return text.toString();
  }

  private String head(Row row) {
    String said = voice.say(row.label());
    return said + GridText.padded(row.value(), margin - said.length());
  }

  /** A remark stands beside the digits, or below them when there is no room. */
  private void add(List<String> lines, Row row, String line) {
    String remark = voice.say(row.remark());
    boolean beside = line.length() + 4 + remark.length() <= options.width();
    lines.add((beside ? line + "    " + remark : line).stripTrailing());
    if (!beside)
      lines.add("      " + remark);
  }

  private boolean binary() {
    return columns.numeration().binary();
  }

  private String leading(Row row) {
    return binary() && !row.digits().isEmpty() ? digit('0') : "";
  }

  private String digit(int digit) {
    return digit == '0' && binary() ? options.unicode() ? "\u00b7" : "." : Character.toString(digit);
  }
}
