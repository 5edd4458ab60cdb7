package org.grundy.value.thermal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.value.shortgame.ShortGames;

/**
 * Reduced canonical forms: the simplest game that differs from a value by an infinitesimal (J. P. Grossman, A. N.
 * Siegel, Reductions of partizan games, Games of No Chance 3, 2009). Options are reduced first. Then options that are
 * dominated up to an infinitesimal are dropped, and options that are reversible up to an infinitesimal are bypassed.
 */
public final class Reduction {
  private final ShortGames values;
  private final Map<Integer, Integer> known = new HashMap<>();

  public Reduction(ShortGames values) {
    this.values = values;
  }

  public int of(int value) {
    Integer found = known.get(value);
    if (found != null)
      return found;
    values.budget().charge(1);
    int reduced = values.isNumberish(value) ? values.number(values.numberPart(value)) : reduce(value);
    known.put(value, reduced);
    return reduced;
  }

  private int reduce(int value) {
    List<Integer> left = new ArrayList<>();
    List<Integer> right = new ArrayList<>();
    for (int option : values.left(value))
      left.add(of(option));
    for (int option : values.right(value))
      right.add(of(option));
    do {
      withoutDominated(left, true);
      withoutDominated(right, false);
    } while (bypass(left, value, true) || bypass(right, value, false));
    return values.make(left.stream().mapToInt(Integer::intValue).toArray(),
        right.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Whether g is at most h, or exceeds it only by an infinitesimal. */
  private boolean leq(int g, int h) {
    return values.rightStop(values.minus(h, g)).signum() >= 0;
  }

  private void withoutDominated(List<Integer> options, boolean left) {
    for (int i = options.size() - 1; i >= 0; i--) {
      int candidate = options.get(i);
      int place = i;
      if (IntStream.range(0, options.size()).anyMatch(j -> j != place
          && (left ? leq(candidate, options.get(j)) : leq(options.get(j), candidate))))
        options.remove(/* index */ i);
    }
  }

  private boolean bypass(List<Integer> options, int value, boolean left) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      if (values.isNumber(option))
        continue;
      for (int answer : left ? values.right(option) : values.left(option))
        if (left ? leq(answer, value) : leq(value, answer)) {
          options.remove(/* index */ i);
          for (int beyond : left ? values.left(answer) : values.right(answer))
            options.add(of(beyond));
          return true;
        }
    }
    return false;
  }
}
