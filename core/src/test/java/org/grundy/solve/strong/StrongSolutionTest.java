package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.grundy.solve.key.Turn;
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
      Integer end = plies.get(state);
      assertThat(entry).as("%s %s", state, convention)
          .isEqualTo(new StrongSolution.Entry(end == null ? StrongSolution.Ending.DRAWN
              : end % 2 == lost ? StrongSolution.Ending.LOST : StrongSolution.Ending.WON,
              end == null ? OptionalInt.empty() : OptionalInt.of(end),
              valued ? OptionalInt.of(nimValue(state, states, values)) : OptionalInt.empty()));
    }
    assertThat(solution.positions()).isBetween(1L, (long) states.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"clobber 3x3", "clobber xo.x/oxo#", "domineering 3x4", "domineering ...#/..../#...", "cram 3x3",
          "konane 4x4", "amazons x.o/...", "amazons x...o/.....", "clobber ...", "snort 3x3", "col 2x4", "nogo 2x3",
          "nogo 2x4",
          "snort:knights 2x4", "col:kings x..o/..#.", "snort x..o/.#../....", "col ###/#.#/..."})
  void everyPosition_isAsPlainAnalysisSays(String text) {
    for (Convention convention : Convention.values())
      assertRight(position(text), convention, 2);
  }

  /** Games whose moves are not described, in all notations that have numbers; two of them loop. */
  @ParameterizedTest
  @ValueSource(strings = {"nim 3 4 5", "nim 0 2", "nim 40 50", "kayles 8", "grundys-game 9", "0.137 4 5", "wythoff 4 6",
      "tribonacci 2 3 4", "euclid 12 18", "moores-nim:2 2 3 3", "staircase 2 3 1", "divisor 6 9",
      "take d where d | n 6 9", "coins 2 5 6", "nimble 2 3 5", "turning-turtles hhth", "mock-turtles tthth",
      "ruler hhth", "chomp 4 2 1", "dag:1-0,2-1,2-0 1 2", "dag:1-0,2-1,3-2,2-3 3", "dag:1-0,2-1,3-2,2-3,3-1 3 2",
      "northcott x..o/o.x.", "northcott 2x3", "toads-and-frogs tt.ff", "toppling-dominoes x#ox",
      "fission 3x3", "cannibal-clobber 2x3", "impartial:domineering 3x3",
      "hackenbush 0-1b 1-2r 2-3b 0-4r 4-5b 4-6g 6-4r", "hackenbush 0-1b 0-2b 1-3r 2-4r",
      "dicotic:hackenbush 0-1b 1-2r 1-3g", "two-heaps:5,2 4 3", "partizan-take:1,2/1,3 5 3",
      "partizan-octal:0.7/0.07 6", "dicotic:dag:1-0,2-1,3-2,2-3 3"})
  void gamesOfOtherNotations_areAsPlainAnalysisSays(String text) {
    for (Convention convention : Convention.values())
      assertRight(position(text), convention, 1);
  }

  @ParameterizedTest
  @CsvSource({"clobber, xo.#", "konane, xo..", "amazons, xo...#", "domineering, ...#", "cram, ...#",
      "snort, ...#", "col, ...#", "nogo, ...#", "snort:bishops, ...#"})
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
    assertThat(solution.entry(position("clobber " + board), Player.LEFT).orElseThrow().plies())
        .hasValue(plies);
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
    assertThatThrownBy(() -> solved(position("clobber 3x3 + kayles 4"), Convention.NORMAL, 1))
        .isInstanceOf(BadInput.class).hasMessageContaining("expected one position, not a sum");
    assertThatThrownBy(() -> solved(position("front-or-back 3 9 1"), Convention.NORMAL, 1))
        .isInstanceOf(BadInput.class).hasMessageContaining("is won on points");
    for (String other : List.of("cutcake 2x3", "poker-nim 3 4; 2"))
      assertThatThrownBy(() -> solved(position(other), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
          .hasMessageContaining("expected a position written as numbers, rows of characters or edges");
    assertThatThrownBy(() -> solved(position("kayles 40"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "strong cannot solve a game in which play reaches more or larger parts than the start has, as in kayles 1 38");
    assertThatThrownBy(() -> solved(position("nim 10^30"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessage("numbers up to 1000000000000000000000000000000 are too large to solve strongly");
    assertThatThrownBy(() -> solved(position("take:1 40000"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessage("a game of more than 32766 moves is too long to solve strongly");
    for (String large : List.of("nim 1073741823", "nim 1073741822 1", "nim 1000000000"))
      assertThatThrownBy(() -> StrongSearch.of(new Question(position(large), Convention.NORMAL),
          Budget.ofWork(100_000)).solve()).as(large).isInstanceOf(BudgetSpent.class);
    assertThatThrownBy(() -> solved(position("snort 6x6"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining("a position takes 73 bits; the maximum is 63");
    assertThatThrownBy(() -> solved(position("clobber 6x6"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessageContaining("a position takes 72 bits; the maximum is 63");
    assertThatThrownBy(() -> solved(position("domineering 20x20"), Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessage("a board of 20 by 20 cells is too large to solve strongly");
  }

  @Test
  void census_countsEveryPosition() {
    StrongSolution solution = solved(position("clobber 4x4"), Convention.NORMAL, 2);
    StrongSolution.Census census = solution.census(Budget.unlimited());
    assertThat(census.kinds().stream().mapToLong(StrongSolution.Kind::count).sum()).isEqualTo(solution.positions());
    assertThat(IntStream.rangeClosed(0, census.most()).filter(solution::wins).mapToLong(census::count).sum())
        .isEqualTo(95_760);
    assertThat(census.most()).isEqualTo(12);
    assertThat(census.drawn()).isEqualTo(new StrongSolution.Kind(0, Optional.empty()));
  }

  /** The first position of each kind is one of it, draws included. */
  @ParameterizedTest
  @CsvSource({"clobber 3x4, NORMAL", "cram 3x3, MISERE", "northcott x..o/o.x., NORMAL",
      "'dag:1-0,2-1,3-2,2-3 3', NORMAL"})
  void census_hasAPositionOfEachKind(String start, Convention convention) {
    StrongSolution solution = solved(position(start), convention, 2);
    StrongSolution.Census census = solution.census(Budget.unlimited());

    for (int plies = 0; plies <= census.most(); plies++) {
      assertThat(census.kinds().get(plies).first().isPresent()).isEqualTo(census.count(plies) > 0);
      if (census.count(plies) > 0) {
        Turn first = census.kinds().get(plies).first().orElseThrow();
        assertThat(solution.entry(first.position(), first.mover()).orElseThrow().plies()).hasValue(plies);
      }
    }
    assertThat(census.drawn().first().map(first -> solution.entry(first.position(), first.mover()).orElseThrow()
        .ending())).isEqualTo(
            census.drawn().count() > 0 ? Optional.of(StrongSolution.Ending.DRAWN) : Optional.empty());
  }

  /** Published: Wythoff 1907. */
  @Test
  void lostPositionsOfWythoff_areThePublishedPairs() {
    StrongSolution solution = solved(position("wythoff 30 40"), Convention.NORMAL, 1);
    for (int n = 0, a = 0; n <= 11; n++) {
      assertThat(solution.entry(position("wythoff %d %d".formatted(a, a + n)), Player.LEFT).orElseThrow().ending())
          .isEqualTo(StrongSolution.Ending.LOST);
      a = (int) Math.floor((n + 1) * (1 + Math.sqrt(5)) / 2);
    }
    assertThat(IntStream.rangeClosed(0, 40).boxed().flatMap(b -> IntStream.rangeClosed(0, Math.min(b, 30))
        .mapToObj(a -> solution.entry(position("wythoff %d %d".formatted(a, b)), Player.LEFT)))
        .filter(entry -> entry.orElseThrow().ending() == StrongSolution.Ending.LOST)).hasSize(16);
  }
}
