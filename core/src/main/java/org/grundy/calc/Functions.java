package org.grundy.calc;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.value.nimber.NimField;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Companion;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.StopCounts;
import org.grundy.value.thermal.Thermographs;

/** The functions that the names in an expression stand for. */
final class Functions {
  /** Sizes of more bits are beyond the mex of so few numbers. */
  private static final int MOST_MEX = 16;

  private final ShortGames values;
  private final Map<String, One> ofOne;
  private final Map<String, Two> ofTwo;

  private interface One {
    int of(int g);
  }

  private interface Two {
    int of(int g, int h);
  }

  Functions(ShortGames values) {
    this.values = values;
    var thermographs = new Thermographs(values);
    var cooling = new Cooling(values, thermographs);
    var reduction = new Reduction(values);
    var weights = new AtomicWeights(values);
    var compounds = new Compounds(values);
    this.ofOne = Map.ofEntries(Map.entry("Mean", g -> number(thermographs.of(g).mean())),
        Map.entry("Temperature", g -> number(thermographs.of(g).temperature())),
        Map.entry("LeftStop", g -> number(values.leftStop(g))),
        Map.entry("RightStop", g -> number(values.rightStop(g))),
        Map.entry("Birthday", g -> number(Dyadic.of(new Followers(values).birthday(g)))),
        Map.entry("FollowerCount", g -> number(Dyadic.of(new Followers(values).count(g)))),
        Map.entry("Companion", new Companion(values)::of),
        Map.entry("StopCount", g -> number(Dyadic.of(new StopCounts(values).count(g)))),
        Map.entry("NimInverse", this::nimInverse), Map.entry("Freeze", cooling::freeze),
        Map.entry("Reduced", reduction::of), Map.entry("ReducedCanonicalForm", reduction::of),
        Map.entry("AtomicWeight", g -> weights.of(g)
            .orElseThrow(() -> BadInput.because("this game has no atomic weight: it is not near a multiple of up"))));
    this.ofTwo = Map.ofEntries(Map.entry("Cool", (g, t) -> cooling.cool(g, temperature(t))),
        Map.entry("Heat", cooling::heat), Map.entry("Norton", cooling::norton),
        Map.entry("NortonMultiply", cooling::norton), Map.entry("Ordinal", compounds::ordinal),
        Map.entry("OrdinalSum", compounds::ordinal), Map.entry("Conjunctive", compounds::conjunctive),
        Map.entry("ConjunctiveSum", compounds::conjunctive), Map.entry("Selective", compounds::selective),
        Map.entry("SelectiveSum", compounds::selective), Map.entry("Pow", compounds::pow),
        Map.entry("PowTo", compounds::powTo), Map.entry("NimProduct", this::nimProduct));
  }

  /** The names of the functions, in alphabetical order. */
  Set<String> names() {
    var names = new TreeSet<>(Set.of("Overheat", "Tiny", "Miny", "Mex"));
    names.addAll(ofOne.keySet());
    names.addAll(ofTwo.keySet());
    return names;
  }

  /** The usage of a function, such as {@code Cool(G, t)}. */
  String usage(String name) {
    return name + (ofOne.containsKey(name) || name.endsWith("iny") ? "(G)" : switch (name) {
      case "Overheat" -> "(G, s, t)";
      case "Mex" -> "(a, b, ..)";
      case "Cool", "Heat" -> "(G, t)";
      case "Norton", "NortonMultiply" -> "(G, U)";
      case "Pow", "PowTo" -> "(G, n)";
      case "NimProduct" -> "(a, b)";
      default -> "(G, H)";
    });
  }

  private int number(Dyadic number) {
    return values.number(number);
  }

  private Dyadic temperature(int t) {
    if (!values.isNumber(t) || values.numberPart(t).compareTo(Dyadic.MINUS_ONE) < 0)
      throw BadInput.because("a temperature is a number, -1 or more");
    return values.numberPart(t);
  }

  /** Combines two nimbers into a nimber, or two integers of any size into an integer. */
  private int nimProduct(int g, int h) {
    if (values.asNimber(g).isPresent() != values.asNimber(h).isPresent() && g != ShortGames.ZERO
        && h != ShortGames.ZERO)
      throw BadInput.because("{0}: expected nimbers, or whole numbers from 0", "NimProduct");
    BigInteger product = new NimField(values.budget()).product(size("NimProduct", g), size("NimProduct", h));
    return nimberLike(g == ShortGames.ZERO ? h : g, product);
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

  /** The least whole number from 0, or the least nimber, that is none of these. */
  private int mex(int[] some) {
    var met = new BitSet();
    for (int g : some) {
      BigInteger size = size("Mex", g);
      if (size.bitLength() < MOST_MEX)
        met.set(size.intValueExact());
    }
    int like = Arrays.stream(some).filter(g -> g != ShortGames.ZERO).findFirst().orElse(ShortGames.ZERO);
    if (Arrays.stream(some).anyMatch(g -> g != ShortGames.ZERO
        && values.asNimber(g).isPresent() != values.asNimber(like).isPresent()))
      throw BadInput.because("{0}: expected nimbers, or whole numbers from 0", "Mex");
    return nimberLike(like == ShortGames.ZERO ? number(Dyadic.of(1)) : like, BigInteger.valueOf(met.nextClearBit(0)));
  }

  OptionalInt call(String name, int[] arguments) {
    if (name.equalsIgnoreCase("Mex") && arguments.length > 0)
      return OptionalInt.of(mex(arguments));
    if (arguments.length == 1 && ofOne.containsKey(name))
      return OptionalInt.of(Objects.requireNonNull(ofOne.get(name)).of(arguments[0]));
    if (arguments.length == 2 && ofTwo.containsKey(name))
      return OptionalInt.of(Objects.requireNonNull(ofTwo.get(name)).of(arguments[0], arguments[1]));
    if (arguments.length == 2 && name.equals("Overheat"))
      return OptionalInt
          .of(new Cooling(values, new Thermographs(values)).overheat(arguments[0], arguments[1], arguments[1]));
    if (arguments.length == 3 && name.equals("Overheat"))
      return OptionalInt
          .of(new Cooling(values, new Thermographs(values)).overheat(arguments[0], arguments[1], arguments[2]));
    return OptionalInt.empty();
  }
}
