package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.conjecture.TableRows.Kind;
import org.grundy.conjecture.TableRows.Token;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * Reads a table as a brute force prints it, or a list of losing positions ({@link PairList}). Rows of words before the first value are headings; the values of two heaps
 * may be framed by the numbers of columns and rows.
 *
 * <pre>{@code
 * table = { row }                                  all of one kind
 * row   = value { value } | entry { entry }        two or three columns are index and value
 * entry = index [ join ] value                     without a join only after a label
 * index = [ label ] number [ [ label ] number ]
 * label = { word } word [ "=" | "(" ]
 * join  = ":" | "=" | "->" | "=>"
 * value = [ word "=" ] ( number | outcome )        LWWL is four outcomes
 * }</pre>
 */
final class TableReader {
  static final Phrase VALUE = Phrase.of("a whole number, {0} or more, or a word such as {1}", 0, "W, L, P, N");
  private static final Phrase ENTRY = Phrase.of("a number and its value, such as {0}", "3: W");
  private static final int MOST = 1 << 20;
  private static final int MOST_DIGITS = 18;
  /** Numbers of so many digits fit into an {@code int}. */
  private static final int INDEX_DIGITS = 9;
  /** So many values on a line show that a shorter last line goes on with a list. */
  private static final int WRAPPED = 4;

  /** A value with the heap, or two heaps, to which it belongs. */
  private record Entry(List<Integer> index, Token value) {
    int n() {
      return index.getFirst();
    }
  }

  private final List<Entry> entries = new ArrayList<>();
  /** The rows that are not entries. */
  private final List<List<Token>> plain = new ArrayList<>();
  /** The word before the numbers of columns, if there is one. */
  private Optional<Token> corner = Optional.empty();
  /** The losing positions, where they are listed. */
  private Optional<ValuesTable> pairs = Optional.empty();

  static ValuesTable read(String text) {
    var reader = new TableReader();
    for (List<Token> row : TableRows.of(text))
      reader.row(row);
    if (!reader.plain.isEmpty() && !reader.entries.isEmpty())
      throw reader.plain.getFirst().getFirst().unlike(ENTRY);
    if (!reader.plain.isEmpty())
      reader.arrange();
    return reader.pairs.orElseGet(reader::table);
  }

  private void row(List<Token> tokens) {
    if (plain.isEmpty() && entries.isEmpty() && heading(tokens))
      return;
    var cells = new ArrayList<Token>();
    boolean labelled = false;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      int label = token.is(Kind.WORD) ? label(tokens, i) : i;
      if (label > i) {
        labelled = true;
        i = label - 1;
      } else if (token.is(Kind.WORD)) {
        for (String letter : OutcomeWords.letters(token.text()))
          cells.add(outcome(new Token(Kind.WORD, letter, token.line(), token.column())));
      } else if (token.is(Kind.OTHER)) {
        throw token.unlike(VALUE);
      } else {
        cells.add(token);
      }
    }
    if (cells.stream().anyMatch(cell -> cell.is(Kind.JOIN)))
      joined(cells);
    else if (!labelled)
      plain.add(cells);
    else if (cells.size() == 2 || cells.size() == 3)
      entries.add(entry(cells));
    else if (plain.isEmpty() && counts(cells)) {
      corner = Optional.of(tokens.getFirst());
      plain.add(cells);
    } else
      throw tokens.getFirst().unlike(ENTRY);
  }

  /** Whether these are the numbers from 0 on. */
  private static boolean counts(List<Token> cells) {
    return IntStream.range(0, cells.size()).allMatch(i -> cells.get(i).text().equals(Integer.toString(i)));
  }

  private static boolean heading(List<Token> row) {
    return row.stream().noneMatch(token -> token.text().chars().anyMatch(Character::isDigit))
        && (row.stream().anyMatch(token -> token.is(Kind.WORD) && !isOutcome(token)) || isUnlike(row));
  }

  /** Whether this is a pair of words such as {@code n, win}, each from another pair of {@link OutcomeWords}. */
  private static boolean isUnlike(List<Token> row) {
    return row.size() == 2 && row.stream().allMatch(TableReader::isOutcome)
        && !OutcomeWords.of(row.getFirst().text()).equals(OutcomeWords.of(row.getLast().text()));
  }

  private static boolean isOutcome(Token word) {
    return OutcomeWords.of(OutcomeWords.letters(word.text()).getFirst()).isPresent();
  }

  private static Token outcome(Token word) {
    if (OutcomeWords.of(word.text()).isEmpty())
      throw word.unlike(VALUE);
    return word;
  }

  /** The place after the label that begins at {@code i}; {@code i} when none does. Only the first may have more words. */
  private static int label(List<Token> row, int i) {
    int last = i;
    while (i == 0 && last + 1 < row.size() && row.get(last + 1).is(Kind.WORD) && !isOutcome(row.get(last)))
      last++;
    if (last + 2 >= row.size())
      return i;
    Token next = row.get(last + 1);
    if (next.is(Kind.CALL) || next.text().equals("="))
      return last + 2;
    return i == 0 && next.is(Kind.NUMBER) ? last + 1 : i;
  }

  private void joined(List<Token> cells) {
    for (int from = 0, to; from < cells.size(); from = to) {
      int join = from;
      while (join < cells.size() && !cells.get(join).is(Kind.JOIN))
        join++;
      to = join + 2;
      if (join == from || join > from + 2 || to > cells.size() || cells.get(join + 1).is(Kind.JOIN))
        throw cells.get(from).unlike(ENTRY);
      var entry = new ArrayList<>(cells.subList(from, join));
      entry.add(cells.get(join + 1));
      entries.add(entry(entry));
    }
  }

  /** One or two numbers, then a value. */
  private static Entry entry(List<Token> cells) {
    return new Entry(cells.subList(0, cells.size() - 1).stream().map(TableReader::index).toList(), cells.getLast());
  }

  private static int index(Token token) {
    if (!token.is(Kind.NUMBER) || token.text().length() > INDEX_DIGITS)
      throw token.unlike(ENTRY);
    return Integer.parseInt(token.text());
  }

  /** Gives the values in rows without indexes the heaps that their places stand for. */
  private void arrange() {
    int rows = plain.size();
    int width = plain.getFirst().size();
    boolean even = plain.stream().allMatch(row -> row.size() == width);
    if (framed(rows - 1, width)) {
      plain.removeFirst();
      plain.replaceAll(row -> row.subList(1, row.size()));
      board();
    } else if (corner.isPresent())
      throw corner.get().unlike(ENTRY);
    else if (rows == 1 || even && width == 1)
      list();
    else if (even && PairList.fits(plain))
      pairs = Optional.of(PairList.read(plain));
    else if (even && (width == 2 || width == 3 && rows > width))
      plain.forEach(row -> entries.add(entry(row)));
    else if (even && rows == width || IntStream.range(0, rows).allMatch(y -> plain.get(y).size() == y + 1))
      board();
    else if (width >= WRAPPED && plain.getLast().size() < width
        && plain.subList(0, rows - 1).stream().allMatch(row -> row.size() == width))
      list();
    else
      throw even ? BadInput.because("found {0} rows of {1} values; expected a list on one line, or for two heaps as "
          + "many rows as columns", rows, width) : uneven(width);
  }

  /** Whether the first row has the numbers of the columns, and every other row begins with its own. */
  private boolean framed(int rows, int width) {
    return rows == width && counts(plain.getFirst()) && counts(plain.stream().skip(1).map(List::getFirst).toList())
        && plain.stream().skip(1).allMatch(row -> row.size() == width + 1);
  }

  private BadInput uneven(int width) {
    List<Token> other = plain.stream().filter(row -> row.size() != width).findFirst().orElseThrow();
    return BadInput.because("{0}: expected {1} {1:value|values}, as in the first row, found {2}",
        other.getFirst().place(), width, other.size());
  }

  private void list() {
    plain.stream().flatMap(List::stream).forEach(value -> entries.add(new Entry(List.of(entries.size()), value)));
  }

  private void board() {
    for (int y = 0; y < plain.size(); y++)
      for (int x = 0; x < plain.get(y).size(); x++)
        entries.add(new Entry(List.of(x, y), plain.get(y).get(x)));
  }

  private ValuesTable table() {
    if (entries.size() > MOST)
      throw BadInput.because("expected at most {0} values, found {1}", MOST, entries.size());
    if (entries.isEmpty())
      return new ValuesTable(1, 0, new long[0], List.of(), false);
    int heaps = entries.getFirst().index.size();
    for (Entry entry : entries)
      if (entry.index.size() != heaps)
        throw BadInput.because("{0}: expected {1} {1:number|numbers} before each value, found {2}",
            entry.value.place(), heaps, entry.index.size());
    Optional<OutcomeWords> words = OutcomeWords.of(entries.getFirst().value.text());
    var first = new HashMap<List<Integer>, Long>();
    for (Entry entry : entries)
      if (first.put(entry.index, value(entry.value, words)) != null)
        throw BadInput.because("{0}: second value for {1}", entry.value.place(), named(entry.index));
    int from = heaps == 1 ? from() : 0;
    return new ValuesTable(heaps, from, heaps == 1
        ? IntStream.range(from, from + entries.size()).mapToLong(n -> first.getOrDefault(List.of(n), 0L)).toArray()
        : square(first), words.map(pair -> List.of(pair.win(), pair.loss())).orElse(List.of()), false);
  }

  private static long value(Token token, Optional<OutcomeWords> words) {
    if (words.isPresent()) {
      if (!OutcomeWords.of(token.text()).equals(words))
        throw token.unlike(Phrase.of("{0} or {1}", words.get().win(), words.get().loss()));
      return words.get().isWin(token.text()) ? 1 : 0;
    }
    String text = token.text();
    if (!token.is(Kind.NUMBER) || text.length() > MOST_DIGITS)
      throw token.unlike(Phrase.of("a whole number, {0} or more", 0));
    if (text.length() > 1 && text.startsWith("0"))
      throw token.unlike(Phrase.of("values with spaces or commas between them"));
    return Long.parseLong(text);
  }

  /** The first heap, when the others follow it without a gap. */
  private int from() {
    List<Entry> sorted = entries.stream().sorted(Comparator.comparingInt(Entry::n)).toList();
    int from = sorted.getFirst().n();
    if (from > 1)
      throw BadInput.because("{0}: expected values from n = 0 or n = 1 on, found n = {1}",
          sorted.getFirst().value.place(), from);
    for (int i = 0; i < sorted.size(); i++)
      if (sorted.get(i).n() != from + i)
        throw BadInput.because("{0}: expected the value for n = {1} before that for n = {2}",
            sorted.get(i).value.place(), from + i, sorted.get(i).n());
    return from;
  }

  /** The values of two heaps row by row; a value that is missing is that of the heaps in the other order. */
  private long[] square(Map<List<Integer>, Long> values) {
    int side = 1 + entries.stream().flatMap(entry -> entry.index.stream()).max(Comparator.naturalOrder()).orElseThrow();
    if (side < NimValueTable.FEWEST_ROWS)
      throw BadInput.because("expected a table of two heaps from 0 to {0} or more, found one from 0 to {1}",
          NimValueTable.FEWEST_ROWS - 1, side - 1);
    var found = new ArrayList<Long>();
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++)
        found.add(value(values, List.of(x, y)));
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  private static long value(Map<List<Integer>, Long> values, List<Integer> heaps) {
    long value = Optional.ofNullable(values.get(heaps)).or(() -> Optional.ofNullable(values.get(heaps.reversed())))
        .orElseThrow(() -> BadInput.because("expected a value for {0}, found none", named(heaps)));
    if (value > Integer.MAX_VALUE)
      throw BadInput.because("expected values of at most {0}, found {1}", Integer.MAX_VALUE, value);
    return value;
  }

  private static String named(List<Integer> index) {
    return index.size() == 1 ? "n = " + index.getFirst() : "(" + index.getFirst() + ", " + index.getLast() + ")";
  }
}
