/** Closed forms of nim-values and of lost positions. */
module org.grundy.conjecture {
  requires static org.jspecify;
  requires transitive org.grundy.core;

  exports org.grundy.conjecture;
}
