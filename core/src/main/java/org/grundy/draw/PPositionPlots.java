package org.grundy.draw;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.explain.Voice;
import org.grundy.game.Column;
import org.grundy.number.Enclosure;

/** Plots of P-positions: as points with the lines near them, and as the distance of a sequence from its line. */
public final class PPositionPlots {
  private static final int PLACES = 6;

  private PPositionPlots() {
  }

  /**
   * The P-positions of two heaps.
   *
   * @param columns their two sequences, for the golden lines; otherwise empty
   */
  public static String points(String game, List<long[]> lost, int most, List<Column> columns, Voice voice) {
    var lines = new ArrayList<PlotSvg.Line>();
    if (columns.size() == 2) {
      String slope = ratio(columns.get(1).constant(), columns.get(0).constant());
      double steep = columns.get(1).constant().approximate() / columns.get(0).constant().approximate();
      lines.add(new PlotSvg.Line(0, 0, most / steep, most, "y = " + slope + " x", true));
      lines.add(new PlotSvg.Line(0, 0, most, most / steep, "x = " + slope + " y", true));
    }
    double[] xs = lost.stream().mapToDouble(pair -> pair[0]).toArray();
    double[] ys = lost.stream().mapToDouble(pair -> pair[1]).toArray();
    return PlotSvg
        .svg(new PlotSvg.Plot(voice.say("P-positions of {0} with heaps up to {1}", game, most), xs, ys, lines, 0,
            Math.max(1, most), Math.max(1, most), 1), voice);
  }

  /** The quotient, cut off where its digits become uncertain. */
  private static String ratio(Enclosure upper, Enclosure lower) {
    int digits = lower.decimals() / 2;
    BigDecimal least = new BigDecimal(upper.low()).divide(new BigDecimal(lower.high()), digits, RoundingMode.FLOOR);
    BigDecimal most = new BigDecimal(upper.high()).divide(new BigDecimal(lower.low()), digits, RoundingMode.CEILING);
    return new Enclosure(least.unscaledValue(), most.unscaledValue(), digits).digits(PLACES).map(text -> text + "..")
        .orElse("?");
  }

  /**
   * The n-th term less n times the sequence's constant, for n = 1, &hellip;, {@code to}, within the strip that these
   * differences fill. Its ends are certain to the digits shown.
   */
  public static String strip(Column column, int to, Voice voice) {
    List<Enclosure> off = differences(column, to);
    Enclosure least = off.stream().reduce((a, b) -> a.low().compareTo(b.low()) <= 0 ? a : b).orElseThrow();
    Enclosure most = off.stream().reduce((a, b) -> a.high().compareTo(b.high()) >= 0 ? a : b).orElseThrow();
    double low = least.approximate();
    double high = most.approximate();
    double room = Math.max(0.1, (high - low) * 0.12);
    List<PlotSvg.Line> lines = List.of(new PlotSvg.Line(0, high, to, high, certain(most), true),
        new PlotSvg.Line(0, low, to, low, certain(least), true));
    double[] xs = new double[to];
    double[] ys = new double[to];
    for (int n = 1; n <= to; n++) {
      xs[n - 1] = n;
      ys[n - 1] = off.get(n - 1).approximate();
    }
    return PlotSvg
        .svg(new PlotSvg.Plot(title(column, to, voice), xs, ys,
            lines, low - room, high + 2 * room, to, 0.5), voice);
  }

  /** The same as a table: n, the term, and the difference, to the decimals that are certain. */
  public static List<String> stripLines(Column column, int to, Voice voice) {
    long[] terms = column.first().apply(to + 1);
    List<Enclosure> off = differences(column, to);
    var lines = new ArrayList<String>();
    lines.add(title(column, to, voice));
    for (int n = 1; n <= to; n++)
      lines.add(String.format(Locale.ROOT, "%8d%10d  %s", n, terms[n], certain(off.get(n - 1))));
    return lines;
  }

  private static String title(Column column, int to, Voice voice) {
    String constant = column.constant().digits(PLACES).map(text -> text + "..").orElse("?");
    return voice.say("{0}(n) - {1} n for n from 1 to {2}", column.name(), constant, to);
  }

  /** The P-positions in the order of their smaller heaps. */
  public static List<String> pointLines(String game, List<long[]> lost, int most, TextOptions options) {
    String pairs = lost.stream().filter(pair -> pair[0] <= pair[1]).map(pair -> "(" + pair[0] + ", " + pair[1] + ")")
        .collect(Collectors.joining(" "));
    var lines = new ArrayList<String>();
    lines.add(options.voice().say("P-positions of {0} with heaps up to {1}", game, most));
    lines.addAll(Paragraphs.lines(pairs, "  ", "  ", options.width()));
    return lines;
  }

  /** The n-th term less n times the constant, from n = 1. */
  public static List<Enclosure> differences(Column column, int to) {
    long[] terms = column.first().apply(to + 1);
    var off = new ArrayList<Enclosure>();
    for (int n = 1; n <= to; n++)
      off.add(column.constant().times(BigInteger.valueOf(n)).from(BigInteger.valueOf(terms[n])));
    return off;
  }

  private static String certain(Enclosure x) {
    return Optional.of(x).flatMap(e -> e.rounded(PLACES)).orElse("?");
  }
}
