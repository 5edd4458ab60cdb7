package org.grundy.solve.key;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.CellCoding;
import org.grundy.solve.board.LaidShape;
import org.grundy.solve.board.MoveTrie;
import org.grundy.solve.board.PatternSymmetries;
import org.grundy.solve.key.CellNumbers.Laying;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Boards of games that describe their moves, on words of bits. The number of a board has the two bits of the code of each
 * cell that may change. Where a symmetry exchanges the players, the player to move is always Left; elsewhere the highest
 * bit says who moves.
 */
public final class BoardKeys implements PositionKeys {
  private final Ruleset<Grid> game;
  private final Grid start;
  private final CellCoding contents;
  private final CellNumbers numbers;
  private final NumberedMoves left;
  private final NumberedMoves right;
  /** The symmetries of the board that change nothing for the players. */
  private final Laying[] keeping;
  /** Those that exchange the players. */
  private final Laying[] exchanging;
  private final boolean impartial;
  private final int bits;
  /** The codes, as bits, of which every move leaves fewer cells. */
  private final int spent;
  /** Finds the cells that moves ask for; null where asking the nodes takes less time. */
  private final @Nullable MoveCounter either;
  /** The codes, as bits, of cells where moves begin. */
  private final int stones;

  private BoardKeys(Ruleset<Grid> game, Grid start, BitboardLayout layout, CellCoding contents, MoveTrie left,
      MoveTrie right, int[] symmetries, int stones, int spent) {
    this.game = game;
    this.start = start;
    this.contents = contents;
    this.stones = stones;
    this.spent = spent;
    this.numbers = new CellNumbers(layout, contents.plane(start, 1, layout) | contents.plane(start, 2, layout),
        contents.codes().size() > 1);
    this.impartial = game instanceof Impartial;
    this.keeping = numbers.layings(symmetries, false);
    this.exchanging = numbers.layings(symmetries, true);
    this.bits = Math.max(1, numbers.bits() + (hasMover() ? 1 : 0));
    Laying[] layings = impartial || hasMover() ? keeping : exchanging;
    boolean oneBit = contents.codes().size() == 2;
    this.left = new NumberedMoves(left, numbers, layings, oneBit);
    this.right = new NumberedMoves(right, numbers, layings, oneBit);
    this.either = this.left.countsTogether() && this.right.countsTogether() ? ofEither() : null;
  }

  private MoveCounter ofEither() {
    var counter = new MoveCounter.Builder();
    left.collect(counter);
    right.collect(counter);
    return counter.builtOfPlaces();
  }

  /** For the boards that can be reached from one; empty when the game does not describe its moves, or a move uses nothing up. */
  public static Optional<BoardKeys> of(Position.Single<?> position) {
    if (!(position.at() instanceof Grid start) || !BitboardLayout.fits(start))
      return Optional.empty();
    BitboardLayout layout = BitboardLayout.of(start);
    Optional<BoardKeys> keys = switch (position.ruleset()) {
      case PlacementGame game -> Optional.of(placements(game, start, layout));
      case PatternGame<?> game -> patterns(game, start, layout);
      default -> Optional.empty();
    };
    return keys.filter(found -> found.spent != 0);
  }

  @SuppressWarnings("unchecked") // a placement game is a game on grids
  private static BoardKeys placements(PlacementGame game, Grid start, BitboardLayout layout) {
    Set<Long> lefts = LaidShape.placements(LaidShape.all(game.shapes(Player.LEFT), layout));
    Set<Long> rights = LaidShape.placements(LaidShape.all(game.shapes(Player.RIGHT), layout));
    int[] symmetries = IntStream.of(LaidShape.symmetries(lefts, rights, layout)).map(s -> s >> 1 << 3 | s & 1)
        .toArray();
    return new BoardKeys((Ruleset<Grid>) game, start, layout, CellCoding.ofOne(GridGame.EMPTY),
        MoveTrie.ofPlacements(lefts), MoveTrie.ofPlacements(rights), symmetries, 1 << 1, 1 << 1);
  }

  @SuppressWarnings("unchecked") // its positions are grids, as the start is
  private static Optional<BoardKeys> patterns(PatternGame<?> game, Grid start, BitboardLayout layout) {
    List<MovePattern> left = game.patterns(Player.LEFT);
    List<MovePattern> right = game.patterns(Player.RIGHT);
    var both = new ArrayList<>(left);
    both.addAll(right);
    return CellCoding.of(left, right).map(contents -> new BoardKeys((Ruleset<Grid>) game, start, layout, contents,
        MoveTrie.ofPatterns(left, contents, layout), MoveTrie.ofPatterns(right, contents, layout),
        new PatternSymmetries(left, right, contents, layout).lying[2], contents.stones(both),
        contents.spentTogether(both)));
  }

  /** How many moves a player has, counted faster than the options are listed. */
  public int moves(long key, Player player) {
    return (player == Player.LEFT ? left : right).count(key);
  }

  /** The player to move; Left where the number does not say. */
  public Player mover(long key) {
    return hasMover() && key >>> bits - 1 != 0 ? Player.RIGHT : Player.LEFT;
  }

  @Override
  public String digest(Budget budget) {
    var words = LongStream.builder().add(numbers.live).add(spent).add(bits).add(keeping.length).add(exchanging.length);
    left.digest(words);
    right.digest(words);
    return Digest.of(words.build().toArray());
  }

  private boolean hasMover() {
    return !impartial && exchanging.length == 0;
  }

  @Override
  public int bits() {
    return bits;
  }

  @Override
  public int tiers() {
    return numbers.cells + 1;
  }

  @Override
  public boolean drops() {
    return true;
  }

  /** {@inheritDoc} Every move uses one of at most 63 bits up. */
  @Override
  public int width() {
    return 1;
  }

  @Override
  public int tier(long key) {
    long low = numbers.firstBits(key);
    long high = numbers.secondBits(key);
    int tier = 0;
    if ((spent & 2) != 0)
      tier += Long.bitCount(low & ~high);
    if ((spent & 4) != 0)
      tier += Long.bitCount(high & ~low);
    if ((spent & 8) != 0)
      tier += Long.bitCount(low & high);
    return tier;
  }

  @Override
  public boolean isPosition(long key) {
    return contents.codes().size() == CellCoding.MOST || (numbers.firstBits(key) & numbers.secondBits(key)) == 0;
  }

  @Override
  public OptionalLong key(Position position, Player mover) {
    return switch (position) {
      case Position.Single<?>(Ruleset<?> ruleset, Grid at) when ruleset.name().equals(game.name()) -> key(at, mover);
      default -> OptionalLong.empty();
    };
  }

  private OptionalLong key(Grid at, Player mover) {
    if (at.rows() != start.rows() || at.columns() != start.columns())
      return OptionalLong.empty();
    long low = contents.plane(at, 1, layout());
    long high = contents.plane(at, 2, layout());
    if (((low | high) & ~numbers.live) != 0)
      return OptionalLong.empty();
    if (hasMover())
      return OptionalLong.of(numbers.least(low, high, keeping) | (long) mover.index() << bits - 1);
    return OptionalLong.of(numbers.least(low, high, mover == Player.LEFT || impartial ? keeping : exchanging));
  }

  /** What a cell is shown to hold when its code is 0. */
  private char dead(int place) {
    return contents.code(GridGame.EMPTY) != 0 ? GridGame.BLOCKED
        : start.get(place) == GridGame.BLOCKED ? GridGame.BLOCKED : GridGame.EMPTY;
  }

  /**
   * The cells with a code that no possible move asks about or, where finding these takes long, those without a stone. In a
   * region of such cells alone, nobody has a move.
   */
  public long idle(long key) {
    if (either == null)
      return withoutStones(low(key), high(key));
    long idle = numbers.cells(key) & ~numbers.cells(requireNonNull(either).asked(key));
    return idle == 0 ? 0 : numbers.low(idle);
  }

  private long withoutStones(long low, long high) {
    long cells = low | high;
    for (int code = 1; code <= CellCoding.MOST; code++)
      if ((stones >> code & 1) != 0)
        cells &= ((code & 1) == 0 ? low : ~low) | ((code & 2) == 0 ? high : ~high);
    return cells;
  }

  /** The number of a position after the contents of some cells are removed. */
  public long without(long key, long removed) {
    long mover = hasMover() ? key & 1L << bits - 1 : 0;
    return mover | numbers.least(low(key) & ~removed, high(key) & ~removed, keeping);
  }

  /** How the cells lie in words. */
  public BitboardLayout layout() {
    return numbers.layout;
  }

  /** The first bit of the code of each cell. */
  public long low(long key) {
    return numbers.low(key);
  }

  /** The second bit of the code of each cell. */
  public long high(long key) {
    return numbers.high(key);
  }

  @Override
  public Turn turn(long key) {
    long low = low(key);
    long high = high(key);
    Grid at = start;
    for (int row = 0; row < start.rows(); row++)
      for (int column = 0; column < start.columns(); column++) {
        int bit = layout().stride() * row + column;
        int place = row * start.columns() + column;
        int code = (int) (low >>> bit & 1 | (high >>> bit & 1) << 1);
        if ((numbers.live >>> bit & 1) != 0)
          at = at.with(code == 0 ? dead(place) : contents.content(code), place);
      }
    return new Turn(new Position.Single<>(game, at),
        hasMover() && key >>> bits - 1 != 0 ? Player.RIGHT : Player.LEFT);
  }

  @Override
  public void options(long key, LongList out, Budget budget) {
    boolean rightMoves = hasMover() && key >>> bits - 1 != 0;
    if (rightMoves)
      right.options(key, 0, out);
    else
      left.options(key, hasMover() ? 1L << bits - 1 : 0, out);
  }
}
