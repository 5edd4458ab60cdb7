package org.grundy.value.thermal;

import java.util.ArrayList;
import java.util.List;
import org.grundy.number.Dyadic;

/**
 * A wall of a thermograph: a number for every temperature from -1. It is continuous, linear between corners and
 * constant above the last one. Slopes are whole numbers.
 *
 * @param corners the corners by temperature: the first is at -1, and the slope changes at each of the others
 */
public record Wall(List<Corner> corners) {
  /** A point of a wall. */
  public record Corner(Dyadic temperature, Dyadic value) {
  }

  public Wall {
    corners = List.copyOf(corners);
  }

  static Wall mast(Dyadic value) {
    return new Wall(List.of(new Corner(Dyadic.MINUS_ONE, value)));
  }

  /** The value at a temperature from -1. */
  public Dyadic at(Dyadic temperature) {
    int i = 0;
    while (i + 1 < corners.size() && corners.get(i + 1).temperature().compareTo(temperature) <= 0)
      i++;
    Corner corner = corners.get(i);
    return corner.value().plus(temperature.minus(corner.temperature()).times(Dyadic.of(slope(i))));
  }

  /** The slope above corner i. */
  public int slope(int i) {
    if (i == corners.size() - 1)
      return 0;
    Dyadic rise = corners.get(i + 1).value().minus(corners.get(i).value());
    Dyadic run = corners.get(i + 1).temperature().minus(corners.get(i).temperature());
    for (int slope = 0;; slope++) {
      if (run.times(Dyadic.of(slope)).equals(rise))
        return slope;
      if (run.times(Dyadic.of(-slope)).equals(rise))
        return -slope;
    }
  }

  /** The wall that ends where it meets a mast. */
  Wall cut(Dyadic temperature, Dyadic mast) {
    var kept = new ArrayList<Corner>();
    for (Corner corner : corners)
      if (corner.temperature().compareTo(temperature) < 0)
        kept.add(corner);
    kept.add(new Corner(temperature, mast));
    return new Wall(kept).simple();
  }

  /** The wall without the corners at which the slope does not change. */
  private Wall simple() {
    var kept = new ArrayList<Corner>(List.of(corners.getFirst()));
    for (int i = 1; i < corners.size(); i++) {
      if (slope(i - 1) != slope(i))
        kept.add(corners.get(i));
    }
    return new Wall(kept);
  }
}
