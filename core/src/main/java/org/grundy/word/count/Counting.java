package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.DigitSystem;

/**
 * The number of solutions with a given number n, as a function of n.
 *
 * @param representation of the function
 * @param least          whether no other has a smaller dimension; otherwise it would have taken too long to find
 * @param line           the line that the function is from some number on, if it is proved to be one
 */
public record Counting(LinearRepresentation representation, boolean least, Optional<Line> line) {
  /** How many values a line is guessed from, and the most numbers before it. */
  private static final int TRIED = 80;
  private static final int MOST_BEFORE = 40;

  /** f(n) = times n + constant for all n from {@code from} on. */
  public record Line(BigInteger times, BigInteger constant, int from) {
    private BigInteger at(int n) {
      return times.multiply(BigInteger.valueOf(n)).add(constant);
    }
  }

  /**
   * Counts the solutions.
   *
   * @param track which of the numbers is n
   * @param name  what n is called
   * @throws BadInput when there are infinitely many for some n
   */
  public static Counting of(Solutions solutions, int track, String name, Budget budget) {
    LinearRepresentation counted = new Automaton(solutions, track, name).counted(budget);
    Optional<LinearRepresentation> reduced = Reduction.of(counted, budget);
    return new Counting(reduced.orElse(counted), reduced.isPresent(), line(counted, budget));
  }

  /** The values of f(0) to f(count - 1). */
  public List<BigInteger> values(int count, Budget budget) {
    return values(representation, count, budget);
  }

  private static List<BigInteger> values(LinearRepresentation function, int count, Budget budget) {
    return IntStream.range(0, count).mapToObj(n -> {
      budget.charge(function.size());
      return function.at(BigInteger.valueOf(n));
    }).toList();
  }

  private static Optional<Line> line(LinearRepresentation function, Budget budget) {
    List<BigInteger> values = values(function, TRIED, budget);
    BigInteger times = values.getLast().subtract(values.get(TRIED - 2));
    var line = new Line(times, values.getLast().subtract(times.multiply(BigInteger.valueOf(TRIED - 1))), 0);
    int from = TRIED;
    while (from > 0 && values.get(from - 1).equals(line.at(from - 1)))
      from--;
    if (from > MOST_BEFORE)
      return Optional.empty();
    LinearRepresentation rest = function
        .plus(LinearRepresentation.line(function.system(), times.negate(), line.constant.negate()));
    for (int n = 0; n < from; n++)
      rest = rest.plus(LinearRepresentation.only(function.system(), BigInteger.valueOf(n),
          line.at(n).subtract(values.get(n))));
    return Reduction.isZero(rest, budget).orElse(false) ? Optional.of(new Line(times, line.constant, from))
        : Optional.empty();
  }

  /** The automaton of the solutions, with the digits of n on one track. */
  private static final class Automaton {
    private final Dfa dfa;
    private final DigitSystem system;
    private final int track;
    private final String name;

    Automaton(Solutions solutions, int track, String name) {
      this.name = name;
      dfa = solutions.dfa();
      system = solutions.system();
      this.track = track;
    }

    private int digit(int symbol) {
      return Symbols.digit(symbol, system.digits(), track);
    }

    LinearRepresentation counted(Budget budget) {
      List<SparseMatrix> matrices = IntStream.range(0, system.digits()).mapToObj(digit -> arrows(digit, budget))
          .toList();
      return new LinearRepresentation(system, beginnings(matrices.getFirst(), budget), matrices,
          IntStream.range(0, dfa.states()).mapToObj(state -> BigInteger.valueOf(dfa.accepts(state) ? 1 : 0)).toList());
    }

    /** How many symbols with that digit of n lead from each state to each other. */
    private SparseMatrix arrows(int digit, Budget budget) {
      budget.charge((long) dfa.states() * dfa.symbols());
      return SparseMatrix.of(IntStream.range(0, dfa.states()).mapToObj(state -> arrows(state, digit, 0)).toList(),
          dfa.states());
    }

    private SortedMap<Integer, Long> arrows(int state, int digit, int first) {
      var count = new TreeMap<Integer, Long>();
      for (int symbol = first; symbol < dfa.symbols(); symbol++)
        if (digit(symbol) == digit && dfa.next(state, symbol) >= 0)
          count.merge(dfa.next(state, symbol), 1L, Long::sum);
      return count;
    }

    /**
     * How many strings lead to each state before the first digit of n, while others already have digits: the empty one,
     * and those that begin with another symbol than that of zeros.
     */
    private List<BigInteger> beginnings(SparseMatrix zeros, Budget budget) {
      if (dfa.isEmpty())
        return Vectors.zero(dfa.states());
      List<BigInteger> total = Vectors.unit(0, dfa.states());
      List<BigInteger> last = SparseMatrix.of(List.of(arrows(0, 0, 1)), dfa.states()).row(0);
      for (int length = 1; !Vectors.isZero(last); length++) {
        if (length > dfa.states())
          throw infinite(last);
        budget.charge(dfa.states() + zeros.size());
        total = Vectors.plus(total, last);
        last = zeros.product(last);
      }
      return total;
    }

    /** Strings of every length lead to the states: so do infinitely many, and from there some digits of n to the end. */
    private BadInput infinite(List<BigInteger> reached) {
      var seen = new BitSet();
      var open = new ArrayDeque<List<Integer>>();
      for (int state = 0; state < dfa.states(); state++)
        if (reached.get(state).signum() != 0) {
          seen.set(state);
          open.add(List.of(state));
        }
      while (true) {
        List<Integer> path = open.remove();
        int state = path.getFirst();
        List<Integer> digits = path.subList(1, path.size());
        if (dfa.accepts(state))
          return BadInput.because("there are infinitely many solutions with {0}",
              name + " = " + system.value(digits.stream().mapToInt(d -> d).toArray()));
        for (int symbol = 0; symbol < dfa.symbols(); symbol++) {
          int next = dfa.next(state, symbol);
          if (next >= 0 && !seen.get(next)) {
            seen.set(next);
            var longer = new ArrayList<>(digits);
            longer.addFirst(next);
            longer.add(digit(symbol));
            open.add(longer);
          }
        }
      }
    }
  }
}
