package org.grundy.game.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.game.Winning;
import org.grundy.game.placement.Cram;
import org.grundy.game.placement.Domineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EitherPlayerTest {
  /** Winning Ways, chapter 15: Cram is the impartial Domineering. */
  @ParameterizedTest
  @ValueSource(strings = {"2x2", "2x3", "3x3", "2x4", "..#/..."})
  void impartialDomineering_isCram(String board) {
    var either = new EitherPlayer<>(new Domineering());
    assertThat(PlainValue.of(either, board)).isEqualTo(PlainValue.of(new Cram(), board));
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(new EitherPlayer<>(new Domineering()), "2x3");
  }

  /** Where both players may put a stone, whose it is belongs to the move. */
  @ParameterizedTest
  @ValueSource(strings = {"impartial:col ..o./..xo", "impartial:nogo ...", "impartial:snort ..",
      "impartial:col-graph 1-2 2-3 3x",
      "impartial:col .. + impartial:snort ..."})
  void moves_areNamedApart(String text) {
    Position position = Catalog.standard().read(text).position();
    var named = new HashMap<String, Position>();
    position.moves(Player.LEFT, move -> {
      assertThat(named.put(MoveText.of(position, move), move.to())).as(MoveText.of(position, move)).isNull();
      return true;
    });
    assertThat(named).hasSizeGreaterThan(2)
        .allSatisfy((name, to) -> assertThat(MoveText.parse(position, Player.LEFT, name)).as(name).isEqualTo(to));
  }

  @Test
  void winningMoves_areAll() {
    Position position = Catalog.standard().read("impartial:col ..o./..xo").position();
    var answer = (Reply.Answer) new Solver(Budget.unlimited()).solve(new Question(position, Convention.NORMAL));
    Winning<Move> winning = answer.options(Player.LEFT).winning();
    assertThat(winning.some().stream().map(move -> MoveText.of(position, move)))
        .containsExactlyInAnyOrder("a1 x", "a1 o", "b1", "a2 x", "a2 o", "b2", "d1");
    assertThat(winning.count()).isEqualTo(Count.exactly(7));
  }

  /** Also where two parts of a sum, or two edges of one node, are alike. */
  @ParameterizedTest
  @ValueSource(strings = {"impartial:hackenbush 2-0b 0-2r 0-1b 0-2r 1-0r", "impartial:eatcake 2x3 3x3",
      "impartial:eatcake 3x4 4x4", "impartial:domineering ..#...|..#...", "impartial:col ..o./..xo", "cram 3x4"})
  void winningMoves_areThoseThatLeaveALostPosition(String text) {
    Position position = Catalog.standard().read(text).position();
    var solver = new Solver(Budget.unlimited());
    var answer = (Reply.Answer) solver.solve(new Question(position, Convention.NORMAL));
    Set<Position> lost = new HashSet<>();
    position.moves(Player.LEFT, move -> {
      if (new Solver(Budget.unlimited()).decide(new Question(move.to(), Convention.NORMAL)).equals(Outcome.P))
        lost.add(move.to());
      return true;
    });
    assertThat(answer.options(Player.LEFT).winning().some().stream().map(Move::to))
        .containsExactlyInAnyOrderElementsOf(lost);
  }

  @Test
  void touchOfBoth_isNotYetAMove() {
    Position position = Catalog.standard().read("impartial:col ..o./..xo").position();
    assertThat(position.touched(Player.LEFT, List.of(Touch.of(0, 0)))).isEqualTo(new TouchResult.More<>(
        Set.of(Touch.of(0, Picture.side(Player.LEFT)), Touch.of(0, Picture.side(Player.RIGHT))), Optional.empty()));
    assertThatThrownBy(() -> MoveText.parse(position, Player.LEFT, "a1")).isInstanceOf(BadInput.class)
        .hasMessage("a1 begins a move; after it type o, x");
    assertThat(MoveText.parse(position, Player.LEFT, "a1 o").written()).isEqualTo("o.o./..xo");
  }

  @Test
  void gamesWonByPoints_haveNoImpartialForm() {
    assertThatThrownBy(() -> new EitherPlayer<>(new FrontOrBack())).isInstanceOf(BadInput.class);
  }
}
