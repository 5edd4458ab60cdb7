package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.Findings;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.conjecture.PPositionConjecturer;
import org.grundy.conjecture.ProgramTrial;
import org.grundy.conjecture.ValuesTable;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.rules.LetteredLine;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ConjectureJsonTest {
  private static final Conjecturer CONJECTURER = new Conjecturer(Budget.unlimited());
  private static final Voice ENGLISH = Voice.of(Language.EN);

  private static JsonNode of(Findings found) {
    return DocumentJson.of(found.document(List.of()), ENGLISH);
  }

  private static JsonNode judged(Inquiry inquiry) {
    return DocumentJson.of(inquiry.answer(Budget.unlimited()).document(List.of()), ENGLISH);
  }

  private static Inquiry test(String game, String claim) {
    return Inquiry.ofGame(Catalog.standard().ruleset(game), Convention.NORMAL, Optional.of(claim), Budget.unlimited());
  }

  @Test
  void conjectures_conform() {
    Conjecture proved = CONJECTURER.ofGame(Catalog.standard().ruleset("divisor"));
    Conjecture checked = CONJECTURER.ofValues(new long[]{0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0});
    Conjecture nothing = CONJECTURER.ofValues(new long[]{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4});
    for (Conjecture conjecture : new Conjecture[]{proved, checked, nothing}) {
      JsonNode document = of(conjecture);
      Schemas.assertValid(document, "conjecture");
      Schemas.assertValid(document);
    }
    assertThat(of(proved).get("conjecture").get("form").get("standing").stringValue())
        .isEqualTo("proved");
    assertThat(of(nothing).get("conjecture").has("form")).isFalse();
  }

  @Test
  void lettersForNumbers_conform() {
    for (String line : new String[]{"take k where k <= K", "take 1 or K", "take k where k*K <= n"}) {
      LetteredLine lettered = LetteredLine.of(line).orElseThrow();
      JsonNode document = DocumentJson.of(
          Inquiry.ofLetters(lettered, Convention.NORMAL, Optional.of("n % 2"), Budget.unlimited()).document(List.of()),
          ENGLISH);
      Schemas.assertValid(document, "letterConjecture");
      Schemas.assertValid(document);
    }
  }

  @Test
  void setsAndMisereLetters_conform() {
    for (String line : new String[]{"take k where k in S", "take k where k in S and k < K", "take k where k <= K"}) {
      LetteredLine lettered = LetteredLine.of(line).orElseThrow();
      JsonNode document = DocumentJson.of(Inquiry
          .ofLetters(lettered, Convention.MISERE, Optional.empty(), Budget.unlimited()).document(List.of()), ENGLISH);
      Schemas.assertValid(document, "inputConjecture");
      Schemas.assertValid(document);
    }
    JsonNode normal = DocumentJson.of(Inquiry.ofLetters(LetteredLine.of("take k where k in S").orElseThrow(),
        Convention.NORMAL, Optional.empty(), Budget.unlimited()).document(List.of()), ENGLISH);
    Schemas.assertValid(normal, "inputConjecture");
    assertThat(normal.get("inputConjecture").get("values").get(1).toString())
        .isEqualTo("{\"set\":[1,3],\"values\":[0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1]}");
  }

  @Test
  void tables_conform() {
    ValuesTable board = ValuesTable
        .read("0 1 2 3 4 5\n1 0 3 2 5 4\n2 3 0 1 6 7\n3 2 1 0 7 6\n4 5 6 7 0 1\n5 4 7 6 1 0");
    Schemas.assertValid(DocumentJson.of(
        Inquiry.ofTable(board, Optional.empty()).answer(Budget.unlimited()).document(List.of()), ENGLISH),
        "lostPositions");
  }

  @Test
  void listsOfVectors_conform() {
    ValuesTable triples = ValuesTable
        .read("1 1 2 4\n2 3 6 11\n3 5 9 17\n4 7 13 24\n5 8 15 28\n6 10 19 35\n7 12 22 41\n8 14 26 50");
    JsonNode document = DocumentJson
        .of(Inquiry.ofTable(triples, Optional.empty()).answer(Budget.unlimited()).document(List.of()), ENGLISH);
    Schemas.assertValid(document, "vectorConjecture");
    Schemas.assertValid(document);
    JsonNode heaps = document.get("vectorConjecture").get("heaps");
    assertThat(heaps.get(0).get("standing").stringValue()).isEqualTo("checked");
    assertThat(heaps.get(2).has("rule")).isFalse();
  }

  @Test
  void trials_conform() {
    JsonNode refuted = judged(test("divisor", "x & -x"));
    Schemas.assertValid(refuted, "conjecture");
    Schemas.assertValid(refuted);
    assertThat(refuted.get("test").get("least").intValue()).isEqualTo(1);
    assertThat(refuted.get("test").get("to").intValue())
        .isGreaterThan(refuted.get("conjecture").get("computed").intValue());
    Schemas.assertValid(judged(test("divisor", "v2(x)")));
    Schemas.assertValid(judged(test("take:1,2", "n % 3 = 1")));
    Schemas.assertValid(judged(test("wythoff", "x = y")));
  }

  @Test
  void lostPositions_conform() {
    var conjecturer = new PPositionConjecturer(Budget.unlimited());
    for (String game : new String[]{"wythoff", "vector:(1,0)(0,1)", "vector:(1,2)(2,1)"}) {
      JsonNode document = of(conjecturer.of(Catalog.standard().ruleset(game)));
      Schemas.assertValid(document, "lostPositions");
      Schemas.assertValid(document);
    }
    JsonNode refuted = judged(test("wythoff", "x ^ y"));
    Schemas.assertValid(refuted, "lostPositions");
    assertThat(refuted.get("test").get("least").toString()).isEqualTo("[1,1]");
  }

  @Test
  void misereConjectures_conform() {
    for (String game : new String[]{"take:1,4", "kayles", "take p where p is prime", "dag:1-0,2-1,2-0"}) {
      JsonNode document = of(new MisereConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset(game)));
      Schemas.assertValid(document, "misereConjecture");
      Schemas.assertValid(document);
    }
    Schemas.assertValid(of(new PPositionConjecturer(Budget.unlimited())
        .misere(Catalog.standard().ruleset("wythoff"))), "lostPositions");
    Conjecture stopped = new Conjecturer(Budget.ofWork(400_000)).ofGame(Catalog.standard().ruleset("0.6"));
    JsonNode document = of(stopped);
    Schemas.assertValid(document, "conjecture");
    assertThat(document.get("conjecture").get("stopped").asString()).isEqualTo("work");
  }

  @Test
  void programs_conform() {
    Schemas.assertValid(DocumentJson.of(
        out -> ProgramTrial.agrees(out, "nim", "./a.out", 300, BigInteger.TEN, Optional.of("nim 9")), ENGLISH),
        "programTest");
    Schemas.assertValid(DocumentJson.of(
        out -> ProgramTrial.disagrees(out, "nim", "./a.out", "nim 1 1", "P", "N"), ENGLISH));
  }
}
