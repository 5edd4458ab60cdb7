package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.numeration.DigitSystem;

/**
 * Reads a deterministic automaton that a person wrote or a program exported:
 *
 * <pre>
 * fibonacci digits of x, y
 * * 0  00 -&gt; 0, 01 -&gt; 1
 *   1  10 -&gt; 0
 * </pre>
 *
 * A line for each state, beginning with 0, where strings begin; a star where they may end; arrows with one digit for each
 * number, apart by points when there are more than ten. What is no number's string is left out. Zeros in front must make
 * no difference.
 */
public final class AutomatonReader {
  private static final Pattern HEAD = Pattern
      .compile("(base|fibonacci|tribonacci|recurrence)((?: -?[0-9]{1,4})*) digits of (.+)");
  private static final Pattern STATE = Pattern.compile("\\s*(\\*?)\\s*([0-9]{1,7})(?:\\s+(.*))?");
  private static final Pattern ARROW = Pattern.compile("\\s*([0-9.]+)\\s*->\\s*([0-9]{1,7})\\s*");

  private final DigitSystem system;
  private final int tracks;
  private final Map<Integer, int[]> arrows = new HashMap<>();
  private final Map<Integer, Boolean> accepting = new HashMap<>();

  private AutomatonReader(DigitSystem system, int tracks) {
    this.system = system;
    this.tracks = tracks;
  }

  /**
   * The numbers that the automaton accepts.
   *
   * @throws BadInput with the line
   */
  public static Solutions read(String text) {
    List<String> lines = text.lines().toList();
    Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.getFirst().strip());
    if (!head.matches())
      throw expected(1, Phrase.of("a first line such as {0}", "fibonacci digits of x, y"),
          lines.isEmpty() ? "" : lines.getFirst());
    int[] numbers = Arrays.stream(head.group(2).strip().split(" ")).filter(n -> !n.isEmpty())
        .mapToInt(Integer::parseInt).toArray();
    List<String> names = Arrays.stream(head.group(3).split(",")).map(String::strip).toList();
    if (!names.equals(names.stream().sorted().distinct().toList()))
      throw expected(1, Phrase.of("the names in the order of the heaps, such as {0}", "x, y"), head.group(3));
    var reader = new AutomatonReader(system(head.group(1), numbers), names.size());
    for (int i = 1; i < lines.size(); i++)
      if (!lines.get(i).isBlank())
        reader.state(i + 1, lines.get(i));
    return reader.solutions();
  }

  private static DigitSystem system(String name, int[] numbers) {
    return switch (name) {
      case "fibonacci" -> DigitSystem.FIBONACCI;
      case "tribonacci" -> DigitSystem.TRIBONACCI;
      case "base" -> DigitSystem.base(numbers.length == 1 ? numbers[0] : 0);
      default -> DigitSystem.recurrence(numbers);
    };
  }

  private void state(int line, String text) {
    Matcher state = STATE.matcher(text);
    if (!state.matches())
      throw expected(line, Phrase.of("a state and its arrows, such as {0}", "* 0  00 -> 0"), text);
    int number = Integer.parseInt(state.group(2));
    if (accepting.put(number, !state.group(1).isEmpty()) != null)
      throw BadInput.because("line {0}: state {1} stands there twice", line, number);
    var next = new int[Symbols.count(system.digits(), tracks)];
    Arrays.fill(next, Machine.NONE);
    if (state.group(3) != null && !state.group(3).isBlank())
      for (String part : state.group(3).split(",")) {
        Matcher arrow = ARROW.matcher(part);
        if (!arrow.matches())
          throw expected(line, Phrase.of("an arrow such as {0}", "01 -> 2"), part);
        int symbol = symbol(line, arrow.group(1));
        if (next[symbol] != Machine.NONE)
          throw BadInput.because("line {0}: {1} leads to two states", line, arrow.group(1));
        next[symbol] = Integer.parseInt(arrow.group(2));
      }
    arrows.put(number, next);
  }

  private int symbol(int line, String label) {
    String[] digits = label.split(system.digits() > 10 ? "\\." : "");
    if (digits.length != tracks)
      throw expected(line, Phrase.of("{0} {0:digit|digits}", tracks), label);
    int symbol = 0;
    for (int t = tracks - 1; t >= 0; t--) {
      int digit = digits[t].length() == 0 || digits[t].length() > 2 || digits[t].equals(".") ? system.digits()
          : Integer.parseInt(digits[t]);
      if (digit >= system.digits())
        throw expected(line, Phrase.of("digits below {0}", system.digits()), label);
      symbol = symbol * system.digits() + digit;
    }
    return symbol;
  }

  private static BadInput expected(int line, Phrase expected, String found) {
    return BadInput.expected(Phrase.of("line {0}", line), expected, found);
  }

  private Solutions solutions() {
    var missing = new ArrayList<Integer>();
    if (!accepting.containsKey(0))
      missing.add(0);
    arrows.values().stream().flatMapToInt(Arrays::stream).filter(to -> to >= 0 && !accepting.containsKey(to))
        .forEach(missing::add);
    if (!missing.isEmpty())
      throw BadInput.because("state {0} has no line", missing.getFirst());
    var leaf = new Product.Leaf(new Read(), IntStream.range(0, tracks).boxed().toList(), true);
    Dfa dfa = Automata.projected(new Product(system, tracks, leaf, Budget.unlimited()), tracks, Budget.unlimited())
        .dfa();
    if (!dfa.isEmpty() && dfa.next(0, 0) != 0)
      throw BadInput.because("zeros in front make a difference: they must lead back to state {0}, or to one like it",
          0);
    return new Solutions(dfa, system);
  }

  /** The automaton as it was read. */
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
