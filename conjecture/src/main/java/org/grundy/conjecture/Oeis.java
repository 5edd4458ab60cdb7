package org.grundy.conjecture;

import static java.util.function.IntUnaryOperator.identity;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.explain.Report;
import org.grundy.number.Factors;
import org.grundy.phrase.Phrase;
import org.grundy.word.morphism.Morphism;

/**
 * Numbers of the On-Line Encyclopedia of Integer Sequences for sequences that games lead to. A sequence is recognised by
 * its terms, zeros at the beginning aside: games and the encyclopedia count from different places. All terms are compared, at
 * most {@value #MOST}; of four sequences whose rule is that of a game, 60.
 *
 * @see <a href="https://oeis.org">The On-Line Encyclopedia of Integer Sequences</a>
 */
public final class Oeis {
  private static final int MOST = 20_000;
  /** Fewer terms tell too little. */
  private static final int LEAST = 40;
  /** Among so many letters of the Tribonacci word there is each. */
  private static final int RAREST = 10;

  /** @param first makes so many first terms, or all that are known */
  private record Entry(String number, IntFunction<IntStream> first) {
    static Entry of(String number, int from, IntUnaryOperator term) {
      return new Entry(number, count -> IntStream.range(from, from + count).map(term));
    }

    static Entry ofThose(String number, IntPredicate belongs) {
      return new Entry(number, count -> IntStream.iterate(0, n -> n + 1).filter(belongs).limit(count));
    }

    /** Of terms below 10. */
    static Entry ofDigits(String number, String digits) {
      return new Entry(number, _ -> digits.chars().map(Character::getNumericValue));
    }

    /** Where a letter stands in the Tribonacci word, counted from 1. */
    static Entry ofLetter(String number, char letter) {
      return new Entry(number,
          count -> Arrays.stream(Morphism.TRIBONACCI.positions(letter, RAREST * count)).limit(count));
    }

    /** Whether all terms agree that are given and known. */
    boolean begins(long[] terms) {
      long[] known = withoutZeros(first.apply(terms.length + LEAST).asLongStream());
      int common = Math.min(terms.length, known.length);
      return Arrays.equals(terms, 0, common, known, 0, common);
    }
  }

  private static final class Known {
    private static final List<Entry> ENTRIES = List.of(
        Entry.of("A001477", 0, identity()),
        Entry.of("A000035", 0, n -> n % 2),
        Entry.of("A010872", 0, n -> n % 3),
        Entry.of("A010873", 0, n -> n % 4),
        Entry.of("A010874", 0, n -> n % 5),
        Entry.of("A010875", 0, n -> n % 6),
        Entry.of("A010876", 0, n -> n % 7),
        Entry.of("A004526", 0, n -> n / 2),
        Entry.of("A002264", 0, n -> n / 3),
        Entry.of("A002265", 0, n -> n / 4),
        Entry.of("A002266", 0, n -> n / 5),
        Entry.of("A000120", 0, Integer::bitCount),
        Entry.of("A007814", 1, Integer::numberOfTrailingZeros),
        Entry.of("A001511", 1, n -> Integer.numberOfTrailingZeros(n) + 1),
        Entry.of("A006519", 1, Integer::lowestOneBit),
        Entry.of("A001222", 1, Oeis::primeFactors),
        Entry.of("A000523", 1, n -> Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n)),
        Entry.of("A025480", 0, n -> (n >> Integer.numberOfTrailingZeros(~n)) / 2),
        Entry.of("A003602", 1, n -> (n >> Integer.numberOfTrailingZeros(n)) / 2 + 1),
        Entry.of("A010060", 0, n -> Integer.bitCount(n) % 2),
        // Kayles, Dawson's chess, Grundy's game, and taking a square
        Entry.ofDigits("A002186", "01231432142641271432146741285472186741231472182741281472142741"),
        Entry.ofDigits("A002187", "0112031103322405223301130211045274011203110332244552330113021"),
        Entry.ofDigits("A002188", "00010210210213213243043043041231241241241541541541021021521321"),
        Entry.ofDigits("A014586", "01012010120101201012010123234532340123201232012323450134501345"),
        Entry.of("A000201", 1, Oeis::lowerWythoff),
        Entry.of("A001950", 1, n -> lowerWythoff(n) + n),
        Entry.ofLetter("A003144", 'a'),
        Entry.ofLetter("A003145", 'b'),
        Entry.ofLetter("A003146", 'c'),
        Entry.ofThose("A001969", n -> Integer.bitCount(n) % 2 == 0),
        Entry.ofThose("A000069", n -> Integer.bitCount(n) % 2 == 1),
        Entry.ofThose("A003159", n -> n > 0 && Integer.numberOfTrailingZeros(n) % 2 == 0),
        Entry.ofThose("A036554", n -> n > 0 && Integer.numberOfTrailingZeros(n) % 2 == 1));
  }

  private Oeis() {
  }

  /** n * phi, rounded down; exact, since the root of 5n&sup2; is rounded by less than its distance from a whole number. */
  private static int lowerWythoff(int n) {
    return (n + (int) Math.sqrt(5.0 * n * n)) / 2;
  }

  /** With repetition. */
  private static int primeFactors(int n) {
    return Factors.of(BigInteger.valueOf(n)).powers().values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * The sequence that begins with these terms, if it is known here; empty too when there are fewer than {@value #LEAST}
   * terms after the zeros at the beginning.
   */
  public static Optional<String> number(long[] terms) {
    long[] told = withoutZeros(Arrays.stream(terms).limit(MOST));
    return told.length < LEAST ? Optional.empty()
        : Known.ENTRIES.stream().filter(entry -> entry.begins(told)).map(Entry::number).findFirst();
  }

  static Report.Say said(String number) {
    return new Report.Say(Phrase.of("In the OEIS: {0}", number));
  }

  private static long[] withoutZeros(LongStream terms) {
    return terms.dropWhile(term -> term == 0).toArray();
  }
}
