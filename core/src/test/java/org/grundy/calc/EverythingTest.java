package org.grundy.calc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the calculator does, kind by kind, each with a value from Conway, On Numbers and Games (1976), from Berlekamp, Conway
 * and Guy, Winning Ways (1982), or from Siegel, Combinatorial Game Theory (2013), or computed by hand.
 */
class EverythingTest {
  private final Calculator calculator = new Calculator(Catalog.standard(), Budget.unlimited());

  private String value(String text) {
    return ValueText.ascii(calculator.values()).of(calculator.value(text));
  }

  /** Notations: each value is named as briefly as the literature names it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"123456789012345678901234567890; 123456789012345678901234567890",
      "12345678901234567890123/1024; 12345678901234567890123/1024", "-3/4; -3/4", "0.625; 5/8", "{|}; 0", "{3|}; 4",
      "{0|1}; 1/2", "{1/2|1}; 3/4", "{0|0}; *", "{0,*,*2|0,*,*2}; *3", "*123; *123", "{0|*}; ^", "{*|0}; v",
      "{0,*|0}; ^*", "{0|^*}; ^^", "3/4^3*2; 3/4^3*2", "1v*; 1v*", "vv; vv", "↑3∗2; ^3*2", "⇓; vv", "±2; +-2",
      "{5|-5}; +-5", "{7|3}; {7|3}", "+-{3|1}; +-{3|1}", "{0||0|-2}; Tiny(2)", "{1/2|0||0}; Miny(1/2)",
      "3+Tiny(1); 3+Tiny(1)", "3Tiny(1); 3+Tiny(1)", "{^|*}; ^[2]", "{0|v*}; ^<2>", "^[3]*; ^[3]*", "v<2>; v<2>",
      "{1|||0||-1|-2}; {1|||0||-1|-2}",
      "{{4|3}|2||||1|||0||-1|-2}; {4|3||2||||1|||0||-1|-2}"})
  void notations_areRead_andTheShortestNamesWritten(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  /** Sums, negatives, multiples. */
  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"*2 + *3; *", "^ + *; ^*", "{3|1} - {3|1}; 0", "+-1 + +-1; 0", "-{3|1||0}; {0||-1|-3}",
          "-(1^*); -1v*", "5*{2|1}; {8|7}", "3.^; ^3", "2*{3|1}; 4", "1/2 + {1|0}; {3/2|1/2}"})
  void sums_areCanonical(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"0 < ^; true", "^ < 1/1024; true", "^ <> *; true", "^^ > *; true", "Tiny(1) < ^<9>; true",
          "+-1 = -(+-1); true", "{2|0} > 1; false", "{2|0} <> 1; true", "^ >= v; true", "* = 0; false",
          "1 != 1*; true"})
  void comparisons_areDecided(String text, boolean holds) {
    assertThat(calculator.compared(text).orElseThrow().holds()).isEqualTo(holds);
  }

  /** Stops, means, temperatures, birthdays, counts. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"LeftStop({3||2|0}); 3", "RightStop({3||2|0}); 2", "Mean({5||2|0}); 3",
      "Temperature({5||2|0}); 2", "Temperature(1/4); -1/4", "Birthday(3/4); 3", "Birthday({2|-1/2}); 3",
      "Birthday(^); 2",
      "StopCount({3||2|0}); 3", "StopCount(^); 3", "FollowerCount(^); 3", "FollowerCount(1/2); 3"})
  void measures_areThoseOfTheForm(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  /** Cooling, freezing, heating, overheating, reduction, weights, products. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"Cool({5||2|0},1/2); {9/2||2|1}", "Cool(+-1,1); *", "Cool(+-1,2); 0",
      "Freeze({5||2|0}); 3*", "Heat(*,1); +-1", "Heat({1|0},1); {2|-1}", "Overheat(1/2,1,1); {1|0}",
      "Overheat(*,*,1); +-1",
      "Reduced({^|v}); 0", "Reduced({2*|1^}); {2|1}", "AtomicWeight(^^*); 2", "AtomicWeight({^|v}); 0",
      "Norton(2,^); ^^", "Norton(+-1,^); +-(^3*)", "Ordinal(1,-1); 1/2", "*:1; ^*",
      "1:*; 1*", "(1:-1):-1; 1/4", "NimProduct(*2,*2); *3", "NimProduct(*16,*16); *24", "NimInverse(*2); *3",
      "NimProduct(65536,65536); 98304",
      "NimProduct(NimInverse(98765432109876543210987654321),98765432109876543210987654321); 1"})
  void operators_doWhatTheBooksSay(String text, String value) {
    assertThat(value(text)).isEqualTo(value);
  }

  /** CGSuite 2.2 (A. N. Siegel) has the same powers and companions. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"PowTo(^,3); ^[3]", "Pow(^,3); ^<3>", "PowTo(+-1,3); {1,{1,+-1|-1}|-1}",
      "{0||0|-2}.Pow(3); {0||0|-2,{0|-2,{0|-2}}}", "Pow(^,0); 0", "Companion(0); *", "Companion(*); 0",
      "Companion(^); ^*",
      "Companion(25/16); 25/16", "Companion(9/8*); 9/8*", "Companion({0||0|-3/2}); {0,*||*|-3/2}",
      "Companion({1|^^||^}); {1|^^*||^*}"})
  void powersAndCompanions_areThoseOfCgsuite(String text, String value) {
    assertThat(calculator.value(text)).as(value(text)).isEqualTo(calculator.value(value));
  }

  @ParameterizedTest
  @CsvSource({"7/4", "-1", "*", "1001", "{1|-1}"})
  void exponents_areWholeNumbers(String exponent) {
    String found = exponent.equals("{1|-1}") ? "+-1" : exponent;
    assertThatThrownBy(() -> calculator.value("Pow(^," + exponent + ")")).isInstanceOf(BadInput.class)
        .hasMessage("expected a whole number from 0 to 1000 as an exponent, found " + found);
  }

  /** Conway 1976, chapter 14: Nim heaps moved in together last as long as the shorter, apart or together as both. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"Conjunctive(*3,*5); *3", "Conjunctive(*,*7); *", "Conjunctive(3,5); 3",
      "Conjunctive(3,-5); 0", "Selective(*,*); *2", "Selective(2,3); 5", "Selective(1,-1); 0",
      "Selective(0,{3|1}); {3|1}",
      "Selective(*2,*); *3"})
  void conjunctiveAndSelectiveSums_areWorkedOutByHand(String text, String value) {
    assertThat(calculator.value(text)).as(value(text)).isEqualTo(calculator.value(value));
  }

  /** What stands after a point is the same function. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"{5||2|0}.Mean; Mean({5||2|0})", "{5||2|0}.Cool(1/2); Cool({5||2|0},1/2)",
      "{5||2|0}.Cool(1).Freeze(); Freeze(Cool({5||2|0},1))", "^.Birthday + 1; Birthday(^) + 1",
      "game(domineering 2x3).Mean; Mean(game(domineering 2x3))", "3.Companion; Companion(3)",
      "(^+*).OrdinalSum(1); Ordinal(^*,1)"})
  void functions_mayStandAfterAPoint(String text, String same) {
    assertThat(calculator.value(text)).isEqualTo(calculator.value(same));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"IsNumber(3/4); true", "IsNumber(*); false", "IsInteger(3/4); false",
      "IsNumberish(3^); true", "IsNumberish(+-1); false", "IsInfinitesimal(Tiny(1)); true",
      "IsInfinitesimal(1^); false",
      "IsAllSmall(^[2]*); true", "IsAllSmall(Tiny(1)); false", "IsEvenTempered({1*|*}); true",
      "IsEvenTempered(*); false",
      "IsOddTempered(+-3); true", "IsUptimal(^<2>*); true", "IsUptimal(Tiny(1)); false", "IsNimber(*5); true",
      "^.IsAllSmall; true", "IsZero({^|v} - *); true", "IsEven(-4); true", "IsEven(1/2); false", "IsOdd(3); true",
      "IsAtomic(Tiny(2)); true", "IsAtomic(+-1); false", "IsIdempotent(0); true", "IsIdempotent(*); false",
      "IsAllSmall(1000000000000); false"})
  void tests_areAnswered(String text, boolean passes) {
    assertThat(calculator.told(text)).contains(new QueryResult.YesNo(passes));
  }

  @Test
  void whatIsNoTest_isNotAnswered() {
    assertThat(calculator.told("Mean(^)")).isEmpty();
    assertThat(calculator.told("domineering 2x2")).isEmpty();
  }

  private String told(String text) {
    return switch (calculator.told(text).orElseThrow()) {
      case QueryResult.YesNo(boolean holds) -> String.valueOf(holds);
      case QueryResult.Several(List<Integer> values) ->
        values.stream().map(value -> ValueText.ascii(calculator.values()).of(value)).sorted().toList().toString();
      case QueryResult.Words(Phrase phrase) -> phrase.toString();
      case QueryResult.Walls(int value) -> "the walls of " + ValueText.ascii(calculator.values()).of(value);
    };
  }

  /** Incentives of {3|1}: Left gains 3 - {3|1} = {2|0}, and so does Right. Up is {0|*}, so Left's is v and Right's ^*. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"Outcome(^); L", "{1|-1}.OutcomeClass; N", "LeftOptions({3,2*|1}); [3]",
      "RightOptions(5); []", "Incentives({3|1}); [{2|0}]", "LeftIncentives(^); [v]", "RightIncentives(^); [^*]",
      "Incentives(^); [^*]", "Followers(^); [*, 0, ^]", "UptimalExpansion(v*); *.1-", "UptimalExpansion(1/2^3); 1/2.3",
      "Thermograph({3|1}); the walls of {3|1}"})
  void sets_andWords_areTold(String text, String answer) {
    assertThat(told(text)).isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"mean({3|1}); did you mean Mean?", "Cool({3|1}); it is written Cool(G, t)",
      "IsNumber(1) + 1; is not a value that can be used in calculations",
      "Overheat(1); it is written Overheat(G, s, t)"})
  void namesInTheWrongPlace_areExplained(String text, String words) {
    assertThatThrownBy(() -> calculator.value(text)).isInstanceOf(BadInput.class).hasMessageEndingWith(words);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"5 * {3|1}; {11|9}", "-2 * (^ + *); v v", "3 *  +-1; +-1", "2 * ^; ^^",
      "2 *3; 2*3", "2 * Tiny(1); Tiny(1) + Tiny(1)"})
  void multiples_mayHaveSpaces(String text, String value) {
    if (value.equals("v v"))
      assertThat(value(text)).isEqualTo("vv");
    else if (!text.equals("2 *3"))
      assertThat(calculator.value(text)).isEqualTo(calculator.value(value));
    else
      assertThatThrownBy(() -> calculator.value(text)).isInstanceOf(BadInput.class);
  }

  /** An integer n has n + 1 followers; what a number of any size has is counted, not visited. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"FollowerCount(1823437481924); 1823437481925", "FollowerCount(-5); 6",
      "FollowerCount(^); 3", "FollowerCount({3|-2}); 7", "FollowerCount(1/4); 4",
      "FollowerCount(1000000000000*); 1000000000002"})
  void followers_areCounted(String text, String count) {
    assertThat(value(text)).isEqualTo(count);
  }

  private String said(String name, String text) {
    Map<String, String> facts = new ValueFacts(calculator.values(), calculator.value(text)).list().stream()
        .collect(Collectors.toMap(fact -> fact.name().toString(), fact -> fact.said().toString()));
    return Optional.ofNullable(facts.get(name)).orElse("");
  }

  /** However values are written, they are also known as they are typed. */
  @Test
  void facts_areAlsoPlain() {
    var values = calculator.values();
    var facts = new ValueFacts(values, calculator.value("{2|0} + *2"), ValueText.inlineLatex(values)).list();
    assertThat(facts).filteredOn(fact -> fact.name().toString().equals("Left's options"))
        .extracting(fact -> fact.said() + "; " + fact.plain()).containsExactly("\\(2{\\ast}2\\); 2*2");
    assertThat(facts).extracting(fact -> fact.plain().toString()).noneMatch(text -> text.contains("\\"));
  }

  /** Everything about a value: what --all prints. */
  @Test
  void facts_areSaidOfAValue() {
    assertThat(said("Left's incentives", "{3|1}")).isEqualTo("{2|0}");
    assertThat(said("Right's incentives", "{3|1}")).isEqualTo("{2|0}");
    assertThat(said("Left's incentives", "^")).isEqualTo("v");
    assertThat(said("Right's incentives", "^")).isEqualTo("^*");
    assertThat(said("Left's options", "{2,1|0}")).isEqualTo("2");
    assertThat(said("Left's options", "{1,{2|0}|-1}")).isEqualTo("1, {2|0}");
    assertThat(said("Left's options", "+-1 + +-2 + +-4 + +-8 + +-16 + +-32")).isEqualTo("1 value too long to write");
    assertThat(said("Left's options", "{0,+-1 + +-2 + +-4 + +-8 + +-16 + +-32 + +-64|-150}"))
        .isEqualTo("0; 1 more is too long to write");
    assertThat(said("uptimal", "^[2]*")).isEqualTo("*.11");
    assertThat(said("uptimal", "^^ + v<2>")).isEqualTo("0.21-");
    assertThat(said("atomic weight", "{1|0}")).isEmpty();
    assertThat(said("kind", "^")).contains("infinitesimal").contains("all-small");
  }
}
