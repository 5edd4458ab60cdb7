package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Winning moves of several heaps that break, about the size at which rows of tokens are drawn as numbers. */
@Tag("fuzz")
class BreakingHeapsTest {
  /** Two heaps of so many tokens in all are the first that are no rows. */
  private static final int NUMBERS = 2050;
  /** Of more moves only so many are listed. */
  private static final int LISTED = 1 << 18;

  private static final List<String> GAMES = List.of("kayles", "dawsons-kayles", "dawsons-chess", "officers",
      "treblecross", "laskers-nim", "0.3F");

  private static Reply.Answer answer(Position position, Budget budget) {
    return new Solver(budget).solve(new Question(position, Convention.NORMAL)).answer();
  }

  private static Position position(String game, int... heaps) {
    return Catalog.standard().read(game + " " + String.join(" ", Arrays.stream(heaps)
        .mapToObj(Integer::toString).toList())).position();
  }

  /** The different options that are worth 0, each valued as the nim-sum of its heaps. */
  private static Set<Position> winning(Position position, Solver solver) {
    var winning = new HashSet<Position>();
    position.moves(Player.LEFT, move -> {
      if (solver.nimValue(move.to()).orElseThrow().signum() == 0)
        winning.add(move.to());
      return true;
    });
    return winning;
  }

  @Test
  void pairsAboutTheLimitOfRows_haveTheWinningMovesOfTheirOptions() {
    RandomGenerator random = Tier.random("breaking-heaps");
    for (int i = 0; i < Tier.cases(7, 400); i++) {
      String game = GAMES.get(i % GAMES.size());
      int total = NUMBERS + random.nextInt(-60, 60);
      int first = random.nextInt(1, total);
      Position position = position(game, first, total - first);
      Winning<Move> found = answer(position, Budget.unlimited()).options(Player.LEFT).winning();
      Set<Position> expected = winning(position, new Solver(Budget.unlimited()));
      if (listedToTheEnd(position)) {
        assertThat(found.some()).as(position.text()).extracting(Move::to)
            .containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found.count()).as(position.text()).isEqualTo(Count.exactly(expected.size()));
      } else {
        assertThat(expected).as(position.text()).containsAll(found.some().stream().map(Move::to).toList());
        assertThat(found.count()).as(position.text()).isEqualTo(Count.atLeast(found.some().size()));
      }
    }
  }

  /** Whether the moves of each heap are few enough to be listed. */
  private static boolean listedToTheEnd(Position position) {
    return position.parts().stream().map(part -> (Position.Single<?>) part).allMatch(BreakingHeapsTest::fewMoves);
  }

  private static <P> boolean fewMoves(Position.Single<P> position) {
    for (P heap : position.ruleset().summands(position.at())) {
      var options = new HashSet<Position>();
      new Position.Single<>(position.ruleset(), heap).moves(Player.LEFT, move -> {
        options.add(move.to());
        return options.size() <= LISTED;
      });
      if (options.size() > LISTED)
        return false;
    }
    return true;
  }

  @Test
  void winningMovesUnderAnyLimit_areSomeOfAll() {
    for (String game : GAMES) {
      Position position = position(game, 3, 5, 7);
      Reply.Answer all = answer(position, Budget.unlimited());
      for (int steps = 1; steps < 300; steps += 2)
        if (new Solver(Budget.ofWork(steps))
            .solve(new Question(position, Convention.NORMAL)) instanceof Reply.Answer answer) {
          assertThat(answer.outcome()).as("%s, %d steps", position.text(), steps).isEqualTo(all.outcome());
          assertThat(all.options(Player.LEFT).winning().some()).as("%s, %d steps", position.text(), steps)
              .extracting(Move::to).containsAll(answer.options(Player.LEFT).winning().some().stream().map(Move::to)
                  .toList());
        }
    }
  }

  @Test
  void kaylesOf1025And1026_isWon() {
    Reply.Answer answer = answer(position("kayles", 1025, 1026), Budget.unlimited());
    assertThat(answer.worth()).isEqualTo(NimValue.of(3));
    assertThat(answer.options(Player.LEFT).winning().count()).isEqualTo(Count.exactly(10));
  }
}
