package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Tokens;
import org.grundy.word.logic.Part.Amount;

/**
 * A product whose factors are multiplied as they are read: numbers, and at most one term with variables. It can be
 * divided by a number.
 */
final class Factors {
  /** The bits of a number with {@value FormulaReader#MOST_DIGITS} digits. */
  private static final int MOST_BITS = 33_219;
  /** A quantifier without a space before its variable, and a body without brackets: {@code Ex x = 3}. */
  private static final Pattern QUANTIFIER = Pattern.compile("([AEI])(\\p{L})\\s.*", Pattern.DOTALL);

  private final Tokens tokens;
  private final Scopes scopes;
  private final List<Formula> guards = new ArrayList<>();
  private BigInteger times = BigInteger.ONE;
  private Optional<LinearTerm> term = Optional.empty();
  /** The places of the first factor and the last. */
  private final int first;
  private int last;

  Factors(Tokens tokens, Scopes scopes, Amount factor, int offset) {
    this.tokens = tokens;
    this.scopes = scopes;
    this.first = offset;
    this.last = offset;
    guards.addAll(factor.guards());
    times = scopes.known(factor.term()).orElse(BigInteger.ONE);
    term = scopes.known(factor.term()).isPresent() ? Optional.empty() : Optional.of(factor.term());
  }

  /** Multiplies by the factor that was just read. */
  void add(Amount by, int offset) {
    last = offset;
    guards.addAll(by.guards());
    Optional<BigInteger> known = scopes.known(by.term());
    if (known.isEmpty() && term.isPresent())
      throw notLinear();
    times = times.multiply(known.orElse(BigInteger.ONE));
    if (known.isEmpty())
      term = Optional.of(by.term());
    if (times.bitLength() > MOST_BITS)
      throw BadInput.expected(tokens.place(last),
          Phrase.of("a number of at most {0} digits", FormulaReader.MOST_DIGITS), tokens.since(last));
  }

  private BadInput notLinear() {
    BadInput bad = BadInput.because("{0}: one factor must be a number without variables", tokens.place(last));
    Matcher glued = QUANTIFIER.matcher(tokens.since(first));
    return glued.matches() ? bad.meaning(glued.group(1) + " " + glued.group(2) + " (") : bad;
  }

  /** Divides by the number that was just read, and drops the remainder. */
  void divide(Amount by, int offset, String text) {
    quotient(by, offset, text, (dividend, divisor, quotient) -> quotient, BigInteger::divide);
  }

  /** Replaces the product by its remainder when it is divided by the number that was just read. */
  void reduce(Amount by, int offset, String text) {
    quotient(by, offset, text, (dividend, divisor, quotient) -> dividend.plus(quotient, -divisor), BigInteger::mod);
  }

  private interface Divided {
    LinearTerm of(LinearTerm dividend, long divisor, LinearTerm quotient);
  }

  private void quotient(Amount by, int offset, String text, Divided divided, BinaryOperator<BigInteger> known) {
    last = offset;
    BigInteger divisor = scopes.known(by.term()).filter(n -> n.signum() > 0 && n.compareTo(Scopes.LARGEST) < 0)
        .orElseThrow(() -> BadInput.expected(tokens.place(offset),
            Phrase.of("a divisor from 1 with at most {0} digits", Scopes.LARGEST.toString().length() - 1),
            tokens.since(offset)));
    if (term.isEmpty()) {
      if (times.signum() < 0)
        throw BadInput.expected(tokens.place(offset), Phrase.of("a dividend that is not below 0"), text);
      times = known.apply(times, divisor);
      return;
    }
    LinearTerm dividend = multiple(term.get());
    LinearTerm quotient = LinearTerm.of(scopes.quotient(dividend, divisor.longValueExact(), guards));
    term = Optional.of(divided.of(dividend, divisor.longValueExact(), quotient));
    times = BigInteger.ONE;
  }

  Amount product() {
    return new Amount(term.isPresent() ? multiple(term.get()) : scopes.constant(times), guards);
  }

  private LinearTerm multiple(LinearTerm of) {
    if (times.abs().compareTo(Scopes.LARGEST) >= 0)
      throw BadInput.because("{0}: expected a multiple of a variable with at most {1} digits", tokens.place(last),
          Scopes.LARGEST.toString().length() - 1);
    return LinearTerm.constant(0).plus(of, times.longValueExact());
  }
}
