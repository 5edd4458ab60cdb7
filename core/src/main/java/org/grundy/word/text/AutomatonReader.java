package org.grundy.word.text;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.text.WrittenAutomaton.Place;

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
 * Leading zeros must make no difference. A text that begins with a numeration of Walnut, such as {@code msd_fib}, is in
 * {@linkplain WalnutReader Walnut's form}.
 */
public final class AutomatonReader {
  private static final Pattern HEAD = Pattern
      .compile("\\s*(base|fibonacci|tribonacci|recurrence|ostrowski)((?: -?[0-9]{1,4})*+|(?: \\[[0-9;, ()]*+\\]))"
          + "(?: from((?: -?[0-9]{1,9})++))? digits of (.*\\S)\\s*");
  private static final Pattern STATE = Pattern.compile("\\s*+(\\*?)\\s*+([0-9]{1,7})(?:\\s+(.*))?");
  private static final Pattern ARROW = Pattern.compile("\\s*([0-9.]+)\\s*->\\s*([0-9]{1,7})\\s*");

  private final WrittenAutomaton written;

  private AutomatonReader(WrittenAutomaton written) {
    this.written = written;
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
    if (WalnutReader.begins(lines))
      return WalnutReader.read(lines, "", names.size(), budget, reading);
    String first = lines.isEmpty() ? "" : lines.getFirst();
    Matcher head = HEAD.matcher(first);
    String joined = String.join(", ", names);
    if (!head.matches())
      throw expected(new Place(1, 1), Phrase.of("a first line such as {0}", "fibonacci digits of " + joined), first);
    if (!Arrays.stream(head.group(4).split(",", -1)).map(String::strip).toList().equals(names))
      throw expected(new Place(1, head.start(4) + 1),
          Phrase.of("the names of the {0} {0:number|numbers} in order, {1}", names.size(), joined), head.group(4));
    var written = new WrittenAutomaton(system(head), names.size(), reading);
    var reader = new AutomatonReader(written);
    for (int i = 1; i < lines.size(); i++)
      if (!lines.get(i).isBlank())
        reader.state(i + 1, lines.get(i));
    if (!written.has(0))
      throw expected(new Place(lines.size() + 1, 1), Phrase.of("a line of state {0}, where strings begin", 0), "");
    return written.solutions(0, budget);
  }

  private static DigitSystem system(Matcher head) {
    try {
      if (head.group(1).equals("ostrowski"))
        return DigitSystem.ostrowski(ContinuedFraction.parse(head.group(2)));
      int[] numbers = Arrays.stream(head.group(2).strip().split(" ")).filter(n -> !n.isEmpty())
          .mapToInt(Integer::parseInt).toArray();
      if (head.group(3) != null)
        return DigitSystem.recurrence(Arrays.stream(numbers).boxed().toList(),
            Arrays.stream(head.group(3).strip().split(" ")).map(BigInteger::new).toList());
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
    written.add(number, !state.group(1).isEmpty(), new Place(line, state.start(2) + 1));
    String list = Objects.requireNonNullElse(state.group(3), "");
    int column = list.isBlank() ? 0 : state.start(3);
    for (String part : list.isBlank() ? new String[0] : list.split(",", -1)) {
      arrow(number, line, column, part);
      column += part.length() + 1;
    }
  }

  /** Reads one arrow of a line, which begins after {@code before} characters. */
  private void arrow(int from, int line, int before, String part) {
    Matcher arrow = ARROW.matcher(part);
    var place = new Place(line, before + indent(part) + 1);
    if (!arrow.matches())
      throw expected(place, Phrase.of("an arrow such as {0}", "01 -> 2"), part.strip());
    String label = arrow.group(1);
    String[] digits = label.split(written.system().digits() > 10 ? "\\." : "");
    written.add(from, written.symbol(digits, label, place), Integer.parseInt(arrow.group(2)), label, place,
        new Place(line, before + arrow.start(2) + 1));
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  private static BadInput expected(Place place, Phrase expected, String found) {
    return BadInput.expected(place.words(), expected, found);
  }
}
