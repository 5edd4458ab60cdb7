package org.grundy.game;

import java.util.List;
import java.util.function.IntFunction;
import org.grundy.number.Enclosure;

/**
 * A column in the table of a game's P-positions, when the n-th P-position consists of the n-th terms of some sequences.
 *
 * @param name     the name of the n-th term: {@code a}
 * @param constant the n-th term is about n times this
 * @param first    returns the given number of terms from n = 0
 */
public record Column(String name, Enclosure constant, IntFunction<long[]> first) {
  /** The columns given by a theorem about the game; empty when no theorem gives any. */
  public static <P> List<Column> of(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().map(Theorem::columns).filter(columns -> !columns.isEmpty()).findFirst()
        .orElse(List.of());
  }
}
