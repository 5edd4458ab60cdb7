package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Relation;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;

/** Basic automata, from which others are built. */
public final class Dfas {
  /** The highest order that {@link DigitSystem#recurrence} takes. */
  private static final int MOST_ORDER = 12;

  private Dfas() {
  }

  /** The strings that represent numbers. */
  public static Dfa numbers(DigitSystem system) {
    return of(system.digits(), 1, system::next, system::ends, Budget.unlimited()); // a few states and 36 digits at most
  }

  /**
   * The pairs (x, y) where the string of y is that of x with a 0 appended.
   *
   * @throws BadInput when this string may represent no number
   */
  public static Dfa shift(DigitSystem system) {
    if (!system.shifts())
      throw BadInput.because("shift cannot append a 0 to all numbers {0}", system.over());
    // y is x moved one place to the left. The state is the last digit of y, which x must have now.
    int digits = system.digits();
    return of(digits, 2, (last, symbol) -> symbol % digits == last ? symbol / digits : -1, last -> last == 0,
        Budget.unlimited()); // a state and a symbol for each digit
  }

  /**
   * The places, counted from 0, at which the word has the letter.
   *
   * @throws BadInput when the system's strings do not address the word: the length of each letter's image must be the
   *                  number of digits that may follow there (A. Cobham, Uniform tag sequences, Math. Systems Theory 6
   *                  (1972) 164-192, doi 10.1007/BF01706087)
   */
  public static Dfa letter(DigitSystem system, CodedWord word, char letter, Budget budget) {
    Morphism morphism = word.morphism();
    String letters = morphism.letters();
    if (!addresses(system, morphism, budget))
      throw BadInput.because("the word of {0} is not addressed by {1} digits", morphism.toString(), system.name());
    return of(system.digits(), 1, (state, digit) -> {
      String image = morphism.image(letters.charAt(state));
      return digit < image.length() ? letters.indexOf(image.charAt(digit)) : -1;
    }, state -> word.coded(letters.charAt(state)) == letter, budget);
  }

  /**
   * The numeration that {@linkplain #addresses addresses} the word of a morphism.
   *
   * @throws BadInput when Grundy knows none
   */
  public static DigitSystem system(Morphism morphism, Budget budget) {
    Optional<DigitSystem> system;
    try (var scratch = budget.scratch()) {
      system = recurrence(language(morphism, scratch.budget())).filter(s -> addresses(s, morphism, scratch.budget()));
    }
    return system.orElseThrow(() -> BadInput.because("the positions in the word of {0} have no digits that can be "
        + "added: expected images of equal length, or each image a power of the first letter followed by one letter, "
        + "with lengths that grow by a Pisot number, as in {1}", morphism.toString(), "a->aab b->ab"));
  }

  /**
   * The recurrence that the numbers of strings of each length obey, from the characteristic polynomial of the
   * automaton's adjacency matrix; empty when no {@link DigitSystem} has it.
   */
  private static Optional<DigitSystem> recurrence(Dfa language) {
    int order = language.states();
    if (order > MOST_ORDER)
      return Optional.empty();
    var arrows = new BigInteger[order][order];
    for (BigInteger[] row : arrows)
      Arrays.fill(row, BigInteger.ZERO);
    for (int state = 0; state < order; state++)
      for (int symbol = 0; symbol < language.symbols(); symbol++)
        if (language.next(state, symbol) >= 0)
          arrows[state][language.next(state, symbol)] = arrows[state][language.next(state, symbol)]
              .add(BigInteger.ONE);
    // U. Leverrier and D. K. Faddeev: c_k is the trace of the k-th matrix over k; the next is A (M - c_k).
    var coefficients = new int[order];
    BigInteger[][] matrix = Arrays.stream(arrows).map(BigInteger[]::clone).toArray(BigInteger[][]::new);
    for (int k = 0; k < order; k++) {
      BigInteger trace = BigInteger.ZERO;
      for (int i = 0; i < order; i++)
        trace = trace.add(matrix[i][i]);
      BigInteger coefficient = trace.divide(BigInteger.valueOf(k + 1L));
      if (coefficient.bitLength() > Byte.SIZE)
        return Optional.empty();
      coefficients[k] = coefficient.intValueExact();
      for (int i = 0; i < order; i++)
        matrix[i][i] = matrix[i][i].subtract(coefficient);
      matrix = product(arrows, matrix);
    }
    int used = order;
    while (used > 1 && coefficients[used - 1] == 0)
      used--;
    try {
      return Optional.of(DigitSystem.recurrence(Arrays.copyOf(coefficients, used)));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private static BigInteger[][] product(BigInteger[][] one, BigInteger[][] other) {
    var product = new BigInteger[one.length][one.length];
    for (int i = 0; i < one.length; i++)
      for (int j = 0; j < one.length; j++) {
        product[i][j] = BigInteger.ZERO;
        for (int k = 0; k < one.length; k++)
          product[i][j] = product[i][j].add(one[i][k].multiply(other[k][j]));
      }
    return product;
  }

  /**
   * The strings of digits that can be read from the first letter: digit i leads from a letter to letter i of its image.
   */
  private static Dfa language(Morphism morphism, Budget budget) {
    String letters = morphism.letters();
    int digits = letters.chars().map(c -> morphism.image((char) c).length()).max().orElseThrow();
    return of(digits, 1, (state, digit) -> {
      String image = morphism.image(letters.charAt(state));
      return digit < image.length() ? letters.indexOf(image.charAt(digit)) : -1;
    }, _ -> true, budget);
  }

  /** Whether the strings that can be read through the images of the morphism are those of the system. */
  public static boolean addresses(DigitSystem system, Morphism morphism, Budget budget) {
    try (var scratch = budget.scratch()) {
      Dfa language = language(morphism, scratch.budget());
      return language.digits() == system.digits() && language.equals(numbers(system));
    }
  }

  /** The numbers that stand in the relation to n. The automaton has about three states for each digit of n. */
  public static Dfa compared(DigitSystem system, Relation relation, BigInteger n, Budget budget) {
    int[] digits = system.digitsOf(n);
    int longer = 3 * digits.length + 3;
    // After k digits from the first that is not 0 the state is 3k, and 1 more when they are more than those of n, 2 when
    // they are less; with more digits than n has it is longer.
    return of(system.digits(), 1, (state, digit) -> {
      if (state == 0 && digit == 0 || state == longer)
        return state;
      int read = state / 3;
      if (read == digits.length)
        return longer;
      return 3 * (read + 1) + (state % 3 != 0 ? state % 3 : Math.floorMod(Integer.compare(digit, digits[read]), 3));
    }, state -> relation.holds(state == longer ? 1 : state / 3 < digits.length || state % 3 == 2 ? -1 : state % 3),
        budget);
  }

  /**
   * The minimal automaton for a machine whose states are ints, beginning with 0.
   *
   * @param next    the next state for a state and a symbol, below 0 where no string is accepted any more
   * @param accepts whether a string may end in a state
   * @param budget  charged for each state and symbol; the automaton's memory is taken from it
   */
  public static Dfa of(int digits, int tracks, IntBinaryOperator next, IntPredicate accepts, Budget budget) {
    try (var scratch = budget.scratch()) {
      TransitionList all = graph(digits, tracks, next, accepts, scratch.budget());
      return new Dfa(Minimiser.minimal(all, scratch.budget()), budget);
    }
  }

  private static TransitionList graph(int digits, int tracks, IntBinaryOperator next, IntPredicate accepts,
      Budget budget) {
    var graph = new TransitionList(digits, tracks, budget);
    int symbols = Symbols.count(digits, tracks);
    var tuples = new IntTuples(budget);
    tuples.number(new int[]{0}, 1);
    for (int made = 0; made < tuples.size(); made++) {
      int state = tuples.get(made, 0);
      graph.addState(accepts.test(state));
      budget.charge(symbols);
      for (int symbol = 0; symbol < symbols; symbol++) {
        int to = next.applyAsInt(state, symbol);
        if (to >= 0)
          graph.add(made, symbol, tuples.number(new int[]{to}, 1));
      }
    }
    return graph;
  }
}
