package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
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

  /**
   * The game of the line with a number for each letter.
   *
   * @throws BadInput when the text is no line, with a line that may have been meant, or when play might not end
   */
  public Impartial<Heaps> read(Budget budget, long... numbers) {
    try {
      return LineReader.plain(with(numbers), budget);
    } catch (BadInput bad) {
      throw bad.isPlaced() ? LineHints.of(text, budget).map(bad::meaning).orElse(bad) : bad;
    }
  }

  /** Whether a text is such a line, with ones for its letters. */
  static boolean isRead(String text, Budget budget) {
    try {
      return of(text).filter(line -> LineReader.tried(line.with(1, 1), budget).isPresent()).isPresent();
    } catch (BadInput _) {
      return false;
    }
  }

  /** The line with a number for each letter. */
  public String with(long... numbers) {
    return LETTER.matcher(text).replaceAll(letter -> {
      long number = numbers[letters.indexOf(letter.group())];
      boolean factor = letter.start() > 0 && Character.isDigit(text.charAt(letter.start() - 1));
      return factor ? "(" + number + ")" : Long.toString(number);
    });
  }

  /** Whether the rules mean anything for these numbers, as far as a theorem tells. */
  public boolean means(List<Long> numbers) {
    long[] values = numbers.stream().mapToLong(Long::longValue).toArray();
    return theorem().filter(theorem -> !theorem.means(values)).isEmpty();
  }

  /** What is known for all letters: when one heap loses any number between bounds, or one of two numbers. */
  public Optional<LetteredTheorem> theorem() {
    try {
      return recognized();
    } catch (BadInput | ArithmeticException _) {
      return Optional.empty();
    }
  }

  private Optional<LetteredTheorem> recognized() {
    var tokens = new Tokens(text.replace('_', ' '));
    var names = new ArrayList<>(letters);
    names.add("n");
    if (!tokens.took("take"))
      return Optional.empty();
    TermReader terms = TermReader.growing(tokens, names, Dialect.RULES);
    var taken = new ArrayList<Term>();
    do
      taken.add(terms.term());
    while (tokens.took(",") || tokens.took("or"));
    Proposition where = tokens.took("where") ? new PropositionReader(tokens, terms).proposition()
        : Proposition.always();
    if (!tokens.peek().isEmpty() || taken.size() > 2)
      return Optional.empty();
    int amount = letters.size() + 1;
    if (names.size() == amount && where.equals(Proposition.always())) {
      List<Linear> sums = taken.stream().filter(term -> !term.has(letters.size()))
          .flatMap(term -> term.linear(names.size()).stream()).map(this::ofLetters).toList();
      return sums.size() < taken.size() ? Optional.empty()
          : Optional.of(sums.size() == 1 ? new LetteredInterval(sums.getFirst(), sums.getFirst())
              : LetteredPair.of(sums.getFirst(), sums.getLast()));
    }
    return names.size() == amount + 1 && taken.equals(List.of(new Term.Variable(amount))) ? between(where)
        : Optional.empty();
  }

  private Linear ofLetters(Linear all) {
    long[] coefficients = new long[letters.size()];
    Arrays.setAll(coefficients, all::coefficient);
    return Linear.of(coefficients, all.constant());
  }

  /** Bounds of the letter after the heap, when each condition is one. */
  private Optional<LetteredTheorem> between(Proposition where) {
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
    return most.map(to -> new LetteredInterval(from, to));
  }
}
