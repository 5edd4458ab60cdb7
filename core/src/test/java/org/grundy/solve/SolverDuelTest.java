package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.PlainSolver;
import org.grundy.catalog.Samples;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Winning;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.grundy.value.score.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every answer of the solver, on small positions and sums of all games, against plain retrograde analysis. */
class SolverDuelTest {
  private static final int MOST_POSITIONS = 1500;
  private static final long WORK = 50_000_000;

  private static final List<Ruleset<?>> DECIDED_BY_MOVES = Catalog.representatives().stream()
      .filter(ruleset -> !(ruleset instanceof Scoring)).toList();
  private static final List<Ruleset<?>> DECIDED_BY_POINTS = Catalog.representatives().stream()
      .filter(ruleset -> ruleset instanceof Scoring).toList();

  @ParameterizedTest
  @FieldSource("DECIDED_BY_MOVES")
  void positionsOfOneGame_areAnsweredAsByPlainAnalysis(Ruleset<?> ruleset) {
    List<PlainSolver> samples = Samples.small(ruleset, 40, 5, MOST_POSITIONS);
    assertThat(samples).hasSizeGreaterThan(10);
    var lasting = new Solver(Budget.ofWork(WORK));
    for (PlainSolver plain : samples) {
      assertAgree(plain, new Solver(Budget.ofWork(WORK)));
      assertAgree(plain, lasting);
    }
  }

  @Test
  void sumsOfSeveralGames_areAnsweredAsByPlainAnalysis() {
    var random = new Random(7);
    var lasting = new Solver(Budget.ofWork(WORK));
    List<Position> parts = parts(DECIDED_BY_MOVES);
    int compared = 0;
    for (int i = 0; i < 250; i++) {
      Optional<PlainSolver> plain = PlainSolver.of(sum(parts, random), MOST_POSITIONS);
      if (plain.isPresent()) {
        assertAgree(plain.get(), i % 2 == 0 ? lasting : new Solver(Budget.ofWork(WORK)));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(120);
  }

  @Test
  void randomGames_andTheirSums_areAnsweredAsByPlainAnalysis() {
    var random = new Random(9);
    for (int i = 0; i < 150; i++) {
      List<Ruleset<Integer>> games = List.of(RandomGame.unfair(random, 7), RandomGame.fair(random, 7),
          RandomGame.unfair(random, 7), RandomGame.unfairLoopy(random, 7), RandomGame.fairLoopy(random, 7));
      var lasting = new Solver(Budget.ofWork(WORK));
      for (int k = 0; k < 12; k++) {
        var parts = new ArrayList<Position>();
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
          Ruleset<Integer> game = games.get(random.nextInt(games.size()));
          Position part = new Position.Single<>(game, random.nextInt(8));
          parts.add(random.nextInt(3) == 0 ? part.negative() : part);
        }
        PlainSolver plain = PlainSolver.of(Position.sum(parts), MOST_POSITIONS).orElseThrow();
        assertAgree(plain, k % 2 == 0 ? lasting : new Solver(Budget.ofWork(WORK)));
      }
    }
  }

  /** Small positions of all games, a few of each. */
  private static List<Position> parts(List<Ruleset<?>> rulesets) {
    var parts = new ArrayList<Position>();
    for (Ruleset<?> ruleset : rulesets)
      parts.addAll(Samples.small(ruleset, 40, 4, 60).stream().map(plain -> plain.positions().getFirst()).limit(20)
          .toList());
    return parts;
  }

  /** Two parts or three, now and then with the players exchanged. */
  private static Position sum(List<Position> parts, Random random) {
    var summands = new ArrayList<Position>();
    for (int count = 2 + random.nextInt(2); count > 0; count--) {
      Position part = parts.get(random.nextInt(parts.size()));
      summands.add(random.nextInt(4) == 0 ? part.negative() : part);
    }
    return Position.sum(summands);
  }

  private static void assertAgree(PlainSolver plain, Solver solver) {
    Position position = plain.positions().getFirst();
    for (Convention convention : Convention.values()) {
      String what = position.text() + " " + convention;
      Reply reply = solver.solve(new Question(position, convention));
      assertThat(reply).as(what).isInstanceOf(Reply.Answer.class);
      var answer = (Reply.Answer) reply;
      assertThat(answer.outcome()).as(what).isEqualTo(plain.outcome(position, convention));
      PlainEvidence.check(plain, convention, answer.evidence());
      for (Player mover : Player.values())
        assertMoves(answer.options(mover), plain.options(position, mover), plain.winning(position, mover, convention),
            what + " " + mover);
      assertWorth(answer.worth(), plain, convention, what);
    }
  }

  private static void assertMoves(Reply.Options answer, List<Position> options, List<Position> winning, String what) {
    assertThat(answer.all()).as(what).isEqualTo(Count.exactly(options.size()));
    Winning<Move> won = answer.winning();
    List<Position> some = won.some().stream().map(Move::to).toList();
    assertThat(some).as(what).doesNotHaveDuplicates();
    assertThat(winning).as(what).containsAll(some);
    if (won.count() instanceof Count.Exactly(BigInteger count)) {
      assertThat(count.intValueExact()).as(what).isEqualTo(some.size());
      assertThat(some).as(what).containsExactlyInAnyOrderElementsOf(winning);
    } else {
      assertThat(won.count().number().intValueExact()).as(what).isBetween(some.size(), winning.size());
    }
  }

  private static void assertWorth(Worth worth, PlainSolver plain, Convention convention, String what) {
    Position position = plain.positions().getFirst();
    if (position.impartial() && !position.loopy() && convention == Convention.NORMAL)
      assertThat(worth).as(what).isEqualTo(NimValue.of(plain.nimValue(position)));
    else if (worth instanceof NimValue(BigInteger value)) {
      assertThat(convention).as(what).isEqualTo(Convention.NORMAL);
      Position difference = Position.sum(List.of(position, nimHeap(value.intValueExact())));
      assertThat(PlainSolver.of(difference, 40 * MOST_POSITIONS).orElseThrow().outcome(difference, convention)).as(what)
          .isEqualTo(Outcome.P);
    }
  }

  /** A green stalk of Hackenbush. */
  private static Position nimHeap(int size) {
    var edges = new StringBuilder(size == 0 ? "0" : "");
    for (int i = 0; i < size; i++)
      edges.append(i).append('-').append(i + 1).append("g ");
    return Catalog.standard().read("hackenbush " + edges).position();
  }

  @Test
  void gamesWithPoints_andTheirSums_areAnsweredAsByPlainMinimax() {
    var random = new Random(8);
    List<Position> parts = parts(DECIDED_BY_POINTS);
    for (int i = 0; i < 300; i++) {
      Position position = i < parts.size() ? parts.get(i) : sum(parts, random);
      var answer = (Reply.Answer) new Solver(Budget.ofWork(WORK)).solve(new Question(position, Convention.NORMAL));
      assertThat(answer.worth()).as(position.text()).isEqualTo(new Score(PlainScores.of(position, Player.LEFT),
          PlainScores.of(position, Player.RIGHT)));
      for (Player mover : Player.values())
        assertThat(answer.options(mover).winning().some().stream().map(Move::to)).as(position.text())
            .containsExactlyInAnyOrderElementsOf(PlainScores.best(position, mover));
    }
  }
}
