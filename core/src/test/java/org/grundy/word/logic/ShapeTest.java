package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapeTest {
  private static final Theory THEORY = Theory.shipped();

  private static Shape shape(String text, String... kept) {
    Statement statement = THEORY.read(text);
    return Shape.of(Conjunction.of(statement.bindings(), statement.formula(), true),
        Stream.of(kept)
            .map(name -> statement.free().stream().filter(v -> v.name().equals(name)).findAny().orElseThrow())
            .toList());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "x < y & (E z (x + z = y)) | x < y & (E t (x + t = y))",
      "A z (z < x => F[z] = F[y+z]) | A t (t < x => F[t] = F[y+t])",
      "E z (x + z = y & A t (t <= z)) | E p (x + p = y & A q (q <= p))"})
  void namesOfVariables_doNotMatter(String one, String other) {
    assertThat(shape(one, "x", "y")).isEqualTo(shape(other, "x", "y"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "x < y | y < x",
      "x < y | x <= y",
      "x < y & x + 1 < y | x < y & (E z (z < y))",
      "E z (x + z = y) | E z (y + z = x)",
      "A z (z < x => F[z] = F[y+z]) | A z (z < y => F[z] = F[x+z])",
      "E z (x < z & z < y) | E z, t (x < z & t < y)",
      "F[x] = @a & x <= y | F[x] = @b & x <= y"})
  void whatIsSaid_matters(String one, String other) {
    assertThat(shape(one, "x", "y")).isNotEqualTo(shape(other, "x", "y"));
  }

  @Test
  void theVariablesThatAreKept_matter() {
    assertThat(shape("x < y", "x", "y")).isNotEqualTo(shape("x < y", "y", "x")).isNotEqualTo(shape("x < y", "x"));
  }
}
