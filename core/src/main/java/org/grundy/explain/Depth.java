package org.grundy.explain;

/** How much is explained. */
public enum Depth {
  /** Why, on this position, in some lines. */
  SHORT,
  /** How every move of the loser is answered besides, without the words of the trade. */
  PLAN,
  /** For somebody who learns: the steps of the proof besides, the rules applied to each option, values with their options. */
  FULL
}
