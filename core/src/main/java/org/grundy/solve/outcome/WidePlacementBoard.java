package org.grundy.solve.outcome;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.placement.Placements;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** A board of a placement game whose numbers have 65 to 128 bits. */
final class WidePlacementBoard extends PlacementBoard {
  /** By player. */
  private final WidePlacer[] placers;
  private final WideSureMoves[] sure;
  /** By player to move, the symmetries that give a position its number. */
  private final WideImage[][] images;
  private final Cells[] inner;
  /** The bit that says that Right is to move, if there is one. */
  private final Cells right;

  WidePlacementBoard(Ruleset<?> ruleset, Placements game, Grid start, Convention convention, Budget budget) {
    super(ruleset, game, start, convention, budget);
    this.placers = Stream.of(Player.values())
        .map(player -> new WidePlacer(game.shapes(player, rows, columns), rows, columns)).toArray(WidePlacer[]::new);
    this.sure = counts(placers);
    WideImage[] kept = images(keeping);
    this.images = new WideImage[][]{kept, hasMover || impartial ? kept : images(exchanging)};
    this.inner = inner();
    this.right = hasMover ? Cells.of(rows * columns) : Cells.NONE;
  }

  private WidePlacementBoard(WidePlacementBoard same) {
    super(same);
    this.placers = same.placers;
    this.sure = counts(placers);
    this.images = same.images;
    this.inner = same.inner;
    this.right = same.right;
  }

  private WideImage[] images(int[] numbers) {
    return IntStream.of(numbers).mapToObj(image -> new WideImage(image, rows, columns)).toArray(WideImage[]::new);
  }

  private static WideSureMoves[] counts(WidePlacer[] placers) {
    return new WideSureMoves[]{new WideSureMoves(placers[0], placers[1]), new WideSureMoves(placers[1], placers[0])};
  }

  @Override
  public Board forThread() {
    return new WidePlacementBoard(this);
  }

  @Override
  protected long[] key(Cells free, int mover) {
    Cells number = number(free, mover);
    return new long[]{number.low(), number.high()};
  }

  private Cells number(Cells free, int mover) {
    Cells usable = placers[0].usable(free).or(placers[1].usable(free));
    Cells least = new Cells(-1, -1);
    for (WideImage image : images[mover]) {
      Cells cells = image.of(usable);
      if (cells.isBefore(least))
        least = cells;
    }
    return mover == 0 ? least : least.or(right);
  }

  private int mover(Cells number) {
    return number.and(right).isEmpty() ? 0 : 1;
  }

  @Override
  public Player mover(long[] keys, int at) {
    return Player.of(mover(new Cells(keys[at], keys[at + 1])));
  }

  @Override
  protected Cells free(long[] keys, int at) {
    return new Cells(keys[at], keys[at + 1]).without(right);
  }

  @Override
  public void options(long[] keys, int at, LongList out) {
    var number = new Cells(keys[at], keys[at + 1]);
    Cells free = number.without(right);
    int mover = mover(number);
    int next = impartial ? 0 : 1 - mover;
    for (WideShape shape : placers[mover].shapes)
      for (Cells places = shape.fits(free); !places.isEmpty(); places = places.without(places.first())) {
        Cells option = number(free.without(shape.cells(places.first())), next);
        out.add(option.low());
        out.add(option.high());
      }
  }

  @Override
  public int promise(long[] keys, int at) {
    var number = new Cells(keys[at], keys[at + 1]);
    Cells free = number.without(right);
    int mover = mover(number);
    WideSureMoves own = sure[mover];
    WideSureMoves other = sure[1 - mover];
    own.look(free, placers[1 - mover].usable(free));
    other.look(free, placers[mover].usable(free));
    int fromRim = 0;
    for (Cells cells : inner)
      fromRim += free.and(cells).count();
    return promise(free, mover, own, other, fromRim);
  }
}
