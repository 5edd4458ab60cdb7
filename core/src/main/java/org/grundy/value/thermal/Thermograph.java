package org.grundy.value.thermal;

import java.util.List;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;

/**
 * How the stops of a value change when each move costs t (Conway 1976, chapter 9; Winning Ways, chapter 6). Exact.
 *
 * @param left        the wall for Left moving first
 * @param right       the wall for Right moving first
 * @param mean        the position of the mast
 * @param temperature where the mast begins: -1 or more; of a number with denominator d it is -1/d
 */
public record Thermograph(Wall left, Wall right, Dyadic mean, Dyadic temperature) {
  /** The thermograph as a picture, with the same in words. */
  public Exhibit.Walls exhibit(Phrase said) {
    return new Exhibit.Walls(corners(left), corners(right), mean, temperature, said);
  }

  /** What an exhibit shows. */
  public static Thermograph of(Exhibit.Walls walls) {
    return new Thermograph(wall(walls.left()), wall(walls.right()), walls.mean(), walls.temperature());
  }

  private static List<Exhibit.Corner> corners(Wall wall) {
    return wall.corners().stream().map(corner -> new Exhibit.Corner(corner.temperature(), corner.value())).toList();
  }

  private static Wall wall(List<Exhibit.Corner> corners) {
    return new Wall(corners.stream().map(corner -> new Wall.Corner(corner.temperature(), corner.value())).toList());
  }
}
