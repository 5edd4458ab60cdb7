package org.grundy.game;

import java.util.List;
import java.util.function.IntFunction;
import org.grundy.number.Enclosure;

/**
 * A column of the table of a game's lost positions, where these are the n-th terms of some sequences.
 *
 * @param name     what the n-th term is called: {@code a}
 * @param constant the n-th term is about n times this
 * @param first    the terms from n = 0, as many as asked for
 */
public record Column(String name, Enclosure constant, IntFunction<long[]> first) {
  /** The columns that a theorem on the game gives; empty when none does. */
  public static <P> List<Column> of(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().map(Theorem::columns).filter(columns -> !columns.isEmpty()).findFirst()
        .orElse(List.of());
  }
}
