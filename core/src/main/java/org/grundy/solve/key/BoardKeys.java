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
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Boards of games that describe their moves, on words of bits. The number of a board has the two bits of the code of each
 * cell that may change. Where a symmetry exchanges the players, the player to move is always Left; elsewhere the highest
 * bit says who moves.
 *
 * <p>A position is first mapped by every symmetry of the board; what a move changes has been mapped beforehand. So the
 * options of a position cost a test for each question of the {@link MoveTrie} that is reached, and three operations for
 * each option and symmetry.
 */
public final class BoardKeys implements PositionKeys {
  /** Moves are counted together if that takes at most as many questions for each node that is always asked. */
  private static final int QUESTIONS_PER_START = 2;

  private final Ruleset<Grid> game;
  private final Grid start;
  private final BitboardLayout layout;
  private final CellCoding contents;
  private final NumberedMoves left;
  private final NumberedMoves right;
  /** The cells whose codes may change. */
  private final long live;
  private final int cells;
  /** Whether codes have a second bit. */
  private final boolean wide;
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
    this.layout = layout;
    this.contents = contents;
    this.stones = stones;
    this.spent = spent;
    this.live = contents.plane(start, 1, layout) | contents.plane(start, 2, layout);
    this.cells = Long.bitCount(live);
    this.wide = contents.codes().size() > 1;
    this.impartial = game instanceof Impartial;
    this.keeping = laid(symmetries, 0);
    this.exchanging = laid(symmetries, 1);
    this.bits = Math.max(1, (wide ? 2 : 1) * cells + (hasMover() ? 1 : 0));
    this.left = new NumberedMoves(left);
    this.right = new NumberedMoves(right);
    this.either = this.left.together == null || this.right.together == null ? null : ofEither();
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

  /**
   * A symmetry that lays the live cells of the board onto themselves.
   *
   * @param image    of {@link BitboardLayout}
   * @param exchange of codes, of {@link PatternSymmetries}
   * @param shift    by which the image is moved back, down if positive
   */
  private record Laying(int image, int exchange, int shift) {
  }

  private Laying[] laid(int[] symmetries, int exchangesPlayers) {
    return IntStream.of(symmetries).filter(s -> (s & 1) == exchangesPlayers).mapToObj(symmetry -> {
      long image = layout.image(live, symmetry >> 3);
      return new Laying(symmetry >> 3, symmetry >> 1 & 3, live == 0 ? 0 : layout.corner(image) - layout.corner(live));
    }).filter(laying -> laid(live, laying) == live).toArray(Laying[]::new);
  }

  private long laid(long plane, Laying laying) {
    long image = layout.image(plane, laying.image);
    return laying.shift < 0 ? image << -laying.shift : image >>> laying.shift;
  }

  /** The number of a board laid by a symmetry, without the player to move. */
  private long laid(long low, long high, Laying laying) {
    long imageLow = laid(low, laying);
    long imageHigh = wide ? laid(high, laying) : 0;
    return switch (laying.exchange) {
      case 1 -> number(imageHigh, imageLow);
      case 2 -> number(imageLow, imageHigh ^ imageLow);
      case 3 -> number(imageLow ^ imageHigh, imageHigh);
      default -> number(imageLow, imageHigh);
    };
  }

  private long number(long low, long high) {
    long number = Long.compress(low, live);
    return wide ? number | Long.compress(high, live) << cells : number;
  }

  /** The moves of a player on the numbers of boards. Nodes are those of the {@link MoveTrie}. */
  private final class NumberedMoves {
    /** The bits of a cell, and what they are when it holds what a node asks for. */
    private final long[] asked;
    private final long[] wanted;
    private final int[] skips;
    private final int[] changes;
    /** Of change j under the symmetry s at j times symmetries plus s: the bits that are kept, then those that are set. */
    private final long[] kept;
    private final long[] set;
    /** Under which the options of this player are numbered. */
    private final Laying[] layings;
    /** Counts the moves; null where asking the nodes takes less time. */
    private final @Nullable MoveCounter together;

    NumberedMoves(MoveTrie moves) {
      this.layings = impartial || hasMover() ? keeping : exchanging;
      this.skips = moves.skips;
      this.changes = moves.changes;
      this.asked = new long[moves.cells.length];
      this.wanted = new long[asked.length];
      for (int node = 0; node < asked.length; node++) {
        long cell = moves.cells[node] & live;
        wanted[node] = number(cell & ~moves.lowFlips[node], cell & ~moves.highFlips[node]);
        // of two codes, one bit says which a cell has
        asked[node] = contents.codes().size() == 2 ? wanted[node] : number(cell, cell);
        // no cell that is never live can hold what is asked
        if (cell == 0)
          wanted[node] = 1;
      }
      int count = moves.cleared.length * layings.length;
      this.kept = new long[count];
      this.set = new long[count];
      for (int change = 0, i = 0; change < moves.cleared.length; change++)
        for (Laying laying : layings) {
          long cleared = laid(moves.cleared[change] & live, laying);
          kept[i] = ~number(cleared, cleared);
          set[i++] = laid(moves.low[change] & live, moves.high[change] & live, laying);
        }
      var builder = new MoveCounter.Builder();
      collect(builder);
      MoveCounter counter = builder.built();
      this.together = counter.cost() <= QUESTIONS_PER_START * moves.starts.length ? counter : null;
    }

    void collect(MoveCounter.Builder counter) {
      collect(0, asked.length, 0, 0, counter);
    }

    private void collect(int begin, int end, long askedBefore, long wantedBefore, MoveCounter.Builder counter) {
      for (int i = begin; i < end; i = skips[i]) {
        if (asked[i] == 0)
          continue;
        long all = askedBefore | asked[i];
        long wants = wantedBefore | wanted[i];
        if (changes[i] < changes[i + 1])
          counter.add(Long.numberOfTrailingZeros((all | all >>> cells) & mask()), all, wants,
              changes[i + 1] - changes[i]);
        collect(i + 1, skips[i], all, wants, counter);
      }
    }

    int count(long number) {
      if (together != null)
        return together.count(number);
      int count = 0;
      for (int i = 0; i < asked.length;)
        if ((number & asked[i]) != wanted[i]) {
          i = skips[i];
        } else {
          count += changes[i + 1] - changes[i];
          i++;
        }
      return count;
    }

    /** Adds the numbers of a position's options, each with the bit of the player to move. */
    void options(long number, long mover, LongList out) {
      long low = Long.expand(number & mask(), live);
      long high = wide ? Long.expand(number >>> cells & mask(), live) : 0;
      int images = layings.length;
      var image = new long[images];
      for (int s = 0; s < images; s++)
        image[s] = laid(low, high, layings[s]);
      for (int i = 0; i < asked.length;)
        if ((number & asked[i]) != wanted[i]) {
          i = skips[i];
        } else {
          for (int j = changes[i] * images; j < changes[i + 1] * images; j += images) {
            long least = Long.MAX_VALUE;
            for (int s = 0; s < images; s++)
              least = Math.min(least, image[s] & kept[j + s] | set[j + s]);
            out.add(mover | least);
          }
          i++;
        }
    }
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
    var numbers = LongStream.builder().add(live).add(spent).add(bits).add(keeping.length).add(exchanging.length);
    for (NumberedMoves moves : List.of(left, right)) {
      for (long[] words : List.of(moves.asked, moves.wanted, moves.kept, moves.set))
        LongStream.of(words).forEach(numbers);
      for (int[] words : List.of(moves.skips, moves.changes))
        IntStream.of(words).forEach(numbers::add);
    }
    return Digest.of(numbers.build().toArray());
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
    return cells + 1;
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
    long low = key & mask();
    long high = wide ? key >>> cells & mask() : 0;
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
    return !wide || contents.codes().size() == 3 || (key & key >>> cells & mask()) == 0;
  }

  private long mask() {
    return cells == Long.SIZE ? -1 : (1L << cells) - 1;
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
    long low = contents.plane(at, 1, layout);
    long high = contents.plane(at, 2, layout);
    if (((low | high) & ~live) != 0)
      return OptionalLong.empty();
    if (hasMover())
      return OptionalLong.of(least(low, high, keeping) | (long) mover.index() << bits - 1);
    return OptionalLong.of(least(low, high, mover == Player.LEFT || impartial ? keeping : exchanging));
  }

  /** What a cell is shown to hold when its code is 0. */
  private char dead(int place) {
    return contents.code(GridGame.EMPTY) != 0 ? GridGame.BLOCKED
        : start.get(place) == GridGame.BLOCKED ? GridGame.BLOCKED : GridGame.EMPTY;
  }

  /**
   * Cells that hold something, but at which no move of either player begins: those that no possible move asks about or,
   * where finding these takes long, those without a stone.
   */
  public long idle(long key) {
    if (either == null)
      return withoutStones(low(key), high(key));
    long idle = ofEitherWord(key) & ~ofEitherWord(requireNonNull(either).asked(key));
    return idle == 0 ? 0 : Long.expand(idle, live);
  }

  private long withoutStones(long low, long high) {
    long cells = low | high;
    for (int code = 1; code <= CellCoding.MOST; code++)
      if ((stones >> code & 1) != 0)
        cells &= ((code & 1) == 0 ? low : ~low) | ((code & 2) == 0 ? high : ~high);
    return cells;
  }

  private long ofEitherWord(long number) {
    return (wide ? number | number >>> cells : number) & mask();
  }

  /** The number of a position after the contents of some cells are removed. */
  public long without(long key, long removed) {
    long mover = hasMover() ? key & 1L << bits - 1 : 0;
    return mover | least(low(key) & ~removed, high(key) & ~removed, keeping);
  }

  /** How the cells lie in words. */
  public BitboardLayout layout() {
    return layout;
  }

  /** The first bit of the code of each cell. */
  public long low(long key) {
    return Long.expand(key & mask(), live);
  }

  /** The second bit of the code of each cell. */
  public long high(long key) {
    return wide ? Long.expand(key >>> cells & mask(), live) : 0;
  }

  @Override
  public Turn turn(long key) {
    long low = low(key);
    long high = high(key);
    Grid at = start;
    for (int row = 0; row < start.rows(); row++)
      for (int column = 0; column < start.columns(); column++) {
        int bit = layout.stride() * row + column;
        int place = row * start.columns() + column;
        int code = (int) (low >>> bit & 1 | (high >>> bit & 1) << 1);
        if ((live >>> bit & 1) != 0)
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

  /** The least number of a board under some symmetries, without the player to move. */
  private long least(long low, long high, Laying[] layings) {
    long least = Long.MAX_VALUE;
    for (Laying laying : layings)
      least = Math.min(least, laid(low, high, laying));
    return least;
  }
}
