package org.grundy.solve.strong;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.effort.Workers;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.jspecify.annotations.Nullable;

/**
 * Every position that can be reached from one by alternating moves, whoever starts: who wins, and in how many moves when the
 * winner plays for speed and the loser for delay; and nim-values, under normal play of an impartial game. The game must
 * describe its moves, as placement games and games of travelling stones do, and every move must use something up.
 *
 * <p>Positions are found tier by tier from the top, by what is left to be used up, and solved from the bottom, in time linear in
 * the moves of all positions. All threads of the budget share the work. A position takes 10 to 12 bytes, and up to twice
 * as many while it is found.
 */
public final class StrongSolution {
  /** Positions in a piece of work. */
  private static final int PIECE = 1 << 10;

  /**
   * What is known of a position and the player to move.
   *
   * @param wins     whether that player wins
   * @param plies    the number of moves to the end
   * @param nimValue empty when positions were given none
   */
  public record Entry(boolean wins, int plies, OptionalInt nimValue) {
  }

  /** A position and the player to move. */
  public record Turn(Position position, Player mover) {
  }

  /**
   * How many positions there are of each kind, with the player to move.
   *
   * @param counts  by the number of moves to the end
   * @param longest a position that takes as many moves as any
   */
  public record Census(List<Long> counts, Turn longest) {
    public Census {
      counts = List.copyOf(counts);
    }

    /** The most moves to the end. */
    public int most() {
      return counts.size() - 1;
    }
  }

  private final Position start;
  private final BoardKeys keys;
  private final Mixer mixer;
  private final Convention convention;
  private final Budget budget;
  private final boolean valued;
  private final KeySet[] tiers;
  /** For each position of a tier, the number of moves to the end plus 1. */
  private final Column[] ends;
  /** For each position of a tier, its nim-value plus 1; empty when none are wanted. */
  private final Column[] values;
  private long positions;

  private StrongSolution(BoardKeys keys, Question question, boolean valued, Budget budget) {
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
   * @throws BadInput for sums, games that do not describe their moves, and boards too large for a number
   */
  public static StrongSolution of(Question question, Budget budget) {
    Position position = question.position();
    BoardKeys keys = (position instanceof Position.Single<?> start ? BoardKeys.of(start) : Optional.<BoardKeys>empty())
        .orElseThrow(() -> BadInput.because(
            "expected a board of a placement game or of a game with moving stones, such as {0}, found {1}",
            "clobber 4x4", BadInput.quoted(position.text())));
    if (keys.bits() > BoardKeys.MOST_BITS)
      throw BadInput.because("{0}: a position takes {1} {1:bit|bits}, and at most {2} are possible", position.text(),
          keys.bits(), BoardKeys.MOST_BITS);
    return new StrongSolution(keys, question, position.impartial() && question.convention() == Convention.NORMAL,
        budget);
  }

  /** Counts the positions. */
  public Census census() {
    var counts = new long[tiers.length + 1];
    int most = 0;
    long longest = 0;
    for (int tier = 0; tier < tiers.length; tier++)
      for (int index = 0; index < tiers[tier].size(); index++) {
        int end = ends[tier].get(index);
        counts[end]++;
        if (end > most) {
          most = end;
          longest = mixer.key(tiers[tier].get(index));
        }
      }
    return new Census(Arrays.stream(counts, 1, most + 1).boxed().toList(), keys.turn(longest));
  }

  /**
   * The outcome of a position that can be reached, and its nim-value if positions were given one.
   *
   * @throws java.util.NoSuchElementException when it cannot be reached
   */
  public Worth worth(Position position) {
    Entry left = entry(position, Player.LEFT).orElseThrow();
    boolean rightWins = entry(position, Player.RIGHT).orElseThrow().wins();
    return left.nimValue().isPresent() ? new NimValue(BigInteger.valueOf(left.nimValue().getAsInt()))
        : new Worth.Only(new Outcome(Result.win(left.wins() ? Player.LEFT : Player.RIGHT),
            Result.win(rightWins ? Player.RIGHT : Player.LEFT)));
  }

  /** Whether the player to move wins when play ends in so many moves. */
  public boolean wins(int plies) {
    return !loses(plies + 1);
  }

  /** Whether the player to move loses in {@code end - 1} moves. */
  private boolean loses(int end) {
    return (end & 1) == (convention == Convention.NORMAL ? 1 : 0);
  }

  /**
   * How many positions there are, each with the player to move; those that differ by a symmetry, or by an exchange of the
   * players, count once. Until all are found, how many were found.
   */
  public long positions() {
    return positions;
  }

  /** What is known of a position; empty if it cannot be reached. */
  public Optional<Entry> entry(Position position, Player mover) {
    OptionalLong number = keys.key(position, mover);
    if (number.isEmpty())
      return Optional.empty();
    long mixed = mixer.mixed(number.getAsLong());
    int tier = keys.tier(number.getAsLong());
    int index = tiers[tier].find(mixed, tiers[tier].start(mixed));
    if (index < 0)
      return Optional.empty();
    int end = ends[tier].get(index);
    return Optional.of(new Entry(!loses(end), end - 1,
        valued ? OptionalInt.of(values[tier].get(index) - 1) : OptionalInt.empty()));
  }

  /**
   * Solves every position.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public void solve() {
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
      positions += set.size();
      divide(set.size(), scouts, (scout, from, to) -> {
        for (int index = from; index < to; index++)
          scout.spread(found, set.get(index));
      });
    }
    for (int tier = 0; tier < tiers.length; tier++) {
      KeySet set = tiers[tier];
      var column = new Column(set.size(), budget);
      column.makeRoom(tier + 1);
      ends[tier] = column;
      var nimValues = new Column(valued ? set.size() : 0, budget);
      nimValues.makeRoom(tier + 1);
      values[tier] = nimValues;
      divide(set.size(), scouts, (scout, from, to) -> {
        for (int index = from; index < to;) {
          int first = index;
          scout.begin();
          for (; index < to && !scout.full(); index++)
            scout.add(set.get(index));
          scout.lookUp();
          for (int place = 0; place < index - first; place++) {
            column.set(first + place, scout.end(place));
            if (valued)
              nimValues.set(first + place, scout.mex(place) + 1);
          }
        }
      });
    }
  }

  /** What one thread does with some positions of a tier. */
  @FunctionalInterface
  private interface Range {
    void run(Scout scout, int from, int to);
  }

  private void divide(int size, Scout[] scouts, Range work) {
    Workers.divide(budget, "strong", Math.ceilDiv(size, PIECE), (piece, number, charged) -> {
      int from = piece * PIECE;
      work.run(scouts[number], from, Math.min(size, from + PIECE));
      charged.charge(scouts[number].charge());
    });
  }

  private Scout[] scouts() {
    var scouts = new Scout[budget.threads()];
    Arrays.setAll(scouts, _ -> new Scout());
    return scouts;
  }

  /** The moves of some positions at a time, for one thread. */
  private final class Scout {
    /** About so many options are looked up together, so that cache misses overlap. */
    private static final int TOGETHER = 1 << 10;

    final LongList options = new LongList();
    /** One for each tier to which it has found a key. */
    private final KeyCollector.@Nullable Feeder[] feeders = new KeyCollector.Feeder[tiers.length];
    private long steps;
    /** The positions at hand, and where the options of each begin. */
    private int count;
    private final int[] begins = new int[TOGETHER + 1];
    /** The tier of each option, and its place there. */
    private int[] optionTiers = {};
    private int[] places = {};
    private long[] seen = new long[4];

    /** What it has listed since it was asked before. */
    long charge() {
      long charge = steps;
      steps = 0;
      return charge;
    }

    /** Lists the options of one mixed key. */
    void list(long key) {
      begin();
      add(key);
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
      keys.options(mixer.key(key), options);
      steps += 1 + options.size - before;
      begins[++count] = options.size;
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
        feeder = feeders[tier] = collector(found, tier).feeder();
      feeder.add(mixer.mixed(key));
    }

    void flush(int tier) {
      KeyCollector.Feeder feeder = feeders[tier];
      if (feeder != null)
        feeder.flush();
      feeders[tier] = null;
    }

    /**
     * The number of moves to the end plus 1.
     *
     * @param place of the position among those at hand
     */
    int end(int place) {
      int soonest = Integer.MAX_VALUE;
      int latest = 0;
      for (int i = begins[place]; i < begins[place + 1]; i++) {
        int end = ends[optionTiers[i]].get(places[i]);
        if (loses(end))
          soonest = Math.min(soonest, end);
        else
          latest = Math.max(latest, end);
      }
      return soonest < Integer.MAX_VALUE ? soonest + 1 : latest + 1;
    }

    /** The least nim-value that no option has. */
    int mex(int place) {
      Arrays.fill(seen, 0);
      for (int i = begins[place]; i < begins[place + 1]; i++) {
        int value = values[optionTiers[i]].get(places[i]) - 1;
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
