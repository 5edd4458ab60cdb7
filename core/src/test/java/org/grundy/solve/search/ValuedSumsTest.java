package org.grundy.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.solve.Interruptions.insisting;
import static org.grundy.solve.Interruptions.interrupting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.arena.PartForms;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;

class ValuedSumsTest {
  private static final String[] CELLS = {"xo.", "tf.", ".#"};
  private static final String[] GAMES = {"clobber", "toads-and-frogs", "domineering"};

  /** The values of all parts but every third one, made from those of their options. */
  private record SomeForms(Arena parts, ShortGames values) implements PartForms {
    @Override
    public OptionalInt value(int handle) {
      return handle / 2 % 3 == 0 ? OptionalInt.empty() : OptionalInt.of(form(handle));
    }

    private int form(int handle) {
      return values.make(forms(handle, Player.LEFT), forms(handle, Player.RIGHT));
    }

    private int[] forms(int handle, Player mover) {
      return Arrays.stream(parts.options(handle, mover))
          .mapToInt(option -> Arrays.stream(option).map(this::form).reduce(ShortGames.ZERO, values::plus)).toArray();
    }
  }

  private static Position part(SplittableRandom random) {
    int game = random.nextInt(GAMES.length);
    var text = new StringBuilder(GAMES[game]).append(' ');
    int rows = game == 2 ? 2 : 1;
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "/");
      for (int i = 0; i < 6 / rows; i++)
        text.append(CELLS[game].charAt(random.nextInt(CELLS[game].length())));
    }
    return Catalog.standard().read(text.toString()).position();
  }

  private static Position sum(SplittableRandom random) {
    List<Position> parts = new ArrayList<>();
    for (int i = random.nextInt(1, 4); i > 0; i--)
      parts.add(random.nextInt(4) == 0 ? part(random).negative() : part(random));
    return Position.sum(parts);
  }

  private static Search search(Arena parts, Budget budget) {
    var forms = new SomeForms(parts, new ShortGames(budget));
    return new Search(new ValuedSums(parts, new Nimbers(parts, budget), forms, budget), Convention.NORMAL, budget);
  }

  @Test
  void valuesOfParts_doNotChangeWhoWins() {
    var random = new SplittableRandom(22);
    Budget budget = Budget.unlimited();
    var parts = new Arena(budget);
    var valued = search(parts, budget);
    var plain = SearchAlone.search(parts, Convention.NORMAL, budget);
    for (int i = 0; i < 2000; i++) {
      Position sum = sum(random);
      int nimber = random.nextInt(4);
      int[] bag = parts.bag(sum);
      assertThat(valued.outcome(bag, nimber, budget)).as(sum.text() + " + *" + nimber)
          .isEqualTo(plain.outcome(bag, nimber, budget));
    }
    assertThat(valued.visited()).isLessThan(plain.visited());
  }

  @Test
  void outcomes_areRightAfterInterruptions() {
    var random = new SplittableRandom(23);
    Budget budget = interrupting();
    var parts = new Arena(budget);
    var search = search(parts, budget);
    for (int i = 0; i < 200; i++) {
      Position sum = sum(random);
      int[] bag = insisting(() -> parts.bag(sum));
      Outcome outcome = insisting(() -> search.outcome(bag, 0, budget));
      assertThat(outcome).as(sum.text()).isEqualTo(SearchAlone.outcome(sum, Convention.NORMAL));
    }
  }
}
