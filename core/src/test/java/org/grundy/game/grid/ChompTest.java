package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

/** D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974) 876-879. */
class ChompTest {
  private final Chomp chomp = new Chomp();

  private Reply.Options options(String rows) {
    var position = new Position.Single<>(chomp, chomp.notation().parse(rows));
    var solver = new Solver(Budget.unlimited());
    return ((Reply.Answer) solver.solve(new Question(position, Convention.NORMAL))).options(Player.LEFT);
  }

  /** The bites that win from these rows, the lowest row first. */
  private List<String> winning(String rows) {
    var position = new Position.Single<>(chomp, chomp.notation().parse(rows));
    return options(rows).winning().some().stream().map(move -> MoveText.of(position, move)).toList();
  }

  @Test
  void squareBoard_isWonAtTheDiagonalNeighbourOfTheCorner() {
    assertThat(winning("3 3 3")).containsExactly("b2");
    assertThat(winning("4 4 4 4")).containsExactly("b2");
    assertThat(winning("5 5 5 5 5")).containsExactly("b2");
  }

  @Test
  void twoRows_areWonAtTheFarCorner() {
    assertThat(winning("3 3")).containsExactly("c2");
    assertThat(winning("6 6")).containsExactly("f2");
  }

  @Test
  void threeRowsOfFour_areWonAtOneSquare() {
    assertThat(winning("4 4 4")).containsExactly("c2");
  }

  @Test
  void rowsOfEqualArms_areLost() {
    assertThat(winning("3 1 1")).isEmpty();
    assertThat(winning("1")).isEmpty();
  }

  /** By hand: every square but the corner. */
  @Test
  void moves_areCounted() {
    assertThat(options("4 4 4").all().number()).isEqualTo(11);
    assertThat(options("4 2 1").all().number()).isEqualTo(6);
  }
}
