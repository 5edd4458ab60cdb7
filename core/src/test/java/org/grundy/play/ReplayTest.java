package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private static final MatchReader READER = new MatchReader(Catalog.standard(), Player.LEFT);

  private static Replay replay(String game, String... lines) {
    Match match = READER.read(game, List.of(lines), Optional.empty());
    return Replay.of(match, new Solver(Budget.unlimited()));
  }

  @Test
  void moves_areGoodWhenTheyKeepAWin() {
    Replay replay = replay("nim", "3 4 5", "1 4 5", "1 4 2", "1 3 2", "1 2 2", "0 2 2", "0 1 2", "0 1 1", "0 0 1",
        "0 0 0");
    assertThat(replay.measure()).hasToString("nim-sum");
    assertThat(replay.steps()).extracting(step -> step.shown().toString()).containsExactly("2", "0", "7", "0", "1", "0",
        "3", "0", "1", "0");
    assertThat(replay.good(Player.LEFT)).isEqualTo(5);
    assertThat(replay.chances(Player.RIGHT)).isZero();
  }

  @Test
  void pointsGivenAway_areMistakes() {
    assertThat(replay("front-or-back 3 9 1 2", "front", "front", "back").steps())
        .extracting(Replay.Step::quality).containsExactly(Replay.Quality.START, Replay.Quality.MISTAKE,
            Replay.Quality.GOOD, Replay.Quality.GOOD);
  }

  /** A token that leaves a step goes to the next one. */
  @Test
  void spokenMoves_followTheRules() {
    assertThat(READER.read("staircase", List.of("5 4", "Ana takes 2 from A", "Ben moves 1 from B"), Optional.empty())
        .positions()).extracting(Position::written).containsExactly("5 4", "3 4", "4 3");
    assertThatThrownBy(() -> replay("staircase", "5 4", "Ana takes 2 from A", "Ben takes 5 from B"))
        .hasMessage("line 3: heap 2 has only 4");
  }

  @Test
  void unreadableLines_areNamed() {
    assertThatThrownBy(() -> replay("nim", "3 4", "# a remark", "3 5")).isInstanceOf(BadInput.class)
        .hasMessage("line 3: no move leads from 3 4 to 3 5");
    assertThatThrownBy(() -> replay("nim", "3 x"))
        .hasMessage("line 1: heap 2: expected a whole number, 0 or more, found 'x'");
    assertThatThrownBy(() -> replay("nim")).hasMessage("expected a starting position, found nothing");
  }

  /** Random matches of every game are read back from their positions and from their moves, and judged alike. */
  @Test
  void matchesOfAllGames_areReadFromPositionsAndFromMoves() {
    var random = new Random(11);
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (int i = 0; i < 3; i++) {
        Match match = random(Catalog.standard().read(ruleset.name() + " " + ruleset.examples().getFirst()).position(),
            random);
        List<String> positions = match.positions().stream().map(Position::written).toList();
        Match again = READER.read(ruleset.name(), positions, Optional.empty());
        assertThat(texts(again)).isEqualTo(texts(match));
        var moves = new ArrayList<String>();
        for (int n = 1; n < match.positions().size(); n++)
          moves.add("=" + match.positions().get(n).written());
        assertThat(texts(READER.read(match.positions().getFirst().text(), moves, Optional.empty())))
            .isEqualTo(texts(match));
      }
  }

  private static List<String> texts(Match match) {
    return match.positions().stream().map(Position::text).toList();
  }

  private static Match random(Position start, Random random) {
    var match = new Match(start, org.grundy.value.Convention.NORMAL, Player.LEFT);
    for (int n = 0; n < 6; n++) {
      var moves = new ArrayList<Move>();
      match.now().moves(match.mover(), move -> moves.add(move) && moves.size() < 1000);
      if (moves.isEmpty())
        break;
      Move move = moves.get(random.nextInt(moves.size()));
      assertThat(MoveText.of(match.now(), move)).isNotEmpty();
      match.play(move.to());
    }
    return match;
  }

  /** A move is good just when the solver lists it as winning. */
  @Test
  void goodMoves_areTheWinningOnes() {
    var random = new Random(12);
    for (String game : List.of("nim 3 4 5", "wythoff 5 7", "kayles 7", "domineering 3x3", "northcott x..o/.xo.")) {
      Match match = random(Catalog.standard().read(game).position(), random);
      var solver = new Solver(Budget.unlimited());
      Replay replay = Replay.of(match, solver);
      for (int n = 1; n < match.positions().size(); n++) {
        var before = new Question(match.positions().get(n - 1), match.convention());
        List<Position> winning = ((Reply.Answer) solver.solve(before)).options(match.moverAt(n - 1)).winning().some()
            .stream().map(Move::to).toList();
        assertThat(replay.steps().get(n).quality()).isEqualTo(winning.isEmpty() ? Replay.Quality.NONE
            : winning.contains(match.positions().get(n)) ? Replay.Quality.GOOD : Replay.Quality.MISTAKE);
      }
    }
  }
}
