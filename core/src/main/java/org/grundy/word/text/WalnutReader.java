package org.grundy.word.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.WalnutNames;
import org.grundy.word.text.WrittenAutomaton.Place;

/**
 * Reads a deterministic automaton in Walnut's form:
 *
 * <pre>
 * msd_fib msd_fib
 *
 * 0 1
 * 0 0 -&gt; 0
 * 0 1 -&gt; 1
 *
 * 1 0
 * 1 0 -&gt; 0
 * </pre>
 *
 * The first line names the numeration of each number. A line with a state and its output, 1 where strings may end and 0
 * elsewhere, begins each state; strings begin in the first one. Its arrows follow, one in a line; a star stands for any
 * digit. With {@code lsd_2} and the like, strings begin with the least significant digit. H. Mousavi, Automatic theorem proving in Walnut (2016), arXiv:1603.06017.
 */
final class WalnutReader {
  private static final Pattern NUMERATION = Pattern.compile("\\s*(msd|lsd)_.*");
  private static final Pattern STATE = Pattern.compile("\\s*([0-9]{1,7})\\s+([0-9]+)\\s*");
  private static final Pattern ARROW = Pattern.compile("\\s*([0-9*][0-9*\\s]*?)\\s*->\\s*([0-9]{1,7})\\s*");
  private static final String ANY = "*";

  private final WrittenAutomaton written;
  /** The output of the states where strings may end; empty for 1, where outputs are 0 or 1. */
  private final String letter;
  /** The state whose arrows are read, and the first one; below 0 before the first. */
  private int state = -1;
  private int first = -1;

  private WalnutReader(WrittenAutomaton written, String letter) {
    this.written = written;
    this.letter = letter;
  }

  /** Whether the text begins with the name of a numeration. */
  static boolean begins(List<String> lines) {
    return lines.stream().map(WalnutReader::plain).filter(line -> !line.isBlank()).findFirst()
        .filter(line -> NUMERATION.matcher(line).matches()).isPresent();
  }

  /**
   * The numbers that the automaton accepts.
   *
   * @param letter the output for them; empty for 1, where outputs are 0 or 1
   * @param count  how many numbers it must be about
   * @param budget the budget that the result's memory is taken from
   */
  static Solutions read(List<String> lines, String letter, int count, Budget budget, Budget reading) {
    int head = 0;
    while (plain(lines.get(head)).isBlank())
      head++;
    String names = plain(lines.get(head));
    var reader = new WalnutReader(new WrittenAutomaton(system(names, head + 1, count), count, reading), letter);
    for (int i = head + 1; i < lines.size(); i++)
      if (!plain(lines.get(i)).isBlank())
        reader.line(plain(lines.get(i)), i + 1);
    if (reader.first < 0)
      throw BadInput.expected(new Place(lines.size() + 1, 1).words(),
          Phrase.of("a state and its output, such as {0}", "0 1"), "");
    return WalnutNames.isReversed(names.strip()) ? reader.written.reversed(reader.first, budget)
        : reader.written.solutions(reader.first, budget);
  }

  /** The outputs of the states, each once. */
  static List<String> letters(List<String> lines) {
    return lines.stream().map(line -> STATE.matcher(plain(line))).filter(Matcher::matches).map(state -> state.group(2))
        .distinct().sorted().toList();
  }

  /** The line without its comment. */
  private static String plain(String line) {
    int comment = line.indexOf('#');
    return comment < 0 ? line : line.substring(0, comment);
  }

  private static DigitSystem system(String line, int number, int count) {
    var systems = new ArrayList<DigitSystem>();
    var directions = new HashSet<Boolean>();
    Matcher name = Pattern.compile("\\S+").matcher(line);
    while (name.find()) {
      Phrase place = new Place(number, name.start() + 1).words();
      DigitSystem system = system(name.group(), place);
      directions.add(WalnutNames.isReversed(name.group()));
      if (!systems.isEmpty() && !systems.getFirst().equals(system) || directions.size() > 1)
        throw BadInput.because("{0}: all numbers must be written in the same numeration", place);
      systems.add(system);
    }
    if (systems.size() != count)
      throw BadInput.expected(new Place(number, 1).words(),
          Phrase.of("the numeration of {0} {0:number|numbers}", count), line.strip());
    return systems.getFirst();
  }

  private static DigitSystem system(String name, Phrase place) {
    Optional<DigitSystem> system;
    try {
      system = WalnutNames.system(name);
    } catch (BadInput bad) {
      throw BadInput.because("{0}: {1}", place, bad.sentence());
    }
    return system.orElseThrow(() -> BadInput.expected(place,
        Phrase.of("{0}, {1}, {2} or a base such as {3}", "msd_fib", "msd_trib", "msd_pell", "msd_2"), name));
  }

  private void line(String line, int number) {
    Matcher arrow = ARROW.matcher(line);
    Matcher begun = STATE.matcher(line);
    if (begun.matches()) {
      state = Integer.parseInt(begun.group(1));
      first = first < 0 ? state : first;
      var output = new Place(number, begun.start(2) + 1);
      if (letter.isEmpty() && !begun.group(2).matches("[01]"))
        throw BadInput.expected(output.words(), Phrase.of("{0} or {1}, for a set", "0", "1"), begun.group(2));
      if (begun.group(2).length() > 1)
        throw BadInput.expected(output.words(), Phrase.of("a letter of one digit"), begun.group(2));
      written.add(state, begun.group(2).equals(letter.isEmpty() ? "1" : letter), new Place(number, begun.start(1) + 1));
    } else if (arrow.matches() && state >= 0) {
      arrow(arrow, number);
    } else {
      throw BadInput.expected(new Place(number, 1).words(), state < 0
          ? Phrase.of("a state and its output, such as {0}", "0 1") : Phrase.of("an arrow such as {0}", "0 1 -> 2"),
          line.strip());
    }
  }

  private void arrow(Matcher arrow, int number) {
    String label = arrow.group(1);
    String[] digits = label.split("\\s+");
    each(digits, 0, arrow, new Place(number, arrow.start(1) + 1), new Place(number, arrow.start(2) + 1));
  }

  /** Adds an arrow for every choice of digits for the stars from the given track on. */
  private void each(String[] digits, int track, Matcher arrow, Place place, Place target) {
    int star = track;
    while (star < digits.length && !digits[star].equals(ANY))
      star++;
    if (star == digits.length || digits.length != written.tracks()) {
      written.add(state, written.symbol(digits, arrow.group(1), place), Integer.parseInt(arrow.group(2)),
          String.join(" ", digits), place, target);
      return;
    }
    String[] chosen = digits.clone();
    for (int digit = 0; digit < written.system().digits(); digit++) {
      chosen[star] = Integer.toString(digit);
      each(chosen, star + 1, arrow, place, target);
    }
  }
}
