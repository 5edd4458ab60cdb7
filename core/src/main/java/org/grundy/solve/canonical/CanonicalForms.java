package org.grundy.solve.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.StoneGame;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.arena.PostOrder;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.engine.Context;
import org.grundy.solve.region.RegionUse;
import org.grundy.solve.region.RegionValues;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * The values of parts of short games under normal play, each made from those of its options; a part and its negative share
 * the work. Time and space: an option's value for each option of all parts that can be reached, and
 * what the canonical forms of these take.
 */
final class CanonicalForms extends PostOrder {
  private final Context context;
  private final Arena parts;
  private final Nimbers nimbers;
  private final ShortGames values;
  private int[] made = new int[64];
  private long valued;
  private final List<Boards> boards = new ArrayList<>();
  /** What values a board now, or was doing so when the budget ended. */
  private Optional<BoardForms> begun = Optional.empty();

  /** The engine for some boards of a game; none when the game is not described. */
  private record Boards(Ruleset<?> game, Predicate<Grid> hold, Optional<BoardForms> forms) {
  }

  CanonicalForms(Context context, ShortGames values) {
    this.context = context;
    this.parts = context.arena();
    this.nimbers = context.nimbers();
    this.values = values;
  }

  ShortGames values() {
    return values;
  }

  /** How many parts have been given a value. */
  long valued() {
    return valued + boards.stream().flatMap(known -> known.forms.stream()).mapToLong(BoardForms::count).sum();
  }

  /** Forgets the board that was left last, because another question begins. */
  void begin() {
    begun = Optional.empty();
  }

  /** About how often the work so far must still double before the board that was left last has a value. */
  OptionalInt doublings() {
    return begun.map(forms -> OptionalInt.of(forms.doublings())).orElse(OptionalInt.empty());
  }

  /** What was looked up so far. */
  Optional<RegionUse> use() {
    return boards.stream().flatMap(known -> known.forms.stream()).map(BoardForms::use).flatMap(Optional::stream)
        .reduce((one, other) -> new RegionUse(one.values() + other.values(), one.folder()));
  }

  /** The values of the parts of a bag. */
  int[] values(int[] bag) {
    return Arrays.stream(bag).map(this::value).toArray();
  }

  /** The value of a part that is not loopy. */
  int value(int handle) {
    fold(node(handle));
    return finished(handle);
  }

  private int finished(int handle) {
    int value = done(node(handle));
    return (handle & 1) != 0 ? values.negative(value) : value;
  }

  @Override
  protected Budget budget() {
    return values.budget();
  }

  @Override
  protected int node(int handle) {
    return handle / 2;
  }

  @Override
  protected int leaf(int node) {
    int part = 2 * node;
    if (parts.impartial(part) || parts.valued(part)) {
      int value = parts.valued(part) ? parts.value(part, values) : values.nimber(nimbers.value(part));
      valued++;
      return value;
    }
    Optional<Arena.Described> described = parts.described(part);
    Optional<BoardForms> forms = described.flatMap(this::boardForms);
    return forms.isPresent() ? value(forms.get(), described.orElseThrow().board()) : super.leaf(node);
  }

  private int value(BoardForms forms, Grid board) {
    begun = Optional.of(forms);
    int value = forms.value(board);
    begun = Optional.empty();
    return value;
  }

  /** The engine for boards of this shape, or of one that contains it. */
  private Optional<BoardForms> boardForms(Arena.Described part) {
    for (Boards known : boards)
      if (known.game.equals(part.game()) && known.hold.test(part.board()))
        return known.forms;
    Optional<Boards> made = part.game() instanceof StoneGame ? stones(part)
        : BitboardLayout.fits(part.board()) ? Optional.of(shaped(part)) : Optional.empty();
    made.ifPresent(boards::add);
    return made.flatMap(Boards::forms);
  }

  private Optional<Boards> stones(Arena.Described part) {
    return StoneForms.of(part.game(), part.board(), values)
        .map(forms -> new Boards(part.game(), board -> forms.holds(part.game(), board), Optional.of(forms)));
  }

  private Boards shaped(Arena.Described part) {
    BitboardLayout shape = BitboardLayout.of(part.board());
    return new Boards(part.game(), board -> BitboardLayout.fits(board) && shape.holds(BitboardLayout.of(board)),
        BoardForms.of(part.game(), shape, values,
            context.regions(part.game()).map(table -> new RegionValues(table, values))));
  }

  /** Left's options, then Right's. */
  @Override
  protected int[][] options(int node) {
    int[][] left = parts.options(2 * node, Player.LEFT);
    int[][] right = parts.options(2 * node, Player.RIGHT);
    int[][] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }

  @Override
  protected int close(int node, int[][] options) {
    if (made.length < options.length)
      made = new int[values.budget().grown(made.length, 2L * options.length, Integer.BYTES)];
    for (int i = 0; i < options.length; i++)
      made[i] = sum(options[i]);
    int left = parts.options(2 * node, Player.LEFT).length;
    int value = values.make(made, 0, left, options.length);
    parts.forgetOptions(2 * node);
    valued++;
    return value;
  }

  /** The value of an option: the form of the sum of its parts. */
  private int sum(int[] bag) {
    int sum = ShortGames.ZERO;
    for (int handle : bag)
      sum = values.plus(sum, finished(handle));
    return sum;
  }
}
