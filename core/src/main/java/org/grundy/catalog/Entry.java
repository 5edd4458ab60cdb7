package org.grundy.catalog;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/** One line of the catalogue. Rulesets are made on request, so start-up costs nothing. */
public sealed interface Entry {
  String name();

  /** A game under its own name. It is made once, so positions read separately share a solver's tables. */
  record Game(String name, Supplier<Ruleset<?>> make) implements Entry {
    public Game {
      make = new Once(make);
    }
  }

  /**
   * An infinite family of games, each named by what the user writes.
   *
   * @param name            the name of the family in lists
   * @param written         the pattern of its names
   * @param make            makes the game of such a name; throws when it is not a name after all
   * @param representatives names that represent the family where all games are listed
   */
  record Family(String name, Pattern written, Maker make, List<String> representatives)
      implements
        Entry {
    /** The representative of the family. */
    public Ruleset<?> first() {
      return make.named(representatives.getFirst(), Budget.unlimited());
    }
  }

  /** Makes the game of a name in the family, charging a budget where that may take long. */
  @FunctionalInterface
  interface Maker {
    /** @throws org.grundy.phrase.BadInput when it is not a name of the family after all */
    Ruleset<?> named(String name, Budget budget);
  }

  /** A game under an alias, which its positions keep. */
  record Alias(String name, String of, Supplier<Ruleset<?>> make) implements Entry {
  }

  /** A position under a convention. */
  record Setup(String name, String position, Convention convention, Phrase about) implements Entry {
  }
}
