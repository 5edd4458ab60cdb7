package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/**
 * Looks for automata by the kernel of the sequence: the subsequences G(k^i n + r). Two that agree on enough known
 * values are taken to be equal; the automaton is then checked against every value. The kernel is finite exactly when
 * the sequence is k-automatic: S. Eilenberg, Automata, Languages and Machines A (1974).
 *
 * <p>Time: the number of values for each state and digit.
 */
final class AutomaticFinder implements Finder {
  private static final int LARGEST = 3;
  private static final int MOST_STATES = 40;
  /** The fewest values on which two subsequences are compared. */
  private static final int FEWEST = 24;

  /** G(step n + first). */
  private record Kernel(int step, int first) {
    int known(long[] values) {
      return first >= values.length ? 0 : (values.length - 1 - first) / step + 1;
    }
  }

  @Override
  public Phrase tried() {
    return Phrase.of("automata in bases 2 and {0}, with up to {1} states", LARGEST, MOST_STATES);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    for (int base = 2; base <= LARGEST; base++) {
      Optional<ClosedForm> found = find(base, values, budget);
      if (found.isPresent())
        return found;
    }
    return Optional.empty();
  }

  private static Optional<ClosedForm> find(int base, long[] values, Budget budget) {
    var states = new ArrayList<>(List.of(new Kernel(1, 0)));
    var next = new ArrayList<Integer>();
    for (int state = 0; state < states.size(); state++)
      for (int digit = 0; digit < base; digit++) {
        Kernel from = states.get(state);
        Kernel to = new Kernel(from.step * base, from.first + digit * from.step);
        if (to.known(values) < FEWEST)
          return Optional.empty();
        int same = 0;
        while (same < states.size() && !alike(states.get(same), to, values, budget))
          same++;
        if (same == states.size())
          states.add(to);
        if (states.size() > MOST_STATES)
          return Optional.empty();
        next.add(same);
      }
    var form = new AutomaticForm(base, next.stream().mapToInt(s -> s).toArray(),
        states.stream().mapToLong(kernel -> values[kernel.first]).toArray());
    for (int n = 0; n < values.length; n++) {
      budget.charge(1);
      if (form.at(n) != values[n])
        return Optional.empty();
    }
    return Optional.of(form);
  }

  private static boolean alike(Kernel a, Kernel b, long[] values, Budget budget) {
    int known = Math.min(a.known(values), b.known(values));
    for (int n = 0; n < known; n++) {
      budget.charge(1);
      if (values[a.step * n + a.first] != values[b.step * n + b.first])
        return false;
    }
    return true;
  }
}
