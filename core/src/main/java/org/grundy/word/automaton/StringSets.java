package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.jspecify.annotations.Nullable;

/**
 * The sets of states of a {@link Product} that strings of its first tracks reach, each made when the first such string
 * is followed. States are made with the sets, so a short string costs little however many states the product has. Each
 * set is made once for each symbol that leads to it, from the arrows of all its states.
 */
final class StringSets {
  private static final int UNKNOWN = Machine.NONE - 1;

  private final Product product;
  private final int symbols;
  private final Budget budget;
  private final Holding held;
  private final IntTuples states;
  private final BitSet accepting = new BitSet();
  /** For each state that has been left, label &lt;&lt; 32 | head of its arrows, sorted. */
  private final List<long @Nullable []> arrows = new ArrayList<>();
  private final IntTuples sets;
  /** For each set, where its symbols lead, as far as they have been followed. */
  private final List<int[]> next = new ArrayList<>();
  private final BitSet acceptingSets = new BitSet();
  private long[] leaving = new long[64];
  private int[] heads = new int[64];
  private final int start;

  /** @param kept the number of tracks that the strings have, the first ones */
  StringSets(Product product, int kept, Budget budget) {
    this.product = product;
    this.budget = budget;
    symbols = Symbols.count(product.digits(), kept);
    held = new Holding(budget);
    states = new IntTuples(budget);
    sets = new IntTuples(budget);
    int[] first = product.start();
    start = product.isFalse(first) ? Machine.NONE : zeros(state(first));
  }

  /** The set that the empty string reaches, or {@link Machine#NONE}: that of leading zeros, however many. */
  int start() {
    return start;
  }

  private int zeros(int first) {
    var inside = new BitSet();
    inside.set(first);
    var open = new ArrayList<Integer>(List.of(first));
    for (int i = 0; i < open.size(); i++)
      for (long arrow : arrows(open.get(i)))
        if (arrow >> 32 == 0 && !inside.get((int) arrow)) {
          inside.set((int) arrow);
          open.add((int) arrow);
        }
    int[] members = inside.stream().toArray();
    return set(members, members.length);
  }

  int size() {
    return sets.size();
  }

  /** Whether a string that leads to the set may end there. */
  boolean accepts(int set) {
    return set != Machine.NONE && acceptingSets.get(set);
  }

  /** The set that the symbol leads to from a set, or {@link Machine#NONE}. */
  int after(int set, int symbol) {
    if (set == Machine.NONE)
      return Machine.NONE;
    int known = next.get(set)[symbol];
    if (known == UNKNOWN) {
      known = made(set, symbol);
      next.get(set)[symbol] = known;
    }
    return known;
  }

  private int made(int set, int symbol) {
    int count = 0;
    for (int i = 0; i < sets.length(set); i++) {
      long[] all = arrows(sets.get(set, i));
      int at = Arrays.binarySearch(all, (long) symbol << 32);
      for (int j = at < 0 ? -at - 1 : at; j < all.length && all[j] >> 32 == symbol; j++) {
        if (count == heads.length)
          heads = Arrays.copyOf(heads, budget.grown(count, 2L * count));
        heads[count++] = (int) all[j];
      }
    }
    budget.charge(sets.length(set) + (long) count);
    Arrays.sort(heads, 0, count);
    int distinct = 0;
    for (int i = 0; i < count; i++)
      if (i == 0 || heads[i] != heads[i - 1])
        heads[distinct++] = heads[i];
    return distinct == 0 ? Machine.NONE : set(heads, distinct);
  }

  private int set(int[] members, int count) {
    int before = sets.size();
    int set = sets.number(members, count);
    if (set == before) {
      held.add(Holding.POINTER + Holding.OBJECT + (long) Integer.BYTES * symbols);
      var to = new int[symbols];
      Arrays.fill(to, UNKNOWN);
      next.add(to);
      for (int i = 0; i < count && !acceptingSets.get(set); i++)
        acceptingSets.set(set, accepting.get(members[i]));
    }
    return set;
  }

  private int state(int[] tuple) {
    int before = states.size();
    int state = states.number(tuple, tuple.length);
    if (state == before) {
      accepting.set(state, product.accepts(tuple));
      arrows.add(null);
    }
    return state;
  }

  private long[] arrows(int state) {
    long[] known = arrows.get(state);
    if (known != null)
      return known;
    budget.charge(1);
    var count = new int[1];
    product.successors(states.get(state), (symbol, tuple) -> {
      if (count[0] == leaving.length)
        leaving = Arrays.copyOf(leaving, budget.grown(count[0], 2L * count[0], Long.BYTES));
      leaving[count[0]++] = (long) (symbol % symbols) << 32 | state(tuple);
    });
    budget.charge(count[0]);
    held.add(Holding.OBJECT + Holding.POINTER + (long) Long.BYTES * count[0]);
    long[] made = Arrays.copyOf(leaving, count[0]);
    Arrays.sort(made);
    arrows.set(state, made);
    return made;
  }
}
