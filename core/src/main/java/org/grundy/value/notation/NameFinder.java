package org.grundy.value.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.ShortGames;

/** Finds the names of values from their canonical options. */
final class NameFinder {
  /** The most options of a value that may be an uptimal with a star. */
  private static final int FEW = 3;
  /** The largest index of the uptimals that are recognised. */
  private static final int INDICES = 12;

  private final ShortGames values;
  private final Map<Integer, Name> known = new HashMap<>();
  /** Uptimals without a number. */
  private final Map<Integer, Name.Uptimal> uptimals = new HashMap<>();

  NameFinder(ShortGames values) {
    this.values = values;
  }

  Name of(int value) {
    if (values.isNumberUpStar(value))
      return new Name.Sum();
    Name name = known.get(value);
    if (name == null) {
      name = found(value);
      known.put(value, name);
    }
    return name;
  }

  private Name found(int value) {
    int[] left = values.left(value);
    int[] right = values.right(value);
    Dyadic number = values.leftStop(value);
    if (values.isNumberish(value) && left.length <= FEW && right.length <= FEW) {
      Optional<Name> tiny = tiny(left, right, false).or(() -> tiny(right, left, true));
      if (tiny.isPresent())
        return tiny.get();
      int infinitesimal = number.signum() == 0 ? value : values.minus(value, values.number(number));
      Name.Uptimal uptimal = uptimals().get(infinitesimal);
      if (uptimal != null)
        return new Name.Uptimal(values.number(number), uptimal.series(), uptimal.index(), uptimal.down(),
            uptimal.nimber());
    }
    return left.length == right.length && values.negative(value) == value ? new Name.Switch(left) : new Name.Game();
  }

  private Map<Integer, Name.Uptimal> uptimals() {
    if (uptimals.isEmpty())
      for (int index = 2; index <= INDICES; index++)
        for (int nimber = 0; nimber <= 1; nimber++) {
          add(Uptimals.power(values, index), false, index, nimber);
          add(Uptimals.series(values, index), true, index, nimber);
        }
    return uptimals;
  }

  private void add(int uptimal, boolean series, int index, int nimber) {
    int value = values.plus(uptimal, values.nimber(nimber));
    uptimals.putIfAbsent(value, new Name.Uptimal(ShortGames.ZERO, series, index, false, nimber));
    uptimals.putIfAbsent(values.negative(value), new Name.Uptimal(ShortGames.ZERO, series, index, true, nimber));
  }

  /** {@code {n || n | n - size}}, seen from Left for a tiny and from Right for a miny. */
  private Optional<Name> tiny(int[] own, int[] others, boolean miny) {
    if (own.length != 1 || others.length != 1 || !values.isNumber(own[0]))
      return Optional.empty();
    int[] threats = miny ? values.left(others[0]) : values.right(others[0]);
    int[] answers = miny ? values.right(others[0]) : values.left(others[0]);
    if (answers.length != 1 || answers[0] != own[0] || threats.length != 1)
      return Optional.empty();
    int size = miny ? values.minus(threats[0], own[0]) : values.minus(own[0], threats[0]);
    return values.leq(ShortGames.ZERO, size) && size != ShortGames.ZERO ? Optional.of(new Name.Tiny(own[0], size, miny))
        : Optional.empty();
  }
}
