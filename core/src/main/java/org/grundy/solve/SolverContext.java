package org.grundy.solve;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.engine.Summands;
import org.grundy.solve.region.RegionTable;

/** What the engines of a solver share. */
record SolverContext(Solver solver, Arena arena, Nimbers nimbers, Optional<SearchStore> store) implements Context {
  @Override
  public Budget budget() {
    return solver.budget();
  }

  @Override
  public Optional<RegionTable> regions(Ruleset<?> game) {
    return solver.regions().filter(table -> table.isOf(game));
  }

  @Override
  public Optional<Conclusion> summand(Position summand) {
    return solver.nimValueOrOutcome(summand);
  }

  @Override
  public Optional<Integer> smallNimValue(Position part) {
    return Summands.mayHaveNimValue(part)
        ? solver.nimValue(part).filter(value -> value.bitLength() < Integer.SIZE).map(BigInteger::intValue)
        : Optional.empty();
  }
}
