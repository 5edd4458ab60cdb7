package org.grundy.cli;

import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.value.Convention;
import picocli.CommandLine.Option;

/** The option that asks for misère play. */
final class Misere {
  @Option(names = "--misere", description = "The player who makes the last move loses.") private boolean given;

  boolean given() {
    return given;
  }

  /** Misère where the option is given. */
  Optional<Convention> asked() {
    return given ? Optional.of(Convention.MISERE) : Optional.empty();
  }

  /** What the option says, else what the position's name says, else normal play. */
  Convention convention(Catalog.Setup setup) {
    return asked().or(setup::convention).orElse(Convention.NORMAL);
  }

  /** What the option says, else normal play. */
  Convention convention() {
    return asked().orElse(Convention.NORMAL);
  }
}
