package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.explain.DecisionDocument;
import org.grundy.explain.Document;
import org.grundy.explain.GameProofDocument;
import org.grundy.explain.Language;
import org.grundy.explain.SolutionsDocument;
import org.grundy.explain.Voice;
import org.grundy.game.vector.Nim;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ProofJsonTest {
  private static final Theory THEORY = Theory.shipped();
  private static final Budget FREE = Budget.unlimited();
  private static final Voice ENGLISH = Voice.of(Language.EN);

  private static JsonNode of(Document document) {
    return DocumentJson.of(document, ENGLISH);
  }

  @Test
  void statements_conform() {
    String text = "A n (n >= 1 => a(n+1) = a(n) + 2)";
    Decision decision = new Prover(FREE).decide(THEORY.read(text));
    JsonNode document = of(new DecisionDocument(decision, Confirmation.NONE, true).asStatement(text));
    Schemas.assertValid(document, "proof");
    Schemas.assertValid(document);
    assertThat(document.get("proof").get("verdict").stringValue()).isEqualTo("refuted");
    assertThat(document.get("proof").get("example").toString())
        .isEqualTo("{\"variables\":[{\"name\":\"n\",\"value\":2}],"
            + "\"values\":[{\"name\":\"a(2)\",\"value\":3},{\"name\":\"a(3)\",\"value\":4}]}");
    assertThat(document.get("proof").get("steps").size()).isPositive();
  }

  @Test
  void theorems_conform() {
    List<Theory.Theorem> theorems = List.of(THEORY.theorem("F2").orElseThrow(), THEORY.theorem("F6").orElseThrow());
    var prover = new Prover(FREE);
    var second = new Confirmation(Optional.of(new Recheck(12, 12, 4711)), OptionalInt.of(30));
    List<Document> decided = theorems.stream().map(theorem -> {
      Decision decision = prover.decide(theorem.statement());
      return new DecisionDocument(decision, decision.holds() ? second : Confirmation.NONE, false).asTheorem(theorem);
    }).toList();
    JsonNode document = DocumentJson.of(out -> DecisionDocument.fields(out, decided, List.of()), ENGLISH);
    Schemas.assertValid(document, "theorems");
    Schemas.assertValid(document);
  }

  @Test
  void solutions_conform() {
    for (String text : List.of("x + y = 12345678901", "x < 3", "?fibonacci x = 2y")) {
      Statement statement = THEORY.read(text);
      Solutions solutions = new Prover(FREE).solutions(statement);
      JsonNode document = of(
          new SolutionsDocument(text, statement.free().stream().map(Object::toString).toList(), solutions,
              text.startsWith("x +") ? List.of() : solutions.first(5, FREE)));
      Schemas.assertValid(document, "solutions");
      Schemas.assertValid(document);
    }
  }

  @Test
  void proofsOfGames_conform() {
    JsonNode document = of(new GameProofDocument(
        new GameProver(THEORY, FREE).prove(HeapRules.of(new Nim(), 2).orElseThrow()).orElseThrow(), FREE, true));
    Schemas.assertValid(document, "gameProof");
    Schemas.assertValid(document);
    assertThat(document.get("gameProof").get("verdict").stringValue()).isEqualTo("proved");
    assertThat(document.get("gameProof").get("recheck").get("agrees").booleanValue()).isTrue();
  }
}
