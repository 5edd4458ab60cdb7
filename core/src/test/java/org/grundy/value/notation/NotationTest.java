package org.grundy.value.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Evaluation evaluation = new Evaluation(values);
  private final ValueText text = ValueText.ascii(values);

  private int value(String written) {
    return evaluation.value(ExpressionReader.read(written));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "1", "-3/4", "*", "*2", "^", "v", "^^", "vv*4", "^3", "v9", "^3*2", "^[2]", "^<2>", "v<3>*",
          "^[2]*", "2^[3]*", "+-1", "+-1/2", "+-(1*)", "+-{1,1*}", "{3|1}", "{3||1|-2}", "{2|0||0|-1}", "1*", "-1*",
          "Tiny(2)",
          "Miny(1/2)", "9+Tiny({2|1})", "73/16v9*8", "{0|*||*}", "+-{3|2}", "{1|1/2,{1|0},{1|*}}", "^100", "*1000000",
          "-31381059609/4722366482869645213696", "{10|8||6|4|||4|2||0|-2}", "{1|^^||^}"})
  void standardNames_areReadAndWrittenAlike(String name) {
    String written = text.of(value(name));
    assertThat(value(written)).isEqualTo(value(name));
    if (!name.equals("{0|*||*}"))
      assertThat(written.length()).as(written).isLessThanOrEqualTo(name.length());
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"{|}; 0", "{0|}; 1", "{|0}; -1", "{0|0}; *", "{0|1}; 1/2", "{0,*|0,*}; *2", "{0|*}; ^",
          "{*|0}; v", "{0,*|0}; ^*", "{0,*|*}; ^", "{2,1|-1,1}; {2|-1}", "{0|v*}; ^<2>", "{^|*}; ^[2]",
          "{0||0|v*}; {0|^<2>}",
          "{0||0|-2}; Tiny(2)", "{2|0||0}; Miny(2)", "{1|-1}; +-1", "+-1+-2; +-{3|1}", "1 + *2 + *3; 1*", "5*{1|1}; 5*",
          "3.^; ^3", "2.^<1>; ^^",
          "-(3^); -3v", "6+^*; 6^*", "0.75; 3/4", "+-{1,1+*}; +-{1,1*}", "+-{2|1}; +-{2|1}", "↑∗; ^*", "±1; +-1"})
  void values_haveTheirShortestNames(String written, String name) {
    assertThat(text.of(value(written))).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      // sign by sign, {4|2} = 3 + {1|-1}
      "3 ± 1; {4|2}", "3±1; {4|2}", "3 ±1; {4|2}", "3± 1; {4|2}", "3 +- 1; {4|2}", "3+-1; {4|2}", "3 +-1; {4|2}",
      "3+- 1; {4|2}", "± 1; {1|-1}", "+- 1; {1|-1}", "3 + ±1; {4|2}", "3 + +-1; {4|2}", "3 - ±1; {4|2}",
      "3 - +- 1; {4|2}", "-±1; {1|-1}", "- +- 1; {1|-1}",
      // the switch is that of the next term alone
      "3 ± 1 + 1; {5|3}", "1 ± 2 - 3; {0|-4}", "3 - 2 +- 6 - 7 +- 8 + 4; {{12|0}|{-4|-16}}",
      "3-2+-6-7+-8+4; {{12|0}|{-4|-16}}", "3 - 2 ± 6 - 7 ± 8 + 4; {{12|0}|{-4|-16}}", "1 ± 1 ± 1; 1",
      "±1 ± 2; {{3|1}|{-1|-3}}", "* ± 1; {1*|-1*}", "*±1; {1*|-1*}", "^ ± ^; ^*", "{1|0} ± 1; {{2|1}|{0|-1}}",
      "2 ± 1*; {3*|1*}", "2 ± (1*); {3*|1*}", "2 ± {3|1}; {{5|3}|{1|-1}}", "2 ± {3|1,2}; {{5|3,4}|{1,0|-1}}",
      "1 ± {2,3*}; {3,4*|-1,-2*}", "{3 ± 1|0}; {{4|2}|0}",
      // a plus and a minus
      "3 + -1; 2", "3 + - 1; 2", "3 - -1; 4", "3 - - 1; 4"})
  void switches_areReadAsPapersPrintThem(String written, String braces) {
    assertThat(text.of(value(written))).isEqualTo(text.of(value(braces)));
  }

  @Test
  void valuesOfDay3_areReadBack() {
    for (int game : Days.born(values, 3))
      for (ValueText writer : new ValueText[]{text, ValueText.unicode(values)})
        assertThat(value(writer.of(game))).as(writer.of(game)).isEqualTo(game);
  }

  @Test
  void lengths_areNeverShorterThanTexts() {
    for (int game : Days.born(values, 3)) {
      assertThat(text.of(game)).hasSizeLessThanOrEqualTo((int) text.length(game));
      assertThat(text.of(game, 3).isPresent()).isEqualTo(text.length(game) <= 3);
    }
  }

  @Test
  void latex_isThatOfTheLiterature() {
    ValueText latex = ValueText.latex(values);
    assertThat(latex.of(value("3^3*2"))).isEqualTo("3{\\uparrow}3{\\ast}2");
    assertThat(latex.of(value("{2||1|0}"))).isEqualTo("\\{2||1|0\\}");
    assertThat(latex.of(value("Tiny(2)"))).isEqualTo("{+}_{2}");
    assertThat(latex.of(value("2+Tiny(2)"))).isEqualTo("2{+}_{2}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', value = {
      "{1|0|-1}; column 5: second '|' at the same level; write {1||0|-1} or {1|0||-1}",
      "{1}; column 1: a game needs a bar between Left's and Right's options, such as {3|1}",
      "{1|0; column 5: expected one of , | }, found nothing",
      "1/3; column 1: expected a number whose denominator is a power of two, found '1/3'",
      "1 + ; column 4: expected a value, such as {3|1}, found nothing",
      "Foo(1); column 1: there is no function 'Foo' with 1 argument",
      "*9999999999; column 2: the maximum here is 1073741823", "1 2; column 3: expected + - or the end, found 2",
      "{1|?}; column 4: expected a value, such as {3|1}, found '?'"})
  void mistakes_areSaidWithTheirColumn(String written, String sentence) {
    // The separator of this table stands in the first sentence.
    String whole = written.equals("{1|0|-1}") ? sentence + "; write {1||0|-1} or {1|0||-1}" : sentence;
    assertThatThrownBy(() -> value(written)).isInstanceOf(BadInput.class).hasMessageStartingWith(whole);
  }

  @Test
  void comparisons_areReadAtTheirSign() {
    assertThat(ExpressionReader.readComparison("^<2> < ^", ExpressionReader.Names.NONE).orElseThrow().sign())
        .isEqualTo("<");
    assertThat(ExpressionReader.readComparison("1+* <> +-2", ExpressionReader.Names.NONE).orElseThrow().sign())
        .isEqualTo("<>");
    assertThat(ExpressionReader.readComparison("{3|1}", ExpressionReader.Names.NONE)).isEmpty();
  }
}
