package org.grundy.solve.strong;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntPredicate;
import org.grundy.effort.Budget;
import org.grundy.effort.Workers;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Every position that can be reached from one by alternating moves, whoever starts: who wins, and in how many moves if the
 * winner hurries and the loser holds out; draws, where play can repeat; and the nim-value, under normal play of an
 * impartial game that ends.
 *
 * <p>Where some count drops with every move, positions are found tier by tier from the top and solved from the bottom, in
 * time linear in the moves of all positions. Elsewhere they are solved in rounds, by the number of moves to the end, and
 * each round lists the moves of what is left. All threads of the budget share the work. A position takes 10 to 12
 * bytes, and up to twice as many while it is found.
 */
public final class StrongSolution {
  /** Positions in a piece of work. */
  private static final int PIECE = 1 << 12;

  /**
   * What is known of a position and the player to move.
   *
   * @param wins     whether that player wins
   * @param plies    the number of moves to the end; empty for a draw
   * @param nimValue empty when positions were given none
   */
  public record Entry(boolean wins, OptionalInt plies, OptionalInt nimValue) {
  }

  private final Position start;
  private final Keys keys;
  private final Mixer mixer;
  private final Convention convention;
  private final Budget budget;
  private final boolean valued;
  private final KeySet[] tiers;
  /** For each position of a tier, the number of moves to the end plus 1; 0 for a draw. */
  private final Column[] ends;
  /** For each position of a tier, its nim-value plus 1; empty when none are wanted. */
  private final Column[] values;
  private long found;

  private StrongSolution(Keys keys, Question question, boolean valued, Budget budget) {
    this.start = question.position();
    this.keys = keys;
    this.mixer = new Mixer(keys.bits());
    this.convention = question.convention();
    this.budget = budget;
    this.valued = valued;
    this.tiers = new KeySet[keys.tiers()];
    this.ends = new Column[keys.tiers()];
    this.values = new Column[keys.tiers()];
  }

  /**
   * All that can be reached from a position, yet to be {@linkplain #solve solved}.
   *
   * @throws BadInput for sums, games won on points, and positions that have no short numbers
   */
  public static StrongSolution of(Question question, Budget budget) {
    if (!(question.position() instanceof Position.Single<?> start))
      throw BadInput.because("expected a single position, found {0}", question.position().text());
    if (start.ruleset() instanceof Scoring)
      throw BadInput.because("{0} is won on points; expected a game that the last move decides",
          start.ruleset().name());
    Keys keys = Keys.of(start).orElseThrow(
        () -> BadInput.because("{0}: positions take more than {1} bits", start.text(), Keys.MOST_BITS));
    boolean valued = start.ruleset() instanceof Impartial && !start.ruleset().loopy()
        && question.convention() == Convention.NORMAL;
    return new StrongSolution(keys, question, valued, budget);
  }

  /**
   * Solves every position.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public void solve() {
    if (tiers.length > 1)
      byTiers();
    else
      byRounds();
  }

  /**
   * How many positions there are of each kind, with the player to move.
   *
   * @param won     by the number of moves to the end, where the player to move wins
   * @param lost    the same where that player loses
   * @param longest a position that takes as many moves as any; empty when all are drawn
   */
  public record Census(long[] won, long[] lost, long drawn, Optional<Turn> longest) {
    /** The most moves to the end; -1 when all positions are drawn. */
    public int most() {
      return won.length - 1;
    }
  }

  /** A position and the player to move. */
  public record Turn(Position position, Player mover) {
  }

  /** Counts the positions. */
  public Census census() {
    var counts = new long[16];
    int most = 0;
    long longest = -1;
    for (int tier = 0; tier < tiers.length; tier++)
      for (int index = 0; index < tiers[tier].size(); index++) {
        int end = ends[tier].get(index);
        if (end >= counts.length)
          counts = Arrays.copyOf(counts, 2 * end);
        counts[end]++;
        if (end > most) {
          most = end;
          longest = mixer.key(tiers[tier].get(index));
        }
      }
    long[] won = new long[most];
    long[] lost = new long[most];
    for (int end = 1; end <= most; end++)
      (loses(end) ? lost : won)[end - 1] = counts[end];
    return new Census(won, lost, counts[0], longest < 0 ? Optional.empty() : Optional.of(keys.turn(longest)));
  }

  /** How many positions there are, each with the player to move; until all are found, how many were found. */
  public long positions() {
    return found;
  }

  /** What is known of a position; empty if it cannot be reached. */
  public Optional<Entry> entry(Position position, Player mover) {
    OptionalLong found = keys.key(position, mover);
    if (found.isEmpty())
      return Optional.empty();
    long key = found.getAsLong();
    int tier = keys.tier(key);
    long mixed = mixer.mixed(key);
    int index = tiers[tier].find(mixed, tiers[tier].start(mixed));
    if (index < 0)
      return Optional.empty();
    int end = ends[tier].get(index);
    return Optional.of(new Entry(end > 0 && !loses(end), end == 0 ? OptionalInt.empty() : OptionalInt.of(end - 1),
        valued ? OptionalInt.of(values[tier].get(index) - 1) : OptionalInt.empty()));
  }

  /** Whether the player to move loses in {@code end - 1} moves. */
  private boolean loses(int end) {
    return (end & 1) == (convention == Convention.NORMAL ? 1 : 0);
  }

  private void byTiers() {
    @Nullable KeyCollector[] found = new @Nullable KeyCollector[tiers.length];
    Scout[] scouts = scouts();
    for (Player mover : Player.values())
      scouts[0].found(found, keys.key(start, mover).orElseThrow());
    for (int tier = tiers.length - 1; tier >= 0; tier--) {
      for (Scout scout : scouts)
        scout.flush(tier);
      KeyCollector collected = found[tier];
      KeySet set = collected == null ? KeySet.empty(budget) : collected.sorted();
      found[tier] = null;
      tiers[tier] = set;
      this.found += set.size();
      divide(set.size(), scouts, (index, scout) -> scout.spread(found, set.get(index)));
    }
    for (int tier = 0; tier < tiers.length; tier++) {
      KeySet set = tiers[tier];
      var column = new Column(set.size(), budget);
      column.makeRoom(tier + 1);
      ends[tier] = column;
      var nimValues = new Column(valued ? set.size() : 0, budget);
      nimValues.makeRoom(tier + 1);
      values[tier] = nimValues;
      judge(set, scouts, _ -> true, (index, scout, place) -> {
        column.set(index, scout.end(place, Integer.MAX_VALUE));
        if (valued)
          nimValues.set(index, scout.mex(place) + 1);
      });
    }
  }

  private void byRounds() {
    var found = new KeyCollector(keys.bits(), budget);
    Scout[] scouts = scouts();
    var fresh = new LongList();
    var feeders = new KeyCollector.Feeder[scouts.length];
    Arrays.setAll(feeders, _ -> found.feeder(true));
    for (Player mover : Player.values())
      feeders[0].add(mixer.mixed(keys.key(start, mover).orElseThrow()));
    while (gathered(feeders, fresh)) {
      long[] frontier = Arrays.copyOf(fresh.items, fresh.size);
      this.found += fresh.size;
      divide(frontier.length, scouts, (index, scout) -> {
        scout.list(frontier[index]);
        for (int i = 0; i < scout.options.size; i++)
          feeders[scout.number].add(mixer.mixed(scout.options.items[i]));
      });
    }
    KeySet set = found.sorted();
    tiers[0] = set;
    var column = new Column(set.size(), budget);
    ends[0] = column;
    var more = new AtomicBoolean(true);
    for (int round = 0; more.get(); round++) {
      more.set(false);
      column.makeRoom(round + 1);
      int last = round;
      judge(set, scouts, index -> column.get(index) == 0, (index, scout, place) -> {
        int end = scout.end(place, last);
        if (end == last + 1) {
          column.set(index, end);
          more.setRelease(true);
        }
      });
    }
    values[0] = new Column(valued ? set.size() : 0, budget);
    if (valued) {
      values[0].makeRoom(1 + Arrays.stream(scouts).mapToInt(scout -> scout.most).max().orElseThrow());
      valueByRounds(set, values[0], scouts);
    }
  }

  private void valueByRounds(KeySet set, Column nimValues, Scout[] scouts) {
    var more = new AtomicBoolean(true);
    while (more.get()) {
      more.set(false);
      judge(set, scouts, index -> nimValues.get(index) == 0, (index, scout, place) -> {
        int mex = scout.mex(place);
        if (mex >= 0) {
          nimValues.set(index, mex + 1);
          more.setRelease(true);
        }
      });
    }
  }

  /** Moves the keys that were new to a list; whether there are any. */
  private static boolean gathered(KeyCollector.Feeder[] feeders, LongList fresh) {
    fresh.clear();
    for (KeyCollector.Feeder feeder : feeders) {
      feeder.flush();
      for (int i = 0; i < feeder.fresh.size; i++)
        fresh.add(feeder.fresh.items[i]);
      feeder.fresh.clear();
    }
    return fresh.size > 0;
  }

  /** What one thread does with the position at an index. */
  @FunctionalInterface
  private interface Step {
    void at(int index, Scout scout);
  }

  private void divide(int size, Scout[] scouts, Step step) {
    Workers.divide(budget, "strong", Math.ceilDiv(size, PIECE), (piece, number, charged) -> {
      Scout scout = scouts[number];
      int to = Math.min(size, (piece + 1) * PIECE);
      for (int index = piece * PIECE; index < to; index++)
        step.at(index, scout);
      charged.charge(scout.charge());
    });
  }

  /** What one thread does with the position at an index once its options have been looked up. */
  @FunctionalInterface
  private interface Judgement {
    /** @param place of the position among those of the scout */
    void at(int index, Scout scout, int place);
  }

  private void judge(KeySet set, Scout[] scouts, IntPredicate wanted, Judgement judgement) {
    Workers.divide(budget, "strong", Math.ceilDiv(set.size(), PIECE), (piece, number, charged) -> {
      Scout scout = scouts[number];
      int to = Math.min(set.size(), (piece + 1) * PIECE);
      for (int index = piece * PIECE; index < to;) {
        scout.begin();
        for (; index < to && !scout.full(); index++)
          if (wanted.test(index))
            scout.add(index, set.get(index));
        scout.lookUp();
        for (int place = 0; place < scout.count; place++)
          judgement.at(scout.indexes[place], scout, place);
      }
      charged.charge(scout.charge());
    });
  }

  private Scout[] scouts() {
    var scouts = new Scout[budget.threads()];
    Arrays.setAll(scouts, Scout::new);
    return scouts;
  }

  /** The moves of some positions at a time, for one thread. */
  private final class Scout {
    /** About so many options are looked up together, so that cache misses overlap. */
    private static final int TOGETHER = 1 << 10;

    final int number;
    final LongList options = new LongList();
    /** One for each tier to which it has found a key. */
    private final KeyCollector.@Nullable Feeder[] feeders = new KeyCollector.Feeder[tiers.length];
    private long steps;
    /** The most options of a position. */
    private int most;
    /** The positions at hand: their indexes, and where the options of each begin. */
    private int count;
    private final int[] indexes = new int[TOGETHER];
    private final int[] begins = new int[TOGETHER + 1];
    /** The tier of each option, and its place there. */
    private int[] optionTiers = {};
    private int[] places = {};
    private long[] seen = new long[4];

    Scout(int number) {
      this.number = number;
    }

    /** What it has listed since it was asked before. */
    long charge() {
      long charge = steps;
      steps = 0;
      return charge;
    }

    /** Lists the options of one mixed key. */
    void list(long key) {
      begin();
      add(0, key);
    }

    void begin() {
      options.clear();
      count = 0;
    }

    boolean full() {
      return count == TOGETHER || options.size >= TOGETHER;
    }

    /** Lists the options of a mixed key besides those at hand. */
    void add(int index, long key) {
      int before = options.size;
      keys.options(mixer.key(key), options);
      steps += 1 + options.size - before;
      most = Math.max(most, options.size - before);
      indexes[count++] = index;
      begins[count] = options.size;
    }

    /** Finds the options at hand in their tiers. */
    void lookUp() {
      int size = options.size;
      if (places.length < size) {
        places = new int[2 * size];
        optionTiers = new int[2 * size];
      }
      long[] mixed = options.items;
      for (int i = 0; i < size; i++) {
        optionTiers[i] = keys.tier(mixed[i]);
        mixed[i] = mixer.mixed(mixed[i]);
        places[i] = tiers[optionTiers[i]].start(mixed[i]);
      }
      for (int i = 0; i < size; i++)
        places[i] = tiers[optionTiers[i]].find(mixed[i], places[i]);
    }

    /** Passes the options of a mixed key to the tiers that they belong to. */
    void spread(@Nullable KeyCollector[] found, long key) {
      list(key);
      for (int i = 0; i < options.size; i++)
        found(found, options.items[i]);
    }

    void found(@Nullable KeyCollector[] found, long key) {
      int tier = keys.tier(key);
      KeyCollector.Feeder feeder = feeders[tier];
      if (feeder == null)
        feeder = feeders[tier] = collector(found, tier).feeder(false);
      feeder.add(mixer.mixed(key));
    }

    void flush(int tier) {
      KeyCollector.Feeder feeder = feeders[tier];
      if (feeder != null)
        feeder.flush();
      feeders[tier] = null;
    }

    /**
     * The number of moves to the end plus 1, by the options; 0 when they do not tell. Those that take more than {@code most}
     * are not known yet.
     *
     * @param place of the position among those at hand
     */
    int end(int place, int most) {
      int soonest = Integer.MAX_VALUE;
      int latest = 0;
      boolean known = true;
      for (int i = begins[place]; i < begins[place + 1]; i++) {
        int end = ends[optionTiers[i]].get(places[i]);
        if (end == 0 || end > most)
          known = false;
        else if (loses(end))
          soonest = Math.min(soonest, end);
        else
          latest = Math.max(latest, end);
      }
      return soonest < Integer.MAX_VALUE ? soonest + 1 : known ? latest + 1 : 0;
    }

    /** The least nim-value that no option has; -1 when some option has none yet. */
    int mex(int place) {
      Arrays.fill(seen, 0);
      for (int i = begins[place]; i < begins[place + 1]; i++) {
        int value = values[optionTiers[i]].get(places[i]) - 1;
        if (value < 0)
          return -1;
        if (value >> 6 >= seen.length)
          seen = Arrays.copyOf(seen, Math.max(2 * seen.length, (value >> 6) + 1));
        seen[value >> 6] |= 1L << value;
      }
      int word = 0;
      while (word < seen.length && seen[word] == -1)
        word++;
      return word * Long.SIZE + (word == seen.length ? 0 : Long.numberOfTrailingZeros(~seen[word]));
    }
  }

  private KeyCollector collector(@Nullable KeyCollector[] found, int tier) {
    synchronized (found) {
      KeyCollector collector = found[tier];
      if (collector == null)
        collector = found[tier] = new KeyCollector(keys.bits(), budget);
      return collector;
    }
  }
}
