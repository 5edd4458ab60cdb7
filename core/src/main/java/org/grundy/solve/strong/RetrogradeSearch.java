package org.grundy.solve.strong;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;
import org.grundy.solve.key.PositionKeys;

/**
 * Finds all positions breadth first, in one tier, and solves them backwards from the ends of play: a position is decided
 * when an option is lost or the last of its options is won. What is never decided is drawn. Nim-values follow in the order
 * in which all options of a position are known.
 *
 * <p>Time is linear in the moves of all positions. A position takes 24 to 48 bytes while it is found, and 16 while it is
 * solved, besides 4 to 12 for each of its moves. One thread does all.
 */
final class RetrogradeSearch {
  private final PositionKeys keys;
  private final Mixer mixer;
  private final Tally tally;
  private final Budget budget;

  /** @param tally in the stage of finding */
  RetrogradeSearch(PositionKeys keys, Tally tally, Budget budget) {
    this.keys = keys;
    this.mixer = new Mixer(keys.bits());
    this.tally = tally;
    this.budget = budget;
  }

  /** The mixed keys of all that can be reached. */
  KeySet reached(long... starts) {
    var met = new OpenSet();
    for (long start : starts)
      met.add(mixer.mixed(start));
    tally.add(met.count);
    var options = new LongList();
    for (int next = 0; next < met.count; next++) {
      options.clear();
      keys.options(mixer.key(met.order[next]), options, budget);
      int before = met.count;
      for (int i = 0; i < options.size; i++)
        met.add(mixer.mixed(options.items[i]));
      tally.add(met.count - before);
    }
    met.sort();
    var packer = new KeySet.Packer(met.count, keys.bits(), budget);
    for (int i = 0; i < met.count; i++)
      packer.add(met.order[i]);
    met.release();
    return packer.packed();
  }

  /** Keys in the order in which they were added, each once. */
  private final class OpenSet {
    private static final int FIRST = 1 << 10;

    private long[] order = new long[FIRST];
    private int count;
    /** Keys plus 1, 0 where there is none, in the place of their lowest bits or the next free one. */
    private long[] table = new long[2 * FIRST];

    OpenSet() {
      budget.reserve(bytes());
    }

    private long bytes() {
      return (long) Long.BYTES * (order.length + table.length);
    }

    void add(long key) {
      if (table[place(key)] != 0)
        return;
      if (count == order.length)
        enlarge();
      table[place(key)] = key + 1;
      order[count++] = key;
    }

    /** Where a key is, or would be put. */
    private int place(long key) {
      int at = (int) key & table.length - 1;
      while (table[at] != 0 && table[at] != key + 1)
        at = at + 1 & table.length - 1;
      return at;
    }

    /** Puts the keys in ascending order. Nothing can be added after that. */
    void sort() {
      budget.release((long) Long.BYTES * table.length);
      table = new long[0];
      Arrays.sort(order, 0, count);
    }

    private void enlarge() {
      if (count >= KeySet.MOST / 2)
        throw budget.outOfMemory();
      long before = bytes();
      budget.reserve(2 * before);
      order = Arrays.copyOf(order, 2 * count);
      table = new long[2 * table.length];
      for (int i = 0; i < count; i++)
        table[place(order[i])] = order[i] + 1;
      budget.release(before);
    }

    void release() {
      budget.release(bytes());
    }
  }

  /** Solves all positions of the tier. */
  Tier solved(KeySet set, Question question) {
    boolean valued = StrongSolution.isValued(question);
    int size = set.size();
    var tier = new Tier(set, Column.of(size, keys.width(), budget), Column.of(valued ? size : 0, keys.width(), budget));
    long reserved = 4L * Integer.BYTES * size;
    budget.reserve(reserved);
    tally.begin(Tally.Stage.LISTING, size);
    var before = new Predecessors(set);
    tally.begin(Tally.Stage.SOLVING, size);
    decide(tier, before, question);
    if (valued)
      value(tier, before);
    before.release();
    budget.release(reserved);
    return tier;
  }

  /** The places from which a move leads to each place, and how many moves each has. */
  private final class Predecessors {
    private final int[] moves;
    /** Those before place i are at begins[i] to begins[i + 1]. */
    private final int[] begins;
    private final int[] places;

    Predecessors(KeySet set) {
      int size = set.size();
      moves = new int[size];
      begins = new int[size + 1];
      int[] to = new int[1 << 10];
      int count = 0;
      budget.reserve((long) Integer.BYTES * to.length);
      KeySet.Cursor cursor = set.new Cursor(0);
      var options = new LongList();
      for (int index = 0; index < size; index++) {
        list(cursor.next(), set, options);
        if (count + (long) options.size > to.length)
          to = Arrays.copyOf(to, budget.grown(to.length, count + (long) options.size, Integer.BYTES));
        for (int i = 0; i < options.size; i++) {
          int place = (int) options.items[i];
          to[count++] = place;
          begins[place + 1]++;
        }
        moves[index] = options.size;
        tally.add(1);
      }
      for (int place = 0; place < size; place++)
        begins[place + 1] += begins[place];
      budget.reserve((long) Integer.BYTES * count);
      places = new int[count];
      int[] next = begins.clone();
      for (int index = 0, at = 0; index < size; index++)
        for (int end = at + moves[index]; at < end; at++)
          places[next[to[at]]++] = index;
      budget.release((long) Integer.BYTES * to.length);
    }

    void release() {
      budget.release((long) Integer.BYTES * places.length);
    }
  }

  /** Puts the places of a mixed key's options in place of the options. */
  private void list(long key, KeySet set, LongList options) {
    options.clear();
    keys.options(mixer.key(key), options, budget);
    for (int i = 0; i < options.size; i++) {
      long mixed = mixer.mixed(options.items[i]);
      int place = set.find(mixed, set.start(mixed));
      if (place < 0)
        throw BadInput.because("the positions found earlier do not fit the rules; choose an empty folder");
      options.items[i] = place;
    }
  }

  /** In the order of the number of moves to the end. */
  private void decide(Tier tier, Predecessors before, Question question) {
    int size = tier.size();
    int[] open = before.moves.clone();
    int[] queue = new int[size];
    int queued = 0;
    for (int place = 0; place < size; place++)
      if (open[place] == 0) {
        tier.ends().set(place, 1);
        queue[queued++] = place;
      }
    for (int next = 0; next < queued; next++) {
      budget.charge(1);
      tally.add(1);
      int end = tier.ends().get(queue[next]);
      boolean won = StrongSolution.wins(end - 1, question.convention());
      for (int i = before.begins[queue[next]]; i < before.begins[queue[next] + 1]; i++) {
        int place = before.places[i];
        open[place]--;
        if (tier.ends().get(place) == 0 && (!won || open[place] == 0)) {
          if (end == tier.ends().most())
            throw BadInput.because("a game of more than {0} moves is too long to solve strongly", end - 1);
          tier.ends().set(place, end + 1);
          queue[queued++] = place;
        }
      }
    }
    if (queued < size && !question.position().loopy())
      throw BadInput.because("play might not end in {0}", question.position().text());
  }

  private void value(Tier tier, Predecessors before) {
    int size = tier.size();
    int[] open = before.moves.clone();
    int[] queue = new int[size];
    int queued = 0;
    for (int place = 0; place < size; place++)
      if (open[place] == 0)
        queue[queued++] = place;
    var options = new LongList();
    boolean[] seen = new boolean[64];
    for (int next = 0; next < queued; next++) {
      int at = queue[next];
      list(tier.keys().get(at), tier.keys(), options);
      if (seen.length <= options.size)
        seen = new boolean[2 * options.size];
      else
        Arrays.fill(seen, 0, options.size + 1, false);
      for (int i = 0; i < options.size; i++) {
        int value = tier.values().get((int) options.items[i]) - 1;
        if (value <= options.size)
          seen[value] = true;
      }
      int mex = 0;
      while (seen[mex])
        mex++;
      if (mex >= tier.values().most())
        throw BadInput.because("a nim-value of {0} is too large to solve strongly", mex);
      tier.values().set(at, mex + 1);
      for (int i = before.begins[at]; i < before.begins[at + 1]; i++)
        if (--open[before.places[i]] == 0)
          queue[queued++] = before.places[i];
    }
  }
}
