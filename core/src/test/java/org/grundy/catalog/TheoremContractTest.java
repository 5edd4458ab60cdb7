package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Count;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every theorem against plain retrograde analysis, on all small positions and under both conventions. */
class TheoremContractTest {
  private static final int MOST_POSITIONS = 500;
  private static final int MOST_OF_A_SUM = 4_000;

  /** A game with a theorem that says nothing of it, but of wider ones. */
  private static final Set<String> SILENT = Set.of("wythoff:1 by fraenkel-1984-wide");
  /** Theorems of misere play. */
  private static final Set<String> WITHOUT_NIM_VALUES = Set.of("fraenkel-1984", "fraenkel-1984-wide");
  /** Theorems that name moves to losing positions, but to no other nim-value. */
  private static final Set<String> OF_LOST_POSITIONS = Set.of("fraenkel-1984", "fraenkel-1984-wide", "moore-1910");
  /** Theorems of values that are numbers. */
  private static final Set<String> OF_FORMS = Set.of("integer-conway-1976", "cutcake-1982", "maundy-cake-1982");

  static Stream<Arguments> theorems() {
    return Catalog.representatives().stream().flatMap(ruleset -> arguments(ruleset));
  }

  private static <P> Stream<Arguments> arguments(Ruleset<P> ruleset) {
    return ruleset.theorems().stream()
        .map(theorem -> Arguments.of(Named.of(ruleset.name(), ruleset), Named.of(theorem.citation().id(), theorem)));
  }

  private static List<PlainSolver> samples(Ruleset<?> ruleset) {
    return Samples.small(ruleset, 40, 6, MOST_POSITIONS);
  }

  @ParameterizedTest
  @MethodSource("theorems")
  <P> void outcomes_andWinningMoves_areThoseOfPlainAnalysis(Ruleset<P> ruleset, Theorem<P> theorem) {
    int answered = 0;
    for (PlainSolver plain : samples(ruleset))
      for (Convention convention : Convention.values())
        for (Position position : sparsely(plain.positions())) {
          Optional<Worth> worth = theorem.worth(Samples.at(ruleset, position), convention);
          if (worth.isPresent()) {
            answered++;
            String what = position.text() + " " + convention;
            assertThat(worth.get().outcome()).as(what).isEqualTo(plain.outcome(position, convention));
            if (worth.get() instanceof NimValue(BigInteger value)) {
              assertThat(convention).as(what).isEqualTo(Convention.NORMAL);
              if (ruleset instanceof Impartial && !ruleset.loopy())
                assertThat(value).as(what).isEqualTo(plain.nimValue(position));
            }
            for (Player mover : Player.values())
              assertWinning(ruleset, theorem.winning(Samples.at(ruleset, position), mover, convention),
                  plain.options(position, mover),
                  plain.winning(position, mover, convention), what + " " + mover);
            Sentences.assertSpoken(theorem.why(Samples.at(ruleset, position), convention));
          }
        }
    assertSpeaks(answered, 20, SILENT.contains(ruleset.name() + " by " + theorem.citation().id()), ruleset, theorem);
  }

  /** All of a few, and of many every seventh. */
  private static List<Position> sparsely(List<Position> positions) {
    return positions.size() < 100 ? positions
        : IntStream.range(0, positions.size()).filter(i -> i < 20 || i % 7 == 0).mapToObj(positions::get)
            .toList();
  }

  private static <P> void assertWinning(Ruleset<P> ruleset, Winning<P> said, List<Position> options,
      List<Position> winning, String what) {
    List<Position> some = said.some().stream().<Position>map(at -> new Position.Single<>(ruleset, at)).toList();
    assertThat(some).as(what).doesNotHaveDuplicates();
    assertThat(options).as(what).containsAll(some);
    assertThat(winning).as(what).containsAll(some);
    switch (said.count()) {
      case Count.Exactly(BigInteger number) -> {
        assertThat(number).as(what).isEqualTo(some.size());
        assertThat(normal(some)).as(what).isEqualTo(normal(winning));
      }
      case Count.AtLeast(BigInteger number) ->
        assertThat(number.intValueExact()).as(what).isBetween(Math.max(1, some.size()), winning.size());
    }
  }

  private static Set<Position> normal(List<Position> positions) {
    return positions.stream().map(Samples::normal).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("theorems")
  <P> void reaching_namesTheMovesToANimValue(Ruleset<P> ruleset, Theorem<P> theorem) {
    int answered = 0;
    for (PlainSolver plain : Samples.small(ruleset, 40, 4, 300))
      for (Player mover : Player.values())
        for (int value = 0; value < 9; value++) {
          Position position = plain.positions().getFirst();
          Optional<Winning<P>> reaching = theorem.reaching(Samples.at(ruleset, position), mover,
              BigInteger.valueOf(value));
          if (reaching.isPresent()) {
            answered++;
            int wanted = value;
            List<Position> options = plain.options(position, mover);
            assertWinning(ruleset, reaching.get(), options,
                options.stream().filter(option -> hasNimValue(ruleset, plain, option, wanted)).toList(),
                position.text() + " " + mover + " to " + value);
          }
        }
    assertSpeaks(answered, 20, OF_LOST_POSITIONS.contains(theorem.citation().id())
        || OF_FORMS.contains(theorem.citation().id()), ruleset, theorem);
  }

  /** A theorem that goes mute is found out, and so is one that speaks where it should not. */
  private static void assertSpeaks(int count, int least, boolean silent, Ruleset<?> ruleset, Theorem<?> theorem) {
    assertThat(count).as("said of %s by %s", ruleset.name(), theorem.citation().id())
        .isBetween(silent ? 0 : least + 1, silent ? 0 : Integer.MAX_VALUE);
  }

  /** By the mex, or, where the players have different moves, because with a Nim heap of this size it is zero. */
  private static boolean hasNimValue(Ruleset<?> ruleset, PlainSolver plain, Position position, int value) {
    if (ruleset instanceof Impartial && !ruleset.loopy())
      return plain.nimValue(position) == value;
    Position difference = Position.sum(List.of(position, nimHeap(value)));
    return PlainSolver.of(difference, MOST_OF_A_SUM).orElseThrow().outcome(difference, Convention.NORMAL)
        .equals(Outcome.P);
  }

  /** A green stalk of Hackenbush. */
  private static Position nimHeap(int size) {
    int[] nodes = new int[size];
    Arrays.setAll(nodes, i -> i);
    String edges = Arrays.stream(nodes).mapToObj(i -> i + "-" + (i + 1) + "g").collect(Collectors.joining(" "));
    return Catalog.standard().read("hackenbush " + (size == 0 ? "0" : edges)).position();
  }

  /** A nim-value says that the position equals a Nim heap: with that heap beside it, it changes nothing. */
  @ParameterizedTest
  @MethodSource("theorems")
  <P> void nimValues_areEqualities(Ruleset<P> ruleset, Theorem<P> theorem) {
    int compared = 0;
    List<Position> companions = SummandsContractTest.companions();
    List<PlainSolver> samples = Samples.small(ruleset, 60, 4, 300);
    for (PlainSolver plain : samples) {
      Position position = plain.positions().getFirst();
      if (theorem.worth(Samples.at(ruleset, position), Convention.NORMAL)
          .orElse(null) instanceof NimValue(BigInteger value)
          && value.bitLength() < 4)
        for (int i = 0; i < 3; i++) {
          Position companion = companions.get((compared + i) % companions.size());
          Position sum = Position.sum(List.of(position, nimHeap(value.intValueExact()), companion));
          Optional<PlainSolver> beside = PlainSolver.of(sum, MOST_OF_A_SUM);
          if (beside.isPresent()) {
            compared++;
            assertThat(beside.get().outcome(sum, Convention.NORMAL)).as(sum.text()).isEqualTo(
                PlainSolver.of(companion, MOST_OF_A_SUM).orElseThrow().outcome(companion, Convention.NORMAL));
          }
        }
    }
    assertSpeaks(compared, 2, WITHOUT_NIM_VALUES.contains(theorem.citation().id()), ruleset, theorem);
  }
}
