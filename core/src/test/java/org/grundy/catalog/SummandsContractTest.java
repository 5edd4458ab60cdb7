package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.Impartial;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The summands that a game names are, together, the position. Decided by plain search only. */
class SummandsContractTest {
  private static final int MOST_POSITIONS = 400;
  private static final int MOST_OF_A_SUM = 1500;
  private static final Map<Ruleset<?>, List<PlainSolver>> COMPOSITE = new HashMap<>();

  static Stream<Named<Ruleset<?>>> rulesets() {
    return Catalog.representatives().stream().map(ruleset -> Named.of(ruleset.name(), ruleset));
  }

  /** Small games of many kinds: a star, numbers, switches, an infinitesimal, and nothing. */
  static List<Position> companions() {
    return Stream.of("hackenbush 0", "hackenbush 0-1g", "hackenbush 0-1b", "hackenbush 0-1r 1-2b", "domineering 2x2",
        "domineering 2x3", "hackenbush 0-1g 1-2b", "hackenbush 0-1g 1-2g", "domineering ../.#")
        .map(text -> Catalog.standard().read(text).position()).toList();
  }

  private static <P> List<Position> summands(Ruleset<P> ruleset, P at) {
    return ruleset.summands(at).stream().<Position>map(part -> new Position.Single<>(ruleset, part)).toList();
  }

  /** Positions that fall apart. */
  private static <P> List<PlainSolver> composite(Ruleset<P> ruleset) {
    return COMPOSITE.computeIfAbsent(ruleset, _ -> Samples.small(ruleset, 120, 4, MOST_POSITIONS).stream()
        .filter(plain -> summands(ruleset, Samples.at(ruleset, plain.positions().getFirst())).size() > 1)
        .limit(8).toList());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void summands_areNotDividedFurther(Ruleset<P> ruleset) {
    for (P at : Samples.of(ruleset, 100, 6))
      for (P part : ruleset.summands(at))
        assertThat(ruleset.summands(part)).as("%s of %s", part, at).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void summandsTogether_areWorthTheWhole(Ruleset<P> ruleset) {
    List<Position> companions = ruleset instanceof Scoring ? List.of() : companions();
    int turn = 0;
    for (PlainSolver plain : composite(ruleset)) {
      assertThat(ruleset).as("a game with points is not compared yet").isNotInstanceOf(Scoring.class);
      Position whole = plain.positions().getFirst();
      List<Position> parts = summands(ruleset, Samples.at(ruleset, whole));
      if (ruleset instanceof Impartial && !ruleset.loopy())
        assertThat(parts.stream().mapToInt(part -> plain(part).nimValue(part)).reduce(0, (a, b) -> a ^ b))
            .as(whole.text()).isEqualTo(plain.nimValue(whole));
      for (int i = 0; i < 2; i++)
        assertEqualBeside(companions.get(turn++ % companions.size()), whole, Position.sum(parts));
    }
  }

  private static PlainSolver plain(Position position) {
    return PlainSolver.of(position, MOST_OF_A_SUM).orElseThrow();
  }

  private static void assertEqualBeside(Position companion, Position whole, Position parts) {
    Position one = Position.sum(List.of(whole, companion));
    Position other = Position.sum(List.of(parts, companion));
    Optional<PlainSolver> first = PlainSolver.of(one, MOST_OF_A_SUM);
    Optional<PlainSolver> second = PlainSolver.of(other, MOST_OF_A_SUM);
    if (first.isPresent() && second.isPresent())
      for (Convention convention : Convention.values())
        assertThat(second.get().outcome(other, convention)).as("%s %s", other.text(), convention)
            .isEqualTo(first.get().outcome(one, convention));
  }

  /** What is touched in a summand makes the same move in the whole. */
  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void summandsMoves_areMovesOfTheWhole(Ruleset<P> ruleset) {
    for (PlainSolver plain : composite(ruleset)) {
      Position whole = plain.positions().getFirst();
      for (Player mover : Player.values()) {
        var lifted = new ArrayList<Position>();
        for (Position part : summands(ruleset, Samples.at(ruleset, whole)))
          for (Move move : moves(part, mover))
            lifted.add(Touching.made(whole, mover, move.touches()).map(Samples::normal).orElseThrow(
                () -> new AssertionError(part.text() + " by " + move.touches() + " is no move of " + whole.text())));
        assertThat(lifted.stream().distinct()).as(whole.text()).containsExactlyInAnyOrderElementsOf(
            moves(whole, mover).stream().map(move -> Samples.normal(move.to())).distinct().toList());
      }
    }
  }

  private static List<Move> moves(Position position, Player mover) {
    var moves = new ArrayList<Move>();
    position.moves(mover, moves::add);
    return moves;
  }
}
