package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrongSolutionTest {
  /** A position with its mover, as play reaches it. */
  private record State(Position position, Player mover) {
  }

  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static StrongSolution solved(Position position, Convention convention, int threads) {
    return StrongSearch.of(new Question(position, convention), Budget.unlimited().withThreads(threads)).solve();
  }

  /** All states reached by alternating moves, with their options, found by the rules alone. */
  private static Map<State, List<State>> states(Position start) {
    var found = new LinkedHashMap<State, List<State>>();
    var waiting = new ArrayList<State>();
    for (Player mover : Player.values())
      waiting.add(new State(start, mover));
    while (!waiting.isEmpty()) {
      State state = waiting.removeLast();
      if (found.containsKey(state))
        continue;
      var options = new ArrayList<State>();
      state.position.moves(state.mover, move -> options.add(new State(move.to(), state.mover.opponent())));
      found.put(state, options);
      waiting.addAll(options);
    }
    return found;
  }

  /** The number of moves to the end where it is decided: labelled again and again until nothing changes. */
  private static Map<State, Integer> plies(Map<State, List<State>> states, Convention convention) {
    int lost = convention == Convention.NORMAL ? 0 : 1;
    var plies = new HashMap<State, Integer>();
    boolean changed = true;
    for (int round = 0; changed; round++) {
      changed = false;
      var now = new HashMap<State, Integer>();
      for (var entry : states.entrySet()) {
        if (plies.containsKey(entry.getKey()))
          continue;
        boolean wins = entry.getValue().stream().anyMatch(o -> plies.getOrDefault(o, 1 - lost) % 2 == lost);
        if (wins || entry.getValue().stream().allMatch(plies::containsKey))
          now.put(entry.getKey(), round);
      }
      plies.putAll(now);
      changed = !now.isEmpty();
    }
    return plies;
  }

  private static int nimValue(State state, Map<State, List<State>> states, Map<State, Integer> known) {
    Integer before = known.get(state);
    if (before != null)
      return before;
    List<Integer> options = states.get(state).stream().map(o -> nimValue(o, states, known)).toList();
    int mex = IntStream.iterate(0, n -> n + 1).filter(n -> !options.contains(n)).findFirst().orElseThrow();
    known.put(state, mex);
    return mex;
  }

  private static void assertRight(Position start, Convention convention, int threads) {
    StrongSolution solution = solved(start, convention, threads);
    Map<State, List<State>> states = states(start);
    Map<State, Integer> plies = plies(states, convention);
    int lost = convention == Convention.NORMAL ? 0 : 1;
    var values = new HashMap<State, Integer>();
    boolean valued = start.impartial() && !start.loopy() && convention == Convention.NORMAL;
    for (State state : states.keySet()) {
      StrongSolution.Entry entry = solution.entry(state.position, state.mover).orElseThrow(
          () -> new AssertionError("no entry for " + state));
      int end = plies.getOrDefault(state, -1);
      assertThat(entry).as("%s %s", state, convention)
          .isEqualTo(new StrongSolution.Entry(end % 2 != lost, end,
              valued ? OptionalInt.of(nimValue(state, states, values)) : OptionalInt.empty()));
    }
    assertThat(solution.positions()).isBetween(1L, (long) states.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"clobber 3x3", "clobber xo.x/oxo#", "domineering 3x4", "domineering ...#/..../#...", "cram 3x3",
          "konane 4x4", "amazons x.o/...", "amazons x...o/.....", "clobber ..."})
  void everyPosition_isAsPlainAnalysisSays(String text) {
    for (Convention convention : Convention.values())
      assertRight(position(text), convention, 2);
  }

  @ParameterizedTest
  @CsvSource({"clobber, xo.#", "konane, xo..", "amazons, xo...#", "domineering, ...#", "cram, ...#"})
  void randomBoards_areAsPlainAnalysisSays(String game, String contents) {
    var random = new SplittableRandom(20);
    for (int i = 0; i < 12; i++) {
      int rows = 1 + random.nextInt(3);
      int columns = 1 + random.nextInt(3);
      String board = IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, contents.length())
          .mapToObj(c -> contents.substring(c, c + 1)).collect(Collectors.joining())).collect(Collectors.joining("/"));
      assertRight(position(game + " " + board), i % 2 == 0 ? Convention.NORMAL : Convention.MISERE, 1);
    }
  }

  /** Counted with another program: a sketch of 40 lines in C++. */
  @ParameterizedTest
  @CsvSource({"3x4, 5311, 8", "4x4, 150397, 11"})
  void clobberBoards_haveTheCountsOfAnotherProgram(String board, long positions, int plies) {
    StrongSolution solution = solved(position("clobber " + board), Convention.NORMAL, 2);
    assertThat(solution.positions()).isEqualTo(positions);
    assertThat(solution.entry(position("clobber " + board), Player.LEFT).orElseThrow().plies()).isEqualTo(plies);
  }

  @Test
  void budget_endsTheWork() {
    assertThatThrownBy(() -> StrongSearch.of(new Question(position("clobber 4x5"), Convention.NORMAL),
        Budget.ofWork(100_000)).solve()).isInstanceOf(BudgetSpent.class);
    assertThatThrownBy(() -> StrongSearch.of(new Question(position("clobber 4x5"), Convention.NORMAL),
        Budget.unlimited().withThreads(2).withMemory(20_000_000)).solve()).isInstanceOf(BudgetSpent.class);
  }

  @Test
  void whatHasNoNumbers_isRefused() {
    for (String other : List.of("clobber 3x3 + kayles 4", "nim 3 4", "northcott x..o/x..o", "col 2x2"))
      assertThatThrownBy(() -> solved(position(other), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
          .hasMessageContaining("expected a board of a placement game");
    assertThatThrownBy(() -> solved(position("clobber 6x6"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining("a position takes 72 bits, and at most 63 are possible");
    assertThatThrownBy(() -> solved(position("domineering 20x20"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessage("a board of 20 by 20 cells is too large to solve strongly");
  }

  @Test
  void census_countsEveryPosition() {
    StrongSolution solution = solved(position("clobber 4x4"), Convention.NORMAL, 2);
    StrongSolution.Census census = solution.census(Budget.unlimited());
    assertThat(census.counts().stream().mapToLong(Long::longValue).sum()).isEqualTo(solution.positions());
    assertThat(IntStream.rangeClosed(0, census.most()).filter(solution::wins).mapToLong(census.counts()::get).sum())
        .isEqualTo(95_760);
    assertThat(solution.entry(census.longest().position(), census.longest().mover()).orElseThrow().plies())
        .isEqualTo(census.most()).isEqualTo(12);
  }
}
