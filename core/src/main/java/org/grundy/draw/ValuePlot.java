package org.grundy.draw;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.explain.Voice;

/** A plot of a sequence of values, a point for each number. */
public final class ValuePlot {
  private ValuePlot() {
  }

  /**
   * The picture as SVG.
   *
   * @param title  names what the values belong to
   * @param values of 0, 1, 2, &hellip;
   */
  public static String svg(String title, long[] values, Voice voice) {
    double[] xs = IntStream.range(0, values.length).asDoubleStream().toArray();
    double[] ys = Arrays.stream(values).asDoubleStream().toArray();
    double most = Math.max(1, Arrays.stream(values).max().orElse(1));
    return PlotSvg.svg(new PlotSvg.Plot(title, xs, ys, List.of(), 0, most, Math.max(1, values.length - 1), 0.5), voice);
  }
}
