package org.grundy.solve.search;

import java.util.Optional;

/** What the results of summands tell about their sum under normal play, for the player who moves in it. */
final class SumResult {
  private boolean allAtLeast = true;
  private boolean allAtMost = true;
  private boolean someBetter;
  /** How many summands whoever starts wins. */
  private int confused;

  /**
   * @param first  whether the player wins the summand when starting in it
   * @param second whether the player wins it when the opponent starts
   */
  void add(boolean first, boolean second) {
    if (first && !second)
      confused++;
    allAtLeast &= first || second;
    allAtMost &= !first;
    someBetter |= first && second;
  }

  /** Whether the player wins the sum; empty where the summands do not tell. */
  Optional<Boolean> wins() {
    if (allAtMost)
      return Optional.of(false);
    return allAtLeast && (confused == 1 || confused == 0 && someBetter) ? Optional.of(true) : Optional.empty();
  }
}
