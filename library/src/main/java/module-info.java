/**
 * The front door for programs: {@link org.grundy.Grundy}. A program requires this module alone, and sees what the core and the
 * closed forms export besides. With {@code org.grundy.octal} on the module path long nim-sequences are faster.
 */
module org.grundy.library {
  requires static org.jspecify;
  requires transitive org.grundy.conjecture;
  requires transitive org.grundy.core;

  exports org.grundy;
}
