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
 * A rule with its amounts assigned to the heaps of a support in one order: variable j of the inequalities is the amount
 * taken from heap j of the support, 1 or more.
 *
 * @param barred the rule's exceptions: inequalities of the results; variable j is the result of the j-th smallest heap
 *               before the move
 */
record MoveShape(Rule rule, Set<Inequality> allowed, Inequality[][] barred) {
  /**
   * The shapes of a rule, one for each order of its amounts that makes a difference. Inequalities without the last
   * amount come first, since they rule out lines at once.
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

  /** A shape with its {@link #box()}, computed once. */
  record Boxed(MoveShape shape, Optional<Box> box) {
    /** Whether every move of another shape of the same arity is provably a move of this one. */
    boolean covers(Boxed other) {
      boolean asFree = shape.barred.length == 0 || shape.rule.exceptions().equals(other.shape.rule.exceptions());
      return asFree && (other.shape.allowed.containsAll(shape.allowed)
          || box.isPresent() && other.box.isPresent() && box.get().same(other.box.get()));
    }
  }

  Optional<Box> box() {
    return Box.of(List.copyOf(allowed), rule.arity());
  }

  /** The greatest heap size that keeps every sum of terms below 2^62. */
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

  /** Whether an exception applies under some order of the heaps in which they ascend before the move. */
  boolean bars(List<BigInteger> before, List<BigInteger> after) {
    if (barred.length > 0)
      for (int[] naming : Orders.ascending(before))
        for (Inequality[] exception : barred)
          if (Arrays.stream(exception).allMatch(i -> i.holds(Arrays.stream(naming).mapToObj(after::get).toList())))
            return true;
    return false;
  }
}
