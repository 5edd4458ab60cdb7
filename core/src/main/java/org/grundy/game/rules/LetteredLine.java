package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Function;
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
  /** That a letter is an element of a set: {@code k in S}. */
  private static final Pattern ELEMENT = Pattern.compile("(?<![A-Za-z0-9])([a-z])[ _]+in[ _]+([A-Z])(?![A-Za-z])");
  private static final int MOST_LETTERS = 2;

  private final String text;
  private final List<String> letters;
  private final Optional<String> set;

  private LetteredLine(String text, List<String> letters, Optional<String> set) {
    this.text = text;
    this.letters = letters;
    this.set = set;
  }

  /**
   * The line of a text; empty when it is no line, or has no capital letter.
   *
   * @throws BadInput when it has more than {@value #MOST_LETTERS} for numbers, or names a set more than once
   */
  public static Optional<LetteredLine> of(String text) {
    List<String> all = LETTER.matcher(text).results().map(MatchResult::group).toList();
    if (all.isEmpty() || !LineReader.mayBe(text))
      return Optional.empty();
    List<String> sets = ELEMENT.matcher(text).results().map(found -> found.group(2)).toList();
    for (String set : sets)
      if (sets.size() > 1 || all.stream().filter(set::equals).count() > 1)
        throw BadInput.because("expected one set in the rules, named once, as in {0}", "take k where k in S");
    List<String> letters = new LinkedHashSet<>(all).stream().filter(letter -> !sets.contains(letter)).toList();
    if (letters.size() > MOST_LETTERS)
      throw BadInput.because("expected at most {0} capital letters in the rules, found {1}", MOST_LETTERS,
          String.join(", ", letters));
    return Optional.of(new LetteredLine(text, letters, sets.stream().findFirst()));
  }

  /** The rules as they were typed. */
  public String text() {
    return text;
  }

  /** The name of the set that the problem gives, if there is one. */
  public Optional<String> set() {
    return set;
  }

  /** The capital letters that stand for numbers, in the order in which they first stand in the rules. */
  public List<String> letters() {
    return letters;
  }

  /** What a problem gives: a number for each letter, and the elements of the set, if the rules have one. */
  public record Given(List<Long> numbers, List<Long> set) {
    public Given {
      numbers = List.copyOf(numbers);
      set = List.copyOf(set);
    }
  }

  /**
   * The game of the line with a number for each letter, and an empty set.
   *
   * @throws BadInput when the text is no line, with a line that may have been meant, or when play might not end
   */
  public Impartial<Heaps> read(Budget budget, long... numbers) {
    return read(budget, new Given(Arrays.stream(numbers).boxed().toList(), List.of()));
  }

  /** The same with what a problem gives. */
  public Impartial<Heaps> read(Budget budget, Given given) {
    try {
      return LineReader.plain(with(given), budget);
    } catch (BadInput bad) {
      throw hinted(bad, budget);
    }
  }

  /** The error with a line that may have been meant. */
  private BadInput hinted(BadInput bad, Budget budget) {
    return bad.isPlaced() ? LineHints.of(text, budget).map(bad::meaning).orElse(bad) : bad;
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
    return with(new Given(Arrays.stream(numbers).boxed().toList(), List.of()));
  }

  private String with(Given given) {
    String listed = ELEMENT.matcher(text).replaceAll(found -> given.set().stream()
        .map(element -> found.group(1) + " = " + element)
        .collect(Collectors.joining(" or ", "(", ")")).replace("()", "(0 = 1)"));
    return LETTER.matcher(listed).replaceAll(letter -> {
      long number = given.numbers().get(letters.indexOf(letter.group()));
      boolean factor = letter.start() > 0 && Character.isDigit(listed.charAt(letter.start() - 1));
      return factor ? "(" + number + ")" : Long.toString(number);
    });
  }

  /**
   * The moves as they are written, for all numbers and sets.
   *
   * @throws BadInput when the text is no line, with a line that may have been meant; when the rules are not of one
   *                  heap, or the set is named within an alternative or a negation
   */
  public List<WrittenMove> written(Budget budget) {
    var known = new ArrayList<>(letters);
    set.ifPresent(known::add);
    String equal = ELEMENT.matcher(text).replaceAll(found -> found.group(1) + " = " + found.group(2));
    try {
      return LineReader.lettered(equal, known, budget).stream().map(move -> move.written(known.size()))
          .map(move -> set.isPresent() ? overTheSet(move) : move).toList();
    } catch (BadInput bad) {
      throw hinted(bad, budget);
    }
  }

  /** A move of which the last given number is rather any element of the set; a letter that is one takes its place. */
  private WrittenMove overTheSet(WrittenMove move) {
    int element = letters.size() + 1;
    List<Proposition> conditions = move.where().conjuncts().toList();
    List<Proposition> naming = conditions.stream().filter(condition -> condition.has(element)).toList();
    if (naming.isEmpty())
      return withoutTheSet(move, element);
    OptionalInt equal = naming.size() == 1 ? equal(naming.getFirst(), element, move.names().size())
        : OptionalInt.empty();
    if (equal.isEmpty())
      throw BadInput.because("expected {0} joined to other conditions by {1}", "k in S", "'and'");
    var names = new ArrayList<>(move.names());
    int letter = equal.getAsInt();
    if (letter < element) {
      names.set(element, "element");
      return new WrittenMove(names, 1, letters.size(), true, move.results(), move.where());
    }
    int[] to = IntStream.range(0, names.size()).map(i -> i == letter ? element : i > letter ? i - 1 : i).toArray();
    names.set(element, names.get(letter));
    names.remove(letter);
    return new WrittenMove(names, 1, letters.size(), true,
        move.results().stream().map(result -> result.renamed(to)).toList(),
        new Proposition.All(conditions.stream().filter(condition -> !naming.contains(condition))
            .map(condition -> condition.renamed(to)).toList()));
  }

  private WrittenMove withoutTheSet(WrittenMove move, int element) {
    int[] to = IntStream.range(0, move.names().size()).map(i -> i > element ? i - 1 : i).toArray();
    var names = new ArrayList<>(move.names());
    names.remove(element);
    return new WrittenMove(names, 1, letters.size(), false,
        move.results().stream().map(result -> result.renamed(to)).toList(), move.where().renamed(to));
  }

  /** The variable that the condition says is equal to the element. */
  private static OptionalInt equal(Proposition condition, int element, int variables) {
    if (!(condition instanceof Proposition.Compared(Term left, Relation relation, Term right))
        || relation != Relation.EQUAL)
      return OptionalInt.empty();
    Term other = left.equals(new Term.Variable(element)) ? right : left;
    return left.has(element) != right.has(element) && other instanceof Term.Variable(int index)
        && new Term.Operation(Term.Operator.MINUS, left, right).linear(variables)
            .filter(difference -> Math.abs(difference.coefficient(element)) == 1).isPresent()
                ? OptionalInt.of(index) : OptionalInt.empty();
  }

  /** Whether the rules mean anything for these numbers, as far as a theorem tells. */
  public boolean means(List<Long> numbers) {
    long[] values = numbers.stream().mapToLong(Long::longValue).toArray();
    return theorem().filter(theorem -> !theorem.holds(values)).isEmpty();
  }

  /** What is known for all letters: when one heap loses any number between bounds, evenly spaced or not, or one of two. */
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
    return names.size() == amount + 1 && taken.size() == 1
        ? taken.getFirst().linear(names.size()).flatMap(linear -> between(linear, where)) : Optional.empty();
  }

  private Linear ofLetters(Linear all) {
    long[] coefficients = new long[letters.size()];
    Arrays.setAll(coefficients, all::coefficient);
    return Linear.of(coefficients, all.constant());
  }

  /** Bounds and a remainder of the letter after the heap, when each condition is one. */
  private Optional<LetteredTheorem> between(Linear taken, Proposition where) {
    int heap = letters.size();
    int letter = heap + 1;
    long times = taken.coefficient(letter);
    if (times < 1 || !taken.plusVariable(letter, -times).isConstant())
      return Optional.empty();
    Linear enough = taken.negated().plusVariable(heap, 1);
    Optional<Linear> least = Optional.empty();
    Optional<Linear> most = Optional.empty();
    Optional<Remainder> remainder = Optional.empty();
    for (Proposition condition : where.conjuncts().toList()) {
      Optional<Remainder> some = Remainder.of(condition, letter);
      if (some.isPresent() && remainder.isEmpty()) {
        remainder = some;
        continue;
      }
      if (!(condition instanceof Proposition.Compared(Term small, Relation relation, Term large))
          || relation != Relation.LESS && relation != Relation.AT_MOST)
        return Optional.empty();
      Optional<Linear> difference = new Term.Operation(Term.Operator.MINUS, large, small).linear(letter + 1)
          .map(linear -> linear.plusConstant(relation == Relation.LESS ? -1 : 0));
      if (difference.isEmpty())
        return Optional.empty();
      Linear bound = difference.get();
      if (bound.equals(enough))
        continue;
      boolean below = bound.coefficient(letter) == 1;
      if (Math.abs(bound.coefficient(letter)) != 1 || bound.coefficient(heap) != 0
          || (below ? least : most).isPresent())
        return Optional.empty();
      if (below)
        least = Optional.of(ofLetters(bound.negated()));
      else
        most = Optional.of(ofLetters(bound));
    }
    return most.isEmpty() ? Optional.empty()
        : amounts(times, taken.constant(), least, most.get(), remainder.orElse(new Remainder(1, 0)));
  }

  /** Takes times k + plus, where k lies between the bounds and has the remainder. */
  private Optional<LetteredTheorem> amounts(long times, long plus, Optional<Linear> least, Linear most,
      Remainder remainder) {
    long step = Math.multiplyExact(times, remainder.by());
    Linear last = most.times(times).plusConstant(plus);
    // k is not negative, which the amounts show only if nothing is added
    if (step == 1 && plus <= 0 && least.isPresent() && !least.get().isConstant())
      return Optional.of(new LetteredInterval(least.get().plusConstant(plus), last));
    if (least.filter(bound -> !bound.isConstant()).isPresent())
      return Optional.empty();
    long from = Math.max(least.map(Linear::constant).orElse(0L), Math.floorDiv(-plus, times) + 1);
    long k = Math.max(from, 0);
    long first = Math.addExact(Math.multiplyExact(times, k + Math.floorMod(remainder.is() - k, remainder.by())), plus);
    return step == 1 ? Optional.of(new LetteredInterval(Linear.constant(letters.size(), first), last))
        : LetteredProgression.of(first, step, last);
  }

  /** A number has this remainder after division by another. */
  private record Remainder(long by, long is) {
    /** The remainder that a condition says a variable has. */
    static Optional<Remainder> of(Proposition condition, int variable) {
      Term.Variable of = new Term.Variable(variable);
      return switch (condition) {
        case Proposition.Is(Term.Call(Function property, var arguments)) when arguments.equals(List.of(of)) ->
          property == Function.ODD || property == Function.EVEN
              ? Optional.of(new Remainder(2, property == Function.ODD ? 1 : 0)) : Optional.empty();
        case Proposition.Divides(Term.Constant(long by), Term number) when number.equals(of) && by > 0 ->
          Optional.of(new Remainder(by, 0));
        case Proposition.Compared(Term.Operation(Term.Operator operator, Term number, Term.Constant(long by)), Relation relation, Term.Constant(long is)) when operator == Term.Operator.REMAINDER
            && number.equals(of)
            && relation == Relation.EQUAL && 0 <= is && is < by ->
          Optional.of(new Remainder(by, is));
        default -> Optional.empty();
      };
    }
  }
}
