package org.grundy.solve.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.Solver;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.region.RegionTable;
import org.grundy.value.canonical.Form;
import org.grundy.value.notation.ValueText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallFormsTest {
  private static final int STRIPS = 20;

  private final Context context = new Alone(new Arena(Budget.unlimited()));
  private final SmallForms forms = new SmallForms(context);

  /** An engine's tools, without a solver. */
  private record Alone(Arena arena) implements Context {
    @Override
    public Budget budget() {
      return Budget.unlimited();
    }

    @Override
    public Nimbers nimbers() {
      return new Nimbers(arena, budget());
    }

    @Override
    public Optional<RegionTable> regions(Ruleset<?> game) {
      return Optional.empty();
    }

    @Override
    public Optional<SearchStore> store() {
      return Optional.empty();
    }

    @Override
    public Optional<Conclusion> summand(Position summand) {
      return Optional.empty();
    }

    @Override
    public Optional<Integer> smallNimValue(Position part) {
      return Optional.empty();
    }
  }

  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  private OptionalInt value(Position position) {
    int[] bag = context.arena().bag(position);
    assertThat(bag).hasSize(1);
    return forms.value(bag[0]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"clobber xoxo", "clobber xxoxo", "domineering 2x3", "toads-and-frogs tt..ff",
      "hackenbush 0-1b 1-2r 2-3b"})
  void fewOptions_haveTheirValue(String text) {
    Form expected = new Solver(Budget.unlimited()).form(read(text)).orElseThrow();

    assertThat(ValueText.ascii(forms.values()).of(value(read(text)).orElseThrow()))
        .isEqualTo(ValueText.ascii(expected.values()).of(expected.value()));
    assertThat(ValueText.ascii(forms.values()).of(value(read(text).negative()).orElseThrow()))
        .isEqualTo(ValueText.ascii(expected.values()).of(expected.values().negative(expected.value())));
  }

  @Test
  void manyOptions_haveNone() {
    assertThat(value(read("clobber 5x5"))).isEmpty();
  }

  /** Strips with more and more options are tried, until one takes too long. */
  @Test
  void moreOptions_areTriedUntilOneTakesTooLong() {
    var random = new SplittableRandom(24);
    int longest = 4;
    while (valued(longest + 1, random) > 0)
      longest++;

    assertThat(longest).isBetween(10, 30);
    assertThat(valued(longest + 1, random)).isZero();
    assertThat(valued(6, random)).isEqualTo(STRIPS);
  }

  /** How many of some random strips without a gap have a value. */
  private int valued(int cells, SplittableRandom random) {
    int valued = 0;
    for (int i = 0; i < STRIPS; i++)
      if (value(strip(cells, random)).isPresent())
        valued++;
    return valued;
  }

  private static Position strip(int cells, SplittableRandom random) {
    var text = new StringBuilder("clobber xo");
    while (text.length() < "clobber ".length() + cells)
      text.append(
          random.nextInt(4) == 0 ? text.charAt(text.length() - 1) : text.charAt(text.length() - 1) == 'x' ? 'o' : 'x');
    return read(text.toString());
  }
}
