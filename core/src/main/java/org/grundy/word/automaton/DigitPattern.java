package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.numeration.DigitSystem;

/**
 * Reads a regular expression of digits, the most or the least significant first:
 *
 * <pre>
 * pattern = series { "|" series }
 * series  = { item [ "*" | "+" | "?" ] }
 * item    = digit | "[" digits { "," digits } "]" | "." | "(" pattern ")"
 * </pre>
 *
 * Brackets hold one digit of each number, "." stands for any digits, and spaces do not matter. Numbers are in the set
 * when their digits, with some zeros before the most significant one, match. Each digit of the pattern becomes a state (V. M. Glushkov, The
 * abstract theory of automata, Russian Math. Surveys 16:5 (1961) 1-53, doi 10.1070/RM1961v016n05ABEH004112); the
 * automaton can have exponentially many sets of them.
 */
public final class DigitPattern {
  /** Which digit of a number a pattern begins with. */
  public enum Order {
    MOST_SIGNIFICANT_FIRST, LEAST_SIGNIFICANT_FIRST
  }

  private static final int MOST_PLACES = 10_000;
  private static final int DEEPEST = 200;
  /** A symbol that stands for any. */
  private static final int ANY = -1;

  /** The places where a part of the pattern can begin and end, and whether it can be left out. */
  private record Range(BitSet first, BitSet last, boolean empty) {
  }

  private final String text;
  private final DigitSystem system;
  private final int tracks;
  private final Order order;
  private final Phrase place;
  private int at;
  private int depth;
  private final List<Integer> symbols = new ArrayList<>();
  /** For each place those that can come next. */
  private final List<BitSet> following = new ArrayList<>();

  private DigitPattern(String text, DigitSystem system, int tracks, Order order, Phrase place) {
    this.text = text;
    this.system = system;
    this.tracks = tracks;
    this.order = order;
    this.place = place;
  }

  /**
   * The automaton of the numbers whose digits match.
   *
   * @param tracks how many numbers
   * @param place  where the pattern stands, for messages
   * @param budget charged for each set of places and symbol; the automaton's memory is taken from it
   * @throws BadInput with the character of the pattern
   */
  public static Dfa read(String text, DigitSystem system, int tracks, Order order, Phrase place, Budget budget) {
    var pattern = new DigitPattern(text, system, tracks, order, place);
    Range all = pattern.pattern();
    if (pattern.more())
      throw pattern.expected(Phrase.of("the end of the pattern"));
    return pattern.automaton(all, budget);
  }

  private Range pattern() {
    Range all = series();
    while (took('|')) {
      Range other = series();
      all = new Range(union(all.first, other.first), union(all.last, other.last), all.empty || other.empty);
    }
    return all;
  }

  private Range series() {
    var all = new Range(new BitSet(), new BitSet(), true);
    while (more() && peek() != '|' && peek() != ')') {
      Range next = repeated(item());
      all = order == Order.MOST_SIGNIFICANT_FIRST ? joined(all, next) : joined(next, all);
    }
    return all;
  }

  /** One part, then another one that stands for less significant digits. */
  private Range joined(Range one, Range other) {
    follow(one.last, other.first);
    return new Range(one.empty ? union(one.first, other.first) : one.first,
        other.empty ? union(other.last, one.last) : other.last, one.empty && other.empty);
  }

  private Range repeated(Range item) {
    Range all = item;
    while (more()) {
      if (took('?')) {
        all = new Range(all.first, all.last, true);
      } else if (peek() == '*' || peek() == '+') {
        all = new Range(all.first, all.last, all.empty || peek() == '*');
        at++;
        follow(all.last, all.first);
      } else {
        break;
      }
    }
    return all;
  }

  private Range item() {
    if (took('(')) {
      if (++depth > DEEPEST)
        throw expected(Phrase.of("at most {0} nested brackets", DEEPEST));
      Range inside = pattern();
      if (!took(')'))
        throw expected(Phrase.of(")"));
      depth--;
      return inside;
    }
    if (took('.'))
      return symbol(ANY);
    if (took('['))
      return listed();
    if (tracks > 1)
      throw expected(Phrase.of("one digit of each number, as in {0}", "[0" + ",1".repeat(tracks - 1) + "]"));
    int digit = more() ? Character.digit(peek(), 10) : -1;
    if (digit < 0 || digit >= system.digits())
      throw expected(digits());
    at++;
    return symbol(digit);
  }

  private Phrase digits() {
    return Phrase.of("a digit from 0 to {0}", system.digits() - 1);
  }

  private Range listed() {
    int symbol = 0;
    int weight = 1;
    for (int track = 0; track < tracks; track++) {
      if (track > 0 && !took(','))
        throw expected(Phrase.of("a comma, and as many digits as there are numbers, {0}", tracks));
      symbol += weight * digit();
      weight *= system.digits();
    }
    if (!took(']'))
      throw expected(Phrase.of("] after as many digits as there are numbers, {0}", tracks));
    return symbol(symbol);
  }

  /** A digit in brackets, which may be 10 or more. */
  private int digit() {
    if (!more() || Character.digit(peek(), 10) < 0)
      throw expected(digits());
    int start = at;
    int digit = 0;
    while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
      digit = 10 * digit + Character.digit(text.charAt(at++), 10);
      if (digit >= system.digits()) {
        at = start;
        throw expected(digits());
      }
    }
    return digit;
  }

  private Range symbol(int symbol) {
    if (symbols.size() == MOST_PLACES)
      throw expected(Phrase.of("at most {0} digits", MOST_PLACES));
    var itself = new BitSet();
    itself.set(symbols.size());
    symbols.add(symbol);
    following.add(new BitSet());
    return new Range(itself, itself, false);
  }

  private void follow(BitSet last, BitSet first) {
    last.stream().forEach(p -> following.get(p).or(first));
  }

  private static BitSet union(BitSet one, BitSet other) {
    var union = (BitSet) one.clone();
    union.or(other);
    return union;
  }

  private boolean more() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at)))
      at++;
    return at < text.length();
  }

  private char peek() {
    return text.charAt(at);
  }

  private boolean took(char sign) {
    boolean is = more() && peek() == sign;
    at += is ? 1 : 0;
    return is;
  }

  private BadInput expected(Phrase what) {
    boolean more = more();
    return BadInput.because("{0}: character {1} of the pattern: expected {2}, found {3}", place, at + 1, what,
        more ? BadInput.quoted(String.valueOf(peek())) : Phrase.of("the end"));
  }

  private Dfa automaton(Range all, Budget budget) {
    try (var scratch = budget.scratch()) {
      return new Sets(all, new Holding(scratch.budget()), budget).automaton();
    }
  }

  /**
   * The sets of places that strings can have come to. Set 0 belongs to the empty string, and stays where zeros are read:
   * the places come before the first digit that matters.
   */
  private final class Sets {
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    private final List<BitSet> sets = new ArrayList<>();
    private final Range all;
    /** The places after any number of zeros. */
    private final BitSet zeros = new BitSet();
    private final Holding held;
    private final Budget budget;

    Sets(Range all, Holding held, Budget budget) {
      this.all = all;
      this.held = held;
      this.budget = budget;
      sets.add(new BitSet());
      BitSet more = after(all.first, 0);
      while (!more.isEmpty()) {
        zeros.or(more);
        more = after(following(zeros), 0);
        more.andNot(zeros);
      }
    }

    private BitSet following(BitSet places) {
      var next = new BitSet();
      places.stream().forEach(p -> next.or(following.get(p)));
      return next;
    }

    /** Those of the places that can stand for the symbol. */
    private BitSet after(BitSet places, int symbol) {
      var of = new BitSet();
      places.stream().filter(p -> symbols.get(p) == ANY || symbols.get(p) == symbol).forEach(of::set);
      return of;
    }

    private int next(int set, int symbol) {
      if (set == 0 && symbol == 0)
        return 0;
      BitSet before = set == 0 ? union(all.first, following(zeros)) : following(sets.get(set));
      budget.charge(1 + symbols.size() / Long.SIZE);
      BitSet to = after(before, symbol);
      if (to.isEmpty())
        return -1;
      Integer known = numbers.get(to);
      if (known != null)
        return known;
      held.add(Holding.ENTRY + 2L * Holding.OBJECT + to.size() / Byte.SIZE);
      numbers.put(to, sets.size());
      sets.add(to);
      return sets.size() - 1;
    }

    private boolean accepts(int set) {
      return set == 0 ? all.empty || zeros.intersects(all.last) : sets.get(set).intersects(all.last);
    }

    Dfa automaton() {
      return Dfas.of(system.digits(), tracks, this::next, this::accepts, budget);
    }
  }
}
