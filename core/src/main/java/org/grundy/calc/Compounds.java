package org.grundy.calc;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * Compounds of two games other than their sum (Conway, On Numbers and Games, 1976, chapter 14), and powers of one game.
 * They depend on the forms played, which here are the canonical ones. Each pair of followers is computed once.
 */
final class Compounds {
  /** The greatest exponent of a power; the results grow with it. */
  private static final int MOST_POWER = 1000;
  /** The longest text of an exponent that is shown. */
  private static final int LONGEST = 40;

  private final ShortGames values;
  private final Map<Long, Integer> ordinal = new HashMap<>();
  private final Map<Long, Integer> conjunctive = new HashMap<>();
  private final Map<Long, Integer> selective = new HashMap<>();

  Compounds(ShortGames values) {
    this.values = values;
  }

  private static long pair(int g, int h) {
    return (long) g << Integer.SIZE | h & 0xffffffffL;
  }

  private static int[] joined(int[]... options) {
    return Arrays.stream(options).flatMapToInt(IntStream::of).toArray();
  }

  /** {@code G:H}: moves in G end the game H, moves in H keep G (Winning Ways, 1982, chapter 7). */
  int ordinal(int g, int h) {
    Integer known = ordinal.get(pair(g, h));
    if (known != null)
      return known;
    values.budget().charge(1);
    int made = values.make(joined(values.left(g), ordinals(g, values.left(h))),
        joined(values.right(g), ordinals(g, values.right(h))));
    ordinal.put(pair(g, h), made);
    return made;
  }

  private int[] ordinals(int g, int[] options) {
    return Arrays.stream(options).map(option -> ordinal(g, option)).toArray();
  }

  /** The player to move moves in both games; play ends when either ends. */
  int conjunctive(int g, int h) {
    Integer known = conjunctive.get(pair(g, h));
    if (known != null)
      return known;
    values.budget().charge(1);
    int made = values.make(both(g, h, Player.LEFT), both(g, h, Player.RIGHT));
    conjunctive.put(pair(g, h), made);
    return made;
  }

  private int[] both(int g, int h, Player mover) {
    int[] inH = values.options(h, mover);
    return Arrays.stream(values.options(g, mover))
        .flatMap(to -> Arrays.stream(inH).map(other -> conjunctive(to, other))).toArray();
  }

  /** The player to move moves in either game or in both. */
  int selective(int g, int h) {
    if (g == ShortGames.ZERO || h == ShortGames.ZERO)
      return g == ShortGames.ZERO ? h : g;
    Integer known = selective.get(pair(g, h));
    if (known != null)
      return known;
    values.budget().charge(1);
    int made = values.make(either(g, h, Player.LEFT), either(g, h, Player.RIGHT));
    selective.put(pair(g, h), made);
    return made;
  }

  private int[] either(int g, int h, Player mover) {
    int[] inG = values.options(g, mover);
    int[] inH = values.options(h, mover);
    return joined(Arrays.stream(inG).map(to -> selective(to, h)).toArray(),
        Arrays.stream(inH).map(to -> selective(g, to)).toArray(),
        Arrays.stream(inG).flatMap(to -> Arrays.stream(inH).map(other -> selective(to, other))).toArray());
  }

  /** G to n, {@code {G^L, G to n - 1 | G^R}}, and 0 for n = 0: for ^ this is {@code ^[n]} (Siegel 2013, II.5). */
  int powTo(int g, int n) {
    int power = ShortGames.ZERO;
    for (int i = 0; i < exponent(n); i++) {
      values.budget().charge(1);
      power = i == 0 ? g : values.make(joined(values.left(g), new int[]{power}), values.right(g));
    }
    return power;
  }

  /** The n-th power, G to n minus G to n - 1: for ^ this is {@code ^<n>}. */
  int pow(int g, int n) {
    return exponent(n) == 0 ? ShortGames.ZERO
        : values.minus(powTo(g, n), powTo(g, values.integer(exponent(n) - 1)));
  }

  private int exponent(int n) {
    if (!values.isNumber(n) || !values.numberPart(n).isInteger() || values.numberPart(n).signum() < 0
        || values.numberPart(n).numerator().bitLength() > 10
        || values.numberPart(n).numerator().intValueExact() > MOST_POWER)
      throw BadInput.because("expected a whole number from 0 to {0} as an exponent, found {1}", MOST_POWER,
          ValueText.ascii(values).of(n, LONGEST).orElse(".."));
    return values.numberPart(n).numerator().intValueExact();
  }
}
