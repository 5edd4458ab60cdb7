package org.grundy.solve.strong;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.Workers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.engine.Question;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Solves every position that can be reached from one.
 *
 * <p>Where the game describes its moves, as placement games and games of travelling stones do, and every move uses
 * something up, positions are found tier by tier from the top, by what is left to be used up, and solved from the bottom, in time
 * linear in the moves of all positions. All threads of the budget share the work. A position takes about 4 bytes ({@link
 * KeySet}), and 1 or 2 for what is known of it; those of a tier that is still being found take 12 to 24. With a {@link
 * StrongFolder}, what is found or solved is in files, and no longer in memory.
 *
 * <p>Other games are solved by a {@link RetrogradeSearch}, which takes longer and more memory.
 */
public final class StrongSearch {
  /** Positions in a piece of work. */
  private static final int PIECE = 1 << 10;

  private final Question question;
  private final PositionKeys keys;
  private final Mixer mixer;
  private final boolean valued;
  private final Budget budget;
  private final Scout[] scouts;
  private final RetrogradeSearch retrograde;
  /** The sets of keys that are being found, by tier. */
  private final @Nullable KeyCollector[] collectors;
  private final KeySet[] sets;
  private final List<Tier> solved = new ArrayList<>();
  private final Tally tally = new Tally();

  private StrongSearch(PositionKeys keys, Question question, Budget budget) {
    this.question = question;
    this.keys = keys;
    this.mixer = new Mixer(keys.bits());
    this.valued = StrongSolution.isValued(question);
    this.budget = budget;
    this.collectors = new @Nullable KeyCollector[keys.tiers()];
    this.sets = new KeySet[keys.tiers()];
    this.retrograde = new RetrogradeSearch(keys, tally, budget);
    this.scouts = new Scout[budget.threads()];
    Arrays.setAll(scouts, _ -> new Scout());
  }

  /**
   * A search of all that can be reached from a position.
   *
   * @throws BadInput for sums, games that are won on points or written in another way, and positions too large for a number
   */
  public static StrongSearch of(Question question, Budget budget) {
    return new StrongSearch(keys(question.position()), question, budget);
  }

  /** @throws BadInput as {@link #of} */
  static PositionKeys keys(Position position) {
    if (position instanceof Position.Single<?>(Ruleset<?> game, Grid at) && !BitboardLayout.fits(at)
        && (game instanceof PlacementGame || game instanceof PatternGame<?>))
      throw BadInput.because("a board of {0} by {1} cells is too large to solve strongly", at.rows(), at.columns());
    if (position instanceof Position.Single<?> single && single.ruleset() instanceof Scoring)
      throw BadInput.because("{0} is won on points; only games that the last move decides can be solved strongly",
          single.ruleset().name());
    if (!(position instanceof Position.Single<?> start))
      throw BadInput.because("expected one position, not a sum, found {0}", BadInput.quoted(position.text()));
    PositionKeys keys = PositionKeys.of(start)
        .orElseThrow(() -> BadInput.because(
            "expected a position written as numbers, rows of characters or edges, such as {0}, found {1}",
            "clobber 4x4",
            BadInput.quoted(position.text())));
    if (keys.bits() > PositionKeys.MOST_BITS)
      throw BadInput.because("{0}: a position takes {1} {1:bit|bits}; the maximum is {2}", position.text(),
          keys.bits(), PositionKeys.MOST_BITS);
    return keys;
  }

  /** How many positions were found so far. */
  public long positions() {
    return tally.found();
  }

  /** What is done just now, how many positions it is done with, and how fast. */
  public Phrase reached() {
    return tally.reached();
  }

  /**
   * Finds and solves every position. A search solves once.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public StrongSolution solve() {
    try {
      return solve(Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is no file
    }
  }

  /**
   * The same, kept in a folder: what was found or solved there is not found or solved again.
   *
   * @param folder for the question of this search
   * @throws BadInput    when a file there is damaged
   * @throws IOException when a file cannot be read or written
   */
  public StrongSolution solve(StrongFolder folder) throws IOException {
    StrongSolution solution = solve(Optional.of(folder));
    folder.complete(solution.positions());
    return solution;
  }

  private StrongSolution solve(Optional<StrongFolder> folder) throws IOException {
    if (!solved.isEmpty())
      throw new IllegalStateException("solved already");
    if (folder.isEmpty() || !found(folder.get()))
      find(folder);
    tally.begin(Tally.Stage.SOLVING, Arrays.stream(sets).mapToLong(KeySet::size).sum());
    for (int tier = 0; tier < sets.length; tier++) {
      Optional<Tier> before = folder.isPresent() ? folder.get().results(tier, sets[tier]) : Optional.empty();
      before.ifPresent(results -> tally.addEarlier(results.size()));
      Tier now = before.isPresent() ? before.get()
          : keys.drops() ? solved(sets[tier]) : retrograde.solved(sets[tier], question);
      solved.add(before.isPresent() || folder.isEmpty() ? now : folder.get().keep(tier, now));
    }
    return new StrongSolution(question, keys, solved);
  }

  /** Takes the positions from a folder; false when it does not have all. */
  private boolean found(StrongFolder folder) throws IOException {
    for (int tier = 0; tier < sets.length; tier++) {
      Optional<KeySet> before = folder.keys(tier);
      if (before.isEmpty())
        return false;
      sets[tier] = before.get();
      tally.addEarlier(before.get().size());
    }
    return true;
  }

  private void find(Optional<StrongFolder> folder) throws IOException {
    if (!keys.drops()) {
      KeySet set = retrograde.reached(Arrays.stream(Player.values())
          .mapToLong(this::start).toArray());
      sets[0] = folder.isPresent() ? folder.get().keep(0, set) : set;
      return;
    }
    for (Player mover : Player.values())
      scouts[0].pass(start(mover));
    for (int tier = sets.length - 1; tier >= 0; tier--) {
      KeySet set = found(tier);
      spread(set);
      sets[tier] = folder.isPresent() ? folder.get().keep(tier, set) : set;
    }
  }

  private long start(Player mover) {
    return keys.key(question.position(), mover).orElseThrow(() -> BadInput.because(
        "strong cannot solve {0}: its normal form cannot be written in the same notation", question.position().text()));
  }

  /** Takes all that was found of a tier. */
  private KeySet found(int tier) {
    for (Scout scout : scouts)
      scout.close(tier);
    KeyCollector collected = collectors[tier];
    collectors[tier] = null;
    return collected == null ? KeySet.empty(keys.bits(), budget) : collected.sorted();
  }

  /** Finds what the moves of a tier lead to. */
  private void spread(KeySet set) {
    divide(set.size(), (scout, from, to) -> {
      KeySet.Cursor cursor = set.new Cursor(from);
      for (int index = from; index < to; index++)
        scout.spread(cursor.next());
    });
  }

  /** Solves a tier below which all are solved. */
  private Tier solved(KeySet set) {
    var tier = new Tier(set, Column.of(set.size(), keys.width(), budget),
        Column.of(valued ? set.size() : 0, keys.width(), budget));
    divide(set.size(), (scout, from, to) -> {
      KeySet.Cursor cursor = set.new Cursor(from);
      for (int index = from; index < to;) {
        int first = index;
        scout.begin();
        for (; index < to && !scout.full(); index++)
          scout.add(cursor.next());
        scout.lookUp();
        for (int place = 0; place < index - first; place++) {
          scout.backUp(place);
          tier.ends().set(first + place, scout.backup.end());
          if (valued)
            tier.values().set(first + place, scout.backup.value());
        }
      }
      tally.add(to - from);
    });
    return tier;
  }

  /** What one thread does with some positions of a tier. */
  @FunctionalInterface
  private interface Range {
    void run(Scout scout, int from, int to);
  }

  private void divide(int size, Range work) {
    Workers.divide(budget, "strong", Math.ceilDiv(size, PIECE), (piece, number, charged) -> {
      int from = piece * PIECE;
      work.run(scouts[number], from, Math.min(size, from + PIECE));
      charged.charge(scouts[number].charge());
    });
  }

  private KeyCollector collector(int tier) {
    synchronized (collectors) {
      KeyCollector collector = collectors[tier];
      if (collector == null)
        collector = collectors[tier] = new KeyCollector(keys.bits(), tally, budget);
      return collector;
    }
  }

  /** The moves of some positions at a time, for one thread. */
  private final class Scout {
    /** About so many options are looked up together, so that cache misses overlap. */
    private static final int TOGETHER = 1 << 10;

    private final LongList options = new LongList();
    /** One for each tier to which it has found a key. */
    private final KeyCollector.@Nullable Feeder[] feeders = new KeyCollector.Feeder[keys.tiers()];
    private long steps;
    /** The positions at hand, and where the options of each begin. */
    private int count;
    private final int[] begins = new int[TOGETHER + 1];
    /** The tier of each option, its place there, and what is known of it. */
    private int[] optionTiers = {};
    private int[] places = {};
    private int[] ends = {};
    private int[] values = {};
    /** A sum of what is read early, so that it is read. */
    @SuppressWarnings("UnusedVariable") private long touched;
    private final Backup backup = new Backup(question.convention());

    /** What it has listed since it was asked before. */
    long charge() {
      long charge = steps;
      steps = 0;
      return charge;
    }

    void begin() {
      options.clear();
      count = 0;
    }

    boolean full() {
      return count == TOGETHER || options.size >= TOGETHER;
    }

    /** Lists the options of a mixed key besides those at hand. */
    void add(long key) {
      int before = options.size;
      keys.options(mixer.key(key), options, budget);
      steps += 1 + options.size - before;
      begins[++count] = options.size;
    }

    /**
     * Finds the options at hand in their tiers. Each loop reads one thing of every option. A loop that decides by what it
     * reads waits for memory each time, so the memory that {@link KeySet#find} decides by is read in a loop before.
     */
    void lookUp() {
      int size = options.size;
      if (places.length < size) {
        places = new int[2 * size];
        optionTiers = new int[2 * size];
        ends = new int[2 * size];
        values = new int[2 * size];
      }
      long[] mixed = options.items;
      for (int i = 0; i < size; i++) {
        optionTiers[i] = keys.tier(mixed[i]);
        mixed[i] = mixer.mixed(mixed[i]);
        places[i] = sets[optionTiers[i]].start(mixed[i]);
      }
      for (int i = 0; i < size; i++)
        touched += sets[optionTiers[i]].low(places[i]);
      for (int i = 0; i < size; i++)
        places[i] = sets[optionTiers[i]].find(mixed[i], places[i]);
      for (int i = 0; i < size; i++)
        ends[i] = solved.get(optionTiers[i]).ends().get(places[i]);
      if (valued)
        for (int i = 0; i < size; i++)
          values[i] = solved.get(optionTiers[i]).values().get(places[i]);
    }

    /** Passes the options of a mixed key to the tiers that they belong to. */
    void spread(long key) {
      begin();
      add(key);
      for (int i = 0; i < options.size; i++)
        pass(options.items[i]);
    }

    void pass(long key) {
      int tier = keys.tier(key);
      KeyCollector.Feeder feeder = feeders[tier];
      if (feeder == null)
        feeder = feeders[tier] = collector(tier).feeder();
      feeder.add(mixer.mixed(key));
    }

    void close(int tier) {
      KeyCollector.Feeder feeder = feeders[tier];
      if (feeder != null)
        feeder.close();
      feeders[tier] = null;
    }

    /** Takes what is known of the options of a position at hand. */
    void backUp(int place) {
      backup.begin();
      for (int i = begins[place]; i < begins[place + 1]; i++) {
        backup.addEnd(ends[i]);
        if (valued)
          backup.addValue(values[i]);
      }
    }
  }
}
