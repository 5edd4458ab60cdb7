package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rule with its amounts given to the heaps of a support in one order: variable j of the inequalities is what is taken
 * from heap j of the support, 1 or more.
 *
 * @param barred the rule's exceptions: inequalities of what is left, variable j being the j-th smallest heap before the
 *               move
 */
record MoveShape(Rule rule, Set<Inequality> allowed, Inequality[][] barred) {
  /**
   * The shapes of a rule, one for each order of its amounts that says something of its own. What the last amount has no
   * part in comes first, since it rules out lines at once.
   */
  static List<MoveShape> of(Rule rule, int heaps) {
    Inequality[][] barred = rule.barred(heaps).stream().map(e -> e.toArray(Inequality[]::new))
        .toArray(Inequality[][]::new);
    Set<Set<Inequality>> orders = new LinkedHashSet<>();
    for (List<Inequality> system : rule.allowed())
      for (int[] order : Orders.all(rule.arity())) {
        Set<Inequality> allowed = new LinkedHashSet<>();
        system.stream().filter(i -> !i.idle()).map(i -> i.renamed(order))
            .sorted(Comparator.comparing(i -> i.coefficients()[order.length - 1] != 0)).forEach(allowed::add);
        orders.add(allowed);
      }
    return orders.stream().map(allowed -> new MoveShape(rule, allowed, barred)).toList();
  }

  /** A shape with its {@link #box()}, which is made once. */
  record Boxed(MoveShape shape, Optional<Box> box) {
    /** Whether each move of another shape of the same arity is seen to be one of this. */
    boolean covers(Boxed other) {
      boolean asFree = shape.barred.length == 0 || shape.rule.exceptions().equals(other.shape.rule.exceptions());
      return asFree && (other.shape.allowed.containsAll(shape.allowed)
          || box.isPresent() && other.box.isPresent() && box.get().same(other.box.get()));
    }
  }

  Optional<Box> box() {
    return Box.of(List.copyOf(allowed), rule.arity());
  }

  /** Heaps of this size keep every sum of terms below 2^62. */
  long largest() {
    long weight = 1;
    long constant = 0;
    var all = new ArrayList<>(allowed);
    for (Inequality[] exception : barred)
      all.addAll(Arrays.asList(exception));
    for (Inequality inequality : all) {
      weight = Math.max(weight, inequality.weight());
      constant = Math.max(constant, Math.abs(inequality.constant()));
    }
    return ((1L << 62) - constant) / weight;
  }

  boolean allows(List<BigInteger> taken) {
    return allowed.stream().allMatch(inequality -> inequality.holds(taken));
  }

  /** Whether some naming of the heaps, ascending before the move, meets an exception. */
  boolean bars(List<BigInteger> before, List<BigInteger> after) {
    if (barred.length > 0)
      for (int[] naming : Orders.ascending(before))
        for (Inequality[] exception : barred)
          if (Arrays.stream(exception).allMatch(i -> i.holds(Arrays.stream(naming).mapToObj(after::get).toList())))
            return true;
    return false;
  }
}
