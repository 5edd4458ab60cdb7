package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.PROVED;
import static org.grundy.claim.Claim.Expected.REFUTED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.engine.Question;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.table.PeriodEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.grundy.value.score.Score;

/** Text 002: J. I. Gunawan, Combinatorial Game Theory, slides for programming contests. */
final class ContestSlides {
  /** Take 1 or 4, and take 1, 2, 4 or 5, as codes. */
  private static final String ONE_FOUR = "0.3003";
  private static final String ONE_TWO_FOUR_FIVE = "0.33033";
  private static final long MILLION = 1_000_000;
  private static final long BILLION = 1_000_000_000;

  /** The game of Bob and Alice, from 3 4 5. */
  private static final List<String> MATCH = List.of("3 4 5", "1 4 5", "1 4 2", "1 3 2", "1 2 2", "0 2 2", "0 1 2",
      "0 1 1",
      "0 0 1", "0 0 0");

  private ContestSlides() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S16", "002 DP",
            Phrase.of("If a move takes 1 or 4 from a heap of N, the player to move loses exactly when N mod 5 is 0 "
                + "or 2, for every N <= {0}.",
                MILLION),
            PROVED, ContestSlides::byDynamicProgramming),
        new Claim("S16.2", "002 DP",
            Phrase.of("The same rule holds at N = {0}, because the nim-values repeat.", BILLION), PROVED,
            ContestSlides::atABillion),
        new Claim("S17", "002 scoring",
            Phrase.of("In Front or back, the recursion over intervals gives the lead under best play."),
            PROVED, Arguments.proved(ContestSlides::intervals, Arguments.frontOrBack())),
        new Claim("S19", "002 example",
            Phrase.of("18, 6, 3, 20, 9 have nim-sum 10, and 9 -> 3 is the only winning move."), PROVED,
            ContestSlides::example),
        new Claim("S19.2", "002 example", Phrase.of("The piles 2, 5, 1, 7, 3 have nim-sum 2."), PROVED,
            trial -> Finding.proved("each value computed as a mex").unless(Stream.of("nim 2 5 1 7 3"),
                text -> Finding.same(text, 2, trial.nimValue(text)))),
        new Claim("S19.3", "002 proof", Phrase.of("From nim-sum 0 every move leads to another nim-sum."), PROVED,
            Arguments.proved(trial -> Finding.checked("three heaps up to {0}", 10).unless(Trial.triples(10),
                heaps -> Trial.nimSum(heaps) == 0
                    ? leadsTo(trial, heaps, 0).map(to -> Phrase.of("{0} leads to {1}", Arrays.toString(heaps), to))
                    : Optional.empty()),
                Arguments.zeroIsLeft())),
        new Claim("S19.4", "002 proof", Phrase.of("From any other nim-sum some move leads to nim-sum 0."), PROVED,
            Arguments.proved(trial -> Finding.checked("three heaps up to {0}", 10).unless(Trial.triples(10),
                heaps -> Trial.nimSum(heaps) != 0
                    && leadsTo(trial, heaps, 0).isEmpty()
                        ? Optional.of(Phrase.of("from {0} none does", Arrays.toString(heaps)))
                        : Optional.empty()),
                Arguments.zeroIsReached())),
        new Claim("S19.5", "002 proof", Phrase.of("Taking y >= 0 stones from nim-sum 0 leaves another nim-sum."),
            REFUTED,
            ContestSlides::takingNothing),
        new Claim("S21", "002 Northcott",
            Phrase.of("Northcott's game, with one black and one white piece in each row, is Nim with the gaps "
                + "between them as heaps."),
            PROVED, Arguments.proved(ContestSlides::northcott, Arguments.northcott())),
        new Claim("S23", "002 nimber",
            Phrase.of("If a move takes 1, 2, 4 or 5, heaps of 0, ..., 5 have the nim-values 0 1 2 0 1 2."),
            PROVED,
            trial -> Finding.proved("all {0} values computed", 6).unless(0, 5,
                n -> Finding.same("G(" + n + ")", n % 3, (long) trial.nimValue(trial.position(ONE_TWO_FOUR_FIVE, n))))),
        new Claim("S23.3", "002 nimber",
            Phrase.of("The values are the same if each is the least number from 1 that no move leads to, and 0 "
                + "where there is no move."),
            REFUTED, ContestSlides::fromOne),
        new Claim("S23.2", "002 nimber",
            Phrase.of("Piles that do not affect each other play like Nim with their nim-values."),
            PROVED, Arguments.proved(ContestSlides::independentPiles, Arguments.sums())),
        new Claim("S24", "002 queens",
            Phrase.of("The value of several queens on one board is the nim-sum of their separate values."),
            PROVED, Arguments.proved(ContestSlides::queens, Arguments.queensAdd())),
        new Claim("002.1", "002 3 4 5",
            Phrase.of("In the game from 3 4 5 every move is legal, Bob moves last, and each of his moves leads to "
                + "nim-sum 0."),
            PROVED, ContestSlides::match));
  }

  /** What "bilangan asli terkecil" gives if the natural numbers begin with 1. */
  private static Finding fromOne(Trial trial) {
    var values = new ArrayList<Long>();
    return Finding.proved("all {0} values computed", 6).unless(0, 5, n -> {
      Set<Long> reached = trial.options(trial.position(ONE_TWO_FOUR_FIVE, n)).stream()
          .map(to -> values.get((int) Arrays.stream(Trial.heaps(to)).sum())).collect(Collectors.toSet());
      values.add(reached.isEmpty() ? 0 : LongStream.iterate(1, x -> x + 1).filter(x -> !reached.contains(x)).findFirst()
          .orElseThrow());
      return Finding.same("G(" + n + ")", n % 3, values.getLast());
    });
  }

  private static Finding byDynamicProgramming(Trial trial) {
    var wins = new boolean[(int) MILLION + 1];
    return Finding.proved("all {0} values computed", MILLION).unless(0, MILLION, n -> {
      trial.budget().charge(1);
      int i = (int) n;
      wins[i] = i >= 1 && !wins[i - 1] || i >= 4 && !wins[i - 4];
      return wins[i] != (n % 5 == 0 || n % 5 == 2) ? Optional.empty() : Optional.of(Phrase.verbatim("N = " + n));
    });
  }

  private static Finding atABillion(Trial trial) {
    Reply.Answer answer = trial.answer(ONE_FOUR + " " + BILLION);
    if (!answer.worth().equals(NimValue.ZERO))
      return Finding.refuted("{0}", "N = " + BILLION);
    return answer.evidence().getFirst() instanceof PeriodEvidence(Periodicity law, _)
        ? Finding.proved("G(n+{0}) = G(n) for {1} <= n <= {2} suffices", law.period(), law.from(), law.checkedTo())
        : Finding.checked("by a table");
  }

  /** Compares with the table over all intervals, on random rows with a fixed seed. */
  private static Finding intervals(Trial trial) {
    var random = new Random(2015);
    return Finding.checked("{0} rows of 1 to {1} numbers", 100, 9).unless(1, 100, i -> {
      int[] row = random.ints(1 + (int) i % 9, 0, 20).toArray();
      Reply.Answer answer = trial
          .answer("front-or-back " + String.join(" ", Arrays.stream(row).mapToObj(Integer::toString)
              .toList()));
      return answer.worth() instanceof Score(long left, long _)
          ? Finding.same(Arrays.toString(row), lead(row), left) : Optional.of(Phrase.of("{0}", Arrays.toString(row)));
    });
  }

  private static long lead(int[] row) {
    int n = row.length;
    var lead = new long[n + 1][n + 1];
    for (int length = 1; length <= n; length++)
      for (int from = 0; from + length <= n; from++) {
        int to = from + length;
        lead[from][to] = Math.max(row[from] - lead[from + 1][to], row[to - 1] - lead[from][to - 1]);
      }
    return lead[0][n];
  }

  private static Finding example(Trial trial) {
    Reply.Answer answer = trial.answer("nim 18 6 3 20 9");
    List<String> winning = answer.options(Player.LEFT).winning().some().stream().map(Move::to).map(Position::written)
        .toList();
    List<String> plain = new ArrayList<>();
    trial.position("nim 18 6 3 20 9").moves(Player.LEFT, move -> {
      if (Trial.nimSum(Arrays.stream(move.to().written().split(" ")).mapToLong(Long::parseLong).toArray()) == 0)
        plain.add(move.to().written());
      return true;
    });
    return answer.worth().equals(NimValue.of(10)) && winning.equals(List.of("18 6 3 20 3"))
        && winning.equals(plain)
            ? Finding.proved("all its moves listed") : Finding.refuted("it is {0}", String.join(", ", winning));
  }

  /** A move to a nim-sum. */
  private static Optional<String> leadsTo(Trial trial, long[] heaps, long sum) {
    String[] found = {""};
    trial.position("nim", heaps).moves(Player.LEFT, move -> {
      trial.budget().charge(1);
      if (Trial.nimSum(Arrays.stream(move.to().written().split(" ")).mapToLong(Long::parseLong).toArray()) == sum)
        found[0] = move.to().written();
      return found[0].isEmpty();
    });
    return Optional.of(found[0]).filter(text -> !text.isEmpty());
  }

  private static Finding takingNothing(Trial trial) {
    return Finding.checked("three heaps up to {0}", 10).unless(Trial.triples(10).filter(h -> Trial.nimSum(h) == 0),
        heaps -> {
          trial.budget().charge(1);
          for (int y = 0; y <= heaps[2]; y++)
            if (Trial.nimSum(heaps[0], heaps[1], heaps[2] - y) == 0)
              return Optional.of(Phrase.of("y = {0} at {1}: the nim-sum stays 0, so y >= 1 is needed", y,
                  Arrays.toString(heaps)));
          return Optional.empty();
        });
  }

  /** Solves two rows of five cells by retrograde analysis, since pieces may retreat. */
  private static Finding northcott(Trial trial) {
    int columns = 5;
    var rows = new ArrayList<String>();
    for (int left = 0; left < columns; left++)
      for (int right = 0; right < columns; right++)
        if (left != right) {
          char[] row = ".".repeat(columns).toCharArray();
          row[left] = 'x';
          row[right] = 'o';
          rows.add(new String(row));
        }
    return Finding
        .checked("all {0} positions with two rows of {1} cells, by retrograde analysis", rows.size() * rows.size(),
            columns)
        .unless(rows.stream().flatMap(one -> rows.stream().map(two -> one + "/" + two)), text -> {
          var question = new Question(trial.position("northcott " + text), Convention.NORMAL);
          boolean lost = trial.plies(question, Player.LEFT).orElse(1) % 2 == 0;
          String[] both = text.split("/", -1);
          return lost == (gap(both[0]) == gap(both[1])) ? Optional.empty() : Optional.of(Phrase.of("{0}", text));
        });
  }

  private static int gap(String row) {
    return Math.abs(row.indexOf('x') - row.indexOf('o')) - 1;
  }

  private static Finding independentPiles(Trial trial) {
    return Finding.checked("three heaps up to {0}", 12).unless(Trial.triples(12), heaps -> {
      long sum = 0;
      for (long heap : heaps)
        sum ^= trial.nimValue(trial.position(ONE_TWO_FOUR_FIVE, heap));
      return Finding.same(Arrays.toString(heaps), sum, (long) trial.nimValue(trial.position(ONE_TWO_FOUR_FIVE, heaps)));
    });
  }

  private static Finding queens(Trial trial) {
    int most = 4;
    return Finding.checked("two queens on squares up to ({0}, {0})", most).unless(
        Trial.pairs(most).flatMap(one -> Trial.pairs(most).map(two -> new long[]{one[0], one[1], two[0], two[1]})),
        s -> {
          String one = s[0] + "," + s[1];
          String two = s[2] + "," + s[3];
          return Finding.same(one + " " + two, trial.nimValue("queens " + one) ^ trial.nimValue("queens " + two),
              trial.nimValue("queens " + one + " " + two));
        });
  }

  private static Finding match(Trial trial) {
    return Finding.proved("move by move").unless(1, MATCH.size() - 1, i -> {
      Position from = trial.position("nim " + MATCH.get((int) i - 1));
      Position to = trial.position("nim " + MATCH.get((int) i));
      boolean legal = !from.moves(Player.LEFT, move -> !move.to().equals(to));
      boolean bob = i % 2 == 1;
      return legal && trial.outcome(to).equals(Outcome.P) == bob ? Optional.empty()
          : Optional.of(Phrase.of("{0}", MATCH.get((int) i)));
    });
  }
}
