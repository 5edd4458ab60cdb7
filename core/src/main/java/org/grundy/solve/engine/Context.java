package org.grundy.solve.engine;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.region.RegionTable;

/** An engine's tools: a budget, the arena, and what its solver knows about other positions. */
public interface Context {
  Budget budget();

  Arena arena();

  /** A database of the values of regions of a game, if there is one. */
  Optional<RegionTable> regions(Ruleset<?> game);

  /** Where a long search keeps its results, if there is such a place. */
  Optional<SearchStore> store();

  /** Nim-values of impartial parts of the arena. */
  Nimbers nimbers();

  /**
   * What is known about a summand when sums are added up; empty if finding out would take a search of its game tree.
   */
  Optional<Conclusion> summand(Position summand);

  /** The nim-value of a part, when it has one that a search can play in. */
  Optional<Integer> smallNimValue(Position part);
}
