package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.PROVED;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.play.GameGraph;
import org.grundy.play.GameTree;
import org.grundy.reason.Reason;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;

/** Text 004: M. Botin&ccaron;an, Kombinatorne igre, math.e (Hrvatski matemati&ccaron;ki elektroni&ccaron;ki &ccaron;asopis). */
final class CombinatorialGames {
  private CombinatorialGames() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S28", "004 Marienbad", Phrase.of("Misere Nim from 1 3 5 7: the player who starts (X) loses."),
            PROVED,
            CombinatorialGames::marienbad),
        new Claim("S29", "004 theorem 1",
            Phrase.of("In Nim the second player wins exactly when every binary column has an even number of 1s."),
            PROVED,
            Arguments.proved(trial -> Finding.checked("three heaps up to {0}, each value computed as a mex", 12).unless(
                Trial.triples(12),
                heaps -> (trial.nimValue(trial.position("nim", heaps)) == 0) == evenColumns(heaps) ? Optional.empty()
                    : Optional.of(Phrase.of("{0}", Arrays.toString(heaps)))),
                Arguments.nim())),
        new Claim("S29.3", "004 ex. 1",
            Phrase.of("The induction step: every move from a correct position leads to an incorrect one, and some move "
                + "from an incorrect position leads to a correct one."),
            PROVED, Arguments.proved(CombinatorialGames::step, Arguments.nim())),
        new Claim("S29.2", "004 ex. 2",
            Phrase.of("In misere Nim the same holds while some heap has 2 or more; otherwise the second player wins "
                + "exactly when the number of 1s is odd."),
            PROVED, Arguments.proved(CombinatorialGames::misere, Arguments.misereNim())),
        new Claim("S30", "004 fig.",
            Phrase.of("Nim (1, 3) as a graph has 8 positions; as a tree it has 28 nodes and 12 lines of play."),
            PROVED, CombinatorialGames::graphAndTree),
        new Claim("S36", "004 table",
            Phrase.of("In the printed 16 x 16 table of nim-addition, each entry is the least number that is neither "
                + "above it nor to its left."),
            PROVED, CombinatorialGames::additionTable),
        new Claim("S36.2", "004", Phrase.verbatim("*5 + *6 = *3"), PROVED,
            trial -> Finding.proved("each value computed as a mex").unless(Stream.of("nim 5 6"),
                text -> Finding.same(text, 3, trial.nimValue(text)))),
        new Claim("S36.3", "004 cor. 1", Phrase.of("The nim-value of a sum of impartial games is the nim-sum of their"
            + " nim-values."), PROVED, Arguments.proved(CombinatorialGames::sums, Arguments.sums())),
        new Claim("004.1", "004", Phrase.of("From every position exactly one of the players can force a win."), PROVED,
            Arguments.proved(CombinatorialGames::determined, Arguments.determined())),
        new Claim("004.2", "004", Phrase.of("Nim always ends: every move leaves fewer objects."),
            PROVED, Arguments.proved(CombinatorialGames::ends, Arguments.ends())),
        new Claim("004.3", "004 ex. 7", Phrase.of("Nim with heaps n1, ..., nk is the sum *n1 + ... + *nk."), PROVED,
            Arguments.proved(CombinatorialGames::sumOfNimbers, Arguments.heapsAdd())));
  }

  private static Finding marienbad(Trial trial) {
    Position rows = trial.position("marienbad");
    return trial.lostMisere(rows) && trial.answer("marienbad", Convention.MISERE).outcome().equals(Outcome.P)
        ? Finding.proved("by all lines of play") : Finding.refuted("the first player wins");
  }

  private static boolean evenColumns(long[] heaps) {
    return IntStream.range(0, 62)
        .allMatch(bit -> Arrays.stream(heaps).filter(heap -> (heap >> bit & 1) == 1).count() % 2 == 0);
  }

  /** Checks the step at all small positions and writes it out for one of each kind. */
  private static Finding step(Trial trial) {
    Finding holds = Finding.checked("three heaps up to {0}, all moves listed", 8).unless(Trial.triples(8), heaps -> {
      boolean some = trial.options(trial.position("nim", heaps)).stream().anyMatch(to -> evenColumns(Trial.heaps(to)));
      return some == !evenColumns(heaps) ? Optional.empty() : Optional.of(Phrase.of("{0}", Arrays.toString(heaps)));
    });
    return new Finding(holds.verdict(), writtenOut(trial, "nim 1 3 5"));
  }

  /** The proof of the theorem that answers, on the position. */
  private static Reason writtenOut(Trial trial, String text) {
    return trial.answer(text).evidence().getFirst() instanceof TheoremEvidence<?> by ? proof(by) : Reason.NONE;
  }

  private static <P> Reason proof(TheoremEvidence<P> by) {
    return by.theorem().proof(by.at(), by.convention());
  }

  private static Finding misere(Trial trial) {
    return Finding.checked("three heaps up to {0}, by all lines of play", 12).unless(Trial.triples(12), heaps -> {
      boolean big = Arrays.stream(heaps).anyMatch(heap -> heap >= 2);
      boolean lost = big ? evenColumns(heaps) : Arrays.stream(heaps).sum() % 2 == 1;
      return trial.lostMisere(trial.position("nim", heaps)) == lost ? Optional.empty()
          : Optional.of(Phrase.of("{0}", Arrays.toString(heaps)));
    });
  }

  private static Finding graphAndTree(Trial trial) {
    Position start = trial.position("nim 1 3");
    int positions = GameGraph.of(start, 100, trial.budget()).positions().size();
    GameTree tree = GameTree.ofPlay(start, Player.LEFT, 100, trial.budget());
    List<Integer> found = List.of(positions, tree.nodes(), tree.leaves());
    return Finding.proved("all counted").unless(Stream.of(List.of(8, 28, 12)),
        stated -> Finding.same("nim 1 3", stated, found));
  }

  private static Finding additionTable(Trial trial) {
    int side = 16;
    var table = new int[side][side];
    for (int row = 0; row < side; row++)
      for (int column = 0; column < side; column++) {
        var seen = new BitSet();
        for (int i = 0; i < row; i++)
          seen.set(table[i][column]);
        for (int i = 0; i < column; i++)
          seen.set(table[row][i]);
        table[row][column] = seen.nextClearBit(0);
      }
    return Finding.proved("all {0} entries computed", side * side).unless(Trial.pairs(side - 1), s -> {
      trial.budget().charge(1);
      return Finding.same("*" + s[0] + " + *" + s[1], (long) table[(int) s[0]][(int) s[1]], Trial.nimSum(s));
    });
  }

  private static Finding sums(Trial trial) {
    List<String> games = List.of("nim 3 4", "wythoff 2 3", "kayles 5", "0.33033 4", "queens 2,1");
    return Finding.checked("{0} sums of two games, each value computed as a mex", games.size() * games.size()).unless(
        games.stream().flatMap(one -> games.stream().map(two -> List.of(one, two))),
        pair -> Finding.same(pair.getFirst() + " + " + pair.getLast(),
            trial.nimValue(pair.getFirst()) ^ trial.nimValue(pair.getLast()),
            trial.nimValue(pair.getFirst() + " + " + pair.getLast())));
  }

  /** The first examples of all impartial games that are small enough to be played out. */
  private static Finding determined(Trial trial) {
    List<Position> examples = Catalog.representatives().stream()
        .filter(ruleset -> ruleset instanceof Impartial && !ruleset.loopy())
        .flatMap(
            ruleset -> ruleset.examples().stream().limit(1).map(text -> trial.position(ruleset.name() + " " + text)))
        .toList();
    return Finding.checked("the first examples of {0} games", examples.size()).unless(examples.stream(), at -> {
      Outcome outcome = trial.outcome(at);
      return outcome.equals(Outcome.N) || outcome.equals(Outcome.P) ? Optional.empty()
          : Optional.of(Phrase.of("{0}", at.text()));
    });
  }

  private static Finding ends(Trial trial) {
    return Finding.checked("three heaps up to {0}", 12).unless(Trial.triples(12), heaps -> {
      long all = Arrays.stream(heaps).sum();
      boolean fewer = trial.position("nim", heaps).moves(Player.LEFT, move -> {
        trial.budget().charge(1);
        return Arrays.stream(move.to().written().split(" ")).mapToLong(Long::parseLong).sum() < all;
      });
      return fewer ? Optional.empty() : Optional.of(Phrase.of("{0}", Arrays.toString(heaps)));
    });
  }

  private static Finding sumOfNimbers(Trial trial) {
    return Finding.checked("three heaps up to {0}, each value computed as a mex", 5).unless(Trial.triples(5),
        h -> Finding.same(
            Arrays.toString(h), trial.nimValue("nim " + h[0] + " + nim " + h[1] + " + nim " + h[2]),
            trial.nimValue(trial.position("nim", h))));
  }
}
