package org.grundy.explain;

/** The amount of explanation. */
public enum Depth {
  /** A few lines on why, for this position. */
  SHORT,
  /** Also the answer to every move of the loser, without technical terms. */
  PLAN,
  /** For learners: also the steps of the proof, the rules applied to each option, values with their options. */
  FULL
}
