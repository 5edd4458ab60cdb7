package org.grundy.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Wall;

/**
 * Thermographs as text: temperature upwards from 0, Left's side on the left. The step between rows is small enough that
 * every corner has its row, unless there would be too many rows.
 */
public final class ThermographText {
  private static final int MOST_ROWS = 8;
  private static final int FEWEST_ROWS = 3;
  private static final int WIDTH = 40;
  /** The distance of the remark on the mast from the numbers. */
  private static final int MAST = 34;

  private ThermographText() {
  }

  public static List<String> lines(Thermograph thermograph, Voice voice) {
    Dyadic top = thermograph.temperature().max(Dyadic.ZERO);
    Dyadic step = step(thermograph, top);
    Dyadic right = thermograph.right().at(Dyadic.ZERO);
    Dyadic left = thermograph.left().at(Dyadic.ZERO);
    for (Wall wall : List.of(thermograph.left(), thermograph.right()))
      for (Wall.Corner corner : wall.corners())
        if (corner.temperature().signum() >= 0) {
          left = left.max(corner.value());
          right = right.min(corner.value());
        }
    Dyadic width = left.minus(right);
    var lines = new ArrayList<String>();
    int label = Math.max(6, top.toString().length() + 2);
    lines.add(row(label, "t", new int[]{column(left, thermograph.mean(), width)}, '|', '|'));
    for (Dyadic t = top; t.signum() >= 0; t = t.minus(step)) {
      int[] at = {column(left, thermograph.left().at(t), width), column(left, thermograph.right().at(t), width)};
      boolean mast = t.compareTo(thermograph.temperature()) >= 0;
      String row = row(label, t.toString(), mast ? new int[]{at[0]} : at, sign(thermograph.left(), t, '/', mast),
          sign(thermograph.right(), t, '\\', mast));
      lines.add(!mast ? row : row + " ".repeat(Math.max(1, label + MAST - row.length()))
          + voice.say(Phrase.of("mast at {0}", Phrase.verbatim(thermograph.mean().toString()))));
      if (step.signum() == 0)
        break;
    }
    lines.add(numbers(label, thermograph, left, width));
    return lines;
  }

  private static char sign(Wall wall, Dyadic t, char slanted, boolean mast) {
    if (mast)
      return '+';
    int i = 0;
    while (i + 1 < wall.corners().size() && wall.corners().get(i + 1).temperature().compareTo(t) <= 0)
      i++;
    return wall.slope(i) == 0 ? '|' : slanted;
  }

  private static Dyadic step(Thermograph thermograph, Dyadic top) {
    if (top.signum() == 0)
      return Dyadic.ZERO;
    int finest = top.exponent();
    for (Wall wall : List.of(thermograph.left(), thermograph.right()))
      for (Wall.Corner corner : wall.corners())
        if (corner.temperature().signum() >= 0)
          finest = Math.max(finest, corner.temperature().exponent());
    Dyadic step = Dyadic.of(1, finest);
    while (Dyadic.of(MOST_ROWS).times(step).compareTo(top) < 0)
      step = step.plus(step);
    while (Dyadic.of(FEWEST_ROWS).times(step).compareTo(top) > 0)
      step = step.half();
    return step;
  }

  private static int column(Dyadic left, Dyadic value, Dyadic width) {
    if (width.signum() == 0)
      return WIDTH / 2;
    Dyadic from = left.minus(value).times(Dyadic.of(WIDTH));
    int common = Math.max(from.exponent(), width.exponent());
    return from.times(Dyadic.of(1, -common)).numerator().divide(width.times(Dyadic.of(1, -common)).numerator())
        .intValueExact();
  }

  private static String row(int label, String name, int[] columns, char first, char last) {
    char[] cells = new char[WIDTH + 1];
    Arrays.fill(cells, ' ');
    cells[columns[0]] = first;
    if (columns.length > 1)
      cells[columns[1]] = last;
    return (" ".repeat(Math.max(0, label - name.length())) + name + "   " + new String(cells)).stripTrailing();
  }

  private static String numbers(int label, Thermograph thermograph, Dyadic left, Dyadic width) {
    String first = thermograph.left().at(Dyadic.ZERO).toString();
    String last = thermograph.right().at(Dyadic.ZERO).toString();
    int from = label + 3 + column(left, thermograph.left().at(Dyadic.ZERO), width) - first.length() / 2;
    var line = new StringBuilder(" ".repeat(Math.max(0, from)) + first);
    if (!first.equals(last)) {
      int to = label + 3 + column(left, thermograph.right().at(Dyadic.ZERO), width) - last.length() / 2;
      line.append(" ".repeat(Math.max(1, to - line.length()))).append(last);
    }
    return line.toString();
  }
}
