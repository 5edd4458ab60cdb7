package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * A table as a brute force prints it: values in their order, a number and its value on each line, two numbers and their
 * value on each line, or a line for each row of a table of two heaps. Values are numbers from 0, or words for who wins.
 *
 * @param heaps  1 or 2
 * @param from   the number of the first value
 * @param values of the heaps from {@code from} on; of two heaps, all from 0 on, row by row
 * @param words  whether the values are words, 1 for a win of the player to move and 0 for a loss
 */
public record ValuesTable(int heaps, int from, long[] values, boolean words) {
  private static final int FEWEST_ROWS = 3;
  private static final int MOST = 1 << 22;
  private static final int MOST_DIGITS = 18;

  public ValuesTable {
    values = values.clone();
  }

  /**
   * @throws BadInput when it is no table, with the place of the first value that is none
   */
  public static ValuesTable read(String text) {
    List<List<String>> lines = text.lines().map(line -> line.replaceAll("[,;|()\\[\\]{}:=]", " ").strip())
        .filter(line -> !line.isEmpty() && !line.startsWith("#")).map(line -> List.of(line.split("\\s+"))).toList();
    if (lines.isEmpty())
      throw BadInput.because("expected {0} values or more, found {1}", 8, 0);
    int width = lines.getFirst().size();
    boolean even = lines.stream().allMatch(line -> line.size() == width);
    if (even && width == 2 && lines.size() >= FEWEST_ROWS && counts(lines))
      return numbered(lines);
    if (even && width == 3 && lines.size() >= FEWEST_ROWS && pairs(lines).isPresent())
      return pairs(lines).get();
    if (even && width >= FEWEST_ROWS && lines.size() >= FEWEST_ROWS)
      return board(lines);
    return single(0, lines.stream().flatMap(List::stream).toList());
  }

  /** Whether the first words count up from 0 or 1. */
  private static boolean counts(List<List<String>> lines) {
    String first = lines.getFirst().getFirst();
    return (first.equals("0") || first.equals("1")) && IntStream.range(0, lines.size())
        .allMatch(i -> lines.get(i).getFirst().equals(Integer.toString(Integer.parseInt(first) + i)));
  }

  private static ValuesTable numbered(List<List<String>> lines) {
    return single(Integer.parseInt(lines.getFirst().getFirst()), lines.stream().map(List::getLast).toList());
  }

  private static ValuesTable single(int from, List<String> values) {
    return new ValuesTable(1, from, numbers(values), word(values.getFirst()).isPresent());
  }

  /** Two heaps and their value, when these are all heaps up to some number; values of equal heaps may stand once. */
  private static Optional<ValuesTable> pairs(List<List<String>> lines) {
    Map<List<String>, String> cells = new HashMap<>();
    lines.forEach(line -> cells.put(line.subList(0, 2), line.getLast()));
    int side = (int) Math.round(Math.sqrt(cells.size()));
    if (side < FEWEST_ROWS || side * side != cells.size())
      return Optional.empty();
    var values = new ArrayList<String>();
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) {
        String value = cells.get(List.of(Integer.toString(x), Integer.toString(y)));
        if (value == null)
          return Optional.empty();
        values.add(value);
      }
    return Optional.of(new ValuesTable(2, 0, numbers(values), word(values.getFirst()).isPresent()));
  }

  /** The largest square at the first corner; row y has the values of (0, y), (1, y) and so on. */
  private static ValuesTable board(List<List<String>> lines) {
    int side = Math.min(lines.size(), lines.getFirst().size());
    List<String> cells = lines.subList(0, side).stream().flatMap(line -> line.subList(0, side).stream()).toList();
    return new ValuesTable(2, 0, numbers(cells), word(cells.getFirst()).isPresent());
  }

  private static long[] numbers(List<String> values) {
    if (values.size() > MOST)
      throw BadInput.because("expected at most {0} values, found {1}", MOST, values.size());
    long[] numbers = new long[values.size()];
    for (int i = 0; i < numbers.length; i++) {
      String value = values.get(i);
      int place = i + 1;
      numbers[i] = word(value).or(() -> Decimals.parse(value)
          .filter(n -> n.signum() >= 0 && n.toString().length() <= MOST_DIGITS).map(n -> n.longValueExact()))
          .orElseThrow(() -> BadInput.expected(Phrase.of("value {0}", place),
              Phrase.of("a whole number from {0}, or a word such as {1}", 0, "W, L, P, N"), value));
    }
    return numbers;
  }

  /** 1 for a word that says that the player to move wins, 0 for one that says that this player loses. */
  static Optional<Long> word(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "n", "w", "win", "wins", "first", "yes", "true", "alice" -> Optional.of(1L);
      case "p", "l", "lose", "loses", "loss", "second", "no", "false", "bob" -> Optional.of(0L);
      default -> Optional.empty();
    };
  }

  /**
   * The values of 0, 1, 2 and so on; those before the first are taken to be 0.
   *
   * @throws BadInput when the table is of two heaps
   */
  public long[] fromZero() {
    if (heaps != 1)
      throw BadInput.because("expected a table of single heaps, found one of two");
    long[] all = new long[from + values.length];
    System.arraycopy(values, 0, all, from, values.length);
    return all;
  }

  /** The table of two heaps. */
  NimValueTable board() {
    int side = (int) Math.round(Math.sqrt(values.length));
    return new NimValueTable(2, side - 1, Arrays.stream(values).mapToInt(Math::toIntExact).toArray(),
        Optional.empty());
  }
}
