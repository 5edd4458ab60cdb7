package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.PROVED;
import static org.grundy.claim.Claim.Expected.REFUTED;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Position;
import org.grundy.number.Enclosure;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.word.logic.Decision;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.PairRows;
import org.grundy.word.numeration.TripleRows;

/**
 * Text 000: L. Haryanto, R. Rakhman, A. Alimuddin, Generalisasi Permainan Wythoff ke Permainan Tribonacci, after E.
 * Duch&ecirc;ne and M. Rigo, A morphic approach to combinatorial games: the Tribonacci case, RAIRO Theoretical
 * Informatics and Applications 42 (2008) 375-393, doi 10.1051/ita:2007039.
 */
final class TribonacciPaper {
  private static final int ROWS = 100_000;
  /** So many letters are shown beside each other where the printed word begins to be wrong. */
  private static final int BESIDE = 20;

  private static final long[][] TABLE_1 = columns(
      new long[]{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21},
      new long[]{0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34});

  private static final long[][] TABLE_2 = columns(
      new long[]{0, 1, 3, 5, 7, 8, 10, 12, 14, 16, 18, 20, 21, 23, 25, 27},
      new long[]{0, 2, 6, 9, 13, 15, 19, 22, 26, 30, 33, 37, 39, 43, 46, 50},
      new long[]{0, 4, 11, 17, 24, 28, 35, 41, 48, 55, 61, 68, 72, 79, 85, 92});

  /** The eighth iterate as printed. */
  private static final String PRINTED = "abacabaabacababacabaabacababacabaabacabaabacababacabaa"
      + "bacabacabaabacababacabaabacabaabacababacabaabacababacabaabacabaabacababacabaabac";

  private TribonacciPaper() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S1", "000 sec. 1",
            Phrase.of("From a P-position every move leads to an N-position; from an N-position some"
                + " move leads to a P-position."),
            PROVED, trial -> Theorems.proved(trial, positions(trial), "F4", "F5", "T6", "T8")),
        new Claim("S1.2", "000 sec. 1", Phrase.of("There is no move from (0, 0), the P-position at which play ends."),
            PROVED,
            trial -> Finding.proved("all its moves listed").unless(Stream.of("wythoff 0 0", "tribonacci 0 0 0"),
                text -> Finding.same(text, 0, trial.options(trial.position(text)).size()))),
        new Claim("S2", "000 sec. 2",
            Phrase.of("A move of Wythoff's game takes any positive number from one heap (rule F1), or the same "
                + "number from both (rule F2)."),
            PROVED, TribonacciPaper::wythoffRules),
        new Claim("S3", "000 (3)",
            Phrase.of("Let a_n = mex {{a_i, b_i : i < n}} and b_n = a_n + n. These are the places of the n-th a and "
                + "the n-th b in the Fibonacci word."),
            PROVED,
            trial -> Theorems.proved(trial, rows(PairRows.byMex(ROWS), PairRows.byWord(ROWS)), "F1", "F3")),
        new Claim("S3.2", "000 sec. 3", Phrase.of("The pairs (a_n, b_n) are also (floor(n*phi), floor(n*phi^2))."),
            PROVED,
            trial -> golden(trial, rows(PairRows.byMex(ROWS), PairRows.byFormula(ROWS)), "F3")),
        new Claim("S3.3", "000 sec. 3",
            Phrase.of("The pairs (a_n, b_n), in either order, are exactly the P-positions of Wythoff's game."), PROVED,
            trial -> Theorems.proved(trial, wythoffZeros(trial), "F4", "F5")),
        new Claim("S4", "000 sec. 2",
            Phrase.of("The P-positions of the Tribonacci game are exactly the triples (A_n, B_n, C_n), in any order."),
            PROVED, trial -> Theorems.proved(trial, tribonacciZeros(trial), "T6", "T8")),
        new Claim("S5", "000 (5)",
            Phrase.of("|tau^n(a)| = T_n, where T_n = T_(n-1) + T_(n-2) + T_(n-3) begins with 1, 2, 4."),
            PROVED, _ -> lengths()),
        new Claim("S5.2", "000 (5)", Phrase.of("The Tribonacci word begins with the word printed as tau^8(a)."),
            REFUTED,
            _ -> printedWord()),
        new Claim("S5.3", "000 sec. 5", Phrase.of("The Tribonacci word is a word over the letters a and b."), REFUTED,
            _ -> Finding.proved("its letters listed").unless(1, 100, n -> letter(Morphism.TRIBONACCI, n).equals("c")
                ? Optional.of(Phrase.of("its letter {0} is {1}", n, "c"))
                : Optional.empty())),
        new Claim("S6", "000 (7)",
            Phrase.of("A_n = mex {{A_i, B_i, C_i : i < n}}, B_n = A_n + mex {{B_i - A_i, C_i - B_i : i < n}},"
                + " C_n = A_n + B_n + n are the places of the n-th a, b and c in the Tribonacci word."),
            PROVED,
            trial -> Theorems.proved(trial, rows(TripleRows.byMex(ROWS), TripleRows.byWord(ROWS)), "T1", "T3", "T4",
                "T5")),
        new Claim("S6.2", "000 table 2",
            Phrase.of("The printed table of the triples (A_n, B_n, C_n) for n = 0, ..., {0} is right.",
                TABLE_2.length - 1),
            PROVED, _ -> printed(TABLE_2, TripleRows.byWord(TABLE_2.length))),
        new Claim("S7", "000 sec. 5", Phrase.of("The recursion and the word give the same triples for all n."), PROVED,
            trial -> Theorems.proved(trial, rows(TripleRows.byMex(ROWS), TripleRows.byWord(ROWS)), "T1", "T3", "T4",
                "T5")),
        new Claim("S8", "000 (4)",
            Phrase.of("No alpha, alpha' give A_n = floor(n*alpha + alpha') for all n >= 1; nor for B, nor"
                + " for C."),
            PROVED, TribonacciPaper::noBeattyForm),
        new Claim("000.1", "000 table 1",
            Phrase.of("The printed table of the pairs (a_n, b_n) for n = 0, ..., {0} is right.", TABLE_1.length - 1),
            PROVED,
            _ -> printed(TABLE_1, PairRows.byWord(TABLE_1.length))),
        new Claim("000.2", "000 sec. 5",
            Phrase.of("A_n - n*alpha stays between -2 and 1, where alpha^3 = alpha^2 + alpha + 1."),
            PROVED, trial -> TribonacciStrip.bounded(trial, strip(trial))),
        new Claim("000.3", "000 def. 1",
            Phrase.of("With the mex taken among the numbers from 1, the recursion (3) gives table"
                + " 1."),
            REFUTED, _ -> mexFromOne()));
  }

  private static long[][] columns(long[]... columns) {
    return IntStream.range(0, columns[0].length)
        .mapToObj(n -> Arrays.stream(columns).mapToLong(column -> column[n]).toArray()).toArray(long[][]::new);
  }

  private static Finding positions(Trial trial) {
    Stream<Position> some = Stream.concat(
        Trial.pairs(20).map(pair -> trial.position("wythoff", pair)),
        Trial.triples(8).map(triple -> trial.position("tribonacci", triple)));
    return Finding.checked("Wythoff's game with heaps up to {0}, the Tribonacci game with heaps up to {1}", 20, 8)
        .unless(some, position -> {
          boolean moveToP = trial.options(position).stream().anyMatch(to -> trial.outcome(to).equals(Outcome.P));
          return trial.outcome(position).equals(Outcome.P) == moveToP
              ? Optional.of(Phrase.of("{0} is not one of them", position.text())) : Optional.empty();
        });
  }

  /** For all heaps, by automata: the moves of the theory are the two rules. */
  private static Finding wythoffRules(Trial trial) {
    Finding listed = wythoffMoves(trial);
    Decision rules = trial.decide("A x, y, u, v (wythoffMove(x, y, u, v) <=> E k (k >= 1"
        + " & (u + k = x & v = y | u = x & v + k = y | u + k = x & v + k = y)))");
    return rules.holds() && listed.verdict() instanceof Verdict.Checked<Phrase>(Phrase bound, var _)
        ? Finding.proved("by automata for all heaps; also computed: {0}", bound) : listed;
  }

  /**
   * Proves that the floors are the pairs of the recursion, for all n.
   *
   * @param names of the theorems that must hold
   */
  static Finding golden(Trial trial, Finding besides, String... names) {
    boolean exact = Golden.PHI.times(Golden.PHI).equals(Golden.PHI.plus(Golden.ONE));
    return exact && Stream.of(names).allMatch(name -> trial.theorem(name).holds())
        ? Finding.argued(besides, Arguments.golden()) : besides;
  }

  private static Finding wythoffMoves(Trial trial) {
    return Finding.checked("heaps up to {0}", 20).unless(Trial.pairs(20), pair -> {
      Set<Position> expected = new HashSet<>();
      for (long k = 1; k <= Math.max(pair[0], pair[1]); k++) {
        if (k <= pair[0])
          expected.add(trial.position("wythoff", pair[0] - k, pair[1]));
        if (k <= pair[1])
          expected.add(trial.position("wythoff", pair[0], pair[1] - k));
        if (k <= Math.min(pair[0], pair[1]))
          expected.add(trial.position("wythoff", pair[0] - k, pair[1] - k));
      }
      Position at = trial.position("wythoff", pair);
      Set<Position> listed = new HashSet<>();
      at.moves(Player.LEFT, move -> {
        listed.add(move.to());
        return true;
      });
      return listed.equals(expected) ? Optional.empty() : Optional.of(Phrase.of("{0} has other moves", at.text()));
    });
  }

  private static Finding rows(long[][] one, long[][] other) {
    return Finding.checked("{0}", "n < " + one.length).unless(0, one.length - 1,
        n -> Finding.same("n = " + n, Arrays.toString(one[(int) n]), Arrays.toString(other[(int) n])));
  }

  private static Finding printed(long[][] table, long[][] found) {
    return Finding.proved("all {0} rows computed", table.length).unless(0, table.length - 1,
        n -> Finding.same("n = " + n, Arrays.toString(table[(int) n]), Arrays.toString(found[(int) n])));
  }

  private static Finding wythoffZeros(Trial trial) {
    int most = 60;
    Set<String> pairs = sorted(PairRows.byMex(most + 1));
    return Finding.checked("heaps up to {0}, each value computed as a mex", most).unless(Trial.pairs(most), pair -> {
      Position at = trial.position("wythoff", pair);
      return (trial.nimValue(at) == 0) == pairs.contains(sorted(pair)) ? Optional.empty()
          : Optional.of(Phrase.of("{0} is not one of them", at.text()));
    });
  }

  private static Finding tribonacciZeros(Trial trial) {
    int most = 15;
    Set<String> triples = sorted(TripleRows.byMex(most + 1));
    return Finding.checked("heaps up to {0}, each value computed as a mex", most).unless(Trial.triples(most),
        triple -> {
          Position at = trial.position("tribonacci", triple);
          return (trial.nimValue(at) == 0) == triples.contains(sorted(triple)) ? Optional.empty()
              : Optional.of(Phrase.of("{0} is not one of them", at.text()));
        });
  }

  private static Set<String> sorted(long[][] rows) {
    Set<String> all = new HashSet<>();
    for (long[] row : rows)
      all.add(sorted(row));
    return all;
  }

  private static String sorted(long[] row) {
    return Arrays.toString(Arrays.stream(row).sorted().toArray());
  }

  private static Finding lengths() {
    int most = 22;
    var lengths = new ArrayList<Long>(List.of(1L, 2L, 4L));
    while (lengths.size() <= most)
      lengths.add(lengths.get(lengths.size() - 1) + lengths.get(lengths.size() - 2) + lengths.get(lengths.size() - 3));
    var words = new ArrayList<String>(List.of("a"));
    while (words.size() <= most)
      words.add(applied(words.getLast()));
    Finding computed = Finding.checked("{0}", "n <= " + most).unless(0, most, n -> Finding.same("|tau^" + n + "(a)|",
        lengths.get((int) n), (long) words.get((int) n).length()));
    return recurs() ? Finding.argued(computed, Arguments.tribonacciLengths()) : computed;
  }

  /** Whether the matrix M of the letters in the images satisfies M^3 = M^2 + M + 1. */
  private static boolean recurs() {
    int[][] m = new int[3][3];
    for (int letter = 0; letter < 3; letter++)
      for (char c : applied("abc".substring(letter, letter + 1)).toCharArray())
        m[c - 'a'][letter]++;
    int[][] square = product(m, m);
    int[][] cube = product(square, m);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        if (cube[i][j] != square[i][j] + m[i][j] + (i == j ? 1 : 0))
          return false;
    return true;
  }

  private static int[][] product(int[][] a, int[][] b) {
    var product = new int[3][3];
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        for (int k = 0; k < 3; k++)
          product[i][j] += a[i][k] * b[k][j];
    return product;
  }

  private static String applied(String word) {
    var image = new StringBuilder();
    word.chars().forEach(c -> image.append(c == 'a' ? "ab" : c == 'b' ? "ac" : "a"));
    return image.toString();
  }

  private static Finding printedWord() {
    String word = Morphism.TRIBONACCI.prefix(PRINTED.length());
    Finding compared = Finding.proved("all {0} letters compared", PRINTED.length()).unless(0, PRINTED.length() - 1,
        i -> PRINTED.charAt((int) i) == word.charAt((int) i) ? Optional.empty()
            : Optional.of(Phrase.of("departs from the Tribonacci word after {0} {0:letter|letters}", i)));
    int apart = IntStream.range(0, PRINTED.length()).filter(i -> PRINTED.charAt(i) != word.charAt(i)).findFirst()
        .orElse(PRINTED.length());
    int end = Math.min(PRINTED.length(), apart + BESIDE);
    return new Finding(compared.verdict(), Reason.of(Reason.say("{0}   as printed", PRINTED.substring(0, end)),
        Reason.say("{0}   the Tribonacci word", word.substring(0, end))));
  }

  private static String letter(Morphism morphism, long n) {
    return morphism.prefix((int) n).substring((int) n - 1);
  }

  static Finding noBeattyForm(Trial trial) {
    long[][] rows = TripleRows.byWord(100);
    var items = new ArrayList<Reason.Item>();
    String[] unknowns = {"alpha", "beta", "gamma"};
    for (int letter = 0; letter < 3; letter++) {
      int column = letter;
      long[] s = Arrays.stream(rows).mapToLong(row -> row[column]).toArray();
      Optional<FloorForms.Certificate> found = FloorForms.contradiction(s, trial.budget());
      if (found.isEmpty())
        return Finding.refuted("no contradiction for {0} among n < {1}", "ABC".substring(letter, letter + 1),
            rows.length);
      items.addAll(needs(s, "ABC".substring(letter, letter + 1), unknowns[letter], found.get()));
    }
    return new Finding(new Verdict.Proved<>(
        new Cases(Phrase.of("three indices of each sequence contradict each other"), 3)),
        new Reason(items));
  }

  private static List<Reason.Item> needs(long[] s, String name, String unknown, FloorForms.Certificate c) {
    long low = s[c.lowTo()] - s[c.lowFrom()] - 1;
    long high = s[c.highTo()] - s[c.highFrom()] + 1;
    int n = c.lowTo() - c.lowFrom();
    int m = c.highTo() - c.highFrom();
    return List.of(
        Reason.say("{0}   needs {1}", difference(s, name, c.lowFrom(), c.lowTo()), bound(n, unknown, " > ", low)),
        Reason.say("{0}   needs {1}, but {2}", difference(s, name, c.highFrom(), c.highTo()),
            bound(m, unknown, " < ", high), fraction(low, n) + " > " + fraction(high, m)));
  }

  private static String difference(long[] s, String name, int from, int to) {
    return name + to + " - " + name + from + " = " + s[to] + " - " + s[from] + " = " + (s[to] - s[from]);
  }

  private static String bound(int factor, String unknown, String sign, long limit) {
    return (factor == 1 ? "" : factor + "*") + unknown + sign + limit;
  }

  private static String fraction(long n, int d) {
    return d == 1 ? "" + n : n + "/" + d;
  }

  private static Finding strip(Trial trial) {
    Enclosure alpha = Enclosure.root(3, 40);
    BigInteger one = BigInteger.TEN.pow(alpha.decimals());
    long[][] rows = TripleRows.byWord(ROWS);
    BigInteger least = one;
    BigInteger most = one.negate();
    for (int n = 0; n < rows.length; n++) {
      trial.budget().charge(1);
      Enclosure off = alpha.times(Trial.big(n)).from(Trial.big(rows[n][0]));
      if (off.low().compareTo(one.multiply(BigInteger.TWO).negate()) <= 0 || off.high().compareTo(one) >= 0)
        return Finding.refuted("{0}", "n = " + n);
      least = least.min(off.low());
      most = most.max(off.high());
    }
    return new Finding(new Verdict.Checked<>(Phrase.verbatim("n < " + ROWS)),
        Reason.of(Reason.say("The least is {0}, the greatest {1}.", decimal(least, alpha), decimal(most, alpha))));
  }

  private static String decimal(BigInteger scaled, Enclosure like) {
    return new Enclosure(scaled, scaled, like.decimals()).rounded(4).orElseThrow();
  }

  /** Checks the recursion with the least missing number from 1 on. */
  private static Finding mexFromOne() {
    Set<Long> used = new HashSet<>();
    var pairs = new long[TABLE_1.length][];
    for (int n = 0; n < pairs.length; n++) {
      long a = 1;
      while (used.contains(a))
        a++;
      pairs[n] = new long[]{a, a + n};
      used.add(a);
      used.add(a + n);
    }
    return Finding.proved("all {0} rows computed", pairs.length).unless(0, pairs.length - 1,
        n -> TABLE_1[(int) n][0] == pairs[(int) n][0] ? Optional.empty()
            : Optional.of(Phrase.of("n = {0}: a_{0} would be {1}; the table has {2}", n, pairs[(int) n][0],
                TABLE_1[(int) n][0])));
  }
}
