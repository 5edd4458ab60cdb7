package org.grundy.solve.outcome;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.placement.Placements;
import org.grundy.solve.board.PackedImage;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** A board of a placement game whose numbers have at most 64 bits. */
final class PackedPlacementBoard extends PlacementBoard {
  /** By player. */
  private final PackedPlacer[] placers;
  private final PackedSureMoves[] sure;
  /** By player to move, the symmetries that give a position its number. */
  private final PackedImage[][] images;
  private final long[] inner;

  PackedPlacementBoard(Ruleset<?> ruleset, Placements game, Grid start, Convention convention, Budget budget) {
    super(ruleset, game, start, convention, budget);
    this.placers = Stream.of(Player.values())
        .map(player -> new PackedPlacer(game.shapes(player, rows, columns), rows, columns))
        .toArray(PackedPlacer[]::new);
    this.sure = counts(placers);
    PackedImage[] kept = images(keeping);
    this.images = new PackedImage[][]{kept, hasMover || impartial ? kept : images(exchanging)};
    this.inner = Stream.of(inner()).mapToLong(Cells::low).toArray();
  }

  private PackedPlacementBoard(PackedPlacementBoard same) {
    super(same);
    this.placers = same.placers;
    this.sure = counts(placers);
    this.images = same.images;
    this.inner = same.inner;
  }

  private PackedImage[] images(int[] numbers) {
    return IntStream.of(numbers).mapToObj(image -> new PackedImage(image, rows, columns)).toArray(PackedImage[]::new);
  }

  private static PackedSureMoves[] counts(PackedPlacer[] placers) {
    return new PackedSureMoves[]{new PackedSureMoves(placers[0], placers[1]),
        new PackedSureMoves(placers[1], placers[0])};
  }

  @Override
  public Board forThread() {
    return new PackedPlacementBoard(this);
  }

  @Override
  protected long[] key(Cells free, int mover) {
    return new long[]{key(free.low(), mover)};
  }

  private long key(long free, int mover) {
    long usable = placers[0].usable(free) | placers[1].usable(free);
    long least = -1;
    for (PackedImage image : images[mover]) {
      long cells = image.of(usable);
      if (Long.compareUnsigned(cells, least) < 0)
        least = cells;
    }
    return hasMover ? least | (long) mover << rows * columns : least;
  }

  private int mover(long key) {
    return hasMover ? (int) (key >>> rows * columns) : 0;
  }

  @Override
  public Player mover(long[] keys, int at) {
    return Player.of(mover(keys[at]));
  }

  @Override
  protected Cells free(long[] keys, int at) {
    return new Cells(free(keys[at]), 0);
  }

  private long free(long key) {
    return hasMover ? key & (1L << rows * columns) - 1 : key;
  }

  @Override
  public void options(long[] keys, int at, LongList out) {
    long free = free(keys[at]);
    int mover = mover(keys[at]);
    int next = impartial ? 0 : 1 - mover;
    for (PackedShape shape : placers[mover].shapes)
      for (long places = shape.fits(free); places != 0; places &= places - 1)
        out.add(key(free & ~shape.cells(Long.lowestOneBit(places)), next));
  }

  @Override
  public int promise(long[] keys, int at) {
    long free = free(keys[at]);
    int mover = mover(keys[at]);
    PackedSureMoves own = sure[mover];
    PackedSureMoves other = sure[1 - mover];
    own.look(free, placers[1 - mover].usable(free));
    other.look(free, placers[mover].usable(free));
    int fromRim = 0;
    for (long cells : inner)
      fromRim += Long.bitCount(free & cells);
    return promise(new Cells(free, 0), mover, own, other, fromRim);
  }
}
