package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Tier;
import org.grundy.value.Player;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game of the catalogue promises of its notation: texts are read back, and what cannot be read is explained. */
class NotationContractTest {
  private static final int SAMPLES = 80;
  private static final int MUTATIONS = 1500;
  private static final int OPTIONS = 100;
  private static final int SOME = 8;
  /** Digits, signs, letters of the games, and what nobody expects: tabs, other scripts' digits, a lone surrogate. */
  private static final String STRANGE = "0123456789-+,./|#xo_brgXOBRG()[]{}:=*'\"% \t\nqAFé\u0663\u2212\uD83C\uDC00\uD800";

  static Stream<Named<Ruleset<?>>> rulesets() {
    return Catalog.representatives().stream().map(ruleset -> Named.of(ruleset.name(), ruleset));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void positions_areReadAsTheyAreWritten(Ruleset<P> ruleset) {
    for (P at : Samples.of(ruleset, SAMPLES, 9)) {
      assertThat(ruleset.notation().parse(ruleset.notation().format(at))).isEqualTo(at);
      assertThat(at).hasSameHashCodeAs(ruleset.notation().parse(ruleset.notation().format(at)));
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void positions_areReadByTheCatalogueAsTheySay(Ruleset<?> ruleset) {
    for (Position position : Samples.positions(ruleset, SAMPLES, 9)) {
      assertReadBack(position);
      assertReadBack(position.negative());
      for (Player mover : Player.values())
        for (Position option : some(position, mover))
          assertReadBack(option);
    }
  }

  /** A few options, from the first to the last of those that are examined. */
  private static List<Position> some(Position position, Player mover) {
    var options = new ArrayList<Position>();
    position.moves(mover, move -> options.add(move.to()) && options.size() < OPTIONS);
    int step = Math.max(1, options.size() / SOME);
    return IntStream.range(0, options.size()).filter(i -> i % step == 0).mapToObj(options::get).toList();
  }

  private static void assertReadBack(Position position) {
    assertThat(Catalog.standard().read(position.text()).position()).as(position.text()).isEqualTo(position);
  }

  @Test
  void sums_areReadByTheCatalogueAsTheySay() {
    var random = new Random(1);
    List<Position> positions = Catalog.representatives().stream()
        .flatMap(ruleset -> Samples.positions(ruleset, 20, 4).stream()).toList();
    for (int i = 0; i < 500; i++) {
      List<Position> parts = Stream.generate(() -> positions.get(random.nextInt(positions.size())))
          .limit(2 + random.nextInt(3)).map(part -> random.nextBoolean() ? part : part.negative()).toList();
      assertReadBack(Position.sum(parts));
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void examples_areWrittenAsTheyAre_andTheFirstCanBePlayed(Ruleset<P> ruleset) {
    assertThat(ruleset.examples()).isNotEmpty().doesNotHaveDuplicates();
    Position start = Catalog.standard().start(ruleset.name()).position();
    assertThat(start).isEqualTo(Samples.position(ruleset, ruleset.examples().getFirst()));
    assertThat(Stream.of(Player.values()).anyMatch(mover -> !start.moves(mover, _ -> false))).isTrue();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void someExample_isSmallEnoughToBeSearched(Ruleset<?> ruleset) {
    assertThat(ruleset.examples()).anyMatch(text -> PlainSolver.of(Samples.position(ruleset, text), 5000).isPresent());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void badText_isComplainedOf_andNothingElseHappens(Ruleset<P> ruleset) {
    int[] bad = {0};
    mutations(ruleset, MUTATIONS, text -> {
      try {
        P at = ruleset.notation().parse(text);
        assertThat(ruleset.notation().parse(ruleset.notation().format(at))).as(text).isEqualTo(at);
        ruleset.picture(at);
      } catch (BadInput complaint) {
        Sentences.assertComplaint(complaint, text);
        bad[0]++;
      }
    });
    assertThat(bad[0]).isBetween(MUTATIONS / 20, MUTATIONS - 1);
  }

  @Tag("fuzz")
  @ParameterizedTest
  @MethodSource("rulesets")
  void badLines_areComplainedOf_andNothingElseHappens(Ruleset<?> ruleset) {
    mutations(ruleset, Tier.cases(MUTATIONS / 25, MUTATIONS), text -> {
      for (String line : List.of(ruleset.name() + " " + text, ruleset.name() + " " + text + " + nim 3 4", text))
        try {
          Position read = Catalog.standard().read(line).position();
          assertThat(Catalog.standard().read(read.text()).position()).as(line).isEqualTo(read);
        } catch (BadInput complaint) {
          Sentences.assertComplaint(complaint, line);
        }
    });
  }

  /** Texts of positions with something deleted, inserted, exchanged, doubled or cut off, once or twice. */
  private static <P> void mutations(Ruleset<P> ruleset, int count, Consumer<String> test) {
    var random = new Random(ruleset.name().hashCode() + Tier.seed());
    List<P> positions = Samples.of(ruleset, 60, 8);
    for (int i = 0; i < count; i++) {
      var text = new StringBuilder(ruleset.notation().format(positions.get(random.nextInt(positions.size()))));
      for (int times = 1 + random.nextInt(2); times > 0; times--)
        mutate(text, random);
      String mutated = text.toString();
      try {
        test.accept(mutated);
      } catch (RuntimeException e) {
        throw new AssertionError(ruleset.name() + " '" + mutated + "'", e);
      }
    }
  }

  private static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int to = at + random.nextInt(text.length() - at + 1);
    switch (random.nextInt(7)) {
      case 0 -> text.delete(at, to);
      case 1 -> text.insert(at, strange(random));
      case 2 -> text.replace(at, Math.min(at + 1, text.length()), "" + strange(random));
      case 3 -> text.insert(at, text.substring(at, to));
      case 4 -> text.setLength(at);
      case 5 -> text.insert(at, "9".repeat(1 + random.nextInt(30)));
      default -> text.insert(at, "" + strange(random) + strange(random) + strange(random));
    }
  }

  private static char strange(Random random) {
    return STRANGE.charAt(random.nextInt(STRANGE.length()));
  }
}
