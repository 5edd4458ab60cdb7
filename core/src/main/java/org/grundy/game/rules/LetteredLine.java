package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Tokens;

/**
 * A line of rules in which capital letters stand for numbers that a problem gives: {@code take k where k <= K}. With
 * numbers from 1 in their place it is an ordinary line.
 */
public final class LetteredLine {
  private static final Pattern LETTER = Pattern.compile("(?<![A-Za-z])[A-Z](?![A-Za-z])");
  private static final int MOST_LETTERS = 2;

  private final String text;
  private final List<String> letters;

  private LetteredLine(String text, List<String> letters) {
    this.text = text;
    this.letters = letters;
  }

  /**
   * The line of a text; empty when it is no line, or has no capital letter.
   *
   * @throws BadInput when it has more than {@value #MOST_LETTERS}
   */
  public static Optional<LetteredLine> of(String text) {
    List<String> letters = List
        .copyOf(new LinkedHashSet<>(LETTER.matcher(text).results().map(MatchResult::group).toList()));
    if (letters.isEmpty() || !LineReader.mayBe(text))
      return Optional.empty();
    if (letters.size() > MOST_LETTERS)
      throw BadInput.because("expected at most {0} capital letters in the rules, found {1}", MOST_LETTERS,
          String.join(", ", letters));
    return Optional.of(new LetteredLine(text, letters));
  }

  /** The rules as they were typed. */
  public String text() {
    return text;
  }

  /** The capital letters, in the order in which they first stand in the rules. */
  public List<String> letters() {
    return letters;
  }

  /** The line with a number for each letter. */
  public String with(long... numbers) {
    return LETTER.matcher(text).replaceAll(letter -> {
      long number = numbers[letters.indexOf(letter.group())];
      boolean factor = letter.start() > 0 && Character.isDigit(text.charAt(letter.start() - 1));
      return factor ? "(" + number + ")" : Long.toString(number);
    });
  }

  /**
   * All numbers from one to another, as sums of the letters, which are the variables.
   *
   * @param least 1 or more for the letters for which the rules mean anything
   */
  public record Amounts(Linear least, Linear most) {
    /** The nim-value as a term of the heap, variable 0, and the letters after it: (n % (a + b)) / a. */
    public Term value() {
      Term remainder = new Term.Operation(Term.Operator.REMAINDER, new Term.Variable(0), term(sum()));
      return least.equals(Linear.constant(least.variables(), 1)) ? remainder
          : new Term.Operation(Term.Operator.QUOTIENT, remainder, term(least));
    }

    private Linear sum() {
      return least.minus(most.negated());
    }

    private static Term term(Linear ofLetters) {
      int[] later = new int[ofLetters.variables()];
      Arrays.setAll(later, i -> i + 1);
      return Simplification.sum(ofLetters.renamed(later.length + 1, later));
    }

    /** The induction that proves the value for all letters with 1 <= a <= b. */
    public List<Phrase> why(List<String> letters) {
      return IntervalTheorem.why(written(least, letters), written(most, letters), Phrase.verbatim(
          sum().text(letters::get).replaceFirst("(.*[+-].*)", "($1)")));
    }

    /** The condition on the letters, unless it holds for all numbers from 1. */
    public Optional<Phrase> condition(List<String> letters) {
      return natural(least.plusConstant(-1)) && natural(most.minus(least)) ? Optional.empty()
          : Optional.of(Phrase.verbatim("1 <= " + written(least, letters) + " <= " + written(most, letters)));
    }

    /** Whether 1 <= a <= b for these letters. */
    public boolean hold(long... letters) {
      return least.value(letters) >= 1 && least.value(letters) <= most.value(letters);
    }

    /** Whether a sum is seen to be 0 or more for letters from 1. */
    private static boolean natural(Linear sum) {
      long least = sum.constant();
      for (int i = 0; i < sum.variables(); i++) {
        if (sum.coefficient(i) < 0)
          return false;
        least = Math.addExact(least, sum.coefficient(i));
      }
      return least >= 0;
    }

    private static Phrase written(Linear sum, List<String> letters) {
      return Phrase.verbatim(sum.text(letters::get));
    }
  }

  /** Whether there are amounts between the bounds of a line with bounds; true for other lines. */
  public boolean means(List<Long> numbers) {
    long[] values = numbers.stream().mapToLong(Long::longValue).toArray();
    return amounts().filter(amounts -> !amounts.hold(values)).isEmpty();
  }

  /** The amounts, when the line takes any number between bounds from a heap; else empty. */
  public Optional<Amounts> amounts() {
    try {
      return read();
    } catch (BadInput | ArithmeticException _) {
      return Optional.empty();
    }
  }

  private Optional<Amounts> read() {
    var tokens = new Tokens(text.replace('_', ' '));
    var names = new ArrayList<>(letters);
    names.add("n");
    if (!tokens.took("take"))
      return Optional.empty();
    TermReader terms = TermReader.growing(tokens, names, Dialect.RULES);
    Term taken = terms.term();
    Proposition where = tokens.took("where") ? new PropositionReader(tokens, terms).proposition()
        : Proposition.always();
    if (!tokens.peek().isEmpty())
      return Optional.empty();
    int heap = letters.size();
    int amount = heap + 1;
    if (names.size() == amount && where.equals(Proposition.always()))
      return taken.has(heap) ? Optional.empty()
          : taken.linear(names.size()).map(all -> ofLetters(all)).map(one -> new Amounts(one, one));
    return names.size() == amount + 1 && taken.equals(new Term.Variable(amount)) ? between(where) : Optional.empty();
  }

  private Linear ofLetters(Linear all) {
    long[] coefficients = new long[letters.size()];
    Arrays.setAll(coefficients, all::coefficient);
    return Linear.of(coefficients, all.constant());
  }

  /** Bounds of the letter after the heap, when each condition is one. */
  private Optional<Amounts> between(Proposition where) {
    int heap = letters.size();
    int amount = heap + 1;
    Optional<Linear> least = Optional.empty();
    Optional<Linear> most = Optional.empty();
    for (Proposition condition : where.conjuncts().toList()) {
      if (!(condition instanceof Proposition.Compared(Term small, Relation relation, Term large))
          || relation != Relation.LESS && relation != Relation.AT_MOST)
        return Optional.empty();
      Optional<Linear> difference = new Term.Operation(Term.Operator.MINUS, large, small).linear(amount + 1)
          .map(linear -> linear.plusConstant(relation == Relation.LESS ? -1 : 0));
      if (difference.isEmpty() || Math.abs(difference.get().coefficient(amount)) != 1)
        return Optional.empty();
      Linear bound = difference.get();
      if (bound.equals(Linear.constant(amount + 1, 0).plusVariable(heap, 1).plusVariable(amount, -1)))
        continue;
      boolean below = bound.coefficient(amount) == 1;
      if (bound.coefficient(heap) != 0 || (below ? least : most).isPresent())
        return Optional.empty();
      if (below)
        least = Optional.of(ofLetters(bound.negated()));
      else
        most = Optional.of(ofLetters(bound));
    }
    Linear one = Linear.constant(letters.size(), 1);
    Linear from = least.filter(bound -> !bound.isConstant() || bound.constant() > 1).orElse(one);
    return most.map(to -> new Amounts(from, to));
  }
}
