package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.CHECKED;
import static org.grundy.claim.Claim.Expected.PROVED;
import static org.grundy.claim.Claim.Expected.REFUTED;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Player;
import org.grundy.word.numeration.PairRows;

/** Text 003: an encyclopedia's article on Wythoff's game. */
final class WythoffArticle {
  private static final List<String> COLD = List.of("0 0", "1 2", "3 5", "4 7", "6 10", "8 13");

  private WythoffArticle() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S27", "003",
            Phrase.of("In Chinese, Wythoff's game is called jian shizi ({0}), picking stones.", "\u6361\u77f3\u5b50"),
            CHECKED,
            trial -> Finding.checked("the catalogue lists it under that name; there is nothing to prove about a "
                + "name")
                .unless(Stream.of("6 11", "6 10", "0 0"),
                    heaps -> Finding.same("jian-shizi " + heaps, trial.position("wythoff " + heaps).text(),
                        trial.position("jian-shizi " + heaps).text()))),
        new Claim("003.2", "003", Phrase.of("The game is named after Willem Wiethoff."), REFUTED,
            trial -> named(trial, "Wiethoff")),
        new Claim("003.4", "003", Phrase.of("Gardner's book on the game is called {0}.",
            Phrase.verbatim("From Penrose Mosaics to Secure Ciphers")), REFUTED, WythoffArticle::gardner),
        new Claim("003.3", "000, 001", Phrase.of("Wythoff's game is called the Fibonacci game."), REFUTED,
            trial -> trial.position("fibonacci-nim 6").parts().equals(trial.position("wythoff 6 11").parts())
                ? Finding.checked("the catalogue lists it under that name; there is nothing to prove about a name")
                : Finding.refuted(
                    "another game has that name, {0}: one heap, and at most twice the previous amount",
                    "fibonacci-nim")),
        new Claim("S26", "003",
            Phrase.of("In Wythoff's game, (0, m) and (m, m) are hot for every m > 0: the player to move wins."), PROVED,
            trial -> hot(trial, Finding.checked("heaps up to {0}, by the three rules", 60).unless(1, 60,
                m -> Stream.of(trial.position("wythoff", 0, m), trial.position("wythoff", m, m))
                    .filter(at -> cold(trial, at)).findFirst().map(at -> Phrase.of("{0} is cold", at.text()))))),
        new Claim("S26.2", "003", Phrase.of("From (1, 2) you can reach only (0, 1), (0, 2) and (1, 1)."), PROVED,
            WythoffArticle::fromOneTwo),
        new Claim("S26.3", "003",
            Phrase.of("The first cold positions are {0}.", "(0, 0) (1, 2) (3, 5) (4, 7) (6, 10) (8, 13)"),
            PROVED, WythoffArticle::firstCold),
        new Claim("S26.4", "003", Phrase.of("The k-th cold position is (floor(k*phi), floor(k*phi^2))."), PROVED,
            trial -> TribonacciPaper.golden(trial, formula(trial), "F3", "F4", "F5")),
        new Claim("S26.5", "003",
            Phrase.of("Every positive whole number is in exactly one of the two sequences, {0} and {1} in the OEIS.",
                "A000201",
                "A001950"),
            PROVED, trial -> TribonacciPaper.golden(trial, complementary(trial), "F2", "F3")),
        new Claim("003.1", "003", Phrase.verbatim("1/phi + 1/phi^2 = 1"), PROVED, _ -> reciprocals()));
  }

  /**
   * Checks that no cold position is (0, m) or (m, m) with m &gt; 0; by F4 and F5 the cold positions
   * are the Wythoff pairs.
   */
  private static Finding hot(Trial trial, Finding besides) {
    return trial.decide("A m (m > 0 => ~wythoff(0, m) & ~wythoff(m, m))").holds()
        ? Theorems.proved(trial, besides, "F4", "F5") : besides;
  }

  /**
   * The article's rules: (0, 0) is cold; a position with a move to a cold one is hot; one with moves only to hot ones
   * is cold.
   */
  private static boolean cold(Trial trial, Position at) {
    return trial.nimValue(at) == 0;
  }

  private static Finding fromOneTwo(Trial trial) {
    Set<String> reached = new TreeSet<>();
    trial.position("wythoff 1 2").moves(Player.LEFT, move -> {
      List<String> heaps = new ArrayList<>(List.of(move.to().written().split(" ")));
      heaps.sort(null);
      reached.add(String.join(" ", heaps));
      return true;
    });
    return Finding.proved("all its moves listed").unless(Stream.of(reached),
        found -> Finding.same("1 2", Set.of("0 1", "0 2", "1 1").stream().sorted().toList(), List.copyOf(found)));
  }

  private static Finding firstCold(Trial trial) {
    var found = new ArrayList<String>();
    for (int y = 0; y <= 13; y++)
      for (int x = 0; x <= y; x++)
        if (cold(trial, trial.position("wythoff", x, y)))
          found.add(x + " " + y);
    return Finding.proved("all positions with heaps up to {0} classified", 13).unless(Stream.of(found),
        list -> Finding.same("the list", COLD, list));
  }

  /** Checks that the cold positions in order are the pairs of the formula in order: none is missing on either side. */
  private static Finding formula(Trial trial) {
    int most = 60;
    List<String> cold = Trial.pairs(most).filter(s -> s[0] <= s[1] && cold(trial, trial.position("wythoff", s)))
        .sorted(Comparator.comparingLong(s -> s[0])).map(s -> "(" + s[0] + ", " + s[1] + ")").toList();
    List<String> stated = LongStream.iterate(0, k -> k + 1).mapToObj(k -> new long[]{floorPhi(k), floorPhi(k) + k})
        .takeWhile(s -> s[1] <= most).map(s -> "(" + s[0] + ", " + s[1] + ")").toList();
    return Finding.checked("heaps up to {0}, by the three rules", most).unless(
        IntStream.range(0, Math.max(cold.size(), stated.size())).boxed(),
        k -> Finding.same("k = " + k, k < stated.size() ? stated.get(k) : "-", k < cold.size() ? cold.get(k) : "-"));
  }

  /** floor(k * phi) = floor((k + sqrt(5 k^2)) / 2); k * phi^2 is k more. */
  private static long floorPhi(long k) {
    return (k + Trial.big(5 * k * k).sqrt().longValueExact()) / 2;
  }

  private static Finding complementary(Trial trial) {
    int rows = 100_000;
    var met = new int[rows];
    for (long[] pair : PairRows.byFormula(rows))
      for (long x : pair) {
        trial.budget().charge(1);
        if (x < rows)
          met[(int) x]++;
      }
    return Finding.checked("numbers below {0}", rows).unless(1, rows - 1,
        x -> met[(int) x] == 1 ? Optional.empty()
            : Optional.of(Phrase.of("{0} occurs {1} {1:time|times}", x, met[(int) x])));
  }

  /** Times phi^2: phi + 1 = phi^2. */
  private static Finding reciprocals() {
    return Golden.PHI.plus(Golden.ONE).equals(Golden.PHI.times(Golden.PHI))
        ? Finding.proved("computed exactly with sqrt(5), times phi^2") : Finding.refuted("{0}", "phi + 1 <> phi^2");
  }

  /** Checks which book the theorem's source names. */
  private static Finding gardner(Trial trial) {
    String book = "Penrose Tiles to Trapdoor Ciphers";
    return trial.answer("wythoff 6 11").evidence().getFirst() instanceof TheoremEvidence<?> by
        && by.theorem().citation().source().contains(book)
            ? Finding.refuted("it is {0}", book)
            : Finding.checked("the theorem's citation names the book");
  }

  /** Checks who published the theorem on the game. */
  private static Finding named(Trial trial, String name) {
    return trial.answer("wythoff 6 11").evidence().getFirst() instanceof TheoremEvidence<?> by
        && by.theorem().citation().authors().startsWith(name)
            ? Finding.checked("the theorem's citation names the author")
            : Finding.refuted("its author is W. A. {0}", "Wythoff");
  }
}
