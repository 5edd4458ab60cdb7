package org.grundy.cli;

import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.value.Convention;
import picocli.CommandLine.Option;

/** The option that asks for misère play. */
final class Misere {
  @Option(names = "--misere", description = "Misere play: the player who moves last loses.") private boolean given;

  boolean given() {
    return given;
  }

  /** Misère play if the option is given, else empty. */
  Optional<Convention> asked() {
    return given ? Optional.of(Convention.MISERE) : Optional.empty();
  }

  /** The convention of the option, else that of the position's name, else normal play. */
  Convention convention(Catalog.Setup setup) {
    return asked().or(setup::convention).orElse(Convention.NORMAL);
  }

  /** The convention of the option, else normal play. */
  Convention convention() {
    return asked().orElse(Convention.NORMAL);
  }
}
