package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as strings of digits whose places weigh 1 = W<sub>0</sub>, W<sub>1</sub>, &hellip;, where
 * W<sub>i+d</sub> = c<sub>1</sub>W<sub>i+d-1</sub> + &hellip; + c<sub>d</sub>W<sub>i</sub>. With d = 1 this is base c<sub>1</sub>; (1, 1) is Zeckendorf's numeration,
 * (1, 1, 1) that of Tribonacci, (2, 1) that of Pell, (3, -1) that of every other Fibonacci number. Taking the largest weight
 * first gives the string of n; strings sorted by length, then by digits, are those of 0, 1, 2, &hellip;
 *
 * <p>All roots of the recurrence but one, b, must be less than 1 in size, which makes the automata of sums finite. With
 * 1 = t<sub>1</sub>/b + t<sub>2</sub>/b<sup>2</sup> + &hellip;, the largest digits first, a string represents a number
 * when none of its suffixes is at least t<sub>1</sub>t<sub>2</sub>&hellip; in the order of digits (W. Parry, On the
 * &beta;-expansions of real numbers, Acta Math. Acad. Sci. Hungar. 11 (1960) 401-416, doi 10.1007/BF02020954), and
 * W<sub>i</sub> is the number of strings of i places (A. Bertrand-Mathis, Comment &eacute;crire les nombres entiers
 * dans une base qui n'est pas enti&egrave;re, Acta Math. Hungar. 54 (1989) 237-241, doi 10.1007/BF01952053). Where
 * c<sub>1</sub> &ge; c<sub>2</sub> &ge; &hellip; &ge; c<sub>d</sub> &ge; 1 all this holds, and the t are the c (A.
 * Brauer, On algebraic equations with all but one root in the interior of the unit circle, Math. Nachr. 4 (1951)
 * 250-257, doi 10.1002/mana.3210040123).
 *
 * <p>Or the weights are the denominators of the convergents of an irrational number [0; a<sub>1</sub>, a<sub>2</sub>,
 * &hellip;] whose partial quotients repeat: W<sub>i+2</sub> = a<sub>i+2</sub>W<sub>i+1</sub> + W<sub>i</sub> with
 * W<sub>1</sub> = a<sub>1</sub>. A string represents a number when its digits are at most a<sub>i+1</sub> at place i,
 * and a<sub>1</sub> - 1 at place 0, and a 0 follows each digit a<sub>i+1</sub> (A. Ostrowski, Bemerkungen zur Theorie
 * der Diophantischen Approximationen, Abh. Math. Sem. Univ. Hamburg 1 (1922) 77-98, doi 10.1007/BF02940581). The
 * coefficients of the recurrence and the digits then depend on the {@linkplain Phases phase} of the place; automata add
 * (P. Hieronymi, A. Terry Jr., Ostrowski numeration systems, addition, and finite automata, Notre Dame J. Formal Logic 59
 * (2018) 215-232, doi 10.1215/00294527-2017-0027; A. Baranwal, L. Schaeffer, J. Shallit, Ostrowski-automatic sequences:
 * theory and applications, Theoret. Comput. Sci. 858 (2021) 122-142, doi 10.1016/j.tcs.2021.01.018).
 *
 * <p>Conversions take quadratic time; {@link Numeration} is nearly linear for its recurrences.
 */
public final class DigitSystem {
  public static final DigitSystem BINARY = base(2);
  public static final DigitSystem FIBONACCI = new DigitSystem("fibonacci", 1, 1);
  public static final DigitSystem TRIBONACCI = new DigitSystem("tribonacci", 1, 1, 1);

  /** The most digits, so that the symbols of several tracks fit an {@code int}. */
  private static final int MOST_DIGITS = 36;

  /** The highest order: finding the roots of longer recurrences takes long numbers. */
  private static final int MOST_ORDER = 12;
  private static final int FIRST_PLACES = 8;

  /** The most phases: automata follow all of them at once. */
  private static final int MOST_PHASES = 24;

  /** What stands between the coefficients and the initial weights in a name. */
  private static final String FROM = " from ";

  private final String name;
  /** The coefficients of the recurrence at the places of each phase. */
  private final int[][] recurrences;
  private final Strings strings;
  private final StringAutomaton automaton;
  private final StringCounts counts;

  private DigitSystem(String name, int... recurrence) {
    this(name, new int[][]{recurrence}, new Strings.Parry(lessAtEnd(recurrence), 0));
  }

  private DigitSystem(String name, int[][] recurrences, Strings strings) {
    this.name = name;
    this.recurrences = recurrences;
    this.strings = strings;
    automaton = new StringAutomaton(strings);
    counts = new StringCounts(strings);
  }

  private static int[] lessAtEnd(int... digits) {
    int[] less = digits.clone();
    less[less.length - 1]--;
    return less;
  }

  private static Strings.Parry strings(PisotNumber.Ones ones) {
    int[] digits = ones.digits().stream().mapToInt(t -> t).toArray();
    return new Strings.Parry(ones.recurs() < 0 ? lessAtEnd(digits) : digits, Math.max(ones.recurs(), 0));
  }

  /**
   * The base with the digits 0 to {@code base} - 1.
   *
   * @throws BadInput unless the base is from 2 to 36
   */
  public static DigitSystem base(int base) {
    if (base < 2 || base > MOST_DIGITS)
      throw BadInput.because("expected a base from {0} to {1}, found {2}", 2, MOST_DIGITS, base);
    return new DigitSystem("base " + base, base);
  }

  /**
   * The numeration of the recurrence with these coefficients.
   *
   * @throws BadInput when not all roots but one are less than 1 in size, when the digits that may follow each other belong
   *                  to another recurrence, or when they are 36 or more
   */
  public static DigitSystem recurrence(int... coefficients) {
    int[] c = coefficients.clone();
    String text = ExpansionOfOne.joined(Arrays.stream(c).boxed().toList());
    if (c.length == 0 || Arrays.stream(c).anyMatch(k -> Math.abs(k) >= MOST_DIGITS))
      throw BadInput.because("expected a recurrence with coefficients up to {0}, found {1}", MOST_DIGITS - 1,
          BadInput.quoted(text));
    if (c.length > MOST_ORDER)
      throw BadInput.because("expected a recurrence of at most {0} coefficients, found {1}", MOST_ORDER, c.length);
    if (c.length == 1 && c[0] > 1)
      return base(c[0]);
    if (Arrays.equals(c, FIBONACCI.recurrences[0]))
      return FIBONACCI;
    if (Arrays.equals(c, TRIBONACCI.recurrences[0]))
      return TRIBONACCI;
    PisotNumber.Ones ones = ExpansionOfOne.of(text, MOST_DIGITS, c);
    var system = new DigitSystem("recurrence " + text, new int[][]{c}, strings(ones));
    if (!system.obeysItsRecurrence())
      throw BadInput.because(
          "recurrence {0}: its root is a Pisot number, but another recurrence counts the strings of digits that "
              + "take the largest weight first, by 1 = {1}",
          text, ExpansionOfOne.text(ones));
    return system;
  }

  /**
   * The numeration of the recurrence with these coefficients whose weights begin with these. Those of Schwenk's game, 1,
   * 2, 3, 4, 6, 8, 11, &hellip;, are of the recurrence 1 0 0 1 from 1 2 3 4 6 on.
   *
   * @throws BadInput when a coefficient is negative, when no root or several are greater than 1 in size, when the weights
   *                  do not begin with 1 or do not increase, or when no automaton is found for the strings
   */
  public static DigitSystem recurrence(List<Integer> coefficients, List<BigInteger> first) {
    int[] c = coefficients.stream().mapToInt(i -> i).toArray();
    String text = ExpansionOfOne.joined(coefficients);
    if (c.length == 0 || c.length > MOST_ORDER || Arrays.stream(c).anyMatch(k -> k < 0 || k >= MOST_DIGITS))
      throw BadInput.because("expected 1 to {0} coefficients from 0 to {1}, found {2}", MOST_ORDER, MOST_DIGITS - 1,
          BadInput.quoted(text));
    if (first.size() < c.length)
      throw BadInput.because("recurrence {0}: expected at least {1} initial {1:weight|weights}, found {2}", text,
          c.length,
          BadInput.quoted(ExpansionOfOne.joined(first)));
    var beginning = new InitialWeights(c, c.length == 1 && c[0] > 1 ? new Strings.Parry(lessAtEnd(c), 0)
        : strings(ExpansionOfOne.of(text, MOST_DIGITS, c)), first);
    if (!beginning.increase())
      throw BadInput.because("recurrence {0}: expected weights that begin with 1 and increase, found {1}", text,
          BadInput.quoted(ExpansionOfOne.joined(first)));
    Optional<Strings> strings = beginning.strings(MOST_PHASES, MOST_DIGITS);
    Optional<int[][]> recurrences = strings.flatMap(s -> beginning.recurrences(s.phases().count()));
    if (recurrences.isEmpty())
      throw BadInput.because("recurrence {0}: no automaton was found for the strings of digits with the weights {1}",
          text, BadInput.quoted(ExpansionOfOne.joined(first)));
    if (strings.orElseThrow().phases().count() == 1)
      return recurrence(c);
    return new DigitSystem("recurrence " + text + FROM + ExpansionOfOne.joined(beginning.first()), recurrences.get(),
        strings.orElseThrow());
  }

  /**
   * The Ostrowski numeration of the number with this continued fraction. That of [0; t + 1, t, t, &hellip;] is the
   * numeration of the recurrence (t, 1).
   *
   * @throws BadInput when the digits are 36 or more, or the fraction is long
   */
  public static DigitSystem ostrowski(ContinuedFraction of) {
    if (of.greatest() >= MOST_DIGITS)
      throw BadInput.because("expected partial quotients up to {0}, found {1}", MOST_DIGITS - 1, of.toString());
    int before = Math.max(1, of.first().size());
    int period = of.period().size();
    if (before + period > MOST_PHASES)
      throw BadInput.because(
          "expected a continued fraction that repeats after at most {0} partial quotients, found {1}",
          MOST_PHASES, of.toString());
    int often = of.period().getFirst();
    if (period == 1 && of.first().equals(List.of(often + 1)))
      return recurrence(often, 1);
    var largest = new int[before + period];
    var recurrences = new int[largest.length][];
    for (int place = 0; place < largest.length; place++) {
      largest[place] = of.quotient(place + 1) - (place == 0 ? 1 : 0);
      recurrences[place] = new int[]{of.quotient(place + 2), 1};
    }
    return new DigitSystem("ostrowski " + of, recurrences,
        new Strings.Ostrowski(new Phases(before, period), largest));
  }

  /** The numeration of Pell's numbers 1, 2, 5, 12, &hellip;, the Ostrowski numeration of sqrt(2) - 1. */
  public static DigitSystem pell() {
    return ostrowski(new ContinuedFraction(List.of(), List.of(2)));
  }

  /**
   * Whether the numbers of strings do. They obey the recurrence of their automaton, whose order is its number of states,
   * and so does what they lack to obey this one: when that is 0 so many times in a row, it is always.
   */
  private boolean obeysItsRecurrence() {
    List<BigInteger> weights = weights(order() + strings.states());
    return IntStream.range(order(), weights.size()).allMatch(i -> IntStream.rangeClosed(1, order())
        .mapToObj(j -> weights.get(i - j).multiply(BigInteger.valueOf(recurrences[0][j - 1])))
        .reduce(BigInteger.ZERO, BigInteger::add).equals(weights.get(i)));
  }

  /** The name: {@code base 2}, {@code fibonacci}, {@code tribonacci}, {@code recurrence 2 1} or {@code ostrowski [0; (2)]}. */
  public String name() {
    return name;
  }

  /** What an automaton of such strings is over: {@code over digits in base 2}, {@code over Fibonacci digits}. */
  public Phrase over() {
    return switch (name) {
      case "fibonacci" -> Phrase.of("over Fibonacci digits");
      case "tribonacci" -> Phrase.of("over Tribonacci digits");
      default ->
        order() == 1 && strings instanceof Strings.Parry ? Phrase.of("over digits in base {0}", recurrences[0][0])
            : isOstrowski() ? Phrase.of("over Ostrowski digits of {0}", name.substring(name.indexOf('[')))
            : Phrase.of("over digits of the recurrence {0}", name.substring(name.indexOf(' ') + 1));
    };
  }

  /** Whether the weights are the denominators of convergents, rather than one recurrence's. */
  public boolean isOstrowski() {
    return strings instanceof Strings.Ostrowski;
  }

  /** The number of digits: they are 0 to one less. */
  public int digits() {
    return strings.digits();
  }

  /** The order d of the recurrence. */
  public int order() {
    return recurrences[0].length;
  }

  /** The kinds of places, which differ in their digits and in the coefficients of the recurrence. */
  public Phases phases() {
    return strings.phases();
  }

  /** c<sub>i+1</sub>, for i from 0 to d - 1, in the recurrence for W<sub>m+d</sub> where place m has this phase. */
  public int coefficient(int i, int phase) {
    return recurrences[phase][i];
  }

  /** The number of states of {@link #next}: they are 0 to one less. */
  public int states() {
    return automaton.states();
  }

  /**
   * The automaton of the strings that represent numbers: a string begins in state 0 and may end where it
   * {@link #ends}.
   *
   * @return the state after the digit, or -1 when no number's string continues with it
   */
  public int next(int state, int digit) {
    return automaton.next(state, digit);
  }

  /** Whether a string that represents a number may end in this state. */
  public boolean ends(int state) {
    return automaton.ends(state);
  }

  /** The number of states of {@link #after}: they are 0 to one less. */
  public int placedStates() {
    return strings.states();
  }

  /** The number of bits that a state of {@link #after} takes. */
  public int placedBits() {
    return strings.bits();
  }

  /**
   * The same strings when the phase of each place is known: a string begins in state 0, whatever its length, and may end
   * in every state.
   *
   * @return the state after the digit at a place of this phase, or -1 when no number's string has it there
   */
  public int after(int state, int digit, int phase) {
    return strings.after(state, digit, phase);
  }

  /** Whether it is known that a 0 can be appended to every string that represents a number. */
  public boolean shifts() {
    return switch (strings) {
      case Strings.Parry _ -> true;
      case Strings.Tailed _ -> false;
      case Strings.Ostrowski(Phases phases, int[] largest) ->
        IntStream.range(0, largest.length).allMatch(phase -> largest[phases.above(phase)] >= largest[phase]);
    };
  }

  /**
   * The weights of the last {@code count} &ge; 0 places, the last first. The weight of a place is the number of strings
   * of the places after it.
   */
  public List<BigInteger> weights(int count) {
    return weights(count, Budget.unlimited());
  }

  private List<BigInteger> weights(int count, Budget budget) {
    return counts.first(count, budget);
  }

  /**
   * The digits of n, most significant first, none for 0.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public int[] digitsOf(BigInteger n) {
    return digitsOf(n, Budget.unlimited());
  }

  /**
   * The same under a budget: a step for each place.
   *
   * @throws IllegalArgumentException             when n is negative
   * @throws org.grundy.effort.BudgetSpent when the budget runs out first
   */
  public int[] digitsOf(BigInteger n, Budget budget) {
    Sequences.requireFrom(0, n);
    List<BigInteger> weights = weights(FIRST_PLACES, budget);
    for (int count = FIRST_PLACES; weights.getLast().compareTo(n) <= 0; count *= 2)
      weights = weights(count, budget);
    int length = weights.size();
    while (length > 0 && weights.get(length - 1).compareTo(n) > 0)
      length--;
    var digits = new int[length];
    BigInteger rest = n;
    for (int i = 0; i < length; i++) {
      budget.charge(1);
      BigInteger[] divided = rest.divideAndRemainder(weights.get(length - 1 - i));
      digits[i] = divided[0].intValueExact();
      rest = divided[1];
    }
    return digits;
  }

  /** The value of a string, most significant digit first: the sum of its digits times their weights. */
  public BigInteger value(int... digits) {
    List<BigInteger> weights = weights(digits.length);
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < digits.length; i++)
      if (digits[i] != 0)
        sum = sum.add(weights.get(digits.length - 1 - i).multiply(BigInteger.valueOf(digits[i])));
    return sum;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DigitSystem that && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
