/** Answers as JSON. */
module org.grundy.wire {
  requires static org.jspecify;
  requires org.grundy.claims;
  requires org.grundy.octal;
  requires transitive org.grundy.conjecture;
  requires transitive org.grundy.core;
  requires transitive tools.jackson.databind;

  exports org.grundy.wire;
}
