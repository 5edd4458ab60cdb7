package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.CHECKED;
import static org.grundy.claim.Claim.Expected.PROVED;
import static org.grundy.claim.Claim.Expected.REFUTED;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.number.Enclosure;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.FibonacciPairs;
import org.grundy.word.numeration.PairRows;

/** Text 001: the P-positions of Wythoff's game by Beatty sequences, by the mex on a board, and by a word. */
final class WythoffPaper {
  private static final int SIDE = 12;
  private static final int FIRST = 231;
  private static final int MEMORISED = 300_000;

  /** Figure 1, row 0 first. */
  private static final int[][] FIGURE_1 = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, {1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13},
      {2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10, 14}, {3, 4, 5, 6, 2, 0, 1, 9, 10, 12, 8, 7, 15},
      {4, 5, 3, 2, 7, 6, 9, 0, 1, 8, 13, 12, 11}, {5, 3, 4, 0, 6, 8, 10, 1, 2, 7, 12, 14, 9},
      {6, 7, 8, 1, 9, 10, 3, 4, 5, 13, 0, 2, 16}, {7, 8, 6, 9, 0, 1, 4, 5, 3, 14, 15, 13, 17},
      {8, 6, 7, 10, 1, 2, 5, 3, 4, 15, 16, 17, 18}, {9, 10, 11, 12, 8, 7, 13, 14, 15, 16, 17, 6, 19},
      {10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 18, 5, 7}, {11, 9, 10, 7, 12, 14, 2, 13, 17, 6, 5, 15, 8},
      {12, 13, 14, 15, 11, 9, 16, 17, 18, 19, 7, 8, 10}};

  private static final String OCCURRENCES = "a1(1)b1(2)a2(3)a3(4)b2(5)a4(6)b3(7)a5(8)a6(9)b4(10)a7(11)a8(12)b5(13)";

  /** Table 3.1: n*phi and n*phi^2 to three decimals, with their floors. */
  private static final String[][] TABLE_31 = {{"0.000", "0", "0.000", "0"}, {"1.618", "1", "2.618", "2"},
      {"3.236", "3", "5.236", "5"}, {"4.854", "4", "7.854", "7"}, {"6.472", "6", "10.472", "10"},
      {"8.090", "8", "13.090", "13"}, {"9.708", "9", "15.708", "15"}, {"11.326", "11", "18.326", "18"}};

  private static final long[] TABLE_32_B = {0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31};
  private static final String PHI = "1.618033988749894";

  private WythoffPaper() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S9", "001 sec. 2",
            Phrase.of("One queen that moves left, down or diagonally down-left is Wythoff's game with her column and "
                + "row as heaps."),
            PROVED,
            Arguments
                .proved(trial -> Finding.checked("squares up to ({0}, {0}), each value computed as a mex", SIDE).unless(
                    Trial.pairs(SIDE),
                    s -> Finding.same("(" + s[0] + ", " + s[1] + ")", trial.nimValue(trial.position("wythoff", s)),
                        trial.nimValue("queens " + s[0] + "," + s[1]))),
                    Arguments.queenIsWythoff())),
        new Claim("S10", "001 sec. 3",
            Phrase.of("For irrational a, b > 1 with 1/a + 1/b = 1, the numbers floor(na) and floor(nb) run through all "
                + "numbers from 1, each once."),
            PROVED, Arguments.proved(WythoffPaper::beatty, Arguments.beatty())),
        new Claim("S11", "001 fig. 1",
            Phrase.of("The figure of the values of Wythoff's game shows 18 in cell (10,10), and 5 in cells (10,11) "
                + "and (11,10)."),
            REFUTED,
            WythoffPaper::figure),
        new Claim("S11.2", "001 fig. 1", Phrase.of("All other cells of that figure are right."), PROVED,
            WythoffPaper::otherCells),
        new Claim("S11.3", "001 sec. 5.2",
            Phrase.of("Each cell of the figure holds the least number that is not to its left, below it, or "
                + "diagonally down-left of it."),
            PROVED, Arguments.proved(WythoffPaper::filled, Arguments.board())),
        new Claim("S11.4", "001 sec. 4", Phrase.of("\"In other words\" G1(s,t) = {{Sp(0,t), ..., Sp(s-1,t)}}."),
            REFUTED,
            WythoffPaper::inOtherWords),
        new Claim("S11.5", "001 sec. 4", Phrase.verbatim("Sp(0,0) = 0, Sp(0,1) = Sp(1,0) = 1, Sp(1,1) = 2"), PROVED,
            trial -> Finding.proved("all {0} cells computed", 4).unless(
                Stream.of(new long[]{0, 0, 0}, new long[]{0, 1, 1}, new long[]{1, 0, 1}, new long[]{1, 1, 2}),
                c -> Finding.same("Sp", c[2], (long) trial.nimValue(trial.position("wythoff", c[0], c[1]))))),
        new Claim("S12", "001 sec. 5.1",
            Phrase.of("The ratios 1/1, 2/1, 3/2, 5/3, 8/5, 13/8, ... of Fibonacci numbers tend to phi ="
                + " {0}...", PHI),
            PROVED, _ -> ratios()),
        new Claim("S12.2", "001 sec. 5.3", Phrase.verbatim("sigma^5(a) = abaababaabaab"), PROVED,
            _ -> Finding.proved("computed").unless(Stream.of("abaababaabaab"),
                word -> Finding.same("sigma^5(a)", word, iterate(5)))),
        new Claim("S12.3", "001 sec. 5.3",
            Phrase.of("|sigma^k(a)| = F_(k+2), and sigma^k(a) begins the Fibonacci word."), PROVED,
            Arguments.proved(_ -> lengths(), Arguments.fibonacciLengths())),
        new Claim("S13", "001 sec. 5.3", Phrase.verbatim("sigma^5(a) = a1(1)b1(2)a2(3)a3(4)b2(5)a4(6)b3(7) ..."),
            PROVED,
            _ -> Finding.proved("computed").unless(Stream.of(OCCURRENCES),
                printed -> Finding.same("sigma^5(a)", printed, occurrences(iterate(5))))),
        new Claim("S14", "001 app.",
            Phrase.of("The printed list of the first {0} P-positions of Wythoff's game ends with ({1}, {2}).", FIRST,
                372, 602),
            PROVED,
            WythoffPaper::first),
        new Claim("S14.2", "001 sec. 6", Phrase.of("phi = (1 + sqrt(5))/2 is the positive root of x^2 - x - 1."),
            PROVED, _ -> root()),
        new Claim("S15", "001 sec. 7", Phrase.of("A program can know hundreds of thousands of P-positions by heart."),
            PROVED,
            WythoffPaper::memorised),
        new Claim("S15.2", "001 sec. 7", Phrase.of("A program can answer for heaps of {0} digits.", 2000), CHECKED,
            WythoffPaper::huge),
        new Claim("001.1", "001 table 3.1",
            Phrase.of("The printed table of n*phi and n*phi^2 to three decimals, with their floors, is right."), PROVED,
            _ -> table31()),
        new Claim("001.2", "001 table 3.2",
            Phrase.of("The printed table of the pairs (a_n, b_n) for n = 0, ..., {0} is right.", TABLE_32_B.length - 1),
            PROVED,
            _ -> Finding.proved("all {0} rows computed", TABLE_32_B.length).unless(0, TABLE_32_B.length - 1,
                n -> Finding.same("b_" + n, TABLE_32_B[(int) n], PairRows.byWord(TABLE_32_B.length)[(int) n][1]))));
  }

  /**
   * For a = (2 - t + sqrt(t^2 + 4)) / 2 and b = a + t; t = 1 is the golden ratio. Each number from 1 on occurs exactly
   * once.
   */
  private static Finding beatty(Trial trial) {
    int most = 20_000;
    return Finding.checked("{0} pairs of quadratic numbers, numbers up to {1}", 9, most).unless(1, 9, t -> {
      int[] met = new int[most + 1];
      BigInteger d = Trial.big(t * t + 4);
      for (long n = 1; n <= most; n++) {
        trial.budget().charge(1);
        BigInteger root = d.multiply(Trial.big(n * n)).sqrt();
        long a = Math.floorDiv(root.longValueExact() + n * (2 - t), 2);
        if (a <= most)
          met[(int) a]++;
        if (a + n * t <= most)
          met[(int) (a + n * t)]++;
      }
      return IntStream.rangeClosed(1, most).filter(x -> met[x] != 1).boxed().findFirst()
          .map(x -> Phrase.of("{0} occurs {1} {1:time|times}", x, met[x]));
    });
  }

  private static boolean known(int column, int row) {
    return column >= 10 && row >= 10 && column + row <= 21;
  }

  private static Finding figure(Trial trial) {
    var wrong = new ArrayList<Integer>();
    for (int row = 10; row <= 11; row++)
      for (int column = 10; column <= 11; column++)
        if (known(column, row)) {
          int value = trial.nimValue(trial.position("wythoff", column, row));
          if (value != FIGURE_1[row][column])
            wrong.add(value);
        }
    return wrong.size() < 3 ? Finding.proved("all {0} cells computed", 3)
        : Finding.refuted("they are {0}, {1} and {2}", wrong.toArray());
  }

  private static Finding otherCells(Trial trial) {
    return Finding.proved("all {0} cells computed", (SIDE + 1) * (SIDE + 1) - 3).unless(
        Trial.pairs(SIDE).filter(s -> !known((int) s[0], (int) s[1])),
        s -> Finding.same("(" + s[0] + ", " + s[1] + ")", FIGURE_1[(int) s[1]][(int) s[0]],
            trial.nimValue(trial.position("wythoff", s))));
  }

  /** Fills a board as the text says, without the game's moves. */
  private static int[][] board(int most) {
    var board = new int[most + 1][most + 1];
    for (int row = 0; row <= most; row++)
      for (int column = 0; column <= most; column++) {
        var seen = new BitSet();
        for (int k = 1; k <= Math.max(row, column); k++) {
          if (k <= column)
            seen.set(board[row][column - k]);
          if (k <= row)
            seen.set(board[row - k][column]);
          if (k <= Math.min(row, column))
            seen.set(board[row - k][column - k]);
        }
        board[row][column] = seen.nextClearBit(0);
      }
    return board;
  }

  private static Finding filled(Trial trial) {
    int most = 40;
    int[][] board = board(most);
    return Finding.checked("cells up to ({0}, {0})", most).unless(Trial.pairs(most),
        s -> Finding.same("(" + s[0] + ", " + s[1] + ")", board[(int) s[1]][(int) s[0]],
            trial.nimValue(trial.position("wythoff", s))));
  }

  /** The definition has the union over 0 &le; x &le; s. */
  private static Finding inOtherWords(Trial trial) {
    int[][] board = board(SIDE);
    return Finding.checked("cells up to ({0}, {0})", SIDE).unless(Trial.pairs(SIDE), cell -> {
      trial.budget().charge(1);
      int s = (int) cell[0];
      int t = (int) cell[1];
      Set<Integer> defined = new TreeSet<>(IntStream.rangeClosed(0, s).mapToObj(x -> board[t][x]).toList());
      Set<Integer> inWords = new TreeSet<>(IntStream.range(0, s).mapToObj(x -> board[t][x]).toList());
      return defined.equals(inWords) ? Optional.empty()
          : Optional.of(Phrase.of("G1({0},{1}) is {2}, not {3}; the text means G1({4},{1})", s, t, braced(defined),
              braced(inWords), s - 1));
    });
  }

  private static String braced(Set<Integer> values) {
    return "{" + String.join(", ", values.stream().map(String::valueOf).toList()) + "}";
  }

  /** F(n+1)/F(n) differs from phi by less than 1/F(n)^2, since F(n+1)^2 - F(n+1)F(n) - F(n)^2 is 1 or -1. */
  private static Finding ratios() {
    int most = 500;
    if (!Enclosure.root(2, 20).digits(15).equals(Optional.of(PHI)))
      return Finding.refuted("{0}", "phi = " + Enclosure.root(2, 20).digits(15).orElse("?"));
    var f = new ArrayList<BigInteger>(List.of(BigInteger.ZERO, BigInteger.ONE));
    while (f.size() <= most + 1)
      f.add(f.getLast().add(f.get(f.size() - 2)));
    Finding computed = Finding.checked("n <= {0}, each within 1/F_n^2", most).unless(1, most, n -> {
      BigInteger lower = f.get((int) n);
      BigInteger upper = f.get((int) n + 1);
      BigInteger norm = upper.multiply(upper).subtract(upper.multiply(lower)).subtract(lower.multiply(lower));
      return norm.abs().equals(BigInteger.ONE) ? Optional.empty() : Optional.of(Phrase.verbatim("n = " + n));
    });
    return turns() ? Finding.argued(computed, Arguments.ratios()) : computed;
  }

  /** Whether Q(x + y, x) = -Q(x, y): two polynomials of degree 2 are equal when they are so at three values of each. */
  private static boolean turns() {
    return Trial.pairs(2).allMatch(at -> norm(at[0] + at[1], at[0]) == -norm(at[0], at[1]));
  }

  private static long norm(long x, long y) {
    return x * x - x * y - y * y;
  }

  private static String iterate(int k) {
    String word = "a";
    for (int i = 0; i < k; i++) {
      var image = new StringBuilder();
      word.chars().forEach(c -> image.append(c == 'a' ? "ab" : "a"));
      word = image.toString();
    }
    return word;
  }

  private static Finding lengths() {
    int most = 25;
    return Finding.checked("{0}", "k <= " + most).unless(0, most, k -> {
      String word = iterate((int) k);
      long before = 1;
      long fibonacci = 1;
      for (int i = 0; i < k; i++) {
        long next = before + fibonacci;
        before = fibonacci;
        fibonacci = next;
      }
      return word.length() == fibonacci && Morphism.FIBONACCI.prefix(word.length()).equals(word) ? Optional.empty()
          : Optional.of(Phrase.verbatim("k = " + k));
    });
  }

  private static String occurrences(String word) {
    var text = new StringBuilder();
    int[] count = new int[2];
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      text.append(letter).append(++count[letter - 'a']).append('(').append(i + 1).append(')');
    }
    return text.toString();
  }

  private static Finding first(Trial trial) {
    long[][] pairs = PairRows.byMex(FIRST);
    if (!Arrays.equals(pairs[FIRST - 1], new long[]{372, 602}))
      return Finding.refuted("{0}", "n = " + (FIRST - 1));
    return Finding.proved("all {0} requested positions", FIRST).unless(0, FIRST - 1, n -> trial
        .outcome(trial.position("wythoff", pairs[(int) n])).equals(Outcome.P) ? Optional.empty()
            : Optional.of(Phrase.verbatim("n = " + n)));
  }

  /** Exactly, with numbers of halves and halves of sqrt(5). */
  private static Finding root() {
    Golden square = Golden.PHI.times(Golden.PHI);
    return square.equals(Golden.PHI.plus(Golden.ONE)) ? Finding.proved("computed exactly with sqrt(5)")
        : Finding.refuted("{0}", "phi^2 = " + square);
  }

  private static Finding memorised(Trial trial) {
    long[][] pairs = PairRows.byMex(MEMORISED);
    return Finding.proved("all {0} rows computed", MEMORISED).unless(0, MEMORISED - 1, n -> {
      trial.budget().charge(1);
      return Finding.same("a_" + n, pairs[(int) n][0], FibonacciPairs.a(Trial.big(n)).longValueExact());
    });
  }

  private static Finding huge(Trial trial) {
    BigInteger n = BigInteger.TEN.pow(1999);
    BigInteger a = FibonacciPairs.a(n);
    String pair = "wythoff " + a + " " + a.add(n);
    String more = "wythoff " + a + " " + a.add(n).add(BigInteger.ONE);
    boolean right = trial.answer(pair).outcome().equals(Outcome.P) && trial.answer(more).outcome().equals(Outcome.N)
        && trial.answer(more).options(Player.LEFT).winning().some().stream()
            .anyMatch(move -> move.to().text().equals(pair));
    return right ? Finding.checked("two positions; how far a program can go is tested, not proved")
        : Finding.refuted("{0}", "n = " + n);
  }

  private static Finding table31() {
    Enclosure phi = Enclosure.root(2, 30);
    Enclosure square = phi.times(phi);
    return Finding.proved("all {0} rows computed", TABLE_31.length).unless(0, TABLE_31.length - 1, n -> {
      BigInteger factor = Trial.big(n);
      List<String> row = Stream.of(phi.times(factor), square.times(factor))
          .flatMap(x -> Stream.of(x.rounded(3).orElseThrow(), x.floor().orElseThrow().toString())).toList();
      return Finding.same("n = " + n, List.of(TABLE_31[(int) n]), row);
    });
  }
}
