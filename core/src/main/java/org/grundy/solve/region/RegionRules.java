package org.grundy.solve.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.CellCoding;
import org.grundy.solve.board.Connections;
import org.grundy.solve.board.LaidShape;
import org.grundy.solve.board.LeastImage;
import org.grundy.solve.board.MoveTrie;
import org.grundy.solve.board.PatternSymmetries;
import org.grundy.solve.key.Digest;
import org.grundy.solve.key.LongList;
import org.grundy.value.Player;

/**
 * A game that describes its moves, on the words of a board. A region is a set of connected cells with their contents, as two
 * words that hold the two bits of each cell's {@link CellCoding code}; the second word is 0 where there is one code.
 *
 * <p>Every move makes the {@linkplain #tier tier} of a region lower, so the regions that it leaves are of lower tiers too.
 */
public final class RegionRules {
  private final Ruleset<?> game;
  private final BitboardLayout layout;
  private final CellCoding contents;
  private final MoveTrie left;
  private final MoveTrie right;
  private final Connections connections;
  private final int[][] lying;
  /** The codes, as bits, of which every move leaves fewer cells. */
  private final int spent;
  /** The codes that every pattern of a player needs, as bits. */
  private final int leftNeeds;
  private final int rightNeeds;

  private RegionRules(Ruleset<?> game, BitboardLayout layout, CellCoding contents, MoveTrie left, MoveTrie right,
      Connections connections, int[][] lying, int spent, int leftNeeds, int rightNeeds) {
    this.game = game;
    this.layout = layout;
    this.contents = contents;
    this.left = left;
    this.right = right;
    this.connections = connections;
    this.lying = lying;
    this.spent = spent;
    this.leftNeeds = leftNeeds;
    this.rightNeeds = rightNeeds;
  }

  /**
   * The rules of a game on boards of a layout.
   *
   * @throws BadInput when the game does not describe its moves, or a move may use nothing up
   */
  public static RegionRules of(Ruleset<?> game, BitboardLayout layout) {
    Optional<RegionRules> rules = switch (game) {
      case PlacementGame placement -> Optional.of(placements(game, placement, layout));
      case PatternGame<?> travelling -> patterns(game, travelling, layout);
      default -> Optional.empty();
    };
    if (rules.isEmpty())
      throw BadInput.because("{0} does not describe its moves by shapes that are covered or stones that travel",
          game.name());
    if (rules.get().spent == 0)
      throw BadInput.because("a move of {0} may use nothing up, so regions cannot be valued by their size",
          game.name());
    return rules.get();
  }

  private static RegionRules placements(Ruleset<?> game, PlacementGame placement, BitboardLayout layout) {
    Set<Long> lefts = LaidShape.placements(LaidShape.all(placement.shapes(Player.LEFT), layout));
    Set<Long> rights = LaidShape.placements(LaidShape.all(placement.shapes(Player.RIGHT), layout));
    int[] symmetries = IntStream.of(LaidShape.symmetries(lefts, rights, layout)).map(s -> s >> 1 << 3 | s & 1)
        .toArray();
    return new RegionRules(game, layout, CellCoding.ofOne(GridGame.EMPTY), MoveTrie.ofPlacements(lefts),
        MoveTrie.ofPlacements(rights), Connections.ofPlacements(lefts, rights),
        BitboardLayout.byLying(symmetries, 3), 1 << 1, 0, 0);
  }

  private static Optional<RegionRules> patterns(Ruleset<?> game, PatternGame<?> travelling, BitboardLayout layout) {
    List<MovePattern> left = travelling.patterns(Player.LEFT);
    List<MovePattern> right = travelling.patterns(Player.RIGHT);
    var both = new ArrayList<>(left);
    both.addAll(right);
    return CellCoding.of(left, right)
        .map(contents -> new RegionRules(game, layout, contents, MoveTrie.ofPatterns(left, contents, layout),
            MoveTrie.ofPatterns(right, contents, layout), Connections.ofPatterns(left, right, layout),
            new PatternSymmetries(left, right, contents, layout).lying, contents.spentTogether(both),
            contents.needed(left), contents.needed(right)));
  }

  public Ruleset<?> game() {
    return game;
  }

  public BitboardLayout layout() {
    return layout;
  }

  Connections connections() {
    return connections;
  }

  /** The content with a code from 1 to 3. */
  char content(int code) {
    return contents.content(code);
  }

  /** A board as a region that need not be connected, its two words one after the other. */
  long[] words(Grid board) {
    return new long[]{contents.plane(board, 1, layout), contents.plane(board, 2, layout)};
  }

  /** How many codes there are, from 1 to 3. */
  int codes() {
    return contents.codes().size();
  }

  /** Whether regions have a second word. */
  boolean wide() {
    return codes() > 1;
  }

  /** Images of regions in the corner, for one thread. */
  LeastImage images() {
    return new LeastImage(layout, lying);
  }

  /** The images of the square that keep or negate values, perhaps with an exchange of contents. */
  int[] images(int lies) {
    return IntStream.of(lying[lies]).map(symmetry -> symmetry >> 3).distinct().toArray();
  }

  /** How many cells of a region have contents of which every move leaves fewer. */
  int tier(long low, long high) {
    int tier = 0;
    if ((spent & 2) != 0)
      tier += Long.bitCount(low & ~high);
    if ((spent & 4) != 0)
      tier += Long.bitCount(high & ~low);
    if ((spent & 8) != 0)
      tier += Long.bitCount(low & high);
    return tier;
  }

  /** The greatest {@link #tier} of a region, and one more. */
  public int tiers() {
    return layout.stride() * layout.rows() + 1;
  }

  /** False where neither player has the contents for a move; then the value is 0. */
  boolean isLive(long low, long high) {
    if (Long.bitCount(low | high) < connections.fewest())
      return false;
    int present = ((low & ~high) != 0 ? 2 : 0) | ((high & ~low) != 0 ? 4 : 0) | ((low & high) != 0 ? 8 : 0);
    return (leftNeeds & ~present) == 0 || (rightNeeds & ~present) == 0;
  }

  /** Adds the two words of what each move of a player leaves. */
  void options(Player mover, long low, long high, LongList out) {
    MoveTrie moves = mover == Player.LEFT ? left : right;
    for (int i = 0; i < moves.cells.length;)
      if (moves.refused(i, low, high)) {
        i = moves.skips[i];
      } else {
        for (int j = moves.changes[i]; j < moves.changes[i + 1]; j++) {
          out.add(low & ~moves.cleared[j] | moves.low[j]);
          out.add(high & ~moves.cleared[j] | moves.high[j]);
        }
        i++;
      }
  }

  /** A digest of the moves, of how regions are written, and of the layout. */
  public String digest() {
    var numbers = LongStream.builder().add(layout.stride()).add(layout.rows()).add(layout.columns()).add(spent)
        .add(leftNeeds).add(rightNeeds).add(connections.fewest());
    for (int[] symmetries : lying) {
      numbers.add(symmetries.length);
      IntStream.of(symmetries).forEach(numbers::add);
    }
    for (int cell = 0; cell < Long.SIZE; cell++)
      LongStream.of(connections.joins(cell)).forEach(numbers);
    for (MoveTrie moves : List.of(left, right)) {
      for (long[] words : List.of(moves.cells, moves.lowFlips, moves.highFlips, moves.cleared, moves.low, moves.high))
        LongStream.of(words).forEach(numbers);
      for (int[] places : List.of(moves.skips, moves.changes))
        IntStream.of(places).forEach(numbers::add);
    }
    return Digest.of(numbers.build().toArray());
  }
}
