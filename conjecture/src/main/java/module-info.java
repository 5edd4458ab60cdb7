/** Closed forms of nim-values and of losing positions. */
module org.grundy.conjecture {
  requires static org.jspecify;
  requires transitive org.grundy.core;

  exports org.grundy.conjecture;
}
