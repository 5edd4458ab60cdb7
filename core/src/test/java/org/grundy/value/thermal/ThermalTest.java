package org.grundy.value.thermal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThermalTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Thermographs thermographs = new Thermographs(values);
  private final Cooling cooling = new Cooling(values, thermographs);

  private int value(String text) {
    return new Evaluation(values).value(ExpressionReader.read(text));
  }

  private String text(int value) {
    return ValueText.ascii(values).of(value);
  }

  /** A switch {x|y} has mean (x+y)/2 and temperature (x-y)/2 (Conway, On Numbers and Games, 1976, chapter 9). */
  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"{3|1}; 2; 1", "{2|-1/2}; 3/4; 5/4", "+-5; 0; 5", "*; 0; 0", "^; 0; 0", "1/2; 1/2; -1/2",
          "7; 7; -1", "{4|1||0}; 1; 1", "{2||1|-1}; 1; 1"})
  void meansAndTemperatures_areConways(String game, String mean, String temperature) {
    Thermograph thermograph = thermographs.of(value(game));
    assertThat(thermograph.mean()).hasToString(mean);
    assertThat(thermograph.temperature()).hasToString(temperature);
  }

  /** The walls at t are the stops of the game cooled by t; the two are made in different ways. */
  @Test
  void walls_areTheStopsOfCooledGames() {
    int[] games = Days.born(values, 3);
    for (int i = 0; i < games.length; i += 7)
      for (int quarter = 0; quarter <= 8; quarter++) {
        Dyadic t = Dyadic.of(quarter, 2);
        int cooled = cooling.cool(games[i], t);
        Thermograph thermograph = thermographs.of(games[i]);
        assertThat(values.leftStop(cooled)).as("%s at %s", text(games[i]), t).isEqualTo(thermograph.left().at(t));
        assertThat(values.rightStop(cooled)).isEqualTo(thermograph.right().at(t));
      }
  }

  /** Nimbers that are not gone through have the walls of those that are. */
  @Test
  void numbersWithNimbers_haveTheSameThermographs() {
    for (Dyadic number : new Dyadic[]{Dyadic.ZERO, Dyadic.of(3), Dyadic.of(-3, 1), Dyadic.of(5, 3)})
      for (int nimber = 2; nimber < 9; nimber++)
        assertThat(thermographs.of(values.sum(number, 0, nimber))).isEqualTo(thermographs.of(values.sum(number, 0, 1)));
    for (int nimber = 3; nimber < 9; nimber++)
      for (int eighths = 0; eighths < 16; eighths++) {
        Dyadic t = Dyadic.of(eighths, 3);
        int switched = values.make(new int[]{values.integer(1)}, new int[]{values.nimber(nimber)});
        assertThat(values.rightStop(cooling.cool(switched, t)))
            .isEqualTo(thermographs.of(switched).right().at(t));
      }
  }

  @Test
  void meansAdd_andCoolingIsAHomomorphism() {
    int[] games = Days.born(values, 3);
    Dyadic t = Dyadic.HALF;
    for (int i = 0; i < games.length; i += 61)
      for (int j = 5; j < games.length; j += 97) {
        int sum = values.plus(games[i], games[j]);
        assertThat(thermographs.of(sum).mean())
            .isEqualTo(thermographs.of(games[i]).mean().plus(thermographs.of(games[j]).mean()));
        assertThat(cooling.cool(sum, t)).isEqualTo(values.plus(cooling.cool(games[i], t), cooling.cool(games[j], t)));
      }
  }

  @Test
  void reducedForms_differByInfinitesimals() {
    var reduction = new Reduction(values);
    int[] games = Days.born(values, 3);
    int changed = 0;
    for (int i = 0; i < games.length; i += 3) {
      int reduced = reduction.of(games[i]);
      assertThat(values.isInfinitesimal(values.minus(games[i], reduced))).isTrue();
      assertThat(reduction.of(reduced)).isEqualTo(reduced);
      changed += reduced == games[i] ? 0 : 1;
    }
    assertThat(changed).isGreaterThan(100);
  }

  @Test
  void atomicWeights_addUp() {
    var weights = new AtomicWeights(values);
    assertThat(text(weights.of(value("^3*2")).orElseThrow())).isEqualTo("3");
    assertThat(weights.of(value("{1|0}"))).isEmpty();
    for (String g : new String[]{"^", "^^*", "{0|^<2>}", "{^|v}", "{^^|vv*}", "{0,*2|v*}"})
      for (String h : new String[]{"v", "*3", "{^3*|v}", "{0||0|v*}"}) {
        int sum = values.plus(value(g), value(h));
        assertThat(weights.of(sum).orElseThrow()).as(g + " + " + h)
            .isEqualTo(values.plus(weights.of(value(g)).orElseThrow(), weights.of(value(h)).orElseThrow()));
      }
  }

  private boolean weighs(int game, int weight) {
    int rest = values.minus(game, cooling.norton(weight, value("^")));
    int remote = values.nimber(64);
    return values.leq(rest, values.plus(value("^"), remote)) && values.leq(values.plus(value("v"), remote), rest);
  }

  /** By the definition: G - g.^ lies between down and up with a remote star. */
  @Test
  void atomicWeights_areThoseOfTheDefinition() {
    var weights = new AtomicWeights(values);
    int weighed = 0;
    for (int game : Days.born(values, 3)) {
      OptionalInt weight = weights.of(game);
      assertThat(weight.isPresent()).as(text(game)).isEqualTo(values.isInfinitesimal(game));
      weighed += weight.isPresent() && weighs(game, weight.getAsInt()) ? 1 : 0;
      assertThat(weight.isEmpty() || weighs(game, weight.getAsInt())).as(text(game)).isTrue();
    }
    assertThat(weighed).isGreaterThan(100);
  }

  /** A threat that no number of ups makes good and that is worth carrying out stays in the weight. */
  @Test
  void infinitesimals_mayHaveNoWeight() {
    for (String g : new String[]{"{1|^7||vv}", "{^^||v7|-1/2}"}) {
      assertThat(values.isInfinitesimal(value(g))).isTrue();
      assertThat(new AtomicWeights(values).of(value(g))).as(g).isEmpty();
      assertThat(IntStream.of(Days.born(values, 2)).noneMatch(weight -> weighs(value(g), weight))).as(g).isTrue();
    }
  }

  /** Winning Ways, chapter 8: tinies are too small to weigh anything. */
  @Test
  void atomicWeights_ofGamesThatAreNotAllSmall() {
    var weights = new AtomicWeights(values);
    for (String g : new String[]{"Tiny(2)", "Miny(1/4)", "Tiny({2|1})", "Tiny(1000000000000)", "Tiny(1) + *3"})
      assertThat(text(weights.of(value(g)).orElseThrow())).as(g).isEqualTo("0");
    assertThat(text(weights.of(value("^100000*3")).orElseThrow())).isEqualTo("100000");
    assertThat(text(weights.of(value("*1000000000")).orElseThrow())).isEqualTo("0");
    assertThat(text(weights.of(value("^^ + Tiny(3)")).orElseThrow())).isEqualTo("2");
    for (String g : new String[]{"1", "1*", "+-1", "{1/2|0}"})
      assertThat(weights.of(value(g))).as(g).isEmpty();
  }

  /** Winning Ways, 2nd edition, 2001, chapter 6: heating undoes cooling for what is hotter than the numbers cooled to. */
  @Test
  void heating_undoesCooling() {
    int one = value("1");
    assertThat(text(cooling.heat(value("{1|0}"), one))).isEqualTo("{2|-1}");
    assertThat(text(cooling.heat(cooling.cool(value("{5|1}"), Dyadic.ONE), one))).isEqualTo("{5|1}");
    assertThat(text(cooling.overheat(value("1/2"), value("1"), value("1")))).isEqualTo(text(value("{1|0}")));
    assertThat(text(cooling.norton(value("2"), value("^")))).isEqualTo("^^");
  }
}
