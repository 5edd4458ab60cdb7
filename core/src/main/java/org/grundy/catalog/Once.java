package org.grundy.catalog;

import java.util.function.Supplier;
import org.grundy.game.Ruleset;
import org.jspecify.annotations.Nullable;

/** Makes a ruleset on the first request and returns the same one ever after. Thread-safe. */
final class Once implements Supplier<Ruleset<?>> {
  private final Supplier<Ruleset<?>> make;
  private @Nullable Ruleset<?> made;

  Once(Supplier<Ruleset<?>> make) {
    this.make = make;
  }

  @Override
  public synchronized Ruleset<?> get() {
    Ruleset<?> ruleset = made;
    if (ruleset == null) {
      ruleset = make.get();
      made = ruleset;
    }
    return ruleset;
  }
}
