package org.grundy.word.automaton;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.numeration.DigitSystem;

/**
 * Reads a deterministic automaton written by hand or exported by a program:
 *
 * <pre>
 * fibonacci digits of x, y
 * * 0  00 -&gt; 0, 01 -&gt; 1
 *   1  10 -&gt; 0
 * </pre>
 *
 * Each state has a line. State 0 is the start, a star marks an accepting state, and an arrow has one digit for each
 * number, separated by points when the system has more than ten digits. Strings that represent no number are ignored.
 * Leading zeros must make no difference.
 */
public final class AutomatonReader {
  private static final Pattern HEAD = Pattern
      .compile("\\s*(base|fibonacci|tribonacci|recurrence)((?: -?[0-9]{1,4})*+) digits of (.*\\S)\\s*");
  private static final Pattern STATE = Pattern.compile("\\s*+(\\*?)\\s*+([0-9]{1,7})(?:\\s+(.*))?");
  private static final Pattern ARROW = Pattern.compile("\\s*([0-9.]+)\\s*->\\s*([0-9]{1,7})\\s*");

  /** The map entry for the place that names a state. */
  private static final long PLACE_BYTES = Holding.ENTRY + Holding.OBJECT + 2L * Holding.POINTER;
  /** A state with its map entries, without the places of its arrows' targets. */
  private static final long STATE_BYTES = 2L * Holding.ENTRY + 2L * Holding.OBJECT + PLACE_BYTES;

  /** Counted from 1, both. */
  private record Place(int line, int column) {
    Phrase words() {
      return Phrase.of("line {0}, {1}", line, Phrase.of("column {0}", column));
    }
  }

  private final DigitSystem system;
  private final int tracks;
  private final Map<Integer, int[]> arrows = new HashMap<>();
  private final Map<Integer, Boolean> accepting = new HashMap<>();
  /** Where each state's own line names it, and where an arrow first names it. */
  private final Map<Integer, Place> lines = new HashMap<>();
  private final SequencedMap<Integer, Place> targets = new LinkedHashMap<>();

  private final Budget reading;
  private final Holding held;

  private AutomatonReader(DigitSystem system, int tracks, Budget reading) {
    this.reading = reading;
    this.held = new Holding(reading);
    this.system = system;
    this.tracks = tracks;
  }

  /**
   * The numbers that the automaton accepts.
   *
   * @param names the names of the numbers, which the first line must repeat in this order: the i-th digit of an arrow
   *              belongs to the i-th name
   * @param budget charged for each line and arrow and for minimising; the result's memory is taken from it
   * @throws BadInput with line and column
   */
  public static Solutions read(String text, List<String> names, Budget budget) {
    try (var scratch = budget.scratch()) {
      return read(text, names, budget, scratch.budget());
    }
  }

  private static Solutions read(String text, List<String> names, Budget budget, Budget reading) {
    reading.charge(text.length());
    reading.reserve(2L * Character.BYTES * text.length()); // its lines
    List<String> lines = text.lines().toList();
    String first = lines.isEmpty() ? "" : lines.getFirst();
    Matcher head = HEAD.matcher(first);
    String joined = String.join(", ", names);
    if (!head.matches())
      throw expected(new Place(1, 1), Phrase.of("a first line such as {0}", "fibonacci digits of " + joined), first);
    if (!Arrays.stream(head.group(3).split(",", -1)).map(String::strip).toList().equals(names))
      throw expected(new Place(1, head.start(3) + 1),
          Phrase.of("the names of the {0} {0:number|numbers} in order, {1}", names.size(), joined), head.group(3));
    var reader = new AutomatonReader(system(head), names.size(), reading);
    for (int i = 1; i < lines.size(); i++)
      if (!lines.get(i).isBlank())
        reader.state(i + 1, lines.get(i));
    if (!reader.accepting.containsKey(0))
      throw expected(new Place(lines.size() + 1, 1), Phrase.of("a line of state {0}, where strings begin", 0), "");
    return reader.solutions(budget);
  }

  private static DigitSystem system(Matcher head) {
    int[] numbers = Arrays.stream(head.group(2).strip().split(" ")).filter(n -> !n.isEmpty())
        .mapToInt(Integer::parseInt).toArray();
    try {
      return switch (head.group(1)) {
        case "fibonacci" -> DigitSystem.FIBONACCI;
        case "tribonacci" -> DigitSystem.TRIBONACCI;
        case "base" -> DigitSystem.base(numbers.length == 1 ? numbers[0] : 0);
        default -> DigitSystem.recurrence(numbers);
      };
    } catch (BadInput bad) {
      throw BadInput.because("{0}: {1}", new Place(1, head.start(1) + 1).words(), bad.sentence());
    }
  }

  private void state(int line, String text) {
    Matcher state = STATE.matcher(text);
    if (!state.matches())
      throw expected(new Place(line, indent(text) + 1),
          Phrase.of("a state and its arrows, such as {0}", "* 0  00 -> 0"),
          text.strip());
    int number = Integer.parseInt(state.group(2));
    var place = new Place(line, state.start(2) + 1);
    if (lines.putIfAbsent(number, place) != null)
      throw BadInput.because("{0}: state {1} already has a line, line {2}", place.words(), number,
          lines.get(number).line());
    accepting.put(number, !state.group(1).isEmpty());
    int symbols = Symbols.count(system.digits(), tracks);
    reading.charge(symbols);
    held.add(STATE_BYTES + (long) Integer.BYTES * symbols);
    var next = new int[symbols];
    Arrays.fill(next, Machine.NONE);
    String list = Objects.requireNonNullElse(state.group(3), "");
    int column = list.isBlank() ? 0 : state.start(3);
    for (String part : list.isBlank() ? new String[0] : list.split(",", -1)) {
      arrow(line, column, part, next);
      column += part.length() + 1;
    }
    arrows.put(number, next);
  }

  /** Reads one arrow of a line, which begins after {@code before} characters. */
  private void arrow(int line, int before, String part, int[] next) {
    Matcher arrow = ARROW.matcher(part);
    var place = new Place(line, before + indent(part) + 1);
    if (!arrow.matches())
      throw expected(place, Phrase.of("an arrow such as {0}", "01 -> 2"), part.strip());
    int symbol = symbol(place, arrow.group(1));
    if (next[symbol] != Machine.NONE)
      throw BadInput.because("{0}: {1} leads to two states", place.words(), arrow.group(1));
    next[symbol] = Integer.parseInt(arrow.group(2));
    held.add(PLACE_BYTES);
    targets.putIfAbsent(next[symbol], new Place(line, before + arrow.start(2) + 1));
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  private int symbol(Place place, String label) {
    String[] digits = label.split(system.digits() > 10 ? "\\." : "");
    if (digits.length != tracks)
      throw expected(place, Phrase.of("{0} {0:digit|digits}", tracks), label);
    int symbol = 0;
    for (int t = tracks - 1; t >= 0; t--) {
      int digit = digits[t].isEmpty() || digits[t].length() > 2 || digits[t].equals(".") ? system.digits()
          : Integer.parseInt(digits[t]);
      if (digit >= system.digits())
        throw expected(place, Phrase.of("digits below {0}", system.digits()), label);
      symbol = symbol * system.digits() + digit;
    }
    return symbol;
  }

  private static BadInput expected(Place place, Phrase expected, String found) {
    return BadInput.expected(place.words(), expected, found);
  }

  private Solutions solutions(Budget budget) {
    targets.forEach((state, place) -> {
      if (!accepting.containsKey(state))
        throw BadInput.because("{0}: state {1} has no line", place.words(), state);
    });
    var leaf = new Product.Leaf(new Read(), IntStream.range(0, tracks).boxed().toList(), true);
    Dfa dfa = Automata.projected(new Product(system, tracks, leaf, budget), tracks, budget).dfa();
    if (!dfa.isEmpty() && dfa.next(0, 0) != 0)
      throw BadInput.because(
          "{0}: leading zeros make a difference; they must lead back to state {1}, or to an equivalent state",
          Objects.requireNonNull(lines.get(0)).words(), 0);
    return new Solutions(dfa, system);
  }

  /** The automaton as read. */
  private final class Read implements Machine {
    @Override
    public int tracks() {
      return tracks;
    }

    @Override
    public int next(int state, int symbol) {
      return arrows.getOrDefault(state, new int[0])[symbol];
    }

    @Override
    public boolean accepts(int state) {
      return accepting.getOrDefault(state, false);
    }
  }
}
