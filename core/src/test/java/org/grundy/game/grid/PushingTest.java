package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.grundy.effort.Budget;
import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;

/** A game in which neither a blocked rim is an edge nor regions are apart: solved as by plain play, with all defaults. */
class PushingTest {
  /** A stone is pushed to the right with all that stand in its way, over empty and blocked cells alike, or off the board. */
  private static final class Pushing extends GridGame implements Partizan<Grid> {
    @Override
    public String name() {
      return "pushing";
    }

    @Override
    public Phrase rules() {
      return Phrase.of("Push a stone of your own to the right.");
    }

    @Override
    public List<String> examples() {
      return List.of("x.o#");
    }

    @Override
    protected String alphabet() {
      return "" + EMPTY + LEFT + RIGHT + BLOCKED;
    }

    @Override
    protected List<Symmetry> symmetries() {
      return List.of();
    }

    @Override
    public void moves(Grid at, Player mover, Moves<Grid> out) {
      char own = mover == Player.LEFT ? LEFT : RIGHT;
      for (int from = 0; from < at.size(); from++)
        if (at.get(from) == own && !out.to(pushed(at, from), from))
          return;
    }

    private static Grid pushed(Grid at, int from) {
      var row = new StringBuilder(at.line(0));
      int gap = row.indexOf(String.valueOf(EMPTY), from);
      if (gap >= 0)
        row.deleteCharAt(gap);
      else
        row.setLength(row.length() - 1);
      return Grid.of(List.of(row.insert(from, EMPTY).toString()));
    }
  }

  private static boolean wins(Pushing game, Grid at, Player mover) {
    boolean[] found = {false};
    game.moves(at, mover, (to, _) -> {
      found[0] |= !wins(game, to, mover.opponent());
      return !found[0];
    });
    return found[0];
  }

  @Test
  void solverAgreesWithPlainPlay() {
    var random = new SplittableRandom(17);
    var game = new Pushing();
    for (int i = 0; i < 300; i++) {
      var row = new StringBuilder();
      for (int length = 1 + random.nextInt(5); length > 0; length--)
        row.append(".xo#x#".charAt(random.nextInt(6)));
      Grid at = Grid.of(List.of(row.toString()));
      var reply = new Solver(Budget.unlimited())
          .solve(new Question(new Position.Single<>(game, at), Convention.NORMAL));
      assertThat(((Reply.Answer) reply).outcome()).as(row.toString())
          .isEqualTo(new Outcome(wins(game, at, Player.LEFT) ? Result.LEFT : Result.RIGHT,
              wins(game, at, Player.RIGHT) ? Result.RIGHT : Result.LEFT));
    }
  }
}
