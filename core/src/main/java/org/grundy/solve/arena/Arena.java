package org.grundy.solve.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.game.Impartial;
import org.grundy.game.ImpartialForm;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.ValuedGame;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.grid.StoneGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;

/**
 * The summands met so far, numbered, with their options as lists of numbers: what every engine works on. A position is
 * a <em>bag</em>, the ascending handles of its summands; a handle is a part's number doubled, plus one for its negative.
 * Summands that are the same but for symmetry ({@link Ruleset#normal}) are one part, a part and its negative share a
 * number, and parts in which nobody can move are left out.
 *
 * <p>Time: one pass over a part's options when they are first asked for. Space: an int for each summand of each option.
 */
public final class Arena {
  private static final int[] NOTHING = {};
  /** Roughly the bytes of a part: its position, its negative and two map entries. */
  private static final int PART = 4 * Holding.ENTRY;

  private final Budget budget;
  private final Map<Part<?>, Integer> handles = new HashMap<>();
  private final List<Part<?>> parts = new ArrayList<>();
  /** Parts that equal their negative. */
  private final BitSet symmetric = new BitSet();
  private final Holding held;
  /** Options of the part with handle h for Left at 2h, for Right at 2h + 1; absent until asked for. */
  private int[] @Nullable [][] options = new int[64][][];

  public Arena(Budget budget) {
    this.budget = budget;
    this.held = new Holding(budget);
  }

  /** A normalised position of a ruleset. */
  private record Part<P>(Ruleset<P> ruleset, P at) {
    boolean dead() {
      boolean[] any = {false};
      for (Player mover : Player.values())
        ruleset.moves(at, mover, (_, _) -> {
          any[0] = true;
          return false;
        });
      return !any[0];
    }
  }

  /** A part in which nobody can move. */
  private static final int DEAD = -1;

  /** The bag of a position. */
  public int[] bag(Position position) {
    var bag = new IntBag();
    for (Position part : position.parts())
      switch (part) {
        case Position.Single<?> single -> addSummands(single, bag, false);
        case Position.Negative(Position.Single<?> of) -> addSummands(of, bag, true);
        case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
      }
    return bag.sorted();
  }

  private <P> void addSummands(Position.Single<P> single, IntBag bag, boolean negated) {
    addSummands(single.ruleset(), single.at(), bag, negated);
  }

  private <P> void addSummands(Ruleset<P> ruleset, P at, IntBag bag, boolean negated) {
    for (P summand : ruleset.summands(at)) {
      int handle = handle(ruleset, ruleset.normal(summand));
      if (handle != DEAD)
        bag.add(negated ? negative(handle) : handle);
    }
  }

  private <P> int handle(Ruleset<P> ruleset, P at) {
    var part = new Part<>(ruleset, at);
    Integer known = handles.get(part);
    if (known != null)
      return known;
    held.add(PART);
    if (!(ruleset instanceof Scoring) && part.dead()) {
      handles.put(part, DEAD);
      return DEAD;
    }
    int handle = 2 * parts.size();
    parts.add(part);
    handles.put(part, handle);
    Optional<P> negative = ruleset instanceof Scoring ? Optional.empty() : ruleset.negative(at).map(ruleset::normal);
    if (negative.isPresent() && !negative.get().equals(at))
      handles.put(new Part<>(ruleset, negative.get()), handle + 1);
    else if (negative.isPresent())
      symmetric.set(handle / 2);
    return handle;
  }

  /** The handle of the part with the players exchanged. */
  public int negative(int handle) {
    return symmetric.get(handle / 2) ? handle : handle ^ 1;
  }

  /** Whether a bag pairs off, each part with its negative. */
  public boolean cancel(int[] bag) {
    var single = new HashMap<Integer, Integer>();
    for (int handle : bag)
      if (single.getOrDefault(negative(handle), 0) > 0)
        single.merge(negative(handle), -1, Integer::sum);
      else
        single.merge(handle, 1, Integer::sum);
    return single.values().stream().allMatch(count -> count == 0);
  }

  public boolean impartial(int handle) {
    return parts.get(handle / 2).ruleset() instanceof Impartial;
  }

  /** A part of a game described by placements, stones or move patterns, with its board. */
  public record Described(Ruleset<?> game, Grid board) {
  }

  /** A part as a board, if its game describes its moves. */
  public Optional<Described> described(int handle) {
    return described(parts.get(handle / 2));
  }

  private static <P> Optional<Described> described(Part<P> part) {
    if (part.at() instanceof Grid grid && (ofStones(part.ruleset(), grid) || part.ruleset() instanceof PlacementGame))
      return Optional.of(new Described(part.ruleset(), grid));
    if (!(part.ruleset() instanceof PatternGame<?>))
      return Optional.empty();
    @SuppressWarnings("unchecked") // a ruleset is of one kind of positions
    var game = (PatternGame<P>) part.ruleset();
    return Optional.of(new Described(part.ruleset(), game.board(part.at())));
  }

  /** Whether a part is a board of stones that does not fall into parts as they are placed. */
  boolean ofStones(int handle) {
    Part<?> part = parts.get(handle / 2);
    return part.at() instanceof Grid grid && ofStones(part.ruleset(), grid);
  }

  /**
   * Whether the stones tell more about a board than the cells that each player may use: those would fall into parts. So do
   * lines.
   */
  private static boolean ofStones(Ruleset<?> game, Grid at) {
    return at.rows() > 1 && at.columns() > 1 && ofStones(game);
  }

  private static boolean ofStones(Ruleset<?> game) {
    return game instanceof ImpartialForm<?> form ? ofStones(form.of())
        : game instanceof StoneGame stones && !stones.forbidsStoneByStone() && !(game instanceof Impartial);
  }

  /** Whether the ruleset knows the part's value. */
  public boolean valued(int handle) {
    return parts.get(handle / 2).ruleset() instanceof ValuedGame;
  }

  /** The value of a part whose ruleset knows it. */
  public int value(int handle, ShortGames values) {
    int value = value(parts.get(handle / 2), values);
    return (handle & 1) != 0 ? values.negative(value) : value;
  }

  private static <P> int value(Part<P> part, ShortGames values) {
    if (!(part.ruleset() instanceof ValuedGame<?>))
      throw new IllegalArgumentException(part.ruleset().name() + " does not say its values");
    @SuppressWarnings("unchecked") // a ruleset is of one kind of positions
    var valued = (ValuedGame<P>) part.ruleset();
    return valued.value(part.at(), values);
  }

  public boolean loopy(int handle) {
    return parts.get(handle / 2).ruleset().loopy();
  }

  /** How many different parts there are. */
  public int count() {
    return parts.size();
  }

  /** The bags that {@code mover} can turn a part into, without repetition. */
  public int[][] options(int handle, Player mover) {
    int slot = 2 * handle + mover.index();
    int[][] known = slot < options.length ? options[slot] : null;
    if (known != null)
      return known;
    boolean negated = (handle & 1) != 0;
    int[][] found = negated ? negatives(options(handle ^ 1, mover.opponent())) : list(parts.get(handle / 2), mover);
    if (slot >= options.length)
      options = Arrays.copyOf(options,
          budget.grown(options.length, Math.max(slot + 1L, 2L * options.length), Holding.POINTER));
    held.add(bytes(found));
    options[slot] = found;
    return found;
  }

  /** How many different options {@code mover} has in a part. */
  public int optionCount(int handle, Player mover) {
    return (handle & 1) == 0 ? options(handle, mover).length : options(handle ^ 1, mover.opponent()).length;
  }

  /** Drops the options of a part and of its negative; they are listed again on demand. */
  public void forgetOptions(int handle) {
    int first = 4 * (handle / 2);
    for (int slot = first; slot < first + 4 && slot < options.length; slot++) {
      int[][] dropped = options[slot];
      if (dropped != null)
        held.remove(bytes(dropped));
      options[slot] = null;
    }
  }

  private static long bytes(int[][] bags) {
    long bytes = 0;
    for (int[] bag : bags)
      bytes += Holding.OBJECT + Holding.POINTER + (long) Integer.BYTES * bag.length;
    return bytes;
  }

  private <P> int[][] list(Part<P> part, Player mover) {
    var bags = new LinkedHashSet<Key>();
    part.ruleset().moves(part.at(), mover, (option, _) -> {
      budget.charge(1);
      var bag = new IntBag();
      addSummands(part.ruleset(), option, bag, false);
      bags.add(new Key(bag.sorted()));
      return true;
    });
    return bags.stream().map(Key::bag).toArray(int[][]::new);
  }

  /** An option of a scoring game with the points it scores, positive for Left. */
  public record Scored(int[] bag, long points) {
  }

  /** The options of a part of a scoring game, one for each move. */
  public List<Scored> scored(int handle, Player mover) {
    boolean negated = (handle & 1) != 0;
    Player player = negated ? mover.opponent() : mover;
    List<Scored> found = scored(parts.get(handle / 2), player);
    return negated ? found.stream().map(s -> new Scored(negative(s.bag()), Math.negateExact(s.points()))).toList()
        : found;
  }

  private <P> List<Scored> scored(Part<P> part, Player mover) {
    if (!(part.ruleset() instanceof Scoring<P> scoring))
      throw new IllegalArgumentException(part.ruleset().name() + " counts no points");
    var found = new ArrayList<Scored>();
    scoring.moves(part.at(), mover, (option, _) -> {
      budget.charge(1);
      var bag = new IntBag();
      addSummands(scoring, option, bag, false);
      found.add(new Scored(bag.sorted(), scoring.lead(part.at(), mover, option)));
      return true;
    });
    return found;
  }

  /** Left's points less Right's when play ends with this part as it is. */
  public long atEnd(int handle) {
    long points = atEnd(parts.get(handle / 2));
    return (handle & 1) != 0 ? Math.negateExact(points) : points;
  }

  private static <P> long atEnd(Part<P> part) {
    return part.ruleset() instanceof Scoring<P> scoring ? scoring.atEnd(part.at()) : 0;
  }

  private int[][] negatives(int[][] bags) {
    int[][] negatives = new int[bags.length][];
    for (int i = 0; i < bags.length; i++)
      negatives[i] = negative(bags[i]);
    return negatives;
  }

  /** The bag with the players exchanged. */
  public int[] negative(int[] bag) {
    int[] negatives = new int[bag.length];
    for (int i = 0; i < bag.length; i++)
      negatives[i] = negative(bag[i]);
    Arrays.sort(negatives);
    return negatives;
  }

  private record Key(int[] bag) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key(int[] bag2) && Arrays.equals(bag, bag2);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bag);
    }
  }

  /** A bag while it is filled. */
  private static final class IntBag {
    private int[] handles = NOTHING;
    private int size;

    void add(int handle) {
      if (size == handles.length)
        handles = Arrays.copyOf(handles, Math.max(4, 2 * size));
      handles[size++] = handle;
    }

    int[] sorted() {
      int[] bag = Arrays.copyOf(handles, size);
      Arrays.sort(bag);
      return bag;
    }
  }
}
