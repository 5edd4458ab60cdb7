package org.grundy.solve.search;

import org.grundy.effort.Budget;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.MultisetPool;
import org.grundy.value.Player;

/** Sums as they are, of which nothing is known but their moves: all that is true under misère play. */
final class PlainSums implements Sums {
  private static final int[] NONE = {};

  private final Arena parts;
  private final MultisetPool bags;

  PlainSums(Arena parts, Budget budget) {
    this.parts = parts;
    this.bags = new MultisetPool(budget);
  }

  @Override
  public int number(int[] bag, int nimber) {
    if (nimber != 0)
      throw new IllegalArgumentException("a Nim heap of size " + nimber + ", which must be a part");
    return bags.number(bag);
  }

  @Override
  public int[] summands(int number) {
    return NONE;
  }

  @Override
  public boolean addKnown(int number, Player mover, SumResult result, Budget spending) {
    return false;
  }

  @Override
  public int[] options(int number, Player mover, Budget spending) {
    int[] bag = bags.bag(number);
    var found = new Numbers();
    for (int i = 0; i < bag.length; i++)
      if (i == 0 || bag[i] != bag[i - 1])
        for (int[] option : parts.options(bag[i], mover)) {
          spending.charge(1);
          found.add(bags.number(MultisetPool.replaced(bag, i, option)));
        }
    return found.all();
  }

  @Override
  public int promise(int number, Player mover) {
    int promise = 0;
    for (int handle : bags.bag(number))
      promise += parts.optionCount(handle, mover.opponent()) - parts.optionCount(handle, mover);
    return promise;
  }
}
