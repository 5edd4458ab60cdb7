package org.grundy.calc;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.Thermographs;

/** What the names in an expression compute. */
final class Functions {
  private final Values values;
  private final Map<String, One> ofOne;
  private final Map<String, Two> ofTwo;

  private interface One {
    int of(int g);
  }

  private interface Two {
    int of(int g, int h);
  }

  Functions(Values values) {
    this.values = values;
    var thermographs = new Thermographs(values);
    var cooling = new Cooling(values, thermographs);
    var reduction = new Reduction(values);
    var weights = new AtomicWeights(values);
    this.ofOne = Map.ofEntries(Map.entry("Mean", g -> number(thermographs.of(g).mean())),
        Map.entry("Temperature", g -> number(thermographs.of(g).temperature())),
        Map.entry("LeftStop", g -> number(values.leftStop(g))),
        Map.entry("RightStop", g -> number(values.rightStop(g))),
        Map.entry("Birthday", g -> number(Dyadic.of(new Followers(values).birthday(g)))),
        Map.entry("Freeze", cooling::freeze), Map.entry("Reduced", reduction::of),
        Map.entry("AtomicWeight", g -> weights.of(g)
            .orElseThrow(() -> BadInput.because("only an all-small game has an atomic weight"))));
    this.ofTwo = Map.ofEntries(Map.entry("Cool", (g, t) -> cooling.cool(g, temperature(t))),
        Map.entry("Heat", cooling::heat), Map.entry("Norton", cooling::norton),
        Map.entry("Ordinal", this::ordinal));
  }

  private int number(Dyadic number) {
    return values.number(number);
  }

  private Dyadic temperature(int t) {
    if (!values.isNumber(t) || values.numberPart(t).compareTo(Dyadic.MINUS_ONE) < 0)
      throw BadInput.because("a temperature is a number from -1");
    return values.numberPart(t);
  }

  OptionalInt call(String name, int[] arguments) {
    if (arguments.length == 1 && ofOne.containsKey(name))
      return OptionalInt.of(Objects.requireNonNull(ofOne.get(name)).of(arguments[0]));
    if (arguments.length == 2 && ofTwo.containsKey(name))
      return OptionalInt.of(Objects.requireNonNull(ofTwo.get(name)).of(arguments[0], arguments[1]));
    if (arguments.length == 3 && name.equals("Overheat"))
      return OptionalInt
          .of(new Cooling(values, new Thermographs(values)).overheat(arguments[0], arguments[1], arguments[2]));
    return OptionalInt.empty();
  }

  /** {@code G:H}: moves in G end the game H, moves in H keep G (Winning Ways, chapter 7), on G's canonical form. */
  private int ordinal(int g, int h) {
    int[] left = values.left(g);
    int[] right = values.right(g);
    return values.make(joined(left, ordinals(g, values.left(h))), joined(right, ordinals(g, values.right(h))));
  }

  private int[] ordinals(int g, int[] options) {
    int[] made = new int[options.length];
    for (int i = 0; i < options.length; i++)
      made[i] = ordinal(g, options[i]);
    return made;
  }

  private static int[] joined(int[] first, int[] second) {
    int[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }
}
