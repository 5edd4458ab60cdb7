package org.grundy.game.take;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/** A set of numbers from 1, as typed: {@code 1,4}. */
final class AmountList {
  /** The greatest number; a state of the values is as long. */
  static final int GREATEST = 1 << 16;
  /** The most numbers; people type them, and each is a rule. */
  static final int MOST = 256;

  private final int[] ascending;

  AmountList(int... numbers) {
    ascending = Arrays.stream(numbers).sorted().distinct().toArray();
    if (ascending.length == 0 || ascending[0] < 1 || ascending[ascending.length - 1] > GREATEST)
      throw new IllegalArgumentException(
          "expected numbers from 1 to " + GREATEST + ", found " + Arrays.toString(numbers));
  }

  /**
   * Reads {@code 1,4}.
   *
   * @throws BadInput when it is no list of numbers from 1 to {@value #GREATEST}, or has more than {@value #MOST}
   */
  static AmountList parse(String text) {
    String[] words = text.split(",", -1);
    if (words.length > MOST)
      throw BadInput.because("expected at most {0} {0:number|numbers}, found {1}", MOST, words.length);
    var numbers = new int[words.length];
    for (int i = 0; i < words.length; i++)
      numbers[i] = number(words[i], i + 1);
    return new AmountList(numbers);
  }

  private static int number(String word, int place) {
    BigInteger most = BigInteger.valueOf(GREATEST);
    return Decimals.parse(word).filter(n -> n.signum() > 0 && n.compareTo(most) <= 0)
        .orElseThrow(() -> BadInput.expected(Phrase.of("number {0}", place),
            Phrase.of("a whole number from {0} to {1}", 1, most), word))
        .intValueExact();
  }

  int[] toArray() {
    return ascending.clone();
  }

  int least() {
    return ascending[0];
  }

  int greatest() {
    return ascending[ascending.length - 1];
  }

  boolean contains(BigInteger amount) {
    return amount.bitLength() < Integer.SIZE && Arrays.binarySearch(ascending, amount.intValueExact()) >= 0;
  }

  /** In words: {@code 1, 2 or 5}. */
  Phrase either() {
    List<String> words = Arrays.stream(ascending).mapToObj(Integer::toString).toList();
    int last = words.size() - 1;
    return last == 0 ? Phrase.verbatim(words.getFirst())
        : Phrase.of("{0} or {1}", String.join(", ", words.subList(0, last)), words.get(last));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AmountList that && Arrays.equals(ascending, that.ascending);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ascending);
  }

  @Override
  public String toString() {
    return Arrays.stream(ascending).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }
}
