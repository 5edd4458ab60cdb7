package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Recursion;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Reason;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineTheoremTest {
  private static final int TO = 400;

  private static HeapGame game(String line) {
    return (HeapGame) LineReader.read(line);
  }

  /** The mex of all options, from 0 up. */
  private static int[] plain(HeapGame game, int to) {
    int[] values = new int[to + 1];
    for (int n = 0; n <= to; n++) {
      var met = new BitSet();
      game.from(n, left -> {
        int sum = 0;
        for (long size : left)
          sum ^= values[(int) size];
        met.set(sum);
        return true;
      });
      values[n] = met.nextClearBit(0);
    }
    return values;
  }

  private static Optional<HeapValues> known(HeapGame game) {
    return game.theorems().stream().map(Theorem::heapValues).flatMap(Optional::stream).findFirst();
  }

  private static boolean agrees(String line) {
    HeapGame game = game(line);
    Optional<HeapValues> known = known(game);
    int[] plain = plain(game, TO);
    for (int n = 0; known.isPresent() && n <= TO; n++)
      assertThat(known.get().value(BigInteger.valueOf(n))).as("%s at %d", line, n)
          .contains(BigInteger.valueOf(plain[n]));
    return known.isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"take k where 2k <= n", "take k where 3k <= 2n + 1", "take k where k <= n/2 and k <= 9",
      "take k where k*k <= n", "take k where k^2 < n", "take k where k <= sqrt(n) + 2", "take k where k < bitlength(n)",
      "take k where k <= max(n/3, 4)", "take k where k >= 1 and k < n/2", "take k where 2k >= n",
      "take k where 3k >= 2n", "replace n by k where k*k <= n", "replace n by k where 3k <= n",
      "replace n by n/k where k >= 2",
      "replace n by n/k where k > 3", "replace n by k where 2k >= n and k < n", "take 2^k",
      "take 1, p where p is prime",
      "take 1, p^k where p is prime and k >= 1", "take k where k mod 5 != 0",
      "take k where k mod 4 = 1 or k mod 4 = 2 or k mod 4 = 3",
      "take 1, 2, 3^k", "take k*k+k+1; take 1", "take 3^k", "replace n by d where d | n and d < n",
      "replace n by n/d where d | n and d >= 2", "replace n by n/d where d divides n and d > 1",
      "replace n by n/p where p | n and p is prime", "replace n by k where k < n",
      "take k where gcd(k, n) = 1", "take k where 1 = gcd(n, k) and k <= n", "take k where gcd(k, n) = 1 and k < n",
      "take k where 1 <= k < n and gcd(n, k) = 1", "take k where k != n and gcd(k, n) = 1",
      "replace n by k where k != n and k <= n", "replace n by k where k < n and (n-k) % 5 != 0",
      "take d where d | n and d is odd", "take d where d is even and d | n", "take d where d | n and 2d <= n",
      "take d where d | n and 1 <= d and d is odd", "take k where k*k*k <= n", "take k where k^3 < n + 2",
      "take k where k^20 <= n", "take k where k <= root(n, 3)", "take k where k*k >= n", "take k where k^3 >= n",
      "take k where n < k*k", "take k where k >= sqrt(n)", "replace n by k where k < n and k*k >= n",
      "replace n by k where k^3 <= n", "replace n by k where 2k < n", "replace n by k where k >= 1 and 2k <= n",
      "replace n by k where 3 <= k and 3k <= n + 5", "take k where 2k >= n and k < n", "replace n by n/2^k",
      "replace n by n/2^k where k >= 1", "replace n by n/3^k where k > 1", "take k where k is pow2 or k = 3",
      "take k where k = 3 or k is pow2 and k > 0", "take k where k is odd and k*k*k <= n",
      "take k where k is odd and k <= sqrt(n)", "take k where k mod 3 != 0 and k <= n/2 + 1",
      "take k*k where k is odd and k^5 <= n", "take 1, 3^k where k^2 < n + 3",
      "take k where k is odd and (2k <= n or k = 1)"})
  void line_isKnown_andIsWorthTheMexOfItsOptions(String line) {
    assertThat(agrees(line)).as(line).isTrue();
  }

  /** The heap that a move must leave is found without listing the moves; the mex of the values of all moves is known. */
  @ParameterizedTest
  @ValueSource(strings = {"take k where 2k <= n", "take k where 3k <= 2n + 1", "take k where k*k <= n",
      "take k where k^3 <= n", "take k where k <= sqrt(n) + 2", "take k where k <= 9 and 2k <= n",
      "take k where k < bitlength(n)", "replace n by k where k < n and k*k >= n"})
  void heapOfAValue_isTheOneThatAMoveLeaves(String line) {
    HeapGame game = game(line);
    int[] plain = plain(game, TO);
    var window = (Recursion.Window) game.theorems().getFirst().recursion().orElseThrow().recursion();
    for (int n = 0; n <= TO; n++) {
      var left = new TreeMap<Integer, Long>();
      game.from(n, sizes -> {
        left.put(plain[(int) sizes[0]], sizes[0]);
        return true;
      });
      for (int value = 0; value <= 30; value++) {
        OptionalLong found = window.heapOf(n, value);
        assertThat(found.isPresent() ? found.getAsLong() : -1).as("%s: %d from %d", line, value, n)
            .isEqualTo(left.getOrDefault(value, -1L));
      }
    }
  }

  /** Long rows of heaps from which as many may be taken are crossed in one step. */
  @ParameterizedTest
  @ValueSource(strings = {"take k where k^3 <= n", "take k where k^5 <= n", "take k where k < bitlength(n)"})
  void valuesFarOnRows_areThoseOfAllHeapsBefore(String line) {
    HeapGame game = game(line);
    int[] plain = plain(game, 40_000);
    HeapValues known = known(game).orElseThrow();
    for (int n = 0; n < plain.length; n += n < 2000 ? 1 : 7)
      assertThat(known.value(BigInteger.valueOf(n))).as("%s at %d", line, n).contains(BigInteger.valueOf(plain[n]));
  }

  /** Lines that are almost of those kinds: what is known of them, if anything, holds. */
  @ParameterizedTest
  @ValueSource(
      strings = {"take k where 2k <= n and k >= 2", "take k where k <= 2n/3 and 5k >= n", "take k where k*k <= 2n",
          "take k where k <= n/2 and k is odd", "take 2^k + 1", "take p where p is prime", "take 1, 2, k^2", "take 4^k",
          "take k where k mod 3 != 1", "take 1, p where p is prime and p > 2", "replace n by d where d | n and 2d < n",
          "replace n by n/d where d | n and d > 2", "take 1, k*k*k",
          "replace n by n/k where k >= 1 and k <= 3", "replace n by k where k >= 1 and 2k <= n",
          "take k*l where k > 1 and l > 1",
          "take k where gcd(k, n) = 1 and k > 1", "take k where gcd(k, n) = 1 and 2k <= n",
          "take k where gcd(k, n) = 1 and k + 1 < n", "take k where gcd(k, n) = 1; take 2",
          "take k where gcd(k, n) = 2",
          "take k where gcd(k, n) != 1", "take 2k where gcd(k, n) = 1", "take k where gcd(k, n+1) = 1",
          "take k where k <= n/2; take 1", "take 2k where 4k <= n", "take 0, 1", "replace n by k where n-3 <= k < n",
          "replace n by k where n-3 <= k <= n-2", "replace n by k where k < n and k is even",
          "replace n by k where k < n and n - k is prime", "replace n by k where k < n and n/2 - k <= 3",
          "take 1, 3k+3", "take 1, 3k+2", "take k where k < k", "take k where k = k+1", "take k where 2k-k < k",
          "take k where n-k > 5-k", "take 1, k where k < k", "take k where 0k > 0",
          "take k where k <= 3 and k+n >= k+10",
          "take k where 999999999999999k >= 999999999999999n", "take 1 or 4 where 3-k != 3n",
          "take d where d | n and d is odd and d < n", "take d where d | n and d is even and 2d <= n",
          "take d where d | n and d is even and d is odd", "take d where d | n and d is odd and d >= 2",
          "take d where d | n and 2d < n", "take k where 2k*k <= n", "take k where k*k + k >= n",
          "take k where k*k >= n and k is odd",
          "take k where k*k >= n and k*k <= 4n", "replace n by n/2^k where k <= 3",
          "replace n by n/2^(k+1) where k <= 9",
          "replace n by n/2^k where k != 2", "take k where k is pow2 or k = 6", "take k where k is pow2 or k >= 9",
          "take k where k is pow2 or k <= 3", "take k where k is pow2 or k = 5", "take k where n - 2 <= k*k",
          "replace n by k where k < n and n - 2 <= k*k", "replace n by k where k >= 2 and k <= n - 2",
          "take d where d | n and 3d <= n", "take d where d | n and 2d <= n+1",
          "take k where k is odd and k*k*k < n", "take k where k is odd and k <= sqrt(9 - n)",
          "take k where k is odd and 2k <= n", "take k where k is odd and k <= 5 - n/2",
          "take k where k mod 3 != 0 and k*k <= n", "take k where k is odd and k*k <= n and n is odd",
          "take k where k is odd and k*k <= n and n % 4 != 3", "take k where k <= 2 and k <= sqrt(n - 1)",
          "take k where k is odd and not (k*k > n)"})
  void otherLine_isNotGivenWhatDoesNotHold(String line) {
    agrees(line);
    assertThat(line).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      take k where k <= 9999999999*9999999999      | 9999999999 * 9999999999 is too large for a rule
      take 1 where n > 100 and n < 3 + 2^70        | 2^70 is too large for a rule
      take 1, 2^62 + 2^62                          | 2^62 + 2^62 is too large for a rule
      take n^5*999999999999999                     | heaps of 7 lead to numbers too large for this rule
      replace n by n/k where k >= 2 and k % 3 != 2 | the letter k has no upper bound; expected a condition such as k <= n
      """)
  void linesThatCannotBeListed_areRefused(String line, String sentence) {
    assertThatThrownBy(() -> agrees(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Tag("fuzz")
  @Test
  void randomLines_holdWhatTheyAreGiven() {
    RandomGenerator random = Tier.random("lines that are known");
    List<String> bounds = List.of("n", "n/2", "sqrt(n)", "n-1", "n+2", "2n", "3", "n/3+1", "(2n+1)/3", "max(2, n/2)",
        "min(n, 7)",
        "bitlength(n)", "k*k", "0", "1", "n*n", "sqrt(3n)");
    List<String> left = List.of("k", "2k", "3k", "k*k", "k+1", "5k");
    List<String> relations = List.of("<", "<=", ">", ">=");
    int known = 0;
    for (int i = 0; i < Tier.cases(300, 3000); i++) {
      var line = new StringBuilder(random.nextBoolean() ? "take k where " : "replace n by k where k < n and ");
      for (int part = random.nextInt(2); part >= 0; part--)
        line.append(left.get(random.nextInt(left.size()))).append(' ')
            .append(relations.get(random.nextInt(relations.size()))).append(' ')
            .append(bounds.get(random.nextInt(bounds.size()))).append(part > 0 ? " and " : "");
      try {
        known += agrees(line.toString()) ? 1 : 0;
      } catch (BadInput _) {
        // a letter that nothing bounds
      }
    }
    assertThat(known).isGreaterThan(30);
  }

  @Tag("fuzz")
  @Test
  void amountsOfRandomPolynomials_leaveTheRemaindersThatAreFound() {
    RandomGenerator random = Tier.random("amounts of polynomials");
    int known = 0;
    for (int i = 0; i < Tier.cases(150, 2000); i++) {
      String line = "take 1, 2, " + (1 + random.nextInt(3)) + "*k*k + " + random.nextInt(5) + "k + " + random.nextInt(6)
          + ", "
          + (2 + random.nextInt(4)) + "^l + " + random.nextInt(3) + (random.nextBoolean() ? "" : " where k is odd");
      known += agrees(line) ? 1 : 0;
    }
    assertThat(known).isGreaterThan(8);
  }

  @Test
  void largeHeap_hasItsValueAndItsMoves() {
    HeapGame game = game("take 1, p where p is prime");
    Theorem<Heaps> theorem = game.theorems().getFirst();
    Heaps at = Heaps.of(1_000_000_007L);
    assertThat(known(game).orElseThrow().value(at.get(0))).contains(BigInteger.valueOf(3));
    assertThat(theorem.winning(Heaps.of(103), Player.LEFT, Convention.NORMAL).some()).hasSizeGreaterThan(3)
        .allSatisfy(to -> assertThat(to.get(0).intValueExact() % 4).isZero());
    assertThat(known(game("take k where 2k <= n")).orElseThrow().value(BigInteger.valueOf(999_999_999_999_999_999L)))
        .isPresent();
  }

  /** Of the many numbers that could be taken from so large a heap, only the powers of 2 and the numbers named are tried. */
  @ParameterizedTest
  @CsvSource({"take k where k is pow2 or k = 3, 1000000000000", "take k where k is pow2 or k = 3, 999999999999"})
  void movesFromLargeHeaps_areFoundAmongPowers(String line, long heap) {
    Theorem<Heaps> theorem = game(line).theorems().getFirst();
    List<Heaps> winning = theorem.winning(Heaps.of(heap), Player.LEFT, Convention.NORMAL).some();
    var expected = new ArrayList<Heaps>();
    for (long power = 1; power < heap; power *= 2)
      for (long taken : power == 2 && line.contains("= 3") ? new long[]{2, 3} : new long[]{power})
        if (theorem.heapValues().orElseThrow().value(BigInteger.valueOf(heap - taken)).orElseThrow().signum() == 0)
          expected.add(Heaps.of(heap - taken));
    assertThat(winning).containsExactlyInAnyOrderElementsOf(expected);
  }

  /** The heaps that a reason names are worth the same by the mex of all options, and the last has no heap to go on to. */
  @ParameterizedTest
  @ValueSource(strings = {"take k where k*k <= n", "take k where 2k <= n", "take k where 3k <= n"})
  void heapsThatAreAlike_areWorthTheSame(String line) {
    int[] plain = plain(game(line), TO);
    HeapTheorem theorem = (HeapTheorem) game(line).theorems().getFirst();
    var window = (Recursion.Window) theorem.recursion().orElseThrow().recursion();
    for (int n = 0; n <= TO; n++) {
      List<Long> alike = window.alike(n, TO);
      assertThat(alike.getFirst()).isEqualTo(n);
      for (long heap : alike)
        assertThat(plain[(int) heap]).isEqualTo(plain[n]);
      long last = alike.getLast();
      assertThat(plain[n]).isEqualTo(last == 0 ? 0 : (int) window.most().value(new long[]{last}));
    }
    assertThat(window.alike(TO, 2)).hasSizeLessThanOrEqualTo(2);
  }

  /** A root is said to be rounded down. */
  @Test
  void roots_areRounded() {
    HeapTheorem theorem = (HeapTheorem) game("take k where k*k <= n").theorems().getFirst();
    assertThat(theorem.why(Heaps.of(20), Convention.NORMAL).items())
        .extracting(item -> ((Reason.Sentence) item).phrase().toString())
        .contains("You may take at most b(n) = floor(sqrt(n)), and b grows by 0 or 1 from n to n + 1.",
            "Heaps of 20, 15, 11, 7 and 4 are worth the same: 2.",
            "Heaps of 17, 12, 8, 5, 2 and 0 are worth the same: 0.");
    assertThat(theorem.citation().statement()).hasToString(
        "a heap of n is worth b(n) = floor(sqrt(n)) if b has grown, else the value of n - b(n) - 1");
  }

  /** So is every root, in a call or around one, too. */
  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "take k where k*k*k <= n # at most b(n) = floor(root(n, 3)), and",
      "take k where k*k >= n # at most n - floor(sqrt(max(0, n - 1))) - 1. That",
      "take k where k <= sqrt((n + 1) / 2) # at most b(n) = floor(sqrt(floor((n + 1) / 2))), and",
      "take k where k <= sqrt(sqrt(n)) # at most b(n) = floor(sqrt(floor(sqrt(n)))), and"})
  void rootsOfAnything_areRounded(String line, String said) {
    HeapTheorem theorem = (HeapTheorem) game(line).theorems().getFirst();
    assertThat(theorem.why(Heaps.of(20), Convention.NORMAL).items().getFirst())
        .extracting(item -> ((Reason.Sentence) item).phrase().toString()).asString().contains(said);
  }
}
