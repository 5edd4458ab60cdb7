package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/** Canonical forms by the definition alone, of states whose options a test lists without the game's class. */
public final class PlainForms<S> {
  private final ShortGames values;
  private final BiFunction<S, Player, ? extends Collection<S>> options;
  private final Map<S, Integer> known = new HashMap<>();

  private PlainForms(ShortGames values, BiFunction<S, Player, ? extends Collection<S>> options) {
    this.values = values;
    this.options = options;
  }

  /** The solver finds the form of a position, such as {@code snort 2x3}, that follows from the options of a state. */
  public static <S> void assertSolved(String position, S state,
      BiFunction<S, Player, ? extends Collection<S>> options) {
    var values = new ShortGames(Budget.unlimited());
    int form = new Solver(Budget.unlimited()).form(Catalog.standard().read(position).position(), values).orElseThrow();
    int plain = new PlainForms<>(values, options).form(state);
    var text = ValueText.ascii(values);
    assertThat(form).as("%s: %s, expected %s", position, text.of(form), text.of(plain)).isEqualTo(plain);
  }

  private int form(S state) {
    Integer found = known.get(state);
    if (found != null)
      return found;
    int form = values.make(forms(state, Player.LEFT), forms(state, Player.RIGHT));
    known.put(state, form);
    return form;
  }

  private int[] forms(S state, Player mover) {
    return options.apply(state, mover).stream().mapToInt(this::form).toArray();
  }
}
