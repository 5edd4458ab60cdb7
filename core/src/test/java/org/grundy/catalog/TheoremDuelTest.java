package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.game.Count;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every theorem of the catalogue says what plain analysis of the whole game graph says, under both conventions. */
class TheoremDuelTest {
  private static final int POSITIONS = 16;
  private static final int SIZE = 5;
  private static final int MOST = 500;
  private static final int VALUES = 6;

  static List<Ruleset<?>> games() {
    Stream<Ruleset<?>> nim = Stream.of("vector:(k,0)(0,k)", "vector:(k,0,0)(0,k,0)(0,0,k)")
        .map(Catalog.standard()::ruleset);
    return Stream.concat(Catalog.representatives().stream().filter(TheoremDuelTest::hasTheorem), nim).toList();
  }

  private static <P> boolean hasTheorem(Ruleset<P> ruleset) {
    List<Theorem<P>> theorems = ruleset.theorems();
    return !theorems.isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theorems_agreeWithPlainAnalysis(Ruleset<?> ruleset) {
    assertThat(answered(ruleset)).as("positions about which a theorem of %s says something", ruleset.name())
        .isGreaterThan(20);
  }

  private static <P> long answered(Ruleset<P> ruleset) {
    long answered = 0;
    for (PlainSolver plain : Samples.small(ruleset, POSITIONS, SIZE, MOST))
      for (Position position : plain.positions())
        for (Theorem<P> theorem : ruleset.theorems())
          for (Convention convention : Convention.values())
            if (agrees(plain, (Position.Single<?>) position, theorem, convention))
              answered++;
    return answered;
  }

  @SuppressWarnings("unchecked") // the positions are those of the theorem's ruleset
  private static <P> boolean agrees(PlainSolver plain, Position.Single<?> position, Theorem<P> theorem,
      Convention convention) {
    var single = (Position.Single<P>) position;
    Optional<Worth> worth = theorem.worth(single.at(), convention);
    if (worth.isEmpty())
      return false;
    String what = position.text() + " " + convention;
    assertThat(worth.get().outcome()).as(what).isEqualTo(plain.outcome(position, convention));
    boolean values = convention == Convention.NORMAL && single.ruleset() instanceof Impartial
        && !single.ruleset().loopy();
    if (worth.get() instanceof NimValue(BigInteger value) && values)
      assertThat(value).as(what).isEqualTo(plain.nimValue(position));
    for (Player mover : Player.values())
      if (worth.get().outcome().wins(mover))
        same(single, theorem.winning(single.at(), mover, convention), plain.winning(position, mover, convention), what);
    if (values)
      reached(plain, single, theorem);
    assertThat(theorem.why(single.at(), convention).items()).as(what).isNotEmpty();
    return true;
  }

  private static <P> void reached(PlainSolver plain, Position.Single<P> single, Theorem<P> theorem) {
    for (int value = 0; value < VALUES; value++) {
      int wanted = value;
      theorem.reaching(single.at(), Player.LEFT, BigInteger.valueOf(value)).ifPresent(reaching -> same(single, reaching,
          plain.options(single, Player.LEFT).stream().filter(option -> plain.nimValue(option) == wanted).toList(),
          single.text() + " to " + wanted));
    }
  }

  /** All of them where the theorem says so, else some of them. */
  private static <P> void same(Position.Single<P> from, Winning<P> claimed, List<Position> found, String what) {
    List<Position> some = claimed.some().stream().<Position>map(to -> new Position.Single<>(from.ruleset(), to))
        .toList();
    assertThat(some).as(what).doesNotHaveDuplicates();
    assertThat(found).as(what).containsAll(some);
    if (claimed.count() instanceof Count.Exactly(BigInteger number)) {
      assertThat(normal(some)).as(what).containsExactlyInAnyOrderElementsOf(normal(found));
      assertThat(number).as(what).isEqualTo(some.size());
    } else {
      assertThat(claimed.count().number().intValueExact()).as(what).isLessThanOrEqualTo(found.size());
    }
  }

  private static Set<Position> normal(List<Position> positions) {
    var normal = new HashSet<Position>();
    positions.forEach(position -> normal.add(Samples.normal(position)));
    return normal;
  }

  @ParameterizedTest
  @MethodSource("games")
  void heapValues_areThoseOfSingleHeaps_andFollowTheirLaw(Ruleset<?> ruleset) {
    heapValues(ruleset);
  }

  private static <P> void heapValues(Ruleset<P> ruleset) {
    for (Theorem<P> theorem : ruleset.theorems())
      theorem.heapValues().ifPresent(values -> {
        @SuppressWarnings("unchecked") // values of single heaps are those of games of heaps
        var heaps = (Ruleset<Heaps>) ruleset;
        for (int heap = 0; heap <= 30; heap++) {
          var position = new Position.Single<>(heaps, Heaps.of(heap));
          PlainSolver.of(position, MOST).ifPresent(plain -> assertThat(values.value(position.at().get(0)))
              .as(position.text()).contains(BigInteger.valueOf(plain.nimValue(position))));
        }
        values.law().ifPresent(law -> follows(values, law));
      });
  }

  private static void follows(HeapValues values, HeapValues.Law law) {
    for (long heap = law.from(); heap < law.from() + 5 * law.period(); heap++)
      assertThat(values.value(BigInteger.valueOf(heap + law.period()))).as("%s", heap)
          .contains(values.value(BigInteger.valueOf(heap)).orElseThrow().add(BigInteger.valueOf(law.gain())));
    if (law.from() > 0)
      assertThat(values.value(BigInteger.valueOf(law.from() - 1 + law.period())))
          .isNotEqualTo(
              values.value(BigInteger.valueOf(law.from() - 1)).map(v -> v.add(BigInteger.valueOf(law.gain()))));
  }
}
