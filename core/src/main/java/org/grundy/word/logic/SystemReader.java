package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Tokens;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.WalnutNames;

/** Reads the numeration that may stand in front of a statement: {@code ?base 3}. */
final class SystemReader {
  /** The signs that can follow a number in a statement. */
  private static final Set<String> FOLLOWING = Set.of("<", "<=", "=", "!=", ">", ">=", "+", "*", ")", "");

  /** The most digits of an initial weight, as in the text of an automaton. */
  private static final int WEIGHT_DIGITS = 9;

  private final Tokens tokens;

  SystemReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The numeration after the question mark. */
  DigitSystem read() {
    int offset = tokens.offset();
    if (tokens.took("fibonacci"))
      return DigitSystem.FIBONACCI;
    if (tokens.took("tribonacci"))
      return DigitSystem.TRIBONACCI;
    Optional<DigitSystem> walnut = placed(tokens, offset, () -> WalnutNames.system(tokens.peek()));
    if (walnut.isPresent()) {
      tokens.take();
      return walnut.get();
    }
    if (tokens.took("base")) {
      if (tokens.runsOn())
        throw tokens.expected(Phrase.of("a space after the number"));
      int base = small();
      return placed(tokens, offset, () -> DigitSystem.base(base));
    }
    if (tokens.took("pell"))
      return DigitSystem.pell();
    if (tokens.took("ostrowski")) {
      ContinuedFraction of = new FractionReader(tokens).read();
      return placed(tokens, offset, () -> DigitSystem.ostrowski(of));
    }
    if (!tokens.took("recurrence"))
      throw tokens.expected(Phrase.of("base, fibonacci, tribonacci, pell, ostrowski or recurrence"));
    var coefficients = new ArrayList<Integer>();
    do
      coefficients.add(tokens.took("-") ? -small() : small());
    while (isCoefficient());
    if (!fromWeights())
      return placed(tokens, offset, () -> DigitSystem.recurrence(coefficients.stream().mapToInt(c -> c).toArray()));
    tokens.take();
    var first = new ArrayList<BigInteger>();
    do
      first.add(weight());
    while (isCoefficient());
    return placed(tokens, offset, () -> DigitSystem.recurrence(coefficients, first));
  }

  /** Whether initial weights follow, rather than a variable with this name. */
  private boolean fromWeights() {
    int mark = tokens.mark();
    boolean are = tokens.took("from") && (tokens.isNumber() || isCoefficient());
    tokens.back(mark);
    return are;
  }

  private BigInteger weight() {
    if (tokens.peek().equals("-"))
      throw tokens.expected(Phrase.of("a weight of at least {0}", 1));
    return BigInteger.valueOf(number(WEIGHT_DIGITS));
  }

  /**
   * Whether a coefficient follows. A number that begins the statement instead runs on into a name or a bracket, as in
   * {@code 2x = y}, or is followed by an operator.
   */
  private boolean isCoefficient() {
    int mark = tokens.mark();
    tokens.took("-");
    boolean is = tokens.isNumber() && !tokens.runsOn() && !FOLLOWING.contains(tokens.second());
    if (is && tokens.second().equals("-")) {
      tokens.take();
      is = isCoefficient();
    }
    tokens.back(mark);
    return is;
  }

  /** What is made, or a complaint that says where it stands. */
  static <T> T placed(Tokens tokens, int offset, Supplier<T> made) {
    try {
      return made.get();
    } catch (BadInput bad) {
      throw BadInput.because("{0}: {1}", tokens.place(offset), bad.sentence());
    }
  }

  private int small() {
    return number(4);
  }

  private int number(int digits) {
    if (!tokens.isNumber() || tokens.peek().length() > digits)
      throw tokens.expected(Phrase.of("a number of at most {0} digits", digits));
    return Integer.parseInt(tokens.take());
  }
}
