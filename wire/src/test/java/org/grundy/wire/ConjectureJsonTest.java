package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.LostConjecturer;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ConjectureJsonTest {
  private static final Conjecturer CONJECTURER = new Conjecturer(Budget.unlimited());

  @Test
  void conjectures_conform() {
    Conjecture proved = CONJECTURER.ofGame(Catalog.standard().ruleset("divisor"));
    Conjecture checked = CONJECTURER.ofValues(new long[]{0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0});
    Conjecture nothing = CONJECTURER.ofValues(new long[]{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4});
    for (Conjecture conjecture : new Conjecture[]{proved, checked, nothing}) {
      JsonNode document = ConjectureJson.of(conjecture);
      Schemas.assertValid(document, "conjecture");
      Schemas.assertValid(document);
    }
    assertThat(ConjectureJson.of(proved).get("conjecture").get("form").get("standing").stringValue())
        .isEqualTo("proved");
    assertThat(ConjectureJson.of(nothing).get("conjecture").has("form")).isFalse();
  }

  @Test
  void trials_conform() {
    Conjecture divisor = CONJECTURER.ofGame(Catalog.standard().ruleset("divisor"));
    JsonNode refuted = ConjectureJson.of(CONJECTURER.test(divisor, "x & -x"));
    Schemas.assertValid(refuted, "conjecture");
    Schemas.assertValid(refuted);
    assertThat(refuted.get("test").get("least").intValue()).isEqualTo(1);
    assertThat(refuted.get("test").get("to").intValue())
        .isGreaterThan(refuted.get("conjecture").get("computed").intValue());
    Schemas.assertValid(ConjectureJson.of(CONJECTURER.test(divisor, "v2(x)")));
  }

  @Test
  void lostPositions_conform() {
    var conjecturer = new LostConjecturer(Budget.unlimited());
    for (String game : new String[]{"wythoff", "vector:(1,0)(0,1)", "vector:(1,2)(2,1)"}) {
      JsonNode document = ConjectureJson.of(conjecturer.of(Catalog.standard().ruleset(game)));
      Schemas.assertValid(document, "lostPositions");
      Schemas.assertValid(document);
    }
    JsonNode refuted = ConjectureJson.of(conjecturer.test(Catalog.standard().ruleset("wythoff"), "x ^ y"));
    Schemas.assertValid(refuted, "lostPositions");
    assertThat(refuted.get("test").get("least").toString()).isEqualTo("[1,1]");
  }

  @Test
  void misereConjectures_conform() {
    for (String game : new String[]{"take:1,4", "kayles", "take p where p is prime", "dag:1-0,2-1,2-0"}) {
      JsonNode document = ConjectureJson
          .of(new MisereConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset(game)));
      Schemas.assertValid(document, "misereConjecture");
      Schemas.assertValid(document);
    }
    Schemas.assertValid(ConjectureJson.of(new LostConjecturer(Budget.unlimited())
        .misere(Catalog.standard().ruleset("wythoff"))), "lostPositions");
    Conjecture stopped = new Conjecturer(Budget.ofWork(400_000)).ofGame(Catalog.standard().ruleset("0.6"));
    JsonNode document = ConjectureJson.of(stopped);
    Schemas.assertValid(document, "conjecture");
    assertThat(document.get("conjecture").get("stopped").asString()).isEqualTo("work");
  }

  @Test
  void programs_conform() {
    Schemas.assertValid(ConjectureJson.agrees("nim", "./a.out", 300, BigInteger.TEN, Optional.of("nim 9")),
        "programTest");
    Schemas.assertValid(ConjectureJson.disagrees("nim", "./a.out", "nim 1 1", "P", "N"));
  }
}
