package org.grundy.solve.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Player;

/**
 * The work on a strong solution in parts, for processes that share no memory. Parts send each other bytes:
 *
 * <ul>
 * <li>the options of a block of positions ({@link #options}), a few bytes each, in the order in which they are listed;
 * <li>the results of such options in the same order ({@link #answer}).
 * </ul>
 *
 * <p>Whoever asked lists the options once more to know whose results these are. So an option costs a few bytes when it is
 * found, as many when it is asked for, and one or two for the reply; and the solution has the same bytes as that of a
 * {@link StrongSearch}, whatever the number of parts.
 */
public final class StrongParts {
  /** Positions whose options are listed together. */
  private static final int BLOCK = 1 << 15;

  private final Question question;
  private final PositionKeys keys;
  private final PartKeys split;
  private final boolean valued;
  private final Budget budget;

  private StrongParts(Question question, PositionKeys keys, PartKeys split, Budget budget) {
    this.question = question;
    this.keys = keys;
    this.split = split;
    this.valued = StrongSolution.isValued(question);
    this.budget = budget;
  }

  /**
   * The work in a number of parts.
   *
   * @param parts  a power of two; fewer if positions have fewer bits
   * @param budget of one thread
   * @throws BadInput as {@link StrongSearch#of}, and for another number of parts
   */
  public static StrongParts of(Question question, int parts, Budget budget) {
    if (Integer.bitCount(parts) != 1)
      throw BadInput.because("expected a power of two for the number of parts, found {0}", parts);
    PositionKeys keys = StrongSearch.keys(question.position());
    int partBits = Math.min(Integer.numberOfTrailingZeros(parts), keys.bits() - 1);
    return new StrongParts(question, keys, new PartKeys(keys.bits(), partBits), budget);
  }

  /** The same under another budget. */
  public StrongParts under(Budget other) {
    return new StrongParts(question, keys, split, other);
  }

  /** A digest of the rules, and of how positions are numbered. */
  public String digest() {
    return keys.digest(budget);
  }

  /** Solving backwards in these parts. */
  public StrongRounds rounds() {
    return new StrongRounds(this, budget);
  }

  /** What is solved. */
  public Question question() {
    return question;
  }

  public int parts() {
    return split.parts();
  }

  /** How many tiers positions are divided into; moves lead to lower ones. */
  public int tiers() {
    return keys.tiers();
  }

  /** Whether every move leads to a lower tier. */
  public boolean drops() {
    return keys.drops();
  }

  /** Whether positions are given nim-values. */
  public boolean valued() {
    return valued;
  }

  /** The positions of one tier and part, and, once they are solved, what is known of each. */
  public static final class Share {
    final int part;
    final Tier tier;

    private Share(int part, Tier tier) {
      this.part = part;
      this.tier = tier;
    }

    public int size() {
      return tier.size();
    }
  }

  /** Takes the rows of a share, in order. */
  @FunctionalInterface
  public interface Rows {
    /**
     * Takes a position.
     *
     * @param number of the position
     * @param end    the number of moves to the end plus 1; 0 where it is not known or play is drawn
     * @param value  the nim-value plus 1; 0 where it is not known
     */
    void row(long number, int end, int value) throws IOException;
  }

  /** The keys of the position to start from, for each player's start, as they are sent to each part. */
  public byte[][] starts() {
    var parcels = new Parcels(split);
    for (Player mover : Player.values())
      parcels.add(split.mixed(keys.key(question.position(), mover).orElseThrow(() -> BadInput.because(
          "strong cannot solve {0}: its normal form cannot be written in the same notation",
          question.position().text()))));
    return parcels.sent();
  }

  /** Collects the keys that are sent to one part. */
  public final class Found {
    private final int part;
    private final NavigableMap<Integer, KeyCollector> collectors = new TreeMap<>();
    private final NavigableMap<Integer, KeyCollector.Feeder> feeders = new TreeMap<>();

    private Found(int part) {
      this.part = part;
    }

    /** Adds keys of another share of this part. */
    public void add(Share share) {
      KeySet.Cursor cursor = share.tier.keys().new Cursor(0);
      for (int place = 0; place < share.size(); place++) {
        long local = cursor.next();
        feeders.computeIfAbsent(tier(part, local), this::feeder).add(local);
      }
    }

    /** Adds keys that were sent to this part. */
    public void add(byte[] parcel) {
      Parcels.each(parcel, split.bytes(), local -> feeders.computeIfAbsent(tier(part, local), this::feeder).add(local));
    }

    private KeyCollector.Feeder feeder(int tier) {
      var collector = new KeyCollector(split.bits(), new Tally(), budget);
      collectors.put(tier, collector);
      return collector.feeder();
    }

    /** What was found, by tiers. */
    public NavigableMap<Integer, Share> shares() {
      var shares = new TreeMap<Integer, Share>();
      feeders.values().forEach(KeyCollector.Feeder::close);
      collectors.forEach((tier, collector) -> shares.put(tier, unsolved(part, collector.sorted())));
      return shares;
    }

    /**
     * What was found in the only tier, without what is in other shares.
     *
     * @param known of the same part
     */
    public Share fresh(List<Share> known) {
      Share all = shares().getOrDefault(0, unsolved(part, KeySet.empty(split.bits(), budget)));
      var fresh = new BitSet();
      KeySet.Cursor cursor = all.tier.keys().new Cursor(0);
      for (int place = 0; place < all.size(); place++) {
        long local = cursor.next();
        fresh.set(place, known.stream().noneMatch(share -> share.tier.find(local) >= 0));
      }
      return chosen(all, fresh);
    }
  }

  /** A collector of what is sent to a part. */
  public Found found(int part) {
    return new Found(part);
  }

  /** Some positions of a share, by their places. */
  Share chosen(Share share, BitSet places) {
    var packer = new KeySet.Packer(places.cardinality(), split.bits(), budget);
    KeySet.Cursor cursor = share.tier.keys().new Cursor(0);
    for (int place = 0; place < share.size(); place++) {
      long local = cursor.next();
      if (places.get(place))
        packer.add(local);
    }
    return unsolved(share.part, packer.packed());
  }

  private int tier(int part, long local) {
    return keys.tier(split.key(part, local));
  }

  private Share unsolved(int part, KeySet set) {
    return new Share(part, new Tier(set, column(0), column(0)));
  }

  /** The same positions with room for what is known of them. */
  Share blank(Share share) {
    return solved(share, column(share.size()), column(valued ? share.size() : 0));
  }

  /** How keys are divided into parts. */
  PartKeys split() {
    return split;
  }

  /** Room for what is known of some positions. */
  Column column(int size) {
    return Column.of(size, keys.width(), budget);
  }

  /** What was sent of such a column. */
  Column column(byte[] sent) {
    return new Column(MemorySegment.ofArray(sent), keys.width());
  }

  /** How many blocks a share has. */
  public int blocks(Share share) {
    return Math.ceilDiv(share.size(), BLOCK);
  }

  /** The options of a block, as they are sent to each part. */
  public byte[][] options(Share share, int block) {
    var parcels = new Parcels(split);
    list(share, block, (_, option) -> parcels.add(option), _ -> {
    });
    return parcels.sent();
  }

  /** Takes the mixed key of an option, and the place of the position in its share. */
  @FunctionalInterface
  interface Options {
    void option(int place, long mixed);
  }

  void list(Share share, int block, Options each, IntConsumer after) {
    int from = block * BLOCK;
    int to = Math.min(share.size(), from + BLOCK);
    KeySet.Cursor cursor = share.tier.keys().new Cursor(from);
    var options = new LongList();
    for (int place = from; place < to; place++) {
      options.clear();
      keys.options(split.key(share.part, cursor.next()), options, budget);
      budget.charge(1 + options.size);
      for (int i = 0; i < options.size; i++)
        each.option(place, split.mixed(options.items[i]));
      after.accept(place);
    }
  }

  /**
   * What is known of options.
   *
   * @param part   to which they were sent
   * @param parcel as they were sent
   * @param solved the share of the part in each tier
   * @return as many numbers as options: moves to the end, or with nim-values two
   */
  public byte[] answer(int part, byte[] parcel, IntFunction<Share> solved) {
    int options = parcel.length / split.bytes();
    Column reply = column(new byte[options * keys.width() * (valued ? 2 : 1)]);
    int[] at = {0};
    Parcels.each(parcel, split.bytes(), local -> {
      Tier tier = solved.apply(tier(part, local)).tier;
      int place = tier.find(local);
      if (place < 0)
        throw stranger();
      reply.set(at[0]++, tier.ends().get(place));
      if (valued)
        reply.set(at[0]++, tier.values().get(place));
    });
    return reply.bytes().toArray(ValueLayout.JAVA_BYTE);
  }

  static BadInput stranger() {
    return BadInput.because("the positions found earlier do not fit the rules; choose an empty folder");
  }

  /** Solving a share by the replies to the options of its blocks. */
  public ShareSolving solving(Share share) {
    return new ShareSolving(this, share, budget);
  }

  /** The same positions with what is known of them. */
  Share solved(Share share, Column ends, Column values) {
    return new Share(share.part, new Tier(share.tier.keys(), ends, values));
  }

  /** Passes the rows of a share on. */
  public void write(Share share, Rows rows) throws IOException {
    KeySet.Cursor cursor = share.tier.keys().new Cursor(0);
    boolean solved = isSolved(share);
    for (int place = 0; place < share.size(); place++)
      rows.row(split.key(share.part, cursor.next()), solved ? share.tier.ends().get(place) : 0,
          solved && valued ? share.tier.values().get(place) : 0);
  }

  private static boolean isSolved(Share share) {
    return share.tier.ends().bytes().byteSize() > 0;
  }

  /** A share from its rows. */
  public final class Reading implements Rows {
    private final int part;
    private final boolean solved;
    private final KeySet.Packer packer;
    private final Column ends;
    private final Column values;
    private int count;

    private Reading(int part, int size, boolean solved) {
      this.part = part;
      this.solved = solved;
      this.packer = new KeySet.Packer(size, split.bits(), budget);
      this.ends = column(solved ? size : 0);
      this.values = column(solved && valued ? size : 0);
    }

    @Override
    public void row(long number, int end, int value) {
      packer.add(split.local(split.mixed(number)));
      if (solved) {
        ends.set(count, end);
        if (valued)
          values.set(count, value);
      }
      count++;
    }

    /** The share, after the last row. */
    public Share share() {
      return new Share(part, new Tier(packer.packed(), ends, values));
    }
  }

  /**
   * Reads a share.
   *
   * @param size   the number of its rows
   * @param solved whether rows say what is known
   */
  public Reading reading(int part, int size, boolean solved) {
    return new Reading(part, size, solved);
  }

  /**
   * Writes a tier into the folder of a solution.
   *
   * @param size  of the tier
   * @param share the solved share of each part; asked in order
   */
  public void writeTier(StrongFolder folder, int tier, long size, IntFunction<Share> share) throws IOException {
    if (size > KeySet.MOST)
      throw budget.outOfMemory();
    var packer = new KeySet.Packer((int) size, keys.bits(), budget);
    Column ends = column((int) size);
    Column values = column(valued ? (int) size : 0);
    int at = 0;
    for (int part = 0; part < parts(); part++) {
      Share from = share.apply(part);
      KeySet.Cursor cursor = from.tier.keys().new Cursor(0);
      for (int place = 0; place < from.size(); place++, at++) {
        packer.add(split.mixed(part, cursor.next()));
        ends.set(at, from.tier.ends().get(place));
        if (valued)
          values.set(at, from.tier.values().get(place));
      }
    }
    KeySet set = folder.keep(tier, packer.packed());
    folder.keep(tier, new Tier(set, ends, values));
  }
}
