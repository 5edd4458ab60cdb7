package org.grundy.solve.arena;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.solve.region.RegionNimbers;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Player;

/**
 * Nim-values of impartial parts: the mex of the options' values, each the nim-sum of its summands. Time linear in the options of
 * all parts that can be reached, space an int for each part.
 */
public final class Nimbers extends PostOrder {
  private final Arena parts;
  private final Optional<RegionNimbers> regions;
  private final List<StoneNimbers> stones = new ArrayList<>();
  private final Budget budget;

  public Nimbers(Arena parts, Budget budget) {
    this(parts, Optional.empty(), budget);
  }

  /** @param regions nim-values that need not be computed */
  public Nimbers(Arena parts, Optional<RegionNimbers> regions, Budget budget) {
    this.parts = parts;
    this.regions = regions;
    this.budget = budget;
  }

  /** What was looked up so far. */
  public Optional<RegionUse> use() {
    return regions.flatMap(known -> RegionUse.of(known.found(), known.table().folder()));
  }

  /** How many positions have been given a nim-value without becoming parts. */
  public long count() {
    return stones.stream().mapToLong(StoneNimbers::count).sum();
  }

  @Override
  protected int leaf(int part) {
    if (regions.isEmpty() && !parts.ofStones(2 * part))
      return super.leaf(part);
    return parts.described(2 * part).map(this::value).filter(OptionalInt::isPresent).map(OptionalInt::getAsInt)
        .orElseGet(() -> super.leaf(part));
  }

  private OptionalInt value(Arena.Described part) {
    Optional<StoneNimbers> boards = stones(part);
    return boards.isPresent() ? OptionalInt.of(boards.get().value(part.board()))
        : regions.map(known -> known.value(part.game(), part.board())).orElse(OptionalInt.empty());
  }

  private Optional<StoneNimbers> stones(Arena.Described part) {
    for (StoneNimbers known : stones)
      if (known.holds(part))
        return Optional.of(known);
    Optional<StoneNimbers> made = StoneNimbers.of(part, budget);
    made.ifPresent(stones::add);
    return made;
  }

  /** The nim-value of an impartial, not loopy part. */
  public int value(int handle) {
    return fold(node(handle));
  }

  /** The nim-value of a position: the nim-sum of its summands' values. */
  public int sum(int[] bag) {
    int sum = 0;
    for (int handle : bag)
      sum ^= value(handle);
    return sum;
  }

  @Override
  protected Budget budget() {
    return budget;
  }

  @Override
  protected int node(int handle) {
    return handle / 2;
  }

  @Override
  protected int[][] options(int part) {
    budget.charge(1);
    return parts.options(2 * part, Player.LEFT);
  }

  @Override
  protected int close(int part, int[][] options) {
    var seen = new BitSet(options.length + 1);
    for (int[] option : options) {
      int sum = 0;
      for (int handle : option)
        sum ^= done(node(handle));
      seen.set(sum);
    }
    return seen.nextClearBit(0);
  }
}
