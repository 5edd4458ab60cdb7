package org.grundy.value.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.number.Dyadic;

/** Seeded games of many shapes: bushy and thin, hot, all-small, with numbers of all sizes. */
final class RandomGames {
  private final RandomGenerator random;

  RandomGames(RandomGenerator random) {
    this.random = random;
  }

  /** A tree of at most this depth. */
  PlainGame tree(int depth, int options) {
    if (depth == 0)
      return PlainGame.ZERO;
    return new PlainGame(trees(depth, options), trees(depth, options));
  }

  private List<PlainGame> trees(int depth, int options) {
    var trees = new ArrayList<PlainGame>();
    for (int i = random.nextInt(options + 1); i > 0; i--)
      trees.add(tree(random.nextInt(depth), options));
    return trees;
  }

  /** A tree in which both players can move or neither. */
  PlainGame dicotic(int depth) {
    if (depth == 0)
      return PlainGame.ZERO;
    var left = new ArrayList<PlainGame>();
    var right = new ArrayList<PlainGame>();
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      left.add(dicotic(random.nextInt(depth)));
      right.add(dicotic(random.nextInt(depth)));
    }
    return new PlainGame(left, right);
  }

  /** A value: numbers, ups, nimbers, switches of those, and games made of all of them. */
  int value(ShortGames values, int depth) {
    if (depth == 0 || random.nextInt(6) == 0)
      return leaf(values);
    if (random.nextInt(5) == 0)
      return values.plus(value(values, depth - 1), leaf(values));
    int[] left = new int[1 + random.nextInt(2)];
    int[] right = new int[1 + random.nextInt(2)];
    for (int i = 0; i < left.length; i++)
      left[i] = value(values, depth - 1);
    for (int i = 0; i < right.length; i++)
      right[i] = value(values, depth - 1);
    return values.make(left, right);
  }

  private int leaf(ShortGames values) {
    Dyadic number = switch (random.nextInt(4)) {
      case 0 -> Dyadic.ZERO;
      case 1 -> Dyadic.of(random.nextInt(-4, 5));
      case 2 -> Dyadic.of(random.nextInt(-9, 10), 2);
      default -> Dyadic.of(random.nextInt(-5000, 5000), random.nextInt(16));
    };
    boolean pure = random.nextInt(3) > 0;
    return values.sum(number, pure ? 0 : random.nextInt(-3, 4), pure ? 0 : random.nextInt(4));
  }
}
