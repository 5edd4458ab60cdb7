package org.grundy.solve.strong;

/**
 * The positions that have equally much left to be used up, and what is known of each.
 *
 * @param ends   the number of moves to the end plus 1; 0 where play is drawn
 * @param values the nim-value plus 1; empty when none are wanted
 */
record Tier(KeySet keys, Column ends, Column values) {
  int size() {
    return keys.size();
  }

  /** The place of a mixed key; negative when it is not there. */
  int find(long key) {
    return keys.find(key, keys.start(key));
  }
}
