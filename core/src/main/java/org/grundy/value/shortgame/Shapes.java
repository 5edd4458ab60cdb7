package org.grundy.value.shortgame;

/** Recognises sums of a number, ups and a nimber by their canonical options. */
final class Shapes {
  private final NumberUpStars nus;

  Shapes(NumberUpStars nus) {
    this.nus = nus;
  }

  /** The sum with these canonical options, in ascending order; {@link Store#UNKNOWN} when there is no such sum. */
  int recognised(Side left, Side right) {
    if (!NumberUpStars.is(left.options[0]) || !NumberUpStars.is(right.options[0]))
      return Store.UNKNOWN;
    int number = nus.number(left.options[0]);
    if (number != nus.number(right.options[0]))
      return Store.UNKNOWN;
    if (right.count == 1 && left.count == 1) {
      int l = left.options[0];
      int r = right.options[0];
      if (l == number && r == number)
        return nus.with(number, 0, 1);
      if (l == number && nus.up(r) >= 0)
        return nus.with(number, Math.addExact(nus.up(r), 1), nus.nimber(r) ^ 1);
      if (r == number && nus.up(l) <= 0)
        return nus.with(number, Math.subtractExact(nus.up(l), 1), nus.nimber(l) ^ 1);
      return Store.UNKNOWN;
    }
    int star = nus.with(number, 0, 1);
    if (left.is(number, star) && right.is(number))
      return nus.with(number, 1, 1);
    if (left.is(number) && right.is(number, star))
      return nus.with(number, -1, 1);
    return nimber(number, left, right);
  }

  private int nimber(int number, Side left, Side right) {
    if (left.count != right.count)
      return Store.UNKNOWN;
    long seen = 0;
    for (int i = 0; i < left.count; i++) {
      int option = left.options[i];
      if (option != right.options[i] || !NumberUpStars.is(option) || nus.number(option) != number || nus.up(option) != 0
          || nus.nimber(option) >= left.count)
        return Store.UNKNOWN;
      seen++;
    }
    return seen == left.count ? nus.with(number, 0, left.count) : Store.UNKNOWN;
  }
}
