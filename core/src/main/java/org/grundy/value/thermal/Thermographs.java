package org.grundy.value.thermal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.ShortGames;

/**
 * The thermographs of values, each computed once. Time and space grow with the followers of a value and the corners of
 * their walls; each option is charged.
 */
public final class Thermographs {
  private final ShortGames values;
  private final Map<Integer, Thermograph> known = new HashMap<>();
  private final Map<Dyadic, Thermograph> fractions = new HashMap<>();

  public Thermographs(ShortGames values) {
    this.values = values;
  }

  public Thermograph of(int value) {
    Thermograph found = known.get(value);
    if (found == null) {
      found = make(value);
      known.put(value, found);
    }
    return found;
  }

  /** The thermograph of a value, if it has been computed before. */
  public Optional<Thermograph> known(int value) {
    return Optional.ofNullable(known.get(value));
  }

  private Thermograph make(int value) {
    if (values.isNumber(value) && values.numberPart(value).isInteger()) {
      Dyadic mast = values.numberPart(value);
      return new Thermograph(Wall.mast(mast), Wall.mast(mast), mast, Dyadic.MINUS_ONE);
    }
    if (values.isNumber(value))
      return fraction(values.numberPart(value));
    Optional<Thermograph> nimber = nimber(value);
    if (nimber.isPresent())
      return nimber.get();
    int[] lefts = values.left(value);
    int[] rights = values.right(value);
    values.budget().charge(1L + lefts.length + rights.length);
    var left = new Scaffold(distinct(IntStream.of(lefts).mapToObj(option -> of(option).right())), true);
    var right = new Scaffold(distinct(IntStream.of(rights).mapToObj(option -> of(option).left())), false);
    return of(left, right);
  }

  /**
   * The thermograph of a number x plus a nimber from *3, whose options are x, x*, x*2 and so on. It is that of x*2 when
   * x*2 has the walls of x*, because then, by induction, every option has the walls of x or x*; empty otherwise.
   */
  private Optional<Thermograph> nimber(int value) {
    if (!values.isNumberUpStar(value) || values.upPart(value) != 0 || values.nimberPart(value) < 3)
      return Optional.empty();
    Dyadic number = values.numberPart(value);
    return Optional.of(of(values.sum(number, 0, 2))).filter(of(values.sum(number, 0, 1))::equals);
  }

  /** m/d is {(m-1)/d | (m+1)/d}, and both options are simpler; long chains of them need no recursion here. */
  private Thermograph fraction(Dyadic number) {
    Thermograph found = fractions.get(number);
    if (found == null) {
      found = fractionAnew(number);
      fractions.put(number, found);
    }
    return found;
  }

  private Thermograph fractionAnew(Dyadic number) {
    values.budget().charge(1);
    Dyadic temperature = Dyadic.of(-1, number.exponent());
    if (number.exponent() == 0)
      return new Thermograph(Wall.mast(number), Wall.mast(number), number, temperature);
    Dyadic step = Dyadic.of(1, number.exponent());
    Thermograph below = fraction(number.minus(step));
    Thermograph above = fraction(number.plus(step));
    return of(new Scaffold(List.of(below.right()), true), new Scaffold(List.of(above.left()), false));
  }

  private static List<Wall> distinct(Stream<Wall> walls) {
    return walls.distinct().toList();
  }

  /** The walls meet where the scaffolds meet last; above that is the mast. */
  private static Thermograph of(Scaffold left, Scaffold right) {
    NavigableSet<Dyadic> breaks = left.breaks();
    breaks.addAll(right.breaks());
    Dyadic last = breaks.last();
    Dyadic gap = left.at(last).minus(right.at(last));
    Dyadic meeting = gap.signum() > 0 ? last.plus(gap.half()) : meeting(left, right, breaks);
    Dyadic mean = left.at(meeting);
    return new Thermograph(wall(left, breaks, meeting, mean), wall(right, breaks, meeting, mean), mean, meeting);
  }

  private static Dyadic meeting(Scaffold left, Scaffold right, NavigableSet<Dyadic> breaks) {
    Dyadic above = breaks.last();
    for (Dyadic time : breaks.descendingSet().tailSet(above, false)) {
      Dyadic gap = left.at(time).minus(right.at(time));
      if (gap.signum() > 0)
        return Scaffold.crossing(time, gap, above, left.at(above).minus(right.at(above))).orElse(above);
      above = time;
    }
    return above;
  }

  private static Wall wall(Scaffold scaffold, NavigableSet<Dyadic> breaks, Dyadic meeting, Dyadic mean) {
    var corners = new ArrayList<Wall.Corner>();
    for (Dyadic time : breaks.headSet(meeting))
      corners.add(new Wall.Corner(time, scaffold.at(time)));
    corners.add(new Wall.Corner(meeting, mean));
    return new Wall(corners).cut(meeting, mean);
  }
}
