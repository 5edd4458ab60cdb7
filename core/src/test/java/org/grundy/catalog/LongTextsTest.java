package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;

/** What long and deeply nested texts come to. */
class LongTextsTest {
  private static void refused(Runnable reading, String sentence) {
    assertThatExceptionOfType(BadInput.class).isThrownBy(reading::run).withMessageContaining(sentence);
  }

  @Test
  void sums_mayHaveThousandsOfTerms() {
    for (String term : List.of("nim 3", "take 1 or 2 7", "take 1 + 1 7"))
      assertThat(Catalog.standard().read(String.join(" + ", Collections.nCopies(15, term))).position().parts())
          .hasSize(15);
    assertThat(Catalog.standard().read(String.join(" + ", Collections.nCopies(5_000, "nim 3"))).position().parts())
        .hasSize(5_000);
  }

  @Test
  void graphs_mayHaveThousandsOfEdges() {
    String edges = IntStream.range(0, 5_000).mapToObj(i -> (i + 1) + "-" + i).collect(Collectors.joining(","));
    assertThat(Catalog.standard().read("dag:" + edges + " 5000").position().text()).endsWith("5000");
  }

  @Test
  void nesting_isLimitedEverywhere() {
    refused(() -> Catalog.standard().ruleset("impartial:".repeat(3_000) + "col"),
        "at most 4 games nested in each other");
    refused(() -> Catalog.standard().read("take k where " + "not ".repeat(100) + "k=1 7"), "nested more than");
    refused(() -> Catalog.standard().read("take k where " + "(".repeat(100) + "k=1 7"), "nested more than");
    refused(() -> ExpressionReader.read("{".repeat(5_000)), "column 201: nested more than 200 levels deep");
    refused(() -> ExpressionReader.read("- ".repeat(5_000) + "1"), "nested more than 200 levels deep");
    refused(() -> ExpressionReader.read("^" + ".A".repeat(5_000)), "nested more than 200 levels deep");
    refused(() -> ExpressionReader.read("1" + ":1".repeat(5_000)), "nested more than 200 levels deep");
    for (String piece : List.of("~", "(", "E n ", "a(", "n = 1 => "))
      refused(() -> Theory.standard().read(piece.repeat(5_000) + "n = 1"), "");
  }

  @Test
  void linesOfRules_areShort() {
    refused(() -> Catalog.standard().ruleset("take_1" + "+1".repeat(5_000)), "at most 1000 characters");
  }
}
