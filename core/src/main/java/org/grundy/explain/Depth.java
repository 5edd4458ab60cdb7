package org.grundy.explain;

/** How much is explained. */
public enum Depth {
  /** Why, on this position, in some lines. */
  SHORT,
  /** For somebody who learns: the steps of the proof besides, the rules applied to each option, values with their options. */
  FULL
}
