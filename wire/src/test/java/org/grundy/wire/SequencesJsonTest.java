package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.solve.ColdPositions;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.TwoHeapTable;
import org.grundy.word.morphism.Morphism;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class SequencesJsonTest {
  private static final BigInteger HUGE = BigInteger.TEN.pow(30);

  private static Ruleset<?> game(String name) {
    return Catalog.standard().ruleset(name);
  }

  private static Solver solver() {
    return new Solver(Budget.ofWork(10_000_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kayles", "take:1,4", "all-but:2", "nim", "divisor", "0.007", "laskers-nim"})
  void values_conformToTheSchema(String name) {
    boolean large = !name.equals("0.007");
    JsonNode document = SequencesJson.values(HeapSequence.of(game(name), solver()), BigInteger.valueOf(20),
        Optional.of(large ? HUGE : BigInteger.TEN));
    Schemas.assertValid(document, "nimValues");
    Schemas.assertValid(document);
    assertThat(document.get("nimValues")).hasSize(21);
  }

  @Test
  void kayles_hasItsPeriodAndExceptions() {
    JsonNode document = SequencesJson.values(HeapSequence.of(game("kayles"), solver()), BigInteger.TWO,
        Optional.empty());
    assertThat(document.toString())
        .isEqualTo("{\"schema\":1,\"game\":\"kayles\",\"nimValues\":[0,1,2],\"law\":{\"from\":71,"
            + "\"period\":12,\"gain\":0,\"exceptions\":[0,3,6,9,11,15,18,21,22,28,34,39,57,70]}}");
  }

  @Test
  void tablesPositionsAndWords_conformToTheSchema() {
    JsonNode table = SequencesJson.table(game("wythoff"),
        TwoHeapTable.of(game("wythoff"), BigInteger.TWO, Budget.unlimited()));
    Schemas.assertValid(table);
    assertThat(table.toString()).contains("\"nimTable\":[[0,1,2],[1,2,0],[2,0,1]]");
    JsonNode positions = SequencesJson.positions(game("tribonacci"),
        ColdPositions.first(game("tribonacci"), 3, Optional.of("word"), solver()));
    Schemas.assertValid(positions);
    assertThat(positions.toString())
        .contains("\"columns\":[\"A\",\"B\",\"C\"],\"pPositions\":[[0,0,0],[1,2,4],[3,6,11]]");
    JsonNode word = SequencesJson.word(Morphism.TRIBONACCI, 7);
    Schemas.assertValid(word);
    assertThat(word.get("word").asString()).isEqualTo("abacaba");
  }
}
