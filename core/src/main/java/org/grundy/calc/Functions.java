package org.grundy.calc;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.value.nimber.NimField;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Courses;
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
        Map.entry("Followers", g -> values.integer(new Followers(values).of(g).length)),
        Map.entry("StopCount", g -> number(Dyadic.of(new Courses(values).count(g)))),
        Map.entry("NimInverse", this::nimInverse), Map.entry("Freeze", cooling::freeze),
        Map.entry("Reduced", reduction::of),
        Map.entry("AtomicWeight", g -> weights.of(g)
            .orElseThrow(() -> BadInput.because("only an all-small game has an atomic weight"))));
    this.ofTwo = Map.ofEntries(Map.entry("Cool", (g, t) -> cooling.cool(g, temperature(t))),
        Map.entry("Heat", cooling::heat), Map.entry("Norton", cooling::norton),
        Map.entry("Ordinal", this::ordinal), Map.entry("NimProduct", this::nimProduct));
  }

  private int number(Dyadic number) {
    return values.number(number);
  }

  private Dyadic temperature(int t) {
    if (!values.isNumber(t) || values.numberPart(t).compareTo(Dyadic.MINUS_ONE) < 0)
      throw BadInput.because("a temperature is a number from -1");
    return values.numberPart(t);
  }

  /** Of two nimbers a nimber, of two whole numbers, which may be of any size, a whole number. */
  private int nimProduct(int g, int h) {
    if (values.asNimber(g).isPresent() != values.asNimber(h).isPresent() && g != Values.ZERO && h != Values.ZERO)
      throw BadInput.because("{0}: expected nimbers, or whole numbers from 0", "NimProduct");
    BigInteger product = new NimField(values.budget()).product(size("NimProduct", g), size("NimProduct", h));
    return nimberLike(g == Values.ZERO ? h : g, product);
  }

  private int nimInverse(int g) {
    BigInteger size = size("NimInverse", g);
    if (size.signum() == 0)
      throw BadInput.because("0 has no inverse");
    return nimberLike(g, new NimField(values.budget()).inverse(size));
  }

  private BigInteger size(String name, int g) {
    if (values.asNimber(g).isPresent())
      return BigInteger.valueOf(values.asNimber(g).getAsInt());
    if (!values.isNumber(g) || !values.numberPart(g).isInteger() || values.numberPart(g).signum() < 0)
      throw BadInput.because("{0}: expected nimbers, or whole numbers from 0", name);
    return values.numberPart(g).numerator();
  }

  private int nimberLike(int like, BigInteger size) {
    if (values.asNimber(like).isEmpty())
      return number(Dyadic.of(size));
    if (size.bitLength() > Integer.SIZE - 2)
      throw BadInput.because("the nimber {0} is too large here; write the sizes without {1}", size, "*");
    return values.nimber(size.intValueExact());
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
