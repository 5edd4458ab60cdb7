/**
 * The entry point for programs: {@link org.grundy.Grundy}. A program requires only this module, and can also use what
 * the core and the closed-form modules export. With {@code org.grundy.octal} on the module path, long nim-sequences are
 * faster.
 */
module org.grundy.library {
  requires static org.jspecify;
  requires transitive org.grundy.conjecture;
  requires transitive org.grundy.core;

  exports org.grundy;
}
