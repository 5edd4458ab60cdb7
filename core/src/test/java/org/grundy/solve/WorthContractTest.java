package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.Classes;
import org.grundy.catalog.PlainSolver;
import org.grundy.catalog.Samples;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.grundy.value.Worth;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What every kind of worth keeps to, on positions of all games. A kind that no game has is not tested: give it an example. */
class WorthContractTest {
  private static final int EACH = 8;
  private static final int MOST_POSITIONS = 300;

  private static final Solver SOLVER = new Solver(Budget.ofWork(1_000_000_000));
  private static final Map<Position, Worth> NORMAL = new LinkedHashMap<>();
  private static final List<Worth> ALL = new ArrayList<>();

  @BeforeAll
  static void answer() {
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (PlainSolver plain : Samples.small(ruleset, EACH, 4, MOST_POSITIONS)) {
        Position position = plain.positions().getFirst();
        NORMAL.put(position, SOLVER.worth(new Question(position, Convention.NORMAL)));
        if (!position.scoring())
          ALL.add(SOLVER.worth(new Question(position, Convention.MISERE)));
      }
    ALL.addAll(NORMAL.values());
  }

  @Test
  void everyKind_isThatOfSomePosition() throws Exception {
    Set<String> kinds = Classes.below("org.grundy.")
        .filter(type -> Worth.class.isAssignableFrom(type) && !type.isInterface()).map(Class::getName)
        .collect(Collectors.toSet());
    assertThat(ALL.stream().map(worth -> worth.getClass().getName()).distinct()).containsExactlyInAnyOrderElementsOf(
        kinds);
  }

  @Test
  void whatSaysMoreThanTheOutcome_hasWordsAndFields() {
    for (Worth worth : ALL) {
      boolean more = !worth.isOnlyOutcome();
      assertThat(worth.headline().isPresent()).as(worth.toString()).isEqualTo(more);
      assertThat(worth.amount().isPresent()).as(worth.toString()).isEqualTo(more);
      assertThat(worth.text(Integer.MAX_VALUE).isPresent()).as(worth.toString()).isEqualTo(more);
      assertThat(fields(worth).isEmpty()).as(worth.toString()).isNotEqualTo(more);
    }
  }

  @Test
  void fieldsOfDifferentKinds_haveDifferentNames() {
    var owners = new LinkedHashMap<String, Class<?>>();
    for (Worth worth : ALL)
      for (String name : fields(worth))
        assertThat(owners.computeIfAbsent(name, _ -> worth.getClass())).as(name).isEqualTo(worth.getClass());
    assertThat(owners).doesNotContainKey("outcome");
  }

  @Test
  void sums_haveTheOutcomeOfPlainAnalysis() {
    RandomGenerator random = Tier.random("sums of worths");
    List<Position> positions = List.copyOf(NORMAL.keySet());
    int added = 0;
    for (int i = 0; i < Tier.cases(600, 30_000); i++) {
      List<Position> parts = random.ints(2 + i % 2, 0, positions.size()).mapToObj(positions::get).toList();
      Optional<Worth> sum = Worth.sum(parts.stream().map(NORMAL::get).toList());
      if (sum.isEmpty() || parts.stream().anyMatch(Position::scoring))
        continue;
      Position whole = Position.sum(parts);
      Optional<PlainSolver> plain = PlainSolver.of(whole, MOST_POSITIONS);
      if (plain.isPresent()) {
        assertThat(sum.get().outcome()).as(whole.text())
            .isEqualTo(plain.get().outcome(plain.get().positions().getFirst(), Convention.NORMAL));
        added++;
      }
    }
    assertThat(added).isGreaterThan(100);
  }

  @Test
  void scores_addToNothing() {
    List<Worth> scores = ALL.stream().filter(Worth::isGraded).toList();
    assertThat(scores).isNotEmpty();
    for (Worth score : scores)
      for (Worth other : NORMAL.values())
        assertThat(Worth.sum(List.of(score, other))).isEmpty();
  }

  @Test
  void sum_doesNotDependOnTheOrder() {
    RandomGenerator random = Tier.random("orders of worths");
    List<Worth> worths = List.copyOf(NORMAL.values());
    for (int i = 0; i < Tier.cases(2_000, 50_000); i++) {
      List<Worth> parts = random.ints(1 + i % 4, 0, worths.size()).mapToObj(worths::get).toList();
      assertThat(Worth.sum(parts.reversed())).isEqualTo(Worth.sum(parts));
    }
  }

  private static Set<String> fields(Worth worth) {
    var names = new TreeSet<String>();
    worth.fields(new Fields() {
      @Override
      public Fields put(String name, BigInteger number) {
        return named(name);
      }

      @Override
      public Fields put(String name, String text) {
        return named(name);
      }

      @Override
      public Fields put(String name, boolean flag) {
        return named(name);
      }

      @Override
      public Fields put(String name, Phrase sentence) {
        return named(name);
      }

      @Override
      public Fields sentence(String name, Phrase phrase) {
        return named(name);
      }

      @Override
      public Fields list(String name, Iterable<?> items) {
        return named(name);
      }

      @Override
      public <T> Fields objects(String name, Iterable<T> items, BiConsumer<Fields, T> each) {
        return named(name);
      }

      @Override
      public Fields object(String name) {
        return named(name);
      }

      private Fields named(String name) {
        names.add(name);
        return this;
      }
    });
    return names;
  }
}
