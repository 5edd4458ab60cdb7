package org.grundy.value.thermal;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThermalTest {
  private final Values values = new Values(Budget.unlimited());
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
