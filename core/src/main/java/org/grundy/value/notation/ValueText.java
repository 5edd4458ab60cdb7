package org.grundy.value.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.value.shortgame.ShortGames;

/**
 * Writes values by their shortest standard names: numbers, ups and nimbers, uptimals, tinies, switches, and otherwise
 * their canonical options with as many bars as needed. {@link ExpressionReader} reads the text back as the same value,
 * and the text does not depend on how the value was made. Texts can be far larger than the values, so there is a limit,
 * and lengths are known before anything is written. Each follower of a value is visited once.
 */
public final class ValueText {
  /** Computed lengths are capped at this. */
  private static final long ENDLESS = 1L << 40;

  private final ShortGames values;
  private final Style style;
  private final NameFinder names;
  private final Map<Integer, Long> lengths = new HashMap<>();
  private final Map<Integer, Written> written = new HashMap<>();

  /** A text with the length of its longest run of bars, or 0 unless it is a game whose braces can be dropped. */
  private record Written(String text, int bars) {
  }

  private final String before;
  private final String after;

  private ValueText(ShortGames values, Style style, String before, String after) {
    this.values = values;
    this.style = style;
    this.before = before;
    this.after = after;
    this.names = new NameFinder(values);
  }

  public static ValueText ascii(ShortGames values) {
    return new ValueText(values, Style.ASCII, "", "");
  }

  public static ValueText unicode(ShortGames values) {
    return new ValueText(values, Style.UNICODE, "", "");
  }

  public static ValueText latex(ShortGames values) {
    return new ValueText(values, Style.LATEX, "", "");
  }

  /** LaTeX within a sentence, between {@code \\(} and {@code \\)}. */
  public static ValueText inlineLatex(ShortGames values) {
    return new ValueText(values, Style.LATEX, "\\(", "\\)");
  }

  /** The text of a value; empty when it would take more than {@code most} characters. */
  public Optional<String> of(int value, int most) {
    return length(value) > most ? Optional.empty() : Optional.of(before + write(value).text() + after);
  }

  /** The text of a value of any length, up to 2^30 characters. */
  public String of(int value) {
    return of(value, 1 << 30).orElseThrow(() -> new IllegalArgumentException("the text is too long"));
  }

  /** A value's options in braces even where it has a name, such as {@code {2|0||0}} for {@code Miny(2)}. */
  public Optional<String> options(int value, int most) {
    long length = 2;
    for (int option : values.left(value))
      length = Math.min(ENDLESS, length + length(option) + 2);
    for (int option : values.right(value))
      length = Math.min(ENDLESS, length + length(option) + 2);
    return length > most ? Optional.empty() : Optional.of(before + game(value).text() + after);
  }

  /** An upper bound on the length of the text. */
  public long length(int value) {
    Long known = lengths.get(value);
    if (known != null)
      return known;
    values.budget().charge(1);
    long length = switch (names.of(value)) {
      case Name.Sum _ -> sum(value).length();
      case Name.Uptimal _ -> write(value).text().length();
      case Name.Tiny(int number, int size, boolean _) ->
        length(size) + style.tiny().length() + style.after().length()
            + (number == ShortGames.ZERO ? 0 : length(number) + 1);
      case Name.Switch(int[] left) -> 4 + lengths(left);
      case Name.Game _ -> style.open().length() + style.close().length() + lengths(values.left(value))
          + lengths(values.right(value)) + bars(value);
    };
    length = Math.min(ENDLESS, length);
    lengths.put(value, length);
    return length;
  }

  private long lengths(int[] options) {
    long length = 0;
    for (int option : options)
      length = Math.min(ENDLESS, length + length(option) + 1);
    return length;
  }

  /** An upper bound on the bars in a run: the depth to which single options are nested. */
  private int bars(int value) {
    return 1 + Math.max(alone(values.left(value)), alone(values.right(value)));
  }

  private int alone(int[] options) {
    if (options.length != 1 || !(names.of(options[0]) instanceof Name.Game))
      return 0;
    return bars(options[0]);
  }

  private Written write(int value) {
    Written known = written.get(value);
    if (known != null)
      return known;
    Written made = switch (names.of(value)) {
      case Name.Sum _ -> new Written(sum(value), 0);
      case Name.Uptimal(int number, boolean series, int index, boolean down, int nimber) ->
        new Written((number == ShortGames.ZERO ? "" : sum(number))
            + (series ? style.series(down, index) : style.power(down, index)) + star(nimber), 0);
      case Name.Tiny(int number, int size, boolean miny) -> new Written((number == ShortGames.ZERO ? ""
          : sum(number) + (style.subscripts() ? "" : "+"))
          + (miny ? style.miny() : style.tiny()) + write(size).text() + style.after(), 0);
      case Name.Switch(int[] left) -> new Written(style.plusMinus() + switched(left), 0);
      case Name.Game _ -> game(value);
    };
    written.put(value, made);
    return made;
  }

  private String switched(int[] left) {
    if (left.length > 1)
      return style.open() + String.join(",", texts(left, true)) + style.close();
    String text = write(left[0]).text();
    return values.isNumber(left[0]) || text.startsWith(style.open()) ? text : "(" + text + ")";
  }

  private Written game(int value) {
    Side left = side(values.left(value), true);
    Side right = side(values.right(value), false);
    int bars = 1 + Math.max(left.bars(), right.bars());
    return new Written(style.open() + left.text() + "|".repeat(bars) + right.text() + style.close(), bars);
  }

  private record Side(String text, int bars) {
  }

  private Side side(int[] options, boolean left) {
    if (options.length != 1)
      return new Side(String.join(",", texts(options, left)), 0);
    Written only = write(options[0]);
    return only.bars() == 0 ? new Side(only.text(), 0)
        : new Side(only.text().substring(style.open().length(), only.text().length() - style.close().length()),
            only.bars());
  }

  /**
   * The texts of options in the order in which they are written: numbers that are better for their player first; then
   * ups, nimbers, and other games by their texts.
   */
  private List<String> texts(int[] options, boolean left) {
    Comparator<Integer> byStops = Comparator.comparing(values::leftStop);
    Comparator<Integer> order = Comparator.<Integer>comparingInt(g -> values.isNumberUpStar(g) ? 0 : 1)
        .thenComparing(left ? byStops.reversed() : byStops)
        .thenComparingLong(g -> values.isNumberUpStar(g) ? left ? -values.upPart(g) : values.upPart(g) : 0)
        .thenComparingInt(g -> values.isNumberUpStar(g) ? values.nimberPart(g) : 0)
        .thenComparingInt(g -> write(g).text().length()).thenComparing(g -> write(g).text());
    var sorted = new ArrayList<Integer>();
    for (int option : options)
      sorted.add(option);
    sorted.sort(order);
    return sorted.stream().map(g -> write(g).text()).toList();
  }

  private String sum(int value) {
    var text = new StringBuilder();
    if (values.isNumber(value) || values.numberPart(value).signum() != 0)
      text.append(values.numberPart(value));
    long up = values.upPart(value);
    if (Math.abs(up) == 1)
      text.append(up > 0 ? style.up() : style.down());
    else if (Math.abs(up) == 2)
      text.append(up > 0 ? style.doubleUp() : style.doubleDown());
    else if (up != 0)
      text.append(style.times(up < 0, String.valueOf(Math.abs(up))));
    return text.append(star(values.nimberPart(value))).toString();
  }

  private String star(int nimber) {
    return nimber == 0 ? "" : nimber == 1 ? style.star() : style.nimber(String.valueOf(nimber));
  }
}
