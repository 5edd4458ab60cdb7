package org.grundy.catalog;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/** One line of the catalogue. Rulesets are made when they are asked for, so that a start costs nothing. */
public sealed interface Entry {
  String name();

  /** A game under its own name. It is made once, so that positions that were read apart share a solver's tables. */
  record Game(String name, Supplier<Ruleset<?>> make) implements Entry {
    public Game {
      make = new Once(make);
    }
  }

  /**
   * Games without end, each named by what the user writes.
   *
   * @param name            how the family is listed
   * @param written         what its names look like
   * @param make            the game of such a name; complains when it is none after all
   * @param representatives names that stand for the family where all games are gone through
   */
  record Family(String name, Pattern written, Maker make, List<String> representatives)
      implements
        Entry {
    /** The one that stands for all of them. */
    public Ruleset<?> first() {
      return make.named(representatives.getFirst(), Budget.unlimited());
    }
  }

  /** Makes the game of a name of its family, and charges a budget where that may take long. */
  @FunctionalInterface
  interface Maker {
    /** @throws org.grundy.phrase.BadInput when it is no name of the family after all */
    Ruleset<?> named(String name, Budget budget);
  }

  /** A game under another name, which its positions keep. */
  record Alias(String name, String of, Supplier<Ruleset<?>> make) implements Entry {
  }

  /** A position under a convention. */
  record Setup(String name, String position, Convention convention, Phrase about) implements Entry {
  }
}
