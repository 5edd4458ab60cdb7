package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.game.PlainPlay;
import org.grundy.game.Position;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BackslidingToadsAndFrogsTest {
  private final BackslidingToadsAndFrogs game = new BackslidingToadsAndFrogs();

  /** A strip and who is to move. */
  private record State(String strip, Player mover) {
    List<State> options() {
      var found = new ArrayList<State>();
      char own = mover == Player.LEFT ? 't' : 'f';
      char other = mover == Player.LEFT ? 'f' : 't';
      int ahead = mover == Player.LEFT ? 1 : -1;
      for (int i = 0; i < strip.length(); i++)
        if (strip.charAt(i) == own) {
          for (int to : new int[]{i + ahead, i - ahead})
            if (at(to) == '.')
              found.add(moved(i, to));
          if (at(i + ahead) == other && at(i + 2 * ahead) == '.')
            found.add(moved(i, i + 2 * ahead));
        }
      return found;
    }

    private char at(int place) {
      return place < 0 || place >= strip.length() ? '#' : strip.charAt(place);
    }

    private State moved(int from, int to) {
      var after = new StringBuilder(strip);
      after.setCharAt(from, '.');
      after.setCharAt(to, strip.charAt(from));
      return new State(after.toString(), mover.opponent());
    }
  }

  /** Who wins, by going over all states until nothing changes; the others are drawn. */
  private static Map<State, Result> results(String strip) {
    var reached = new ArrayList<>(List.of(new State(strip, Player.LEFT), new State(strip, Player.RIGHT)));
    var options = new HashMap<State, List<State>>();
    for (int i = 0; i < reached.size(); i++)
      if (!options.containsKey(reached.get(i))) {
        options.put(reached.get(i), reached.get(i).options());
        reached.addAll(options.get(reached.get(i)));
      }
    var results = new HashMap<State, Result>();
    for (boolean changed = true; changed;) {
      changed = false;
      for (var entry : options.entrySet()) {
        Result win = Result.win(entry.getKey().mover());
        Result loss = Result.win(entry.getKey().mover().opponent());
        if (results.containsKey(entry.getKey()))
          continue;
        if (entry.getValue().stream().anyMatch(option -> results.get(option) == win))
          changed |= results.put(entry.getKey(), win) == null;
        else if (entry.getValue().stream().allMatch(option -> results.get(option) == loss))
          changed |= results.put(entry.getKey(), loss) == null;
      }
    }
    options.keySet().forEach(state -> results.putIfAbsent(state, Result.DRAW));
    return results;
  }

  private Outcome solved(String strip) {
    return new Solver(Budget.unlimited())
        .decide(new Question(new Position.Single<>(game, game.notation().parse(strip)), Convention.NORMAL));
  }

  @Test
  void randomStrips_haveTheOutcomesOfPlainPlay() {
    var random = new Random(16);
    for (int i = 0; i < 300; i++) {
      String strip = game.notation().random(random, 7);
      Map<State, Result> results = results(strip);
      var expected = new Outcome(results.get(new State(strip, Player.LEFT)),
          results.get(new State(strip, Player.RIGHT)));
      assertThat(solved(strip)).as(strip).isEqualTo(expected);
    }
  }

  /** By hand: a lone toad can always step, on or back; the last three are worth *, on and dud. */
  @ParameterizedTest
  @CsvSource({"t., L", ".f, R", "tf, P", "tt..ff, N", "ttt..ff, L", "tttt..ffff, D"})
  void startingStrips_haveTheirKnownOutcomes(String strip, String outcome) {
    assertThat(solved(strip)).hasToString(outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tt.ff", ".t.f"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
