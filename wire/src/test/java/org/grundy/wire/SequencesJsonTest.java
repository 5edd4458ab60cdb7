package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.SequenceDocument;
import org.grundy.conjecture.SequenceStats;
import org.grundy.conjecture.ValuesFileDocument;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Language;
import org.grundy.explain.TwoHeapOutcomesDocument;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.octal.Sweep;
import org.grundy.reason.Fields;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.TwoHeapOutcomes;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.word.morphism.Growth;
import org.grundy.word.morphism.Morphism;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class SequencesJsonTest {
  private static final BigInteger HUGE = BigInteger.TEN.pow(30);

  private static JsonNode of(Consumer<Fields> fields) {
    return DocumentJson.of(fields, Voice.of(Language.EN));
  }

  private static JsonNode values(HeapSequence sequence, BigInteger to, Optional<BigInteger> at, boolean stats) {
    return of(new SequenceDocument(sequence, to, at, stats, Optional.empty())::fields);
  }

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
    JsonNode document = values(HeapSequence.of(game(name), solver()), BigInteger.valueOf(20),
        Optional.of(large ? HUGE : BigInteger.TEN), false);
    Schemas.assertValid(document, "nimValues");
    Schemas.assertValid(document);
    assertThat(document.get("nimValues")).hasSize(21);
  }

  @Test
  void kayles_hasItsPeriodAndExceptions() {
    JsonNode document = values(HeapSequence.of(game("kayles"), solver()), BigInteger.TWO, Optional.empty(), false);
    assertThat(document.toString())
        .isEqualTo("{\"schema\":1,\"game\":\"kayles\",\"nimValues\":[0,1,2],\"law\":{\"from\":71,"
            + "\"period\":12,\"gain\":0,\"exceptions\":[0,3,6,9,11,15,18,21,22,28,34,39,57,70]}}");
  }

  @ParameterizedTest
  @CsvSource({"kayles, 1000", "0.6, 30000", "divisor, 20"})
  void stats_conformToTheSchema(String name, int to) {
    var sequence = HeapSequence.of(game(name), new Solver(Budget.unlimited()));
    sequence.value(BigInteger.valueOf(to));
    JsonNode document = values(sequence, BigInteger.TEN, Optional.empty(), true);
    Schemas.assertValid(document, "nimValues");
    Schemas.assertValid(document);
    if (name.equals("0.6"))
      assertThat(document.toString()).contains("\"rares\":1583,", "{\"heap\":20627,\"nimValue\":");
    if (name.equals("kayles"))
      assertThat(document.toString()).contains("\"checkedTo\":156}");
  }

  @Test
  void filesOfValues_conformToTheSchema() {
    var kayles = new TakeAndBreak(OctalCode.parse("0.77"));
    NimSequence sequence = NimSequence.of(kayles);
    sequence.fill(300, Budget.unlimited());
    BudgetSpent spent = catchThrowableOfType(BudgetSpent.class, () -> Budget.ofWork(1).charge(2));
    Path path = Path.of("kayles.bin");
    for (var document : List.of(
        new ValuesFileDocument(path, kayles, 0, 0, false, Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty()),
        new ValuesFileDocument(path, kayles, 301, 20, true,
            sequence.prove(Budget.unlimited())
                .map(law -> new ValuesFileDocument.Period(law.from(), law.period(), law.saltus(), law.statement())),
            Optional.of(new ValuesFileDocument.At(BigInteger.TWO, BigInteger.TWO)),
            Optional.of(new SequenceStats.Computed(sequence, 20)), Optional.of(spent)))) {
      JsonNode told = of(document::fields);
      Schemas.assertValid(told, "valuesFile");
      Schemas.assertValid(told);
    }
  }

  @Test
  void families_conformToTheSchema() {
    List<OctalCode> codes = Sweep.family("0.0?");
    var rows = new ArrayList<Sweep.Row>();
    Function<OctalCode, HeapGame> games = TakeAndBreak::new;
    new Sweep(codes, games, 500, 1).run(Budget.unlimited(), rows::add);
    JsonNode whole = of(out -> Sweep.fields(out, "0.0?", 500, codes, rows, _ -> OptionalLong.empty(),
        Optional.empty()));
    Schemas.assertValid(whole, "family");
    Schemas.assertValid(whole);
    assertThat(whole.get("codes")).hasSize(8);
    BudgetSpent spent = catchThrowableOfType(BudgetSpent.class, () -> Budget.ofWork(1).charge(2));
    JsonNode stopped = of(out -> Sweep.fields(out, "0.0?", 500, codes, rows.subList(0, 3),
        code -> code.equals(codes.getLast()) ? OptionalLong.of(7) : OptionalLong.empty(), Optional.of(spent)));
    Schemas.assertValid(stopped, "family");
    Schemas.assertValid(stopped);
    assertThat(stopped.get("codes").size() + stopped.get("unfinished").size()).isEqualTo(8);
  }

  @Test
  void tablesPositionsAndWords_conformToTheSchema() {
    JsonNode table = of(out -> TwoHeapTable
        .of(game("wythoff"), BigInteger.TWO, Budget.unlimited()).fields(out.put("game", "wythoff")));
    Schemas.assertValid(table);
    assertThat(table.toString()).contains("\"nimTable\":[[0,1,2],[1,2,0],[2,0,1]]");
    JsonNode misere = of(out -> new TwoHeapOutcomesDocument(game("wythoff"),
        TwoHeapOutcomes.of(game("wythoff"), BigInteger.TWO, Convention.MISERE, solver())).fields(out));
    Schemas.assertValid(misere, "outcomeTable");
    Schemas.assertValid(misere);
    assertThat(misere.toString())
        .contains("\"outcomeTable\":[[\"N\",\"P\",\"N\"],[\"P\",\"N\",\"N\"],[\"N\",\"N\",\"P\"]]");
    JsonNode positions = of(out -> PPositionSequence
        .first(game("tribonacci"), 3, Optional.of("word"), solver()).fields(out.put("game", "tribonacci")));
    Schemas.assertValid(positions);
    assertThat(positions.toString())
        .contains("\"columns\":[\"A\",\"B\",\"C\"],\"pPositions\":[[0,0,0],[1,2,4],[3,6,11]]");
    JsonNode word = of(out -> new Growth(Morphism.TRIBONACCI)
        .fields(out.put("morphism", Morphism.TRIBONACCI.toString()).put("word", Morphism.TRIBONACCI.prefix(7))));
    Schemas.assertValid(word);
    assertThat(word.get("word").asString()).isEqualTo("abacaba");
  }
}
