package org.grundy.draw;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.number.Dyadic;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Wall;

/** Where the points of a thermograph are in a picture: greater values to the left, temperatures upwards from -1. */
final class ThermographFrame {
  private final SortedSet<Dyadic> values = new TreeSet<>();
  private final SortedSet<Dyadic> temperatures = new TreeSet<>(List.of(Dyadic.ZERO));
  private final Dyadic most;
  private final Dyadic least;
  private final Dyadic top;

  ThermographFrame(Thermograph thermograph) {
    Dyadic high = thermograph.mean();
    Dyadic low = thermograph.mean();
    for (Wall wall : List.of(thermograph.left(), thermograph.right()))
      for (Wall.Corner corner : wall.corners()) {
        high = high.max(corner.value());
        low = low.min(corner.value());
        temperatures.add(corner.temperature());
        values.add(corner.value());
        values.add(wall.at(Dyadic.ZERO));
      }
    boolean flat = high.equals(low);
    this.most = flat ? high.plus(Dyadic.ONE) : high;
    this.least = flat ? low.minus(Dyadic.ONE) : low;
    this.top = thermograph.temperature().max(Dyadic.ZERO);
  }

  /** The values of corners and of the walls at temperature 0, for the axis. */
  SortedSet<Dyadic> values() {
    return values;
  }

  /** The temperatures of corners, and 0, for the axis. */
  SortedSet<Dyadic> temperatures() {
    return temperatures;
  }

  /** The place of a value: 0 at the left end, 1 at the right. */
  double across(Dyadic value) {
    return real(most.minus(value)) / real(most.minus(least));
  }

  /** The place of a temperature: 0 at -1, 1 where the mast begins or at 0. */
  double up(Dyadic temperature) {
    return real(temperature.plus(Dyadic.ONE)) / real(top.plus(Dyadic.ONE));
  }

  private static double real(Dyadic number) {
    return number.numerator().doubleValue() * Math.pow(2, -number.exponent());
  }
}
