package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.claim.ClaimDocument;
import org.grundy.claim.Claims;
import org.grundy.claim.Trial;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.play.ExerciseDocument;
import org.grundy.play.ExerciseMaker;
import org.grundy.play.ExerciseReasons;
import org.grundy.play.MatchReader;
import org.grundy.play.Replay;
import org.grundy.play.ReplayDocument;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ClaimJsonTest {
  private static JsonNode claims(Budget budget, String id) {
    var trial = new Trial(budget);
    return DocumentJson.of(
        out -> ClaimDocument.fields(out, Claims.of(id).stream().map(claim -> ClaimDocument.of(claim, trial)).toList()),
        Voice.of(Language.EN));
  }

  @Test
  void claims_conform() {
    for (String id : List.of("S8", "S11", "S23"))
      Schemas.assertValid(claims(Budget.unlimited(), id));
    JsonNode s11 = claims(Budget.unlimited(), "S11").get("claims").get(0);
    assertThat(s11.get("verdict").stringValue()).isEqualTo("refuted");
    assertThat(s11.get("counterexample").stringValue()).isEqualTo("they are 14, 18 and 18");
  }

  @Test
  void whatWasGivenUp_isNotAsExpected() {
    JsonNode document = claims(Budget.ofWork(100), "S4");
    Schemas.assertValid(document, "claims");
    assertThat(document.get("asExpected").booleanValue()).isFalse();
    assertThat(document.get("claims").get(0).get("verdict").stringValue()).isEqualTo("gaveUp");
  }

  @Test
  void replays_conform() {
    var reader = new MatchReader(Catalog.standard(), Player.LEFT);
    for (List<String> lines : List.of(List.of("nim", "3 4 5", "1 4 5"), List.of("front-or-back", "3 9 1", "front"),
        List.of("domineering 2x2", "a1 a2"), List.of("nim 1 + wythoff 1 2", "1: 1"))) {
      var match = reader.read(lines.getFirst(), lines.subList(1, lines.size()), Optional.empty());
      JsonNode document = DocumentJson.of(
          new ReplayDocument(Replay.of(match, new Solver(Budget.unlimited())), List.of()), Voice.of(Language.EN));
      Schemas.assertValid(document, "replay");
      Schemas.assertValid(document);
    }
  }

  @Test
  void exercises_conform() {
    for (String game : List.of("nim", "domineering", "wythoff", "kayles"))
      for (Optional<ExerciseReasons> reasons : List.of(Optional.<ExerciseReasons>empty(),
          Optional.of(new ExerciseReasons(new Solver(Budget.unlimited()), Convention.NORMAL)))) {
        var maker = new ExerciseMaker(Catalog.standard().ruleset(game), Convention.NORMAL, 1, 1, Budget.unlimited());
        JsonNode document = DocumentJson.of(new ExerciseDocument(game, 1, Phrase.verbatim(""),
            List.of(), maker.make(3), ExerciseDocument.Shown.EXERCISES, reasons), Voice.of(Language.EN));
        Schemas.assertValid(document, "exercises");
        Schemas.assertValid(document);
      }
  }
}
