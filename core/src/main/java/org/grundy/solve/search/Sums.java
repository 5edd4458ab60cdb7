package org.grundy.solve.search;

import org.grundy.effort.Budget;
import org.grundy.value.Player;

/** The sums that a search meets, in their simplest form, numbered from 0. */
interface Sums {
  /** The number of a bag of parts plus a Nim heap. */
  int number(int[] bag, int nimber);

  /** The numbers of the summands whose outcomes may decide a sum; none where nothing can be told from them. */
  int[] summands(int number);

  /**
   * Adds what is known without a search to what decides a sum: all of it, or all but its {@linkplain #summands summands}.
   *
   * @return whether that is all of it
   */
  boolean addKnown(int number, Player mover, SumResult result, Budget spending);

  /** The numbers of what a player can move to, perhaps with repetition. */
  int[] options(int number, Player mover, Budget spending);

  /** Roughly by how many moves the opponent of a player is ahead. */
  int promise(int number, Player mover);
}
