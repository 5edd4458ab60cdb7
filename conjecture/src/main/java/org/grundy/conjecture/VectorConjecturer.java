package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.morphism.Morphism;

/**
 * Finds a rule for each heap of a numbered list of positions: a sum of earlier heaps, the number and a constant; a closed
 * form; or the places of a letter in the Fibonacci or Tribonacci word. A rule must hold for every position of the list.
 *
 * <p>Time: for each heap, 3<sup>4</sup> sums of up to four earlier heaps, and the searches of {@link Conjecturer}.
 */
final class VectorConjecturer {
  /** The fewest positions: two decide a sum, and the others confirm it. */
  static final int FEWEST = 6;
  private static final int MOST_TIMES = 2;
  private static final int MOST_ADDED = 4;
  /** A letter of the words is among the first 12 n letters n times. */
  private static final int SPREAD = 12;

  private record Word(Morphism morphism, Phrase name) {
  }

  private static final List<Word> WORDS = List.of(new Word(Morphism.FIBONACCI, Phrase.of("the Fibonacci word")),
      new Word(Morphism.TRIBONACCI, Phrase.of("the Tribonacci word")));

  private final Budget budget;
  private final Set<Phrase> tried = new LinkedHashSet<>();
  private Optional<BudgetSpent.Limit> stopped = Optional.empty();

  VectorConjecturer(Budget budget) {
    this.budget = budget;
  }

  /**
   * @param from the number of the first position, 0 or 1
   * @throws BadInput when there are fewer than {@value #FEWEST} positions
   */
  VectorConjecture of(int from, List<long[]> columns) {
    int count = columns.getFirst().length;
    if (count < FEWEST)
      throw BadInput.because("expected {0} positions or more, found {1}", FEWEST, count);
    tried.add(Phrase.of("sums of the earlier heaps and n, each up to {0} times, and a constant", MOST_TIMES));
    tried.add(Phrase.of("places of letters in the Fibonacci and the Tribonacci word"));
    var rules = new ArrayList<Optional<Phrase>>();
    for (int column = 0; column < columns.size(); column++)
      rules.add(rule(from, columns, column));
    boolean all = rules.stream().allMatch(Optional::isPresent);
    return new VectorConjecture(from, columns, rules, all ? List.of() : List.copyOf(tried), stopped);
  }

  private Optional<Phrase> rule(int from, List<long[]> columns, int column) {
    String name = VectorConjecture.name(column, columns.size());
    long[] values = columns.get(column);
    return sum(from, columns, column).<Phrase>map(sum -> Phrase.of("{0} = {1}", name + "(n)", sum))
        .or(() -> places(from, values).map(places -> Phrase.of("{0} = {1}", name + "(n)", places)))
        .or(() -> closed(from, values, name));
  }

  /** The sum with the fewest terms; empty for the first heap, which would be linear in n and has a closed form. */
  private Optional<String> sum(int from, List<long[]> columns, int column) {
    int earlier = Math.min(column, MOST_ADDED);
    long[] values = columns.get(column);
    var times = new int[earlier];
    Optional<String> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (int code = 1; code < Math.pow(MOST_TIMES + 1, earlier); code++) {
      budget.charge(values.length);
      for (int i = 0, rest = code; i < earlier; i++, rest /= MOST_TIMES + 1)
        times[i] = rest % (MOST_TIMES + 1);
      var left = new long[values.length];
      for (int n = 0; n < values.length; n++) {
        left[n] = values[n];
        for (int i = 0; i < earlier; i++)
          left[n] -= times[i] * columns.get(i)[n];
      }
      long slope = left[left.length - 1] - left[left.length - 2];
      long constant = left[0] - slope * from;
      int weight = Arrays.stream(times).sum() + (int) Math.min(Math.abs(slope) + Math.abs(constant), 1 << 20);
      if (weight < fewest && IntStream.range(0, left.length)
          .allMatch(n -> left[n] == slope * (from + n) + constant)) {
        fewest = weight;
        best = Optional.of(written(times, columns.size(), slope, constant));
      }
    }
    return best;
  }

  private static String written(int[] times, int columns, long slope, long constant) {
    String heaps = IntStream.range(0, times.length).filter(i -> times[i] > 0)
        .mapToObj(i -> (times[i] > 1 ? times[i] + " " : "") + VectorConjecture.name(i, columns) + "(n)")
        .collect(Collectors.joining(" + "));
    return heaps + term(slope, "n") + term(constant, "");
  }

  private static String term(long factor, String of) {
    long size = Math.abs(factor);
    return factor == 0 ? ""
        : (factor < 0 ? " - " : " + ") + (of.isEmpty() ? size : (size > 1 ? size + " " : "") + of);
  }

  private Optional<Phrase> places(int from, long[] values) {
    for (Word word : WORDS) {
      budget.charge((long) SPREAD * (values.length + 1));
      for (char letter : word.morphism.letters().toCharArray()) {
        int[] places = word.morphism.positions(letter, SPREAD * (values.length + 1));
        if (IntStream.range(0, values.length)
            .allMatch(n -> values[n] == (from + n == 0 ? 0 : places[from + n - 1])))
          return Optional.of(Phrase.of("the place of the n-th {0} in {1}, {2}", String.valueOf(letter), word.name,
              word.morphism.toString()));
      }
    }
    return Optional.empty();
  }

  private Optional<Phrase> closed(int from, long[] values, String name) {
    long[] fromZero = new long[from + values.length];
    System.arraycopy(values, 0, fromZero, from, values.length);
    if (fromZero.length < Conjecturer.FEWEST)
      return Optional.empty();
    Conjecture conjecture = new Conjecturer(budget).ofValues(fromZero);
    tried.addAll(conjecture.tried());
    stopped = stopped.or(conjecture::stopped);
    return conjecture.found().filter(found -> !(found.form() instanceof ListedForm))
        .map(found -> found.form().text(FormulaNames.of(name)));
  }
}
