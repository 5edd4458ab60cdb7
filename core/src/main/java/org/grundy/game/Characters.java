package org.grundy.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Positions written as rows of characters split by {@code |} or {@code /}, or as {@code RxC} for the starting board.
 * Immutable; the methods that narrow it return a copy.
 *
 * @param <P> positions
 */
public final class Characters<P> implements Notation<P> {
  private static final Pattern SIZE = Pattern
      .compile("([0-9]{1,9})(?: *[xX\u00d7] *| +(?:by +)?)([0-9]{1,9})");

  /** A size with something missing or wrong. */
  private static final Pattern SIZE_BEGUN = Pattern.compile("[0-9]+(?: *[xX\u00d7] *[0-9a-zA-Z]*)?");

  private final Form form;
  private final Function<List<String>, P> make;
  private final Function<P, List<String>> rows;
  /** Turns any rows that fit the form into rows of a position. */
  private final UnaryOperator<List<String>> mend;

  /**
   * @param alphabet  the characters that may stand in a cell, lower case
   * @param oncePerRow characters that stand exactly once in each row
   * @param mostRows  the most rows, at least 1
   * @param mostCells the most cells in all
   * @param standard  the starting board for a number of rows and columns
   * @param signs     what the characters mean
   */
  private record Form(String alphabet, String oncePerRow, int mostRows, int mostCells,
      @Nullable BiFunction<Integer, Integer, List<String>> standard, List<Sign> signs) {
  }

  private Characters(Form form, Function<List<String>, P> make, Function<P, List<String>> rows,
      UnaryOperator<List<String>> mend) {
    this.form = form;
    this.make = make;
    this.rows = rows;
    this.mend = mend;
  }

  /** Rectangles of cells over an alphabet in lower case; capitals are read as well. */
  public static Characters<List<String>> over(String alphabet) {
    return new Characters<>(new Form(alphabet, "", Picture.MOST_PARTS, Picture.MOST_PARTS, null, List.of()),
        Function.identity(),
        Function.identity(), UnaryOperator.identity());
  }

  public <Q> Characters<Q> as(Function<List<String>, Q> make, Function<Q, List<String>> rows) {
    return new Characters<>(form, make, rows, mend);
  }

  private Characters<P> with(Form narrowed) {
    return new Characters<>(narrowed, make, rows, mend);
  }

  /** Each of these characters stands exactly once in each row. */
  public Characters<P> oncePerRow(String characters) {
    return with(new Form(form.alphabet, characters, form.mostRows, form.mostCells, form.standard, form.signs));
  }

  /** At most {@code mostRows} rows, and {@code mostCells} cells in all. */
  public Characters<P> atMost(int mostRows, int mostCells) {
    return with(new Form(form.alphabet, form.oncePerRow, mostRows, mostCells, form.standard, form.signs));
  }

  /** How random rows become those of a position, when some rows are not. */
  public Characters<P> mended(UnaryOperator<List<String>> mend) {
    return new Characters<>(form, make, rows, mend);
  }

  /** The board that {@code RxC} stands for. */
  public Characters<P> standard(BiFunction<Integer, Integer, List<String>> board) {
    return with(new Form(form.alphabet, form.oncePerRow, form.mostRows, form.mostCells, board, form.signs));
  }

  /** What each character of the alphabet means. */
  public Characters<P> meaning(IntFunction<Phrase> meaning) {
    return with(new Form(form.alphabet, form.oncePerRow, form.mostRows, form.mostCells, form.standard,
        form.alphabet.chars().mapToObj(c -> new Sign((char) c, meaning.apply(c))).toList()));
  }

  @Override
  public List<Sign> signs() {
    return form.signs;
  }

  @Override
  public Phrase writing() {
    return form.mostRows == 1
        ? form.standard == null ? Phrase.of("Write the row from left to right.")
            : Phrase.of("Write the row from left to right; {0} is the starting row of {1} cells.", "1x6", 6)
        : form.standard == null ? Phrase.of("Write the rows from top to bottom with / between them.")
        : Phrase.of("Write the rows from top to bottom with / between them; {0} is the starting board of {1} rows "
            + "and {2} columns.", "3x4", 3, 4);
  }

  /** Whether some characters stand exactly once in each row. */
  public boolean hasPieces() {
    return !form.oncePerRow.isEmpty();
  }

  /** The characters that may stand in a cell, in lower case; a board editor cycles through them. */
  public String characters() {
    return form.alphabet;
  }

  @Override
  public P parse(String text) {
    Matcher size = SIZE.matcher(text.strip());
    if (form.standard != null && size.matches())
      return make.apply(standard(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2))));
    if (form.standard != null && SIZE_BEGUN.matcher(text.strip()).matches()
        && form.alphabet.chars().noneMatch(Character::isDigit))
      throw BadInput.because("expected a size such as {0}, found {1}", "3x4", BadInput.quoted(text.strip()));
    var read = new ArrayList<String>();
    for (String row : text.strip().toLowerCase(Locale.ROOT).split("[|/]", -1))
      read.add(row.strip());
    check(read);
    return make.apply(List.copyOf(read));
  }

  private List<String> standard(int height, int width) {
    if (height < 1 || width < 1 || height > form.mostRows || (long) height * width > form.mostCells)
      throw BadInput.because("expected a board of 1 to {0} cells, found {1}", form.mostCells, height + "x" + width);
    return Objects.requireNonNull(form.standard).apply(height, width);
  }

  private void check(List<String> read) {
    if (read.size() > form.mostRows)
      throw BadInput.because("expected at most {0} {0:row|rows}, found {1}", form.mostRows, read.size());
    int width = read.getFirst().length();
    if ((long) width * read.size() > form.mostCells)
      throw BadInput.because("expected a board of 1 to {0} cells, found {1}", form.mostCells,
          (long) width * read.size());
    for (int r = 0; r < read.size(); r++) {
      String row = read.get(r);
      Phrase place = Phrase.of("row {0}", r + 1);
      for (int c = 0; c < row.length(); c++)
        if (form.alphabet.indexOf(row.charAt(c)) < 0)
          throw BadInput.expected(Phrase.of("row {0}, column {1}", r + 1, c + 1), alphabet(),
              row.substring(c, row.offsetByCodePoints(c, 1)));
      if (row.isEmpty())
        throw BadInput.expected(place, alphabet(), "");
      if (row.length() != width)
        throw BadInput.because("{0}: expected {1} {1:cell|cells} as in row 1, found {2}", place, width, row.length());
      for (char once : form.oncePerRow.toCharArray()) {
        long times = row.chars().filter(ch -> ch == once).count();
        if (times != 1)
          throw BadInput.because("{0}: expected {1} exactly once, found {2}", place, "'" + once + "'",
              times);
      }
    }
  }

  private Phrase alphabet() {
    List<String> quoted = form.alphabet.chars().mapToObj(c -> "'" + (char) c + "'").toList();
    int last = quoted.size() - 1;
    return last == 0 ? Phrase.verbatim(quoted.getFirst())
        : Phrase.of("{0} or {1}", String.join(", ", quoted.subList(0, last)), quoted.get(last));
  }

  @Override
  public String format(P at) {
    return String.join("/", rows.apply(at));
  }

  @Override
  public P random(RandomGenerator random, int size) {
    int tallest = Math.min(form.mostRows, form.mostCells / Math.max(1, form.oncePerRow.length()));
    int height = Math.min(1 + random.nextInt(Math.max(1, size)), tallest);
    int width = Math.max(form.oncePerRow.length(), Math.min(1 + random.nextInt(size + 1), form.mostCells / height));
    String free = without(form.alphabet, form.oncePerRow);
    var drawn = new ArrayList<String>();
    for (int r = 0; r < height; r++) {
      var row = new StringBuilder();
      for (int c = 0; c < width; c++)
        row.append(free.charAt(random.nextInt(free.length())));
      List<Integer> places = new ArrayList<>(
          random.ints(0, width).distinct().limit(form.oncePerRow.length()).boxed().toList());
      for (int i = 0; i < places.size(); i++)
        row.setCharAt(places.get(i), form.oncePerRow.charAt(i));
      drawn.add(row.toString());
    }
    return make.apply(mend.apply(List.copyOf(drawn)));
  }

  private static String without(String all, String excluded) {
    var kept = new StringBuilder();
    all.chars().filter(c -> excluded.indexOf(c) < 0).forEach(c -> kept.append((char) c));
    return kept.toString();
  }
}
