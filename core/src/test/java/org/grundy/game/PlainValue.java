package org.grundy.game;

import java.util.HashMap;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.value.Player;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/** Canonical forms by the definition alone, from all options of a position, for the tests of single games. */
public final class PlainValue<P> {
  private final Ruleset<P> game;
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Map<P, Integer> known = new HashMap<>();

  private PlainValue(Ruleset<P> game) {
    this.game = game;
  }

  /** The shortest name of a position's value. */
  public static <P> String of(Ruleset<P> game, String position) {
    var plain = new PlainValue<>(game);
    return ValueText.ascii(plain.values).of(plain.value(game.notation().parse(position)));
  }

  /** Whether a position has the value of an expression. */
  public static <P> boolean is(Ruleset<P> game, String position, String expression) {
    var plain = new PlainValue<>(game);
    return plain.value(game.notation().parse(position)) == new Evaluation(plain.values)
        .value(ExpressionReader.read(expression));
  }

  private int value(P at) {
    Integer found = known.get(at);
    if (found != null)
      return found;
    int value = values.make(options(at, Player.LEFT), options(at, Player.RIGHT));
    known.put(at, value);
    return value;
  }

  private int[] options(P at, Player mover) {
    return PlainPlay.options(game, at, mover).stream().mapToInt(this::value).toArray();
  }
}
