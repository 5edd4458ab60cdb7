package org.grundy.solve.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.MovePattern;
import org.grundy.game.grid.PatternGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.RulesAlone;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternFormsTest {
  private static String board(SplittableRandom random, int rows, int columns, String contents) {
    return IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, contents.length())
        .mapToObj(i -> contents.substring(i, i + 1)).collect(Collectors.joining())).collect(Collectors.joining("/"));
  }

  /** Boards in words of every stride, those of 8 also transposed, against plain listing without symmetries and regions. */
  @ParameterizedTest
  @CsvSource({"clobber, 3, 3, xo., 60", "clobber, 2, 5, xo, 30", "clobber, 1, 9, xxo, 40", "clobber, 5, 2, xo#, 40",
      "clobber, 3, 20, x####o##., 20", "clobber, 1, 40, xo######, 20", "konane, 3, 3, xo., 60", "konane, 4, 3, xo, 10",
      "konane, 2, 9, xo.., 20", "konane, 1, 34, xo.#, 20", "amazons, 2, 2, xo., 40", "amazons, 2, 3, xo..#, 40",
      "amazons, 3, 2, xo.##, 40", "amazons, 1, 5, xo..., 40", "amazons, 1, 17, xo.###, 20",
      "toads-and-frogs, 1, 6, tf., 60", "toads-and-frogs, 1, 9, tf., 30", "elephants-and-rhinos, 1, 8, tf.., 30",
      "elephants-and-rhinos, 1, 35, ttttttttf., 5"})
  void valuesOfRandomBoards_areThoseOfPlainListing(String game, int rows, int columns, String contents, int boards) {
    var random = new SplittableRandom(rows * 100 + columns);
    for (int i = 0; i < boards; i++) {
      String text = game + " " + board(random, rows, columns, contents);
      Position position = Catalog.standard().read(text).position();
      var values = new ShortGames(Budget.unlimited());
      int found = new Solver(Budget.unlimited()).form(position, values).orElseThrow();
      int plain = new Solver(Budget.unlimited()).form(RulesAlone.position(position), values).orElseThrow();
      assertThat(found).as(text).isEqualTo(plain);
    }
  }

  @Test
  void boardsOfOneSolver_areValuedEachInItsShape() {
    var random = new SplittableRandom(9);
    var values = new ShortGames(Budget.unlimited());
    var solver = new Solver(Budget.unlimited());
    for (int i = 0; i < 60; i++) {
      String text = "clobber " + board(random, random.nextInt(1, 4), random.nextInt(1, 5), "xo.");
      Position position = Catalog.standard().read(text).position();
      int found = solver.form(position, values).orElseThrow();
      int plain = new Solver(Budget.unlimited()).form(RulesAlone.position(position), values).orElseThrow();
      assertThat(found).as(text).isEqualTo(plain);
    }
  }

  /** A stone that goes to and fro, in a game that does not say so. */
  private record Pacing() implements Partizan<Grid>, PatternGame<Grid> {
    @Override
    public Grid board(Grid at) {
      return at;
    }

    @Override
    public List<MovePattern> patterns(Player mover) {
      return List.of(new MovePattern(mover == Player.LEFT ? 'x' : 'o', List.of(new MovePattern.Leg(
          List.of(MovePattern.Way.LEFT, MovePattern.Way.RIGHT), ".", ".", false, mover == Player.LEFT ? 'x' : 'o'))));
    }

    @Override
    public void moves(Grid at, Player mover, Moves<Grid> out) {
      MovePattern.list(patterns(mover), at, out);
    }

    @Override
    public String name() {
      return "pacing";
    }

    @Override
    public Phrase rules() {
      return Phrase.of("Step.");
    }

    @Override
    public Notation<Grid> notation() {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> examples() {
      return List.of("x.");
    }

    @Override
    public Picture picture(Grid at) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void playThatReturns_isFoundOut() {
    var position = new Position.Single<>(new Pacing(), Grid.of(List.of("x..o")));
    assertThatThrownBy(() -> new Solver(Budget.unlimited()).form(position, new ShortGames(Budget.unlimited())))
        .isInstanceOf(BadInput.class).hasMessageContaining("play can return");
  }
}
