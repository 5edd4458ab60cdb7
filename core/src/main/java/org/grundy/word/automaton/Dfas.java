package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Relation;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;

/** Automata that other ones are made of. */
public final class Dfas {
  private Dfas() {
  }

  /** The strings that are numbers. */
  public static Dfa numbers(DigitSystem system) {
    return of(system.digits(), 1, system::next, _ -> true);
  }

  /** The pairs (x, y) where the string of y is that of x and one more digit, 0. */
  public static Dfa shift(DigitSystem system) {
    // What x has at a place, y has at the next; the state is what y had last, which x must have now.
    int digits = system.digits();
    return of(digits, 2, (last, symbol) -> symbol % digits == last ? symbol / digits : -1, last -> last == 0);
  }

  /**
   * The n for which the infinite word of the morphism has that letter at place n, counted from 0.
   *
   * @throws BadInput when the system's strings do not address the word: each letter's image must be as long as digits
   *                  may follow there (A. Cobham, Uniform tag sequences, Math. Systems Theory 6 (1972) 164-192,
   *                  doi 10.1007/BF01706087)
   */
  public static Dfa letter(DigitSystem system, Morphism morphism, char letter) {
    String letters = morphism.letters();
    if (!addresses(system, morphism))
      throw BadInput.because("the word of {0} is not addressed by {1} digits", morphism.toString(), system.name());
    return of(system.digits(), 1, (state, digit) -> {
      String image = morphism.image(letters.charAt(state));
      return digit < image.length() ? letters.indexOf(image.charAt(digit)) : -1;
    }, state -> letters.charAt(state) == letter);
  }

  /**
   * The system that {@linkplain #addresses addresses} the word of a morphism.
   *
   * @throws BadInput when there is none that is known here
   */
  public static DigitSystem system(Morphism morphism) {
    int[] lengths = morphism.letters().chars().map(c -> morphism.image((char) c).length()).toArray();
    if (Arrays.stream(lengths).allMatch(length -> length == lengths[0]))
      return DigitSystem.base(lengths[0]);
    // The last letter stands for c_d, the others for c_i and one more.
    for (int i = 0; i < lengths.length - 1; i++)
      lengths[i]--;
    DigitSystem system = DigitSystem.recurrence(lengths);
    if (addresses(system, morphism))
      return system;
    throw BadInput.because("the word of {0} is not addressed by {1} digits", morphism.toString(), system.name());
  }

  /** Whether the strings that lead from letter to letter of the morphism are those of the system. */
  public static boolean addresses(DigitSystem system, Morphism morphism) {
    String letters = morphism.letters();
    if (letters.chars().anyMatch(c -> morphism.image((char) c).length() > system.digits()))
      return false;
    return of(system.digits(), 1, (state, digit) -> {
      String image = morphism.image(letters.charAt(state));
      return digit < image.length() ? letters.indexOf(image.charAt(digit)) : -1;
    }, _ -> true).equals(numbers(system));
  }

  /** The numbers that so compare with n. The automaton has some three states for each digit of n. */
  public static Dfa compared(DigitSystem system, Relation relation, BigInteger n) {
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
    }, state -> relation.holds(state == longer ? 1 : state / 3 < digits.length || state % 3 == 2 ? -1 : state % 3));
  }

  private static Dfa of(int digits, int tracks, IntBinaryOperator next, IntPredicate accepts) {
    var graph = new Graph(digits, tracks);
    int symbols = Symbols.count(digits, tracks);
    var tuples = new IntTuples();
    tuples.number(new int[]{0}, 1);
    for (int made = 0; made < tuples.size(); made++) {
      int state = tuples.get(made, 0);
      graph.addState(accepts.test(state));
      for (int symbol = 0; symbol < symbols; symbol++) {
        int to = next.applyAsInt(state, symbol);
        if (to >= 0)
          graph.add(made, symbol, tuples.number(new int[]{to}, 1));
      }
    }
    return new Dfa(Minimiser.minimal(graph, Budget.unlimited()));
  }
}
