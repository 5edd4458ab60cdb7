package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.number.Decimals;
import org.grundy.number.Magnitudes;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;
import org.jspecify.annotations.Nullable;

/**
 * Positions written as whole numbers separated by spaces or commas, of any length, also in brackets: heaps, rows, boxes.
 * Immutable; the methods that narrow it return a copy.
 *
 * @param <P> positions
 */
public final class Numbers<P> implements Notation<P> {
  /** The order that the numbers must have. */
  public enum Order {
    ANY, DESCENDING, ASCENDING
  }

  /** The text for no numbers at all, where that is allowed. */
  private static final String NONE = ".";
  private static final Pattern TUPLE = Pattern.compile("\\(([^()\\[\\]]*)\\)|\\[([^()\\[\\]]*)\\]");
  private static final Pattern RECTANGLE = Pattern.compile("([1-9][0-9]{0,2})x([0-9]+)");

  private final Limits limits;
  private final Function<List<BigInteger>, P> make;
  private final Function<P, List<BigInteger>> numbers;

  /** The limits on what is written; {@code most} is null when a number may have any size. */
  private record Limits(Phrase noun, BigInteger least, @Nullable BigInteger most, int fewest, int mostNumbers,
      Order order, Phrase writing) {
  }

  private Numbers(Limits limits, Function<List<BigInteger>, P> make, Function<P, List<BigInteger>> numbers) {
    this.limits = limits;
    this.make = make;
    this.numbers = numbers;
  }

  /** One number or more, each {@code least} or more; error messages call them heaps. */
  public static Numbers<List<BigInteger>> from(long least) {
    return new Numbers<>(
        new Limits(Phrase.of("heap"), BigInteger.valueOf(least), null, 1, Picture.MOST_PARTS, Order.ANY,
            Phrase.of("Write the numbers with spaces between them.")),
        Function.identity(), Function.identity());
  }

  /** The same texts for another kind of position, given by conversions from and to its numbers. */
  public <Q> Numbers<Q> as(Function<List<BigInteger>, Q> make, Function<Q, List<BigInteger>> numbers) {
    return new Numbers<>(limits, make, numbers);
  }

  private Numbers<P> with(Limits narrowed) {
    return new Numbers<>(narrowed, make, numbers);
  }

  /** Sets the word for one number in error messages: "heap", "row". */
  public Numbers<P> called(Phrase noun) {
    return with(new Limits(noun, limits.least, limits.most, limits.fewest, limits.mostNumbers, limits.order,
        limits.writing));
  }

  /** Sets the sentence that tells how to write the numbers. */
  public Numbers<P> written(Phrase writing) {
    return with(new Limits(limits.noun, limits.least, limits.most, limits.fewest, limits.mostNumbers, limits.order,
        writing));
  }

  @Override
  public Phrase writing() {
    return limits.writing;
  }

  /** No number above {@code most}. */
  public Numbers<P> atMost(long most) {
    return with(new Limits(limits.noun, limits.least, BigInteger.valueOf(most), limits.fewest, limits.mostNumbers,
        limits.order, limits.writing));
  }

  /** Exactly {@code count} numbers. */
  public Numbers<P> count(int count) {
    return count(count, count);
  }

  /** From {@code fewest} to {@code mostNumbers} numbers. */
  public Numbers<P> count(int fewest, int mostNumbers) {
    return with(new Limits(limits.noun, limits.least, limits.most, fewest, mostNumbers, limits.order, limits.writing));
  }

  /** No number greater than the one before it: rows. Three rows of four may also be written {@code 3x4}. */
  public Numbers<P> descending() {
    return with(
        new Limits(limits.noun, limits.least, limits.most, limits.fewest, limits.mostNumbers, Order.DESCENDING,
            limits.writing));
  }

  /** Each number greater than the one before it. */
  public Numbers<P> ascending() {
    return with(new Limits(limits.noun, limits.least, limits.most, limits.fewest, limits.mostNumbers, Order.ASCENDING,
        limits.writing));
  }

  @Override
  public P parse(String text) {
    boolean none = text.isBlank() || limits.fewest == 0 && text.strip().equals(NONE);
    List<String> words = none ? List.of() : Words.all(rows(bare(text.strip())));
    if (!allows(words.size()))
      throw BadInput.because("expected {0} {0:number|numbers}, found {1}",
          words.size() < limits.fewest ? limits.fewest : limits.mostNumbers, words.size());
    var read = new ArrayList<BigInteger>(words.size());
    for (int i = 0; i < words.size(); i++)
      read.add(number(words.get(i), Phrase.of("{0} {1}", limits.noun, i + 1), i == 0 ? null : read.get(i - 1)));
    return make.apply(List.copyOf(read));
  }

  /** The numbers without the brackets of a tuple or a list around them. */
  private static String bare(String text) {
    Matcher tuple = TUPLE.matcher(text);
    return !tuple.matches() ? text : tuple.group(1) != null ? tuple.group(1) : tuple.group(2);
  }

  /** The position with the fewest and least numbers. */
  public P smallest() {
    return make.apply(Collections.nCopies(limits.fewest, limits.least));
  }

  /** The greatest number allowed; empty when a number may have any size. */
  public Optional<BigInteger> most() {
    return Optional.ofNullable(limits.most);
  }

  /** Whether this many numbers are allowed. */
  public boolean allows(int count) {
    return count >= limits.fewest && count <= limits.mostNumbers;
  }

  private String rows(String text) {
    Matcher rectangle = RECTANGLE.matcher(text);
    return limits.order == Order.DESCENDING && rectangle.matches()
        ? String.join(" ", Collections.nCopies(Integer.parseInt(rectangle.group(1)), rectangle.group(2))) : text;
  }

  private BigInteger number(String word, Phrase place, @Nullable BigInteger before) {
    BigInteger n = Decimals.parse(word).or(() -> Magnitudes.parse(word))
        .orElseThrow(() -> BadInput.expected(place, range(), word));
    if (n.compareTo(limits.least) < 0 || limits.most != null && n.compareTo(limits.most) > 0)
      throw BadInput.expected(place, range(), word);
    if (before != null && limits.order == Order.DESCENDING && n.compareTo(before) > 0)
      throw BadInput.expected(place, Phrase.of("a number no greater than the one before it ({0})", before), word);
    if (before != null && limits.order == Order.ASCENDING && n.compareTo(before) <= 0)
      throw BadInput.expected(place, Phrase.of("a number greater than the one before it ({0})", before), word);
    return n;
  }

  private Phrase range() {
    return limits.most == null ? Phrase.of("a whole number, {0} or more", limits.least)
        : Phrase.of("a whole number from {0} to {1}", limits.least, limits.most);
  }

  @Override
  public String format(P at) {
    List<BigInteger> written = numbers.apply(at);
    return written.isEmpty() ? NONE : String.join(" ", written.stream().map(BigInteger::toString).toList());
  }

  @Override
  public P random(RandomGenerator random, int size) {
    int count = Math.clamp(1 + random.nextInt(size), limits.fewest, limits.mostNumbers);
    var drawn = new ArrayList<BigInteger>();
    BigInteger from = lowest(size);
    BigInteger to = from.add(BigInteger.valueOf(2L * size));
    long room = (limits.most == null ? to : to.min(limits.most)).subtract(from).longValueExact();
    while (drawn.size() < count) {
      BigInteger n = from.add(BigInteger.valueOf(random.nextLong(room + 1)));
      if (limits.order != Order.ASCENDING || !drawn.contains(n))
        drawn.add(n);
      else if (drawn.size() > room)
        break;
    }
    if (limits.order != Order.ANY)
      drawn.sort(limits.order == Order.ASCENDING ? null : Collections.reverseOrder());
    return make.apply(List.copyOf(drawn));
  }

  /** The least random number: as far below 0 as the greatest is above, if the range goes that far. */
  private BigInteger lowest(int size) {
    BigInteger lowest = limits.least.max(BigInteger.valueOf(-size));
    return limits.most != null && lowest.compareTo(limits.most) > 0 ? limits.least : lowest;
  }

  /** The numbers in the text of a position. */
  public List<BigInteger> numbers(P at) {
    return numbers.apply(at);
  }

  /**
   * The position that these numbers stand for.
   *
   * @throws BadInput when there are too many or too few, or one is out of range or out of order
   */
  public P position(List<BigInteger> written) {
    return parse(String.join(" ", written.stream().map(BigInteger::toString).toList()));
  }
}
