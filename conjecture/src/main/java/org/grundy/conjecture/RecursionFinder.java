package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.conjecture.RecursionForm.Rule;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Looks for {@link RecursionForm}s to the bases 2 to {@value #LARGEST}. Time: bases times values. */
final class RecursionFinder implements Finder {
  private static final int LARGEST = 6;
  /** The first number of a recursion is at most this; values before it are listed. */
  private static final int MOST_FIRST = 4;
  private static final int FEWEST = 6;

  @Override
  public Phrase tried() {
    return Phrase.of("recurrences G({0}m+r) = a G(m) + b m + c for {0} from 2 to {1}", "k", LARGEST);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    for (int base = 2; base <= LARGEST; base++)
      for (int from = 0; from <= MOST_FIRST; from++) {
        Optional<ClosedForm> found = find(base, from, values, budget);
        if (found.isPresent())
          return found;
      }
    return Optional.empty();
  }

  private static Optional<ClosedForm> find(int base, int from, long[] values, Budget budget) {
    var rules = new ArrayList<Rule>();
    for (int r = 0; r < base; r++) {
      int remainder = r;
      // 0 = base * 0 + 0 would define the value by itself
      int first = Math.max(r == 0 && from == 0 ? 1 : 0, Math.ceilDiv(from - r, base));
      Optional<Rule> rule = candidates(base, r, first, values).stream()
          .filter(c -> holds(c, base, remainder, first, values, budget)).findFirst();
      if (rule.isEmpty())
        return Optional.empty();
      rules.add(rule.get());
    }
    if (from == 0 && rules.getFirst().of(0, values[0]) != values[0])
      return Optional.empty();
    int begins = from == 0 && rules.getFirst().self() != 0 ? 1 : from;
    return Optional.of(new RecursionForm(base, begins, rules, Arrays.copyOf(values, begins)));
  }

  /** The rules that fit two or three equations, the simplest first. */
  private static List<Rule> candidates(int base, int r, int first, long[] values) {
    int last = (values.length - 1 - r) / base;
    if (last - first + 1 < FEWEST)
      return List.of();
    var candidates = new ArrayList<Rule>();
    long end = values[base * last + r];
    long before = values[base * (last - 1) + r];
    candidates.add(new Rule(0, 0, end));
    candidates.add(new Rule(0, end - before, end - (end - before) * last));
    for (long self = 1; self <= 3; self++) {
      long rest = end - self * values[last];
      long restBefore = before - self * values[last - 1];
      candidates.add(new Rule(self, 0, rest));
      candidates.add(new Rule(self, rest - restBefore, rest - (rest - restBefore) * last));
    }
    candidates.removeIf(rule -> rule.slope() < 0);
    return candidates;
  }

  private static boolean holds(Rule rule, int base, int r, int first, long[] values, Budget budget) {
    for (int m = (values.length - 1 - r) / base; m >= first; m--) {
      budget.charge(1);
      if (values[base * m + r] != rule.of(m, values[m]))
        return false;
    }
    return true;
  }
}
