/** What texts on combinatorial games state, as checks. */
@SuppressWarnings("module") // some that see more are built later
module org.grundy.claims {
  requires static org.jspecify;
  requires transitive org.grundy.core;

  exports org.grundy.claim to org.grundy.wire;
}
