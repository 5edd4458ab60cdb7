package org.grundy.word.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Transducer;
import org.grundy.word.text.WrittenAutomaton.Place;

/**
 * Reads a transducer as Walnut writes it:
 *
 * <pre>
 * 0
 * a -&gt; 0 / 0
 * b -&gt; 1 / 1
 *
 * 1
 * a -&gt; 1 / 1
 * b -&gt; 0 / 0
 * </pre>
 *
 * A line with a number begins each state; the machine begins in the first one. Its arrows follow: a letter, the next
 * state, and the letter that is written. A line with the letters in braces may come first.
 */
public final class TransducerReader {
  private static final Pattern STATE = Pattern.compile("\\s*([0-9]{1,7})\\s*");
  private static final Pattern ARROW = Pattern
      .compile("\\s*([\\p{L}0-9])\\s*->\\s*([0-9]{1,7})\\s*/\\s*([\\p{L}0-9])\\s*");
  private static final Pattern BETWEEN = Pattern.compile("\\s*(\\{.*})?\\s*");

  private record Written(int to, char output, Place place) {
  }

  private final SequencedMap<Integer, Map<Character, Written>> states = new LinkedHashMap<>();
  /** The line of each state. */
  private final Map<Integer, Integer> lines = new HashMap<>();
  private int state = -1;

  private TransducerReader() {
  }

  /**
   * Reads it, in time linear in the text.
   *
   * @throws BadInput with line and column
   */
  public static Transducer read(String text) {
    var reader = new TransducerReader();
    String[] lines = text.split("\\R", -1);
    for (int i = 0; i < lines.length; i++)
      reader.line(lines[i].replaceFirst("#.*", ""), i + 1);
    if (reader.states.isEmpty())
      throw expected(lines.length, Phrase.of("a state, such as {0}", "0"), "");
    return reader.transducer();
  }

  private static BadInput expected(int line, Phrase what, String found) {
    return BadInput.expected(new Place(line, 1).words(), what, found.strip());
  }

  private void line(String line, int number) {
    Matcher begun = STATE.matcher(line);
    Matcher arrow = ARROW.matcher(line);
    if (begun.matches()) {
      state = Integer.parseInt(begun.group(1));
      Integer other = lines.putIfAbsent(state, number);
      if (other != null)
        throw BadInput.because("{0}: state {1} already has a line, line {2}", new Place(number, 1).words(), state,
            other);
      states.put(state, new HashMap<>());
    } else if (arrow.matches() && state >= 0) {
      var written = new Written(Integer.parseInt(arrow.group(2)), arrow.group(3).charAt(0),
          new Place(number, arrow.start(2) + 1));
      if (current().putIfAbsent(arrow.group(1).charAt(0), written) != null)
        throw BadInput.because("{0}: {1} leads to two states", new Place(number, arrow.start(1) + 1).words(),
            arrow.group(1));
    } else if (!BETWEEN.matcher(line).matches()) {
      throw expected(number, state < 0 ? Phrase.of("a state, such as {0}", "0")
          : Phrase.of("an arrow such as {0}", "a -> 1 / b"), line);
    }
  }

  private Map<Character, Written> current() {
    return Objects.requireNonNull(states.get(state));
  }

  private Transducer transducer() {
    Map<Integer, Integer> numbers = new HashMap<>();
    states.keySet().forEach(name -> numbers.put(name, numbers.size()));
    List<Map<Character, Transducer.Arrow>> arrows = new ArrayList<>();
    for (Map<Character, Written> from : states.values()) {
      Map<Character, Transducer.Arrow> read = new HashMap<>();
      from.forEach((letter, arrow) -> {
        Integer to = numbers.get(arrow.to);
        if (to == null)
          throw BadInput.because("{0}: state {1} has no line", arrow.place.words(), arrow.to);
        read.put(letter, new Transducer.Arrow(to, arrow.output));
      });
      arrows.add(read);
    }
    return new Transducer(arrows);
  }
}
