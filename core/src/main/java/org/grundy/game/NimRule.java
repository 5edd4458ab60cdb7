package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;

/**
 * Who wins when play goes as in Nim with heaps of given sizes: in Nim itself, and in games whose extra moves the
 * opponent can reverse. C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics (2) 3
 * (1901-1902) 35-39, doi 10.2307/1967631. All answers take time linear in the digits of the sizes.
 */
public final class NimRule {
  /** The most heaps that a sentence names. */
  private static final int MOST_NAMED = 8;

  private NimRule() {
  }

  public static BigInteger sum(List<BigInteger> sizes) {
    return sizes.stream().reduce(BigInteger.ZERO, BigInteger::xor);
  }

  /** {@code 3 xor 5 = 6}; of many heaps only the first eight, of a single heap its size alone, of none 0. */
  static String sumText(List<BigInteger> sizes) {
    BigInteger sum = sum(sizes);
    return sizes.size() < 2 ? sum.toString()
        : sizes.stream().limit(MOST_NAMED).map(BigInteger::toString).collect(Collectors.joining(" xor "))
            + (sizes.size() > MOST_NAMED ? " xor .. = " : " = ") + sum;
  }

  /** Who wins under normal play, and why, or what the heaps combine to; then a position of Nim with these heaps. */
  public static Reason asNim(List<BigInteger> sizes, Convention convention) {
    Reason same = Reason.of(new Exhibit.Same("nim", sizes.isEmpty() ? "0"
        : sizes.stream().map(BigInteger::toString).collect(Collectors.joining(" "))));
    if (sizes.isEmpty())
      return same;
    return Reason.of(new Reason.Sentence(convention == Convention.NORMAL ? verdict(sizes)
        : Phrase.of("Combined by xor: {0}.", sumText(sizes)))).then(same);
  }

  /** Who wins one or more heaps of these sizes under normal play, and why. */
  public static Phrase verdict(List<BigInteger> sizes) {
    String sum = sumText(sizes);
    if (sizes.size() == 1)
      return sum(sizes).signum() == 0
          ? Phrase
              .of("The only heap is 0, so the player to move loses: every move makes it something else, and the other player can "
                  + "then make it 0 again.")
          : Phrase.of("{0} is not 0, so the player to move wins: some move makes it 0.", sum);
    return sum(sizes).signum() == 0
        ? Phrase
            .of("{0}, so the player to move loses: every move makes it something else, and the other player can then "
                + "make it 0 again.", sum)
        : Phrase.of("{0}, which is not 0, so the player to move wins: some move makes it 0.", sum);
  }

  private static boolean someBig(List<BigInteger> sizes) {
    return sizes.stream().anyMatch(size -> size.bitLength() > 1);
  }

  /** A reason for normal play, with the changes for mis&egrave;re play. */
  public static Reason under(Convention convention, Reason normal) {
    if (convention == Convention.NORMAL)
      return normal;
    List<Reason.Item> items = new ArrayList<>(normal.items());
    items.add(
        Reason.say("In misere play, while one of these heaps is 2 or more, a position is losing when they combine to 0 "
            + "by xor; when all are 0 or 1, it is losing when the number of 1s is odd."));
    return new Reason(items);
  }

  /** Why mis&egrave;re play of heaps with these nim-values goes as in mis&egrave;re Nim. */
  public static Reason misere(List<BigInteger> values) {
    if (values.size() == 1)
      return Reason.of(Reason.technical("Under misere play, a single heap is losing exactly when its nim-value is 1. "
          + "This heap has nim-value {0}.", values.getFirst()));
    Phrase list = values.stream().limit(MOST_NAMED).map(value -> Phrase.of("{0}", value))
        .reduce((a, b) -> Phrase.of("{0} {1}", a, b)).orElse(Phrase.of(""));
    return Reason.of(
        Reason.technical(
            "Misere play works as in misere Nim with the nim-values of the heaps, {0}{1}: while one of them is 2 or "
                + "more, a position is losing when their nim-sum is 0; otherwise, when the number of 1s is odd.",
            list,
            values.size() > MOST_NAMED ? " .." : ""));
  }

  /** Whether the player to move loses. */
  public static boolean lost(List<BigInteger> sizes, Convention convention) {
    return convention == Convention.NORMAL || someBig(sizes) ? sum(sizes).signum() == 0 : sum(sizes).signum() != 0;
  }

  /** The only size of heap {@code i} that makes this a P-position, with the other heaps unchanged. */
  public static BigInteger wanted(List<BigInteger> sizes, int i, Convention convention) {
    BigInteger wanted = sum(sizes).xor(sizes.get(i));
    boolean othersBig = false;
    for (int j = 0; j < sizes.size(); j++)
      othersBig |= j != i && sizes.get(j).bitLength() > 1;
    return convention == Convention.NORMAL || othersBig ? wanted : BigInteger.ONE.subtract(wanted);
  }
}
