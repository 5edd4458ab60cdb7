package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.PlainSolver;
import org.grundy.catalog.Samples;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.canonical.CanonicalEvidence;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.mex.MexEvidence;
import org.grundy.solve.nimsum.NimSumEvidence;
import org.grundy.solve.prover.AutomatonEvidence;
import org.grundy.solve.table.MisereHeapEvidence;
import org.grundy.solve.table.PeriodEvidence;
import org.grundy.solve.table.TableEvidence;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.grundy.value.score.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Published answers, and questions that have none. */
class SolverTest {
  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  private static Reply.Answer solve(String text, Convention convention) {
    return (Reply.Answer) new Solver(Budget.unlimited()).solve(new Question(read(text), convention));
  }

  private static Reply.Answer solve(String text) {
    return solve(text, Convention.NORMAL);
  }

  /** E. R. Berlekamp, Blockbusting and domineering, J. Combin. Theory Ser. A 49 (1988) 67-116; the first rows. */
  @ParameterizedTest
  @CsvSource({"1x1,P", "2x1,L", "1x2,R", "2x2,N", "2x3,N", "2x4,R", "4x2,L", "2x5,L", "2x6,N", "2x7,N", "2x8,R",
      "3x3,N",
      "3x4,R", "4x4,N", "4x5,L", "5x4,R", "5x5,P", "2x13,P"})
  void domineering_hasThePublishedOutcome(String board, String outcome) {
    assertThat(solve("domineering " + board).outcome().code()).isEqualTo(outcome);
  }

  /** Take at most k from one heap: under mis&egrave;re play the losing sizes are 1 modulo k + 1. */
  @ParameterizedTest
  @CsvSource({"3,21", "3,1000000001", "2,21", "5,21", "1000000,5000003", "1000000,5000006"})
  void takeAtMostK_losesMisereAtOneMoreThanAMultiple(long most, long heap) {
    Reply.Answer answer = solve("take k where k <= %d: %d".formatted(most, heap), Convention.MISERE);
    assertThat(answer.outcome()).isEqualTo(heap % (most + 1) == 1 ? Outcome.P : Outcome.N);
    assertThat(answer.evidence().getFirst()).isInstanceOf(MisereHeapEvidence.class);
    assertThat(winning(answer, Player.LEFT)).hasSize(heap % (most + 1) == 1 ? 0 : 1)
        .allSatisfy(text -> assertThat(Long.parseLong(text.substring(text.lastIndexOf(' ') + 1)) % (most + 1))
            .isEqualTo(1));
  }

  /** Heaps of lines that fix the amounts, several at a time, against plain analysis. */
  @Test
  void heapsThatLoseFixedAmounts_underMisere_areThoseOfPlainAnalysis() {
    var random = new Random(12);
    for (String line : List.of("take 1, 3 or 4", "take 2 or 5", "take k where 2 <= k <= 4", "take 2^k", "0.3303",
        "take k where odd(k)", "take p where prime(p)")) {
      var solver = new Solver(Budget.unlimited());
      for (int i = 0; i < 25; i++) {
        String heaps = random.ints(1 + random.nextInt(3), 0, 9).mapToObj(Integer::toString)
            .collect(Collectors.joining(" "));
        Position position = read(line + (line.startsWith("0") ? " " : ": ") + heaps);
        var answer = (Reply.Answer) solver.solve(new Question(position, Convention.MISERE));
        PlainSolver plain = PlainSolver.of(position, 2000).orElseThrow();
        assertThat(answer.evidence().getFirst()).as(position.text()).isInstanceOf(MisereHeapEvidence.class);
        assertThat(answer.outcome()).as(position.text()).isEqualTo(plain.outcome(position, Convention.MISERE));
        PlainEvidence.check(plain, Convention.MISERE, answer.evidence());
        assertThat(answer.options(Player.LEFT).winning().some().stream().map(Move::to).distinct())
            .as(position.text())
            .hasSize((int) plain.winning(position, Player.LEFT, Convention.MISERE).stream().distinct().count());
      }
    }
  }

  @Test
  void domineeringTwoByFour_hasTwoWinningMovesOfSix() {
    Reply.Answer answer = solve("domineering 2x4");
    assertThat(answer.options(Player.RIGHT).all()).isEqualTo(Count.exactly(6));
    assertThat(winning(answer, Player.RIGHT)).containsExactlyInAnyOrder("domineering .##./....",
        "domineering ..../.##.");
    assertThat(answer.options(Player.LEFT).winning().count()).isEqualTo(Count.exactly(0));
  }

  private static List<String> winning(Reply.Answer answer, Player mover) {
    return answer.options(mover).winning().some().stream().map(move -> move.to().text()).toList();
  }

  /** R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514-526. */
  @Test
  void periods_areProvedAsPublished() {
    assertPeriod("0.77", 71, 12);
    assertPeriod("0.07", 53, 34);
    assertPeriod("0.15", 1, 10);
    assertPeriod("0.45", 498, 20);
  }

  private static void assertPeriod(String code, long from, long period) {
    var question = new Question(read(code + " 1000000000000000000"), Convention.NORMAL);
    assertThat(new Solver(Budget.unlimited()).know(question, true).evidence()).singleElement()
        .isInstanceOfSatisfying(PeriodEvidence.class, proved -> {
          assertThat(proved.proved().from()).isEqualTo(from);
          assertThat(proved.proved().period()).isEqualTo(period);
        });
  }

  @Test
  void kayles_ofAnySizeIsKnown() {
    assertThat(solve("kayles 1000000000000000000").worth()).isEqualTo(NimValue.of(1));
    assertThat(solve("kayles 999999999999999999 999999999999999999").outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void sumOfNimWythoffAndKayles_isSolvedByNimValues() {
    Reply.Answer answer = solve("nim 3 4 + wythoff 2 5 + kayles 9");
    assertThat(answer.worth()).isEqualTo(NimValue.of(7));
    assertThat(answer.evidence()).singleElement().isInstanceOfSatisfying(NimSumEvidence.class,
        sum -> assertThat(sum.summands()).map(Summand::worth).containsExactly(NimValue.of(7),
            NimValue.of(4), NimValue.of(4)));
    assertThat(answer.options(Player.LEFT).winning().some().stream().map(Move::to).map(Samples::normal)
        .map(Position::text).distinct()).containsExactlyInAnyOrder("nim 3 3 + wythoff 2 5 + kayles 9",
            "nim 3 4 + wythoff 0 3 + kayles 9", "nim 3 4 + wythoff 1 5 + kayles 9", "nim 3 4 + wythoff 2 4 + kayles 9",
            "nim 3 4 + wythoff 2 5 + kayles 1 7");
  }

  @Test
  void theoremsOutcome_isRefinedByATable() {
    Reply.Answer answer = solve("wythoff 6 11");
    assertThat(answer.worth()).isEqualTo(NimValue.of(2));
    assertThat(answer.evidence()).hasSize(2);
    assertThat(answer.evidence().getFirst()).isInstanceOf(TheoremEvidence.class);
    assertThat(answer.evidence().getLast()).isInstanceOf(TableEvidence.class);
    assertThat(answer.options(Player.LEFT).all()).isEqualTo(Count.exactly(23));
    assertThat(winning(answer, Player.LEFT)).containsExactly("wythoff 6 10");
  }

  @Test
  void linesWithLargeHeaps_areAnsweredByAnAutomatonThatIsProved() {
    var solver = new Solver(Budget.unlimited());
    var question = new Question(read("(n,m)->(n-k,2k)where_1<=k<m 1000000000000 1000000000"), Convention.NORMAL);
    var answer = (Reply.Answer) solver.solve(question);
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.evidence()).singleElement().isInstanceOf(AutomatonEvidence.class);
    assertThat(answer.options(Player.LEFT).winning().count()).isEqualTo(Count.exactly(7));
    assertThat(answer.options(Player.LEFT).winning().some()).hasSize(7)
        .allMatch(move -> solver.outcome(new Question(move.to(), Convention.NORMAL)).equals(Optional.of(Outcome.P)));
    assertThat(solve("(n,m)->(n-k,2k)where_1<=k<m 20 10").evidence()).singleElement()
        .isInstanceOf(MexEvidence.class);
  }

  /** Following this proof again takes more steps than finding it. */
  @Test
  void linesWhoseProofIsLong_areAnsweredByAnAutomaton() {
    var solver = new Solver(Budget.unlimited());
    String line = "(k,0)(k,l)where_k<=l_and_l<2k+1_in_any_order ";
    var question = new Question(read(line + "1000000000000 2000000000000"), Convention.NORMAL);
    assertThat(((Reply.Answer) solver.solve(question)).outcome()).isEqualTo(Outcome.N);
    assertThat(solver.outcome(new Question(read(line + "1000000000000 2732050807569"), Convention.NORMAL)))
        .contains(Outcome.P);
  }

  /** Each value is the least that no option has, as the options are listed by the rules. */
  @ParameterizedTest
  @ValueSource(strings = {"vector:(k,0)(0,k)(2k,k)", "wythoff", "vector:(k,0)(0,k)(1,2)"})
  void twoHeapsBeyondSmallOnes_haveTheLeastExcludedValue(String game) {
    var solver = new Solver(Budget.unlimited());
    for (String heaps : List.of("700 170", "600 900", "1100 7")) {
      Position position = Catalog.standard().read(game + " " + heaps).position();
      var met = new BitSet();
      position.moves(Player.LEFT, move -> {
        met.set(solver.nimValue(move.to()).orElseThrow().intValueExact());
        return true;
      });
      assertThat(solver.nimValue(position)).contains(BigInteger.valueOf(met.nextClearBit(0)));
    }
  }

  @Test
  void tribonacci_hasAllItsWinningMovesCountedWhereTheyCanBeListed() {
    Reply.Answer answer = solve("tribonacci 3 6 12");
    assertThat(answer.options(Player.LEFT).all()).isEqualTo(Count.exactly(251));
    assertThat(answer.options(Player.LEFT).winning().count()).isEqualTo(Count.exactly(1));
    assertThat(winning(answer, Player.LEFT)).containsExactly("tribonacci 3 6 11");
    assertThat(solve("tribonacci 200 300 400").options(Player.LEFT).winning().count()).isEqualTo(Count.exactly(171));
    assertThat(solve("tribonacci 200000 300000 400000").options(Player.LEFT).winning().count())
        .isEqualTo(Count.atLeast(1));
  }

  @Test
  void winningMovesOfASum_areCountedWhereTheyAreTooManyToList() {
    var winning = solve("nim" + " 1".repeat(2000) + " + kayles 1").options(Player.LEFT).winning();
    assertThat(winning.count()).isEqualTo(Count.exactly(2001));
    assertThat(winning.some()).hasSizeLessThan(2001);
  }

  @Test
  void hugeHeaps_areAnsweredByTheirTheorem() {
    assertThat(solve("wythoff 99999999999999999 5").outcome()).isEqualTo(Outcome.N);
    assertThat(solve("tribonacci 50 92 27").outcome()).isEqualTo(Outcome.P);
    assertThat(solve("nim " + "9".repeat(1000) + " " + "9".repeat(1000)).outcome()).isEqualTo(Outcome.P);
  }

  /** L'Annee derniere a Marienbad: Nim 1 3 5 7 that is lost by the last card. */
  @Test
  void marienbad_isLost() {
    Reply.Answer answer = solve("marienbad", Convention.MISERE);
    assertThat(answer.outcome()).isEqualTo(Outcome.P);
    assertThat(answer.options(Player.LEFT).all()).isEqualTo(Count.exactly(16));
  }

  @Test
  void loopyPartWithAValue_isAddedAsANimHeap() {
    Reply.Answer answer = solve("northcott x..o + domineering 2x2");
    assertThat(answer.evidence()).singleElement().isInstanceOf(CanonicalEvidence.class);
    assertThat(solve("northcott x..o + nim 2").outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void aGameLessItself_isZeroWithoutASearch() {
    var question = new Question(read("domineering 8x8 - domineering 8x8"), Convention.NORMAL);
    var known = new Solver(Budget.ofWork(2000)).know(question, false);
    assertThat(known.worth().outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void pointsAndOtherGames_doNotAdd() {
    assertThatThrownBy(() -> solve("front-or-back 3 9 1 2 + nim 3")).isInstanceOf(BadInput.class)
        .hasMessage("front-or-back is won on points, so it can be added only to games that are won on points");
    assertThatThrownBy(() -> solve("domineering 2x2 - front-or-back 3 9")).isInstanceOf(BadInput.class)
        .hasMessage("front-or-back is won on points, so it can be added only to games that are won on points");
    assertThat(solve("front-or-back 3 9 - front-or-back 3 9").worth()).isEqualTo(new Score(0, 0));
  }

  @Test
  void points_areNotDecidedByTheLastMove() {
    assertThatThrownBy(() -> solve("front-or-back 3 9 1 2", Convention.MISERE)).isInstanceOf(BadInput.class)
        .hasMessage("front-or-back is won on points, so it has no misere play");
    assertThatThrownBy(() -> new Question(new Position.Single<>(RandomGame.loopyWithPoints(), 0), Convention.NORMAL))
        .isInstanceOf(BadInput.class).hasMessage("random is won on points, so its play must end");
  }

  @Test
  void rulesThatHideThatPlayReturns_areFoundOut() {
    for (Convention convention : Convention.values())
      for (var liar : List.of(RandomGame.liar(), RandomGame.fairLiar())) {
        var round = new Position.Single<>(liar, 2);
        for (Position position : List.of(round, round.negative(), Position.sum(List.of(round, read("nim 3"))),
            Position.sum(List.of(round, read("domineering 2x3"), round))))
          assertThatThrownBy(
              () -> new Solver(Budget.ofWork(1_000_000)).solve(new Question(position, convention)))
              .isInstanceOf(BadInput.class)
              .hasMessage("play can return to a position, so the rules must declare the game loopy");
      }
  }

  @Test
  void partThatReturnsWithinASum_isFoundOut() {
    var question = new Question(new Position.Single<>(RandomGame.growingLiar(), 2), Convention.NORMAL);
    assertThatThrownBy(() -> new Solver(Budget.ofWork(1_000_000)).solve(question)).isInstanceOf(BadInput.class)
        .hasMessage("play can return to a position, so the rules must declare the game loopy");
  }

  @Test
  void randomGameGoneRound_isADraw() {
    var random = new Random(5);
    long draws = random.ints(300, 0, 8).filter(at -> ((Reply.Answer) new Solver(Budget.unlimited()).solve(
        new Question(new Position.Single<>(RandomGame.fairLoopy(random, 7), at), Convention.NORMAL))).outcome()
        .equals(Outcome.D)).count();
    assertThat(draws).isBetween(10L, 200L);
  }
}
