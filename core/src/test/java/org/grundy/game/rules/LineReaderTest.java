package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.catalog.Catalog;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
  private static Set<Heaps> options(Impartial<Heaps> game, Heaps at) {
    Set<Heaps> options = new HashSet<>();
    game.moves(at, (to, _) -> {
      options.add(game.normal(to));
      return true;
    });
    return options;
  }

  @SuppressWarnings("unchecked") // the games named here are of heaps
  private static Impartial<Heaps> named(String name) {
    return (Impartial<Heaps>) (Ruleset<?>) Catalog.standard().ruleset(name);
  }

  /** Against games that are written by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take d where d | n and d < n                                    ~ divisor           ~ 1
      take d where d divides n                                        ~ divisor-any       ~ 1
      take 1 or 4                                                     ~ take:1,4          ~ 1
      take 2, 3, 7                                                    ~ take:2,3,7        ~ 1
      take k where 1 <= k <= 3                                        ~ take:1,2,3        ~ 1
      take k where k != 2                                             ~ all-but:2         ~ 1
      take k                                                          ~ nim               ~ 1
      take k; replace n by a, n-a                                     ~ laskers-nim       ~ 1
      replace n by a, n-1-a; replace n by a, n-2-a                    ~ kayles            ~ 1
      replace n by a, n-k-a where 1 <= k <= 2                         ~ kayles            ~ 1
      replace n by a, n-2-a                                           ~ dawsons-kayles    ~ 1
      replace n by a, n-a where a != n-a                              ~ grundys-game      ~ 1
      replace n by a, b, n-a-b                                        ~ C.0               ~ 1
      (k,0) (0,k) (k,k)                                               ~ wythoff           ~ 2
      take (k,0) (0,k) (k,l) where k-l < 2 and l-k < 2                ~ wythoff:2         ~ 2
      (k,0) (0,k) (k,l) where abs(k-l) < 2                            ~ wythoff:2         ~ 2
      take (k + 1) - 1 where k != 2 && k >= 1                         ~ all-but:2         ~ 1
      take k where k == 1 || k == 4                                   ~ take:1,4          ~ 1
      take k where 1\u2264k\u22643                                            ~ take:1,2,3        ~ 1
      take k where k \u2260 2                                             ~ all-but:2         ~ 1
      n \u2192 n-1                                                        ~ take:1            ~ 1
      a >= b: (a-k*b, b)                                              ~ euclid            ~ 2
      take (k,0,0) (-k,k,0) (0,-k,k)                                  ~ staircase         ~ 3
      when a>=1: (a-k, b, c) (a-k, b-l, c) where k >= 1 and l >= 1    ~ moores-nim:2      ~ 3
      """)
  void line_hasTheMovesOfTheGame(String line, String name, int heaps) {
    Impartial<Heaps> game = LineReader.read(line);
    Impartial<Heaps> known = named(name);
    var random = new Random(7);
    for (int i = 0; i < 60; i++) {
      Heaps at = Heaps.of(random.longs(heaps, 0, heaps == 1 ? 40 : 9).toArray());
      Set<Heaps> expected = new HashSet<>();
      options(known, at).forEach(to -> expected.add(game.normal(to)));
      // Staircase drops empty steps at the top
      Set<Heaps> found = new HashSet<>();
      options(game, at).forEach(to -> found.add(known.normal(to)));
      Set<Heaps> wanted = new HashSet<>();
      expected.forEach(to -> wanted.add(known.normal(to)));
      assertThat(found).as("%s at %s", line, at).isEqualTo(wanted);
    }
  }

  /** Against loops that try every value of the letters. */
  @Test
  void randomConditions_keepWhatPlainLoopsKeep() {
    var random = new Random(11);
    String[] terms = {"k", "l", "2k", "k+l", "k*k", "n-k", "3", "n", "n/2", "k*l", "2^k", "n mod 3", "l+1", "min(k,l)"};
    String[] relations = {"<", "<=", "=", "!=", ">", ">=", "|"};
    for (int round = 0; round < 400; round++) {
      int first = random.nextInt(terms.length);
      int second = random.nextInt(terms.length);
      int relation = random.nextInt(relations.length);
      int amount = random.nextInt(4);
      String taken = List.of("k", "k+l", "2k", "k*l").get(amount);
      String line = "take " + taken + " where k <= 12 and l <= 7 and " + terms[first] + " " + relations[relation] + " "
          + terms[second];
      HeapGame game = (HeapGame) LineReader.read(line);
      for (long n = 0; n <= 20; n++) {
        Set<Long> expected = new TreeSet<>();
        for (long k = 0; k <= 12; k++)
          for (long l = 0; l <= 7; l++) {
            long less = List.of(k, k + l, 2 * k, k * l).get(amount);
            boolean holds = holds(plain(first, n, k, l), relation, plain(second, n, k, l));
            if (holds && less >= 1 && less <= n)
              expected.add(n - less);
          }
        Set<Long> found = new TreeSet<>();
        game.from(n, sizes -> {
          found.add(sizes.length == 0 ? 0 : sizes[0]);
          return true;
        });
        assertThat(found).as("%s at %d", line, n).isEqualTo(expected);
      }
    }
  }

  private static long plain(int term, long n, long k, long l) {
    return switch (term) {
      case 0 -> k;
      case 1 -> l;
      case 2 -> 2 * k;
      case 3 -> k + l;
      case 4 -> k * k;
      case 5 -> n - k;
      case 6 -> 3;
      case 7 -> n;
      case 8 -> n / 2;
      case 9 -> k * l;
      case 10 -> 1L << k;
      case 11 -> n % 3;
      case 12 -> l + 1;
      default -> Math.min(k, l);
    };
  }

  private static boolean holds(long a, int relation, long b) {
    return switch (relation) {
      case 0 -> a < b;
      case 1 -> a <= b;
      case 2 -> a == b;
      case 3 -> a != b;
      case 4 -> a > b;
      case 5 -> a >= b;
      default -> a != 0 && b % a == 0;
    };
  }

  /** Letters that only divide are bounded by what makes a difference. */
  @Test
  void divisorsWithoutBound_giveEveryQuotient() {
    HeapGame game = (HeapGame) LineReader.read("replace n by n/k where k >= 2");
    for (long n = 1; n <= 50; n++) {
      Set<Long> expected = new TreeSet<>();
      for (long k = 2; k <= 1000; k++)
        expected.add(n / k);
      Set<Long> found = new TreeSet<>();
      game.from(n, sizes -> {
        found.add(sizes[0]);
        return true;
      });
      assertThat(found).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take d where d || n            ~ column 16: expected a relation (< <= = != > >=), | or is, found 'or'
      take d where d                 ~ column 15: expected a relation (< <= = != > >=), | or is, found nothing
      take d wher d<n                ~ column 8: expected an operator, a comma, 'where', ';' or the end, found 'wher'; \
      did you mean 'take d where d<n'?
      take foo                       ~ column 6: expected a lowercase letter or a function, found 'foo'
      replace n n-1                  ~ column 11: expected by, found 'n'
      replace by n-1                 ~ column 9: expected a lowercase letter, found 'by'; did you mean 'replace n by n-1'?
      (k,0) (0,k,1)                  ~ column 7: expected 2 entries as in the first vector, found '('
      (k)                            ~ column 1: expected from 2 to 6 entries, found '('
      take k where k is blue         ~ column 19: expected prime, square, odd, even or pow2, found 'blue'
      replace n by n+1               ~ play might not end: a heap of 0 can become one of 1; expected a rule that makes \
      heaps smaller, for example by a condition on what is left
      take n/0                       ~ n / 0 is never defined; expected a divisor other than 0, or an argument that the function takes
      take 1/0, 1                    ~ 1 / 0 is never defined; expected a divisor other than 0, or an argument that the function takes
      take k where n mod (k-k) = 1   ~ n % (k - k) is never defined; expected a divisor other than 0, or an argument that the function takes
      take v2(0)                     ~ v2(0) is never defined; expected a divisor other than 0, or an argument that the function takes
      take 1 3 4                     ~ column 8: expected an operator, a comma, 'where', ';' or the end, found 3; did you mean 'take 1, 3, 4'?
      take k where k <= K            ~ a letter for any number, such as K, works only in conjecture and test; elsewhere, write a number
      take 1 or 2K                   ~ a letter for any number, such as K, works only in conjecture and test; elsewhere, write a number
      take 5-9                       ~ play might not end: a heap of 0 can become one of 4; expected a rule that makes heaps smaller, for example by a condition on what is left; did you mean 'take k where 5 <= k <= 9'?
      replace n by k                 ~ the letter k has no upper bound; expected a condition such as k <= n
      take p^k where p is prime and k >= 0 ~ the letter p has no upper bound where k is 0; expected k >= 1, with 1 as an amount of its own
      a >= 1: (a-1, b+1)             ~ play might not end: 1 0 can become 0 1, which has as many tokens or more; if \
      the order of the heaps matters, end the rule with 'in this order'
      n -> n-1, n-2                  ~ column 9: expected 'or' between the heaps that a move may leave, found ','; did you mean 'n -> n-1 or n-2'?
      (a,a) -> (a-1,a)               ~ column 1: expected 2 different letters as heaps, found '('
      (a,b,c) -> (a-1,b)             ~ column 1: expected 2 different letters as heaps, found '('
      take (k,-k) (-k,k)             ~ play might not end: found no weighting of the heaps that every move lowers, \
      and 1 0 can become 0 1
      """)
  void badLine_isPointedAt(String line, String sentence) {
    assertThatThrownBy(() -> LineReader.read(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  /** Heaps that are named before an arrow, and one heap. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      n -> n-1 or n/2                            ~ replace n by n-1 or n/2                              ~ 1
      m -> (m+1)/2                               ~ replace m by (m+1)/2                                 ~ 1
      take 3; n -> n/k where k >= 2              ~ take 3; replace n by n/k where k >= 2                ~ 1
      (a,b) -> (a-b,b)                           ~ a >= 0: (a-b, b) in this order                       ~ 2
      (x, y) -> (x-k, y) or (x, y-k) in any order ~ a >= 0: (a-k, b) (a, b-k)                           ~ 2
      (n, m) -> (n-k, 2k) where 1 <= k <= m      ~ a >= 0: (a-k, 2k) where 1 <= k <= b in this order    ~ 2
      """)
  void arrow_isAnotherWayToWriteIt(String line, String same, int heaps) {
    Impartial<Heaps> game = LineReader.read(line);
    Impartial<Heaps> known = LineReader.read(same);
    assertThat(Catalog.standard().ruleset(game.name())).isEqualTo(game);
    if (heaps == 1)
      assertThat(game).isEqualTo(known);
    for (long a = 0; a <= 9; a++)
      for (long b = 0; b <= (heaps == 1 ? 0 : 9); b++) {
        Heaps at = heaps == 1 ? Heaps.of(a) : Heaps.of(a, b);
        assertThat(options(game, at)).as("%s at %s", line, at).isEqualTo(options(known, at));
      }
  }

  /** What is left, by alternatives. */
  @Test
  void or_separatesWhatAHeapBecomes() {
    HeapGame game = (HeapGame) LineReader.read("replace n by n-1 or a, n-2-a or n/k where k >= 2");
    for (long n = 1; n <= 12; n++) {
      Set<List<Long>> expected = new HashSet<>(Set.of(List.of(n - 1)));
      for (long a = 0; a <= n - 2; a++)
        expected.add(List.of(Math.min(a, n - 2 - a), Math.max(a, n - 2 - a)));
      for (long k = 2; k <= n + 1; k++)
        expected.add(List.of(n / k));
      Set<List<Long>> found = new HashSet<>();
      game.from(n, sizes -> {
        found.add(java.util.Arrays.stream(sizes).boxed().toList());
        return true;
      });
      assertThat(found).isEqualTo(expected);
    }
  }

  /** Numbers for which a term has no value make no move; others do. */
  @Test
  void termWithoutValue_isNoMoveForThoseNumbers() {
    HeapGame game = (HeapGame) LineReader.read("take n/k where k <= n");
    Set<Long> found = new TreeSet<>();
    game.from(6, sizes -> {
      found.add(sizes[0]);
      return true;
    });
    assertThat(found).containsExactly(0L, 3L, 4L, 5L);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take d where d | n and d < n ~ take_d_where_d|n_and_d<n
      replace n by a, n - 1 - a    ~ replace_n_by_a,n-1-a
      a >= b: (a - k*b, b)         ~ when_a>=b:(a-k*b,b)
      (k,l) where k < 2l           ~ take(k,l)where_k<2l
      (k,0) (0,k) (k,k)            ~ vector:(k,0)(0,k)(k,k)
      """)
  void name_hasNoSpacesAndIsReadAsTheSame(String line, String name) {
    assertThat(LineReader.read(line).name()).isEqualTo(name);
    assertThat(Catalog.standard().ruleset(name)).isEqualTo(LineReader.read(line));
  }

  /** What is left, told as what is taken: n less it. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      replace n by k where n-3 <= k < n        ~ take k where 1 <= k <= 3
      replace n by k where k < n and n <= k+4  ~ take 1, 2, 3, 4
      replace n by k where n-5 <= k <= n-2     ~ take k where 2 <= k <= 5
      replace n by k where k != n and k <= n   ~ take k where k > 0
      replace n by k where k < n               ~ take k where k > 0
      """)
  void movesThatLeaveALetter_haveTheCodeOfWhatIsTaken(String left, String taken) {
    Optional<OctalCode> code = ((HeapLine) LineReader.read(left)).code();
    assertThat(code).isPresent().isEqualTo(((HeapLine) LineReader.read(taken)).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"replace n by k where k <= n + 3", "replace n by k where k != n and k <= n + 3"})
  void line_thatMayAddToAHeap_isRefusedAllTheSame(String line) {
    assertThatThrownBy(() -> LineReader.read(line)).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("play might not end: a heap of 0 can become one of 1");
  }

  @Test
  void conditionThatNeverHolds_leavesNoMove() {
    var left = new TreeSet<Long>();
    ((HeapLine) LineReader.read("replace n by k where k < n and k != k")).from(9, sizes -> left.add(sizes[0]));
    assertThat(left).isEmpty();
  }

  /** What is refused is the line, not the position behind it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"a >= 1: (a-1, b+1); 3 4", "replace n by k where k != 4; 5",
      "replace n by n+1; 3", "(k,0) (0,-k); 3 4"})
  void refusedLine_isBlamedBeforeAPosition(String line, String position) {
    String complaint = assertThatThrownBy(() -> LineReader.read(line)).isInstanceOf(BadInput.class).actual()
        .getMessage();
    assertThatThrownBy(() -> Catalog.standard().read(line + " " + position)).isInstanceOf(BadInput.class)
        .hasMessage(complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"(k,0) (0,k) (k,l) where k<l; take (k, 0) (0, k) (k, l) where k < l.",
      "take (k,l) where k < l and not(l = 3); take (k, l) where k < l and not (l = 3).",
      "when a >= 1: (a-1, b); when a >= 1: (a-1, b)."})
  void rules_areWrittenWithSpaces(String line, String written) {
    assertThat(LineReader.read(line).rules().toString()).endsWith(": " + written);
  }

  @Test
  void line_standsBeforeAPosition() {
    assertThat(Catalog.standard().read("take d where d | n and d < n 12").position().text())
        .isEqualTo("take_d_where_d|n_and_d<n 12");
    assertThat(Catalog.standard().read("(k,0) (0,k) (k,k) 6 11").position().text())
        .isEqualTo("vector:(k,0)(0,k)(k,k) 6 11");
    assertThat(Catalog.standard().read("take k where k <= n - 1 7 9").position().text())
        .isEqualTo("take_k_where_k<=n-1 7 9");
    for (String typed : List.of("take 1, 3 or 4 15", "take 1, 3 or 4: 15", "take 1, 3 or 4:15", "take_1,3_or_4 15"))
      assertThat(Catalog.standard().read(typed).position().text()).isEqualTo("take_1,3_or_4 15");
    assertThat(Catalog.standard().read("take 1,3,4 15 9").position().text()).isEqualTo("take_1,3,4 15 9");
    assertThat(Catalog.standard().read("take 1, 3, 4: 15 + nim 3").position().text())
        .isEqualTo("take_1,3,4 15 + nim 3");
    assertThatThrownBy(() -> Catalog.standard().read("take 7 9")).isInstanceOf(BadInput.class)
        .hasMessage("take: expected parameters after a colon, such as take:1,2,3");
    assertThatThrownBy(() -> Catalog.standard().read("take 1 3 4 15")).isInstanceOf(BadInput.class)
        .hasMessage("take: expected parameters after a colon, such as take:1,2,3; did you mean 'take 1, 3, 4 15'?");
    for (String line : List.of("take 1, 3 or 4", "take 1,3,4", "take d where d | n and d < n"))
      assertThatThrownBy(() -> Catalog.standard().read(line)).isInstanceOf(BadInput.class)
          .hasMessage(line + ": expected a position, such as " + line + " 7");
    assertThatThrownBy(() -> Catalog.standard().read("take d where d || n 12")).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("column 16:");
  }
}
