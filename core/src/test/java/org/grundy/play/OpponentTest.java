package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.score.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentTest {
  private static final int LONGEST_PLAY = 200;

  private static RandomGenerator seeded(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  private static Solver solver() {
    return new Solver(Budget.unlimited());
  }

  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nim 3 4 6", "kayles 7", "wythoff 5 7", "tribonacci 3 6 12", "queens 3,5 4,4", "domineering 3x3",
          "hackenbush 0-1b 1-2r 0-3r 3-4b 0-5g", "northcott x..o/.xo.",
          "nim 1 2 + domineering 2x2", "0.07 8"})
  void perfect_neverGivesAWinAway(String start) {
    for (Convention convention : Convention.values())
      for (long seed = 0; seed < 5; seed++) {
        var random = seeded(seed);
        for (Player computer : Player.values()) {
          var match = new Match(read(start), convention, Player.LEFT);
          var opponent = new Opponent(OpponentTest::solver, Level.PERFECT, random);
          boolean winning = false;
          for (int i = 0; i < LONGEST_PLAY && !match.over(); i++) {
            boolean won = solver().outcome(new Question(match.now(), convention)).orElseThrow()
                .startedBy(match.mover()) == Result.win(computer);
            assertThat(winning && !won)
                .as("%s %s: a win was given away before %s", start, convention, match.now().text())
                .isFalse();
            winning = won;
            match.play(match.mover() == computer ? opponent.choose(match).move().to() : anyMove(match, random));
            if (match.moverAt(match.positions().size() - 2) != computer)
              winning = false;
          }
          if (winning && match.over())
            assertThat(match.result()).isEqualTo(Result.win(computer));
        }
      }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nim 1 3 5 7", "wythoff 5 7", "kayles 7", "domineering 3x3", "hackenbush 0-1b 1-2r 0-3r 3-4b 0-5g"})
  void slip_givesAWinAwayOnceAtMost(String start) {
    int given = 0;
    for (Convention convention : Convention.values())
      for (long seed = 0; seed < 12; seed++) {
        var random = seeded(seed);
        var match = new Match(read(start), convention, Player.LEFT);
        var opponent = new Opponent(OpponentTest::solver, Level.SLIP, random);
        while (!match.over())
          match.play(match.mover() == Player.RIGHT ? opponent.choose(match).move().to() : anyMove(match, random));
        int slips = slips(match);
        assertThat(slips).as("%s %s: %s", start, convention, match.positions()).isLessThanOrEqualTo(1);
        given += slips;
      }
    assertThat(given).as(start).isPositive();
  }

  /** How often Right had a win and moved so that it was gone. */
  private static int slips(Match match) {
    int slips = 0;
    for (int i = 0; i + 1 < match.positions().size(); i++)
      if (match.moverAt(i) == Player.RIGHT && wins(match, i) && !wins(match, i + 1))
        slips++;
    return slips;
  }

  private static boolean wins(Match match, int moves) {
    return solver().outcome(new Question(match.positions().get(moves), match.convention())).orElseThrow()
        .startedBy(match.moverAt(moves)) == Result.win(Player.RIGHT);
  }

  private static Position anyMove(Match match, RandomGenerator random) {
    var moves = new ArrayList<Move>();
    match.now().moves(match.mover(), moves::add);
    return moves.get(random.nextInt(moves.size())).to();
  }

  @ParameterizedTest
  @CsvSource({"nim 3 4 5, 12", "wythoff 6 10, 12", "kayles 6, 6"})
  void perfectAgainstItself_endsAsTheSolverSays(String start, int mostMoves) {
    var match = new Match(read(start), Convention.NORMAL, Player.LEFT);
    var opponent = new Opponent(OpponentTest::solver, Level.PERFECT, seeded(1));
    while (!match.over())
      match.play(opponent.choose(match).move().to());
    assertThat(match.positions()).hasSizeLessThanOrEqualTo(mostMoves + 1);
    boolean firstWins = solver().outcome(new Question(match.positions().getFirst(), Convention.NORMAL)).orElseThrow()
        .wins(Player.LEFT);
    assertThat(match.result()).isEqualTo(Result.win(firstWins ? Player.LEFT : Player.RIGHT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"front-or-back 3 9 1 2 7", "front-or-back 4 -1 -6 5 -2",
      "front-or-back 3 9 - front-or-back 5 1 8"})
  void perfect_losesNoPoints(String start) {
    for (Player first : Player.values()) {
      var match = new Match(read(start), Convention.NORMAL, first);
      var opponent = new Opponent(OpponentTest::solver, Level.PERFECT, seeded(1));
      long best = leadToCome(match);
      while (!match.over()) {
        match.play(opponent.choose(match).move().to());
        assertThat(match.lead() + leadToCome(match)).as(match.now().text()).isEqualTo(best);
      }
      assertThat(match.lead()).isEqualTo(best);
    }
  }

  /** Left's points less Right's from here on under best play. */
  private static long leadToCome(Match match) {
    var answer = (Reply.Answer) solver().solve(new Question(match.now(), match.convention()));
    var score = (Score) answer.worth();
    return match.mover() == Player.LEFT ? score.leftStarts() : score.rightStarts();
  }

  /** How long the loser can hold out, by trying everything. */
  private static int longest(Position position, Player mover) {
    var lengths = new ArrayList<int[]>();
    position.moves(mover, move -> {
      int after = longest(move.to(), mover.opponent());
      lengths.add(new int[]{after, Math.floorMod(after, 2)});
      return true;
    });
    List<Integer> won = lengths.stream().filter(l -> l[1] == 0).map(l -> l[0]).toList();
    if (!won.isEmpty())
      return 1 + won.stream().mapToInt(l -> l).min().orElseThrow();
    return lengths.isEmpty() ? 0 : 1 + lengths.stream().mapToInt(l -> l[0]).max().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 1 2 3", "nim 2 2", "wythoff 1 2", "wythoff 3 5", "kayles 1 1", "0.07 2 2"})
  void perfect_holdsOutAsLongAsItCan(String lost) {
    Position position = read(lost);
    var match = new Match(position, Convention.NORMAL, Player.LEFT);
    Move chosen = new Opponent(OpponentTest::solver, Level.PERFECT, seeded(1)).choose(match).move();
    assertThat(1 + longest(chosen.to(), Player.RIGHT)).isEqualTo(longest(position, Player.LEFT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 1000 2000 1080", "wythoff 1001 1620", "tribonacci 108 199 366"})
  void perfect_leavesTheFewestWinningRepliesWhereTheEndIsFar(String lost) {
    var match = new Match(read(lost), Convention.NORMAL, Player.LEFT);
    Move chosen = new Opponent(OpponentTest::solver, Level.PERFECT, seeded(1)).choose(match).move();
    var answer = (Reply.Answer) solver().solve(new Question(chosen.to(), Convention.NORMAL));
    assertThat(answer.options(Player.RIGHT).winning().count().number().longValueExact()).isEqualTo(1);
  }
}
