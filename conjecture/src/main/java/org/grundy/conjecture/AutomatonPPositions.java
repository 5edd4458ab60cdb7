package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.numeration.DigitSystem;

/**
 * The P-positions are what an automaton accepts that reads the digits of all heaps at once, the greatest weight first.
 * Programs take off one digit after another, so they need no strings and only one step for each weight.
 *
 * @param positions the automaton, which accepts with any leading zeros; one track per heap
 */
public record AutomatonPPositions(Solutions positions) implements PPositionForm {
  /** The longest table that fits a Java method: an entry takes up to 8 of its 65535 bytes. */
  private static final int MOST_ENTRIES = 4000;
  private static final int WIDTH = 72;

  @Override
  public Phrase text() {
    return Phrase.of(
        "the losing positions are those accepted by an automaton with {0} {0:state|states} {1}",
        positions.dfa().states(), positions.system().over());
  }

  @Override
  public boolean lost(long[] heaps) {
    return positions.contains(Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList());
  }

  /** The number of entries in the automaton's table. */
  public long entries() {
    return (long) positions.dfa().states() * positions.dfa().symbols();
  }

  /** Whether the table is short enough for programs in all languages. */
  public boolean hasProgram() {
    return entries() <= MOST_ENTRIES;
  }

  /** @throws IllegalArgumentException when there is no automaton, or it has another number of heaps */
  @Override
  public String program(TargetLanguage code, int heaps) {
    if (!hasProgram() || heaps != positions.dfa().tracks())
      throw new IllegalArgumentException(heaps + " heaps, " + entries() + " entries");
    List<String> names = NAMES.subList(0, heaps);
    boolean based = positions.system().order() == 1;
    String weight = based ? "w" : code.entry("w", "i");
    String indent = code == TargetLanguage.PYTHON ? "    " : "  ";
    var lines = new ArrayList<String>();
    tables(code, lines);
    lines.add(code.variable("s", "0"));
    lines.addAll(based ? powers(code, names) : weights(code, names));
    lines.add(indent + code.set("s", code.entry("next", symbol(code, names, weight))));
    for (String name : names)
      lines.add(indent + code.set(name, name + " % " + weight));
    if (based)
      lines.add(indent + code.set("w", code.quotient("w", base())));
    if (code != TargetLanguage.PYTHON)
      lines.add("}");
    lines.add(
        code.back(code == TargetLanguage.PYTHON ? "s >= 0 and ends[s] == 1" : "s >= 0 && " + code.entry("ends", "s")
            + " == 1"));
    return PPositionForm.function(code, heaps, List.of(), lines);
  }

  private int base() {
    return positions.system().coefficient(0, 0);
  }

  /** The next state for each state and symbol, or -1, and whether each state accepts. */
  private void tables(TargetLanguage code, List<String> lines) {
    Machine machine = positions.dfa();
    int states = positions.dfa().states();
    int symbols = positions.dfa().symbols();
    lines.addAll(wrapped(code.list("next", IntStream.range(0, states * symbols)
        .mapToLong(i -> Math.max(machine.next(i / symbols, i % symbols), -1)).toArray())));
    lines.addAll(wrapped(code.list("ends",
        IntStream.range(0, states).mapToLong(q -> machine.accepts(q) ? 1 : 0).toArray())));
  }

  /** Lines of a list that is not too wide. */
  static List<String> wrapped(String list) {
    var lines = new ArrayList<String>();
    String rest = list;
    for (int cut; rest.length() > WIDTH && (cut = rest.lastIndexOf(", ", WIDTH)) > 0;) {
      lines.add(rest.substring(0, cut + 1));
      rest = "  " + rest.substring(cut + 2);
    }
    lines.add(rest);
    return lines;
  }

  /** The index in the table: the digit of heap t has the weight digits<sup>t</sup>. */
  private String symbol(TargetLanguage code, List<String> names, String weight) {
    int digits = positions.dfa().digits();
    var text = new StringBuilder("s * " + positions.dfa().symbols());
    long times = 1;
    for (String name : names) {
      String digit = name + (code == TargetLanguage.PYTHON ? " // " : " / ") + weight;
      text.append(times == 1 ? " + " + digit : " + " + times + " * (" + digit + ")");
      times *= digits;
    }
    return text.toString();
  }

  /** The largest power of the base needed, and the head of the loop. */
  private List<String> powers(TargetLanguage code, List<String> names) {
    String more = names.stream().map(name -> "w <= " + code.quotient(name, base()))
        .collect(Collectors.joining(code == TargetLanguage.PYTHON ? " or " : " || "));
    return List.of(code.variable("w", "1"), code.whilst(more, code.set("w", "w * " + base())),
        code == TargetLanguage.PYTHON ? "while w > 0 and s >= 0:" : "while (w > 0 && s >= 0) {");
  }

  /** All weights needed, and the head of the loop. */
  private List<String> weights(TargetLanguage code, List<String> names) {
    DigitSystem system = positions.system();
    int order = system.order();
    String first = system.weights(order).stream().map(BigInteger::toString).collect(Collectors.joining(", "));
    if (code == TargetLanguage.PYTHON)
      return List.of("w = [" + first + "]",
          "while w[-1] <= max(" + String.join(", ", names) + "): w.append(" + recurrence(j -> "w[-" + j + "]") + ")",
          "i = len(w)", "while i > 0 and s >= 0:", "    i -= 1");
    long[] weights = longWeights(system);
    var lines = new ArrayList<String>();
    if (IntStream.range(0, order).anyMatch(j -> system.coefficient(j, 0) < 0))
      lines.addAll(wrapped(code.list("w", weights)));
    else {
      lines.add(code == TargetLanguage.CPP ? "long long w[" + weights.length + "] = {" + first + "};"
          : "long[] w = java.util.Arrays.copyOf(new long[]{" + first + "}, " + weights.length + ");");
      lines.add("for (int i = " + order + "; i < " + weights.length + "; i++) w[i] = "
          + recurrence(j -> "w[i - " + j + "]") + ";");
    }
    lines.add("for (int i = " + weights.length + "; i > 0 && s >= 0;) {");
    lines.add("  i--;");
    return lines;
  }

  private String recurrence(Function<Integer, String> before) {
    var text = new StringBuilder();
    for (int j = 1; j <= positions.system().order(); j++) {
      int c = positions.system().coefficient(j - 1, 0);
      if (c != 0)
        text.append(text.isEmpty() ? c < 0 ? "-" : "" : c < 0 ? " - " : " + ")
            .append(Math.abs(c) == 1 ? "" : Math.abs(c) + " * ").append(before.apply(j));
    }
    return text.toString();
  }

  /** All weights that fit a {@code long}; numbers that fit one need no others. */
  private static long[] longWeights(DigitSystem system) {
    return system.weights(Long.SIZE * 2).stream().filter(w -> w.bitLength() < Long.SIZE)
        .flatMapToLong(w -> LongStream.of(w.longValueExact())).toArray();
  }
}
