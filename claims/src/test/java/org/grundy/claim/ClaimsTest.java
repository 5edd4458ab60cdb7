package org.grundy.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ClaimsTest {
  private static final Trial TRIAL = new Trial(Budget.unlimited());
  /** Each claim is checked once. */
  private static final Map<String, Finding> FINDINGS = new HashMap<>();

  private static Finding finding(Claim claim) {
    return FINDINGS.computeIfAbsent(claim.id(), _ -> claim.checked(TRIAL));
  }

  /** The words of a place are spoken; in English nothing is added. */
  @Test
  void places_areSpoken() {
    for (Claim claim : Claims.ALL)
      assertThat(claim.placeInWords()).as(claim.id()).hasToString(claim.place());
    assertThat(Voice.of(Language.HR).say(Claims.of("001.1").getFirst().placeInWords())).isEqualTo("001 tablica 3.1");
  }

  @TestFactory
  Stream<DynamicTest> everyVerdict_isTheExpectedOne() {
    return Claims.ALL.stream().map(claim -> DynamicTest.dynamicTest(claim.id(), () -> {
      Finding finding = finding(claim);
      assertThat(claim.asExpected(finding)).as(finding.toString()).isTrue();
    }));
  }

  /** The known mistakes, with what is true instead. */
  @Test
  void refutedClaims_haveTheirLeastCounterexamples() {
    Map<String, String> found = new TreeMap<>();
    for (Claim claim : Claims.ALL)
      if (finding(claim).verdict() instanceof Verdict.Refuted<Phrase>(Phrase least))
        found.put(claim.id(), least.toString());
    assertThat(found).containsEntry("S5.2", "departs from the Tribonacci word after 27 letters")
        .containsEntry("S5.3", "its letter 4 is c").containsEntry("S11", "they are 14, 18 and 18")
        .containsEntry("S11.4", "G1(0,0) is {0}, not {}; the text means G1(-1,0)")
        .containsEntry("S19.5", "y = 0 at [0, 0, 0]: the nim-sum stays 0, so y >= 1 is needed")
        .containsEntry("S22", "12 -> 12 is not a move: 9, 10, 11")
        .containsEntry("S25", "x = 1: the value is 0, not 1").containsEntry("S25.4", "x = 4: the value is 3, not 4")
        .containsEntry("000.3", "n = 0: a_0 would be 1; the table has 0");
  }

  /** Every mistake has its correction, which says what the check finds. */
  @Test
  void corrections_sayWhatTheChecksFind() {
    assertThat(Claims.ALL.stream().filter(claim -> claim.correction().isPresent()))
        .containsExactlyElementsOf(
            Claims.ALL.stream().filter(claim -> claim.expected() == Claim.Expected.REFUTED).toList());
    Map<String, String> said = Map.ofEntries(Map.entry("S5.2", "departs from the Tribonacci word after 27 letters"),
        Map.entry("S5.3", "its letter 4 is c"), Map.entry("S11", "14, 18 and 18"),
        Map.entry("S11.4", "G1(0,0) is {0}, not {}"), Map.entry("S19.5", "y >= 1 is needed"),
        Map.entry("S22", "9, 10"), Map.entry("S25", "the value is 0, not 1"),
        Map.entry("S25.4", "the value is 3, not 4"), Map.entry("003.2", "W. A. Wythoff"),
        Map.entry("003.4", "Penrose Tiles to Trapdoor Ciphers"),
        Map.entry("003.3", "at most twice the previous amount"),
        Map.entry("S23.3", "3"), Map.entry("000.3", "would be 1"));
    said.forEach((id, words) -> {
      Claim claim = Claims.ALL.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
      assertThat(claim.correction().orElseThrow().toString()).contains(words);
      assertThat(finding(claim).verdict()).isInstanceOf(Verdict.Refuted.class).asString().contains(words);
    });
  }

  @Test
  void noFloorForm_isShownByThreeIndicesOfEach() {
    assertThat(finding(Claims.of("s8").getFirst()).why().items())
        .map(item -> ((Reason.Sentence) item).phrase().toString())
        .containsExactly("A24 - A5 = 44 - 8 = 36   needs 19*alpha > 35",
            "A29 - A24 = 52 - 44 = 8   needs 5*alpha < 9, but 35/19 > 9/5",
            "B4 - B1 = 13 - 2 = 11   needs 3*beta > 10", "B5 - B4 = 15 - 13 = 2   needs beta < 3, but 10/3 > 3",
            "C4 - C1 = 24 - 4 = 20   needs 3*gamma > 19", "C5 - C4 = 28 - 24 = 4   needs gamma < 5, but 19/3 > 5");
  }

  /** The statements that people read are the titles of the theorems that are decided. */
  @Test
  void theorems_sayWhatTheirTitlesSay() {
    for (Theory.Theorem theorem : Theory.shipped().theorems())
      if (!theorem.title().startsWith("false: "))
        assertThat(Claims.of(theorem.name()).getFirst().statement()).hasToString(theorem.title());
    assertThat(Theory.shipped().theorems()).allMatch(theorem -> Claims.of(theorem.name()).size() == 1);
  }

  @Test
  void ids_areDifferent() {
    assertThat(Claims.ALL).extracting(Claim::id).doesNotHaveDuplicates();
  }

  @Test
  void claims_areFoundByIdRowAndText() {
    assertThat(Claims.of("S3.2")).hasSize(1);
    assertThat(Claims.of("S3")).hasSizeGreaterThan(1).allMatch(claim -> claim.group().equals("S3"));
    assertThat(Claims.of("002")).allMatch(claim -> claim.place().startsWith("002"));
    assertThatThrownBy(() -> Claims.of("S99")).isInstanceOf(BadInput.class)
        .hasMessage("there is no claim 'S99'. All claims: ./grundy claims");
  }

  @Test
  void aBudgetThatEnds_isAVerdictAndNotTheExpectedOne() {
    Claim claim = Claims.of("S4").getFirst();
    Finding finding = claim.checked(new Trial(Budget.ofWork(1000)));
    assertThat(finding.verdict()).isInstanceOf(Verdict.GaveUp.class);
    assertThat(claim.asExpected(finding)).isFalse();
  }
}
