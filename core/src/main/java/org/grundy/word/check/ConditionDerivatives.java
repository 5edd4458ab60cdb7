package org.grundy.word.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;

/**
 * The remainders of a condition on numbers, after some of their digits have been read. Each "and" and "or" keeps only
 * the parts that are still open, so equal remainders are equal arrays.
 */
final class ConditionDerivatives {
  private static final int AND = -1;
  private static final int OR = -2;
  private static final int FALSE = 0;
  private static final int TRUE = 1;
  private static final int OPEN = 2;
  /** The most symbols for which tables are made. */
  private static final int MOST_LISTED = 4096;

  /*
   * A remainder begins with the state of each track's number in the numeration. If its places have several phases, it
   * begins instead with the states of all numbers for each phase that the place read last may have: as bits, or NONE
   * where the digits are not those of numbers. The condition follows: a leaf is written as its index and its state, an
   * inner node as AND or OR, the length of its parts, and its parts.
   */
  private final DigitSystem system;
  private final int tracks;
  private final Phases phases;
  /** The bits of a state of a number's string, if there are several phases. */
  private final int bits;
  /** How many states come before the condition. */
  private final int states;
  private final List<Machine> listed = new ArrayList<>();
  private final List<int[]> read = new ArrayList<>();
  private final List<Boolean> accepting = new ArrayList<>();
  private final Machine[] machines;
  private final boolean[] positive;
  /** The symbol that leaf i reads, symbolOf[i][symbol]; no rows when there are too many symbols. */
  private final int[][] symbolOf;
  private final Map<LinearMachine, PlainSum> sums;
  private final Budget budget;
  private final Optional<int[]> start;
  private int[] out = new int[256];
  private int size;
  private long looked;

  /**
   * The remainders of a condition, before any digit is read.
   *
   * @param sums   the machines that replace the sums of the proof; missing ones are added
   * @param budget the budget that the memory of the sums is taken from
   * @throws BadInput when there are too many tracks
   */
  ConditionDerivatives(DigitSystem system, int tracks, Product.Node condition, Map<LinearMachine, PlainSum> sums,
      Budget budget) {
    this.system = system;
    this.tracks = tracks;
    this.sums = sums;
    this.budget = budget;
    phases = system.phases();
    bits = system.placedBits();
    if (!canRead(system, tracks))
      throw BadInput.because("an automaton {1} cannot read {0} numbers at once", tracks, system.over());
    states = phases.count() > 1 ? phases.count() : tracks;
    size = states;
    start = begun(condition) == FALSE ? Optional.empty() : Optional.of(Arrays.copyOf(out, size));
    machines = listed.toArray(Machine[]::new);
    positive = new boolean[machines.length];
    for (int i = 0; i < positive.length; i++)
      positive[i] = accepting.get(i);
    symbolOf = symbolsOf();
  }

  /** Whether the states of so many numbers fit an {@code int}, as they must where places have several phases. */
  static boolean canRead(DigitSystem system, int tracks) {
    return system.phases().count() == 1 || tracks * system.placedBits() < Integer.SIZE;
  }

  private int[][] symbolsOf() {
    int symbols = Symbols.count(system.digits(), tracks);
    if (symbols > MOST_LISTED)
      return new int[0][];
    var all = new int[machines.length][symbols];
    var digits = new int[tracks];
    for (int symbol = 0; symbol < symbols; symbol++) {
      for (int t = 0, rest = symbol; t < tracks; t++, rest /= system.digits())
        digits[t] = rest % system.digits();
      for (int leaf = 0; leaf < all.length; leaf++)
        all[leaf][symbol] = symbol(read.get(leaf), digits);
    }
    return all;
  }

  static Map<LinearMachine, PlainSum> noSums() {
    return new HashMap<>();
  }

  /** The whole condition; empty when no numbers satisfy it. */
  Optional<int[]> start() {
    return start.map(int[]::clone);
  }

  /** The number of nodes visited so far. */
  long looked() {
    return looked;
  }

  private void put(int number) {
    if (size == out.length)
      out = Arrays.copyOf(out, 2 * size);
    out[size++] = number;
  }

  private int begun(Product.Node node) {
    return switch (node) {
      case Product.Leaf(Machine machine, List<Integer> of, boolean accepts) -> {
        listed.add(machine instanceof LinearMachine linear
            ? sums.computeIfAbsent(linear, l -> new PlainSum(system, l.comparison(), budget)) : machine);
        read.add(of.stream().mapToInt(t -> t).toArray());
        accepting.add(accepts);
        yield leaf(listed.size() - 1, listed.getLast().start(), accepts);
      }
      case Product.And(List<Product.Node> parts) -> begun(AND, parts);
      case Product.Or(List<Product.Node> parts) -> begun(OR, parts);
    };
  }

  /** The order in which parts are tried: those that become false soonest come first. */
  private static int rank(Product.Node node) {
    return node instanceof Product.Leaf leaf ? leaf.machine() instanceof LinearMachine ? leaf.tracks().size() : 0 : 100;
  }

  private int begun(int kind, List<Product.Node> parts) {
    int at = open(kind);
    for (Product.Node part : parts.stream().sorted(Comparator.comparingInt(ConditionDerivatives::rank)).toList())
      if (begun(part) == (kind == AND ? FALSE : TRUE))
        return cut(at, kind == AND ? FALSE : TRUE);
    return closed(at, kind);
  }

  private int open(int kind) {
    int at = size;
    put(kind);
    put(0);
    return at;
  }

  private int cut(int at, int decided) {
    size = at;
    return decided;
  }

  private int closed(int at, int kind) {
    if (size == at + 2)
      return cut(at, kind == AND ? TRUE : FALSE);
    out[at + 1] = size - at - 2;
    return OPEN;
  }

  private int leaf(int leaf, int state, boolean accepts) {
    if (state == Machine.ALL || state == Machine.NONE)
      return (state == Machine.ALL) == accepts ? TRUE : FALSE;
    put(leaf);
    put(state);
    return OPEN;
  }

  /** The remainder after one more digit of each number; empty when nothing can satisfy it. */
  Optional<int[]> after(int[] before, int symbol, int[] digits) {
    size = 0;
    if (phases.count() > 1 ? !followedInPhases(before, digits) : !followed(before, digits))
      return Optional.empty();
    return before.length > states && after(before, states, symbol, digits) == FALSE ? Optional.empty()
        : Optional.of(Arrays.copyOf(out, size));
  }

  /** Puts the state of each number after one more digit; false when one of them is not that of a number. */
  private boolean followed(int[] before, int[] digits) {
    for (int t = 0; t < tracks; t++) {
      int state = system.next(before[t], digits[t]);
      if (state < 0)
        return false;
      put(state);
    }
    return true;
  }

  /** Puts the states of the numbers after one more digit for each phase; false when no phase is possible. */
  private boolean followedInPhases(int[] before, int[] digits) {
    boolean possible = false;
    for (int phase = 0; phase < states; phase++) {
      int above = before[phases.above(phase)];
      put(above < 0 ? Machine.NONE : numbers(above, digits, phase));
      possible |= out[phase] >= 0;
    }
    return possible;
  }

  /** The states of the numbers after one more digit of each, at a place of this phase. */
  private int numbers(int before, int[] digits, int phase) {
    int after = 0;
    for (int t = 0; t < tracks; t++) {
      int state = system.after(before >> t * bits & (1 << bits) - 1, digits[t], phase);
      if (state < 0)
        return Machine.NONE;
      after |= state << t * bits;
    }
    return after;
  }

  private int after(int[] before, int at, int symbol, int[] digits) {
    looked++;
    if (before[at] >= 0) {
      int leaf = before[at];
      int own = symbolOf.length > 0 ? symbolOf[leaf][symbol] : symbol(read.get(leaf), digits);
      return leaf(leaf, machines[leaf].next(before[at + 1], own), positive[leaf]);
    }
    int kind = before[at];
    int made = open(kind);
    int end = at + 2 + before[at + 1];
    for (int part = at + 2; part < end; part += length(before, part))
      if (after(before, part, symbol, digits) == (kind == AND ? FALSE : TRUE))
        return cut(made, kind == AND ? FALSE : TRUE);
    return closed(made, kind);
  }

  private static int length(int[] condition, int at) {
    return condition[at] >= 0 ? 2 : 2 + condition[at + 1];
  }

  private int symbol(int[] of, int[] digits) {
    int symbol = 0;
    for (int i = of.length - 1; i >= 0; i--)
      symbol = symbol * system.digits() + digits[of[i]];
    return symbol;
  }

  /** Whether the numbers satisfy the condition if they end here. */
  boolean accepts(int[] left) {
    return (phases.count() == 1 || left[0] >= 0) && (left.length == states || accepts(left, states));
  }

  private boolean accepts(int[] left, int at) {
    if (left[at] >= 0)
      return machines[left[at]].accepts(left[at + 1]) == positive[left[at]];
    boolean all = left[at] == AND;
    int end = at + 2 + left[at + 1];
    for (int part = at + 2; part < end; part += length(left, part))
      if (accepts(left, part) != all)
        return !all;
    return all;
  }
}
