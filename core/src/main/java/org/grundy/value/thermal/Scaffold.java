package org.grundy.value.thermal;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.grundy.number.Dyadic;

/**
 * The best of some walls at each temperature, taxed for the move: for Left the greatest right wall of Left's options
 * less t, for Right the least left wall of Right's options plus t. The walls themselves are kept; the scaffold is their
 * envelope.
 */
final class Scaffold {
  private final List<Wall> walls;
  private final boolean left;

  Scaffold(List<Wall> walls, boolean left) {
    this.walls = walls;
    this.left = left;
  }

  Dyadic at(Dyadic temperature) {
    Dyadic best = walls.getFirst().at(temperature);
    for (Wall wall : walls.subList(1, walls.size()))
      best = left ? best.max(wall.at(temperature)) : best.min(wall.at(temperature));
    return left ? best.minus(temperature) : best.plus(temperature);
  }

  /** The temperatures above -1 of all corners and crossings of the walls, between which the scaffold is linear. */
  NavigableSet<Dyadic> breaks() {
    var breaks = new TreeSet<Dyadic>();
    for (Wall wall : walls)
      for (Wall.Corner corner : wall.corners())
        breaks.add(corner.temperature());
    for (int i = 0; i < walls.size(); i++)
      for (int j = 0; j < i; j++)
        breaks.addAll(crossings(walls.get(i), walls.get(j)));
    return breaks;
  }

  private static List<Dyadic> crossings(Wall a, Wall b) {
    var times = new TreeSet<Dyadic>();
    a.corners().forEach(corner -> times.add(corner.temperature()));
    b.corners().forEach(corner -> times.add(corner.temperature()));
    var found = new ArrayList<Dyadic>();
    Dyadic before = times.first();
    for (Dyadic time : times.tailSet(before, false)) {
      crossing(before, a.at(before).minus(b.at(before)), time, a.at(time).minus(b.at(time))).ifPresent(found::add);
      before = time;
    }
    return found;
  }

  /** The zero of a linear function with a slope of 1 or 2, up or down, strictly between two temperatures. */
  static Optional<Dyadic> crossing(Dyadic from, Dyadic first, Dyadic to, Dyadic last) {
    if (first.signum() * last.signum() >= 0)
      return Optional.empty();
    Dyadic rise = last.minus(first).abs();
    Dyadic run = to.minus(from);
    Dyadic way = rise.equals(run) ? first.abs() : first.abs().half();
    return Optional.of(from.plus(way));
  }
}
