package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonsTest {
  private static Optional<Report> report(String text, Convention convention) {
    var solver = new Solver(Budget.ofWork(Tier.cases(100_000, 500_000)));
    var question = new Question(Catalog.standard().read(text).position(), convention);
    return solver.solve(question) instanceof Reply.Answer answer
        ? Optional.of(new Explainer(solver, false, Depth.FULL).report(answer)) : Optional.empty();
  }

  private static List<String> lines(Report report, Language language) {
    return ReportText.lines(report, TextOptions.of(Voice.of(language)));
  }

  private static List<String> lines(String text, Convention convention, Language language) {
    return lines(report(text, convention).orElseThrow(), language);
  }

  @Tag("fuzz")
  @TestFactory
  Stream<DynamicTest> everyExample_isExplainedInFullInEveryLanguage() {
    return Catalog.representatives().stream().map(ruleset -> DynamicTest.dynamicTest(ruleset.name(), () -> {
      for (Convention convention : ruleset instanceof Scoring ? List.of(Convention.NORMAL)
          : List.of(Convention.values()))
        report(ruleset.name() + " " + ruleset.examples().getFirst(), convention).ifPresent(report -> {
          for (Language language : Language.values())
            assertThat(lines(report, language)).allMatch(line -> line.length() <= 80);
        });
    }));
  }

  /** The three rules decide nothing here; mirroring a move in a ring goes on forever. */
  @ParameterizedTest
  @ValueSource(strings = {"dag:1-2,2-1 1 1", "dag:1-2,2-1 1 + nim 1", "dag:1-1 1"})
  void draws_areNotProvedLost(String text) {
    for (Convention convention : Convention.values())
      assertThat(String.join(" ", lines(text, convention, Language.EN)).replaceAll(" +", " "))
          .contains("neither player can win",
              "is a draw (rule 4).")
          .doesNotContain("is losing (rule 3)", "mirror");
  }

  /** A reply that leads back to the position wins nothing. */
  @Test
  void replies_bringTheEndNearer() {
    assertThat(String.join(" ", lines("dag:1-2,2-1,2-3 1 1", Convention.NORMAL, Language.EN)).replaceAll(" +", " "))
        .contains("to 2 1 reply 3 1 to", "2 1 leads to 3 1, which is losing, so 2 1 is winning (rule 2).",
            "so 1 1 is losing (rule 3).");
  }

  @Test
  void nim_isProvedBothWays() {
    assertThat(lines("nim 3 4 5", Convention.NORMAL, Language.EN)).containsSequence("The proof, on this position",
        "  The nim-sum is 2. Its leading 1 is in the column of 2; since that column is",
        "  odd, some heap has a 1 there: heap 1, 3.",
        "  3 xor 2 = 1 has a 0 there and the same digits to the left: it is less than 3,",
        "  so taking 2 is a legal move.", "  The nim-sum becomes 2 xor 2 = 0.",
        "  From nim-sum 0 no move leads to nim-sum 0: taking y >= 1 from a heap x changes",
        "  the nim-sum from 0 to x xor (x - y), which is 0 only if y = 0.",
        "  Here, for example, heap 1: 1 becomes 0, and the nim-sum becomes 1 xor 0 = 1.");
  }

  @Test
  void partizanValues_followFromTheOptions() {
    assertThat(lines("domineering 2x3", Convention.NORMAL, Language.EN)).containsSequence("The value from the options",
        "  Left's options have the values 2 and +-1.",
        "  +-1 is dominated: +-1 <= 2, and Left prefers the greater value.",
        "  Right's options all have the value -1/2.", "  Without dominated options, the value is {2|-1/2}.",
        "  No option is reversible, so this is the canonical form: {2|-1/2}.",
        "  A value confused with 0 means that the player to move wins.");
    assertThat(lines("hackenbush 0-1b 1-2r", Convention.NORMAL, Language.EN)).containsSequence(
        "  Left's options all have the value 0.", "  Right's options all have the value 1.", "  So the value is {0|1}.",
        "  The options are numbers, and each of Left's is less than each of Right's, so",
        "  the value is the simplest number between them: 1/2.",
        "  A value greater than 0 means that Left wins, whoever starts.");
    assertThat(lines("hackenbush 0-1b", Convention.NORMAL, Language.EN)).containsSequence(
        "  Right has no option.", "  So the value is {0|}.",
        "  The options are numbers, so the value is the simplest number greater than",
        "  Left's: 1.");
    assertThat(lines("hackenbush 0-1r", Convention.NORMAL, Language.EN))
        .containsSequence("  The options are numbers, so the value is the simplest number less than", "  Right's: -1.");
    assertThat(lines("toads-and-frogs tt.ff", Convention.NORMAL, Language.EN)).contains("The value from the options");
  }

  @Test
  void theThreeRules_tellColdFromHot() {
    assertThat(lines("wythoff 1 2", Convention.NORMAL, Language.EN)).containsSequence("By the three rules",
        "  1. A position without moves is losing (cold).",
        "  2. If some move leads to a losing position, the position is winning (hot).",
        "  3. If every move leads to a winning position, the position is losing (cold).",
        "  0 2 leads to 0 0, which is losing, so 0 2 is winning (rule 2).",
        "  1 1 leads to 0 0, which is losing, so 1 1 is winning (rule 2).",
        "  1 0 leads to 0 0, which is losing, so 1 0 is winning (rule 2).",
        "  0 1 leads to 0 0, which is losing, so 0 1 is winning (rule 2).",
        "  Every move from 1 2 leads to a winning position, so 1 2 is losing (rule 3).");
    assertThat(lines("wythoff 1 2", Convention.NORMAL, Language.ES))
        .anyMatch(line -> line.contains("perdedora (fría)"));
    assertThat(lines("nim 1 2 3", Convention.NORMAL, Language.HR)).anyMatch(line -> line.contains("korektne pozicije"));
  }

  @Test
  void aValue_isTheLeastThatNoOptionHas() {
    assertThat(lines("kayles 4", Convention.NORMAL, Language.EN)).containsSequence("The nim-value as a mex",
        "  value 0: for example 1 1", "  The other options have greater values: 2, 3.",
        "  The least missing whole number, the mex, is 1: the nim-value.");
  }

  private static <P> Phrase lastStep(Position.Single<P> single) {
    Theorem<P> theorem = single.ruleset().theorems().getFirst();
    List<Reason.Item> items = theorem.proof(single.at(), Convention.NORMAL).items();
    return ((Reason.Sentence) items.getLast()).phrase();
  }

  /** What the proof tells to take leads to a losing position. */
  @Test
  void stepsOfWythoffsProof_areWinningMoves() {
    var solver = new Solver(Budget.unlimited());
    int told = 0;
    for (int x = 1; x <= 40; x++)
      for (int y = x; y <= 40; y++) {
        Phrase step = lastStep((Position.Single<?>) Catalog.standard().read("wythoff " + x + " " + y).position());
        boolean both = step.english().endsWith("from both.");
        if (!both && !step.english().endsWith("from the other heap."))
          continue;
        int taken = ((BigInteger) step.args().getLast()).intValueExact();
        assertThat(taken).isPositive();
        Position to = Catalog.standard().read("wythoff " + (both ? x - taken : x) + " " + (y - taken)).position();
        assertThat(solver.outcome(new Question(to, Convention.NORMAL)).orElseThrow().code()).isEqualTo("P");
        told++;
      }
    assertThat(told).isEqualTo(IntStream.rangeClosed(1, 40).map(x -> 41 - x).sum() - 15);
  }

  private static String outcome(String position) {
    return new Solver(Budget.unlimited())
        .outcome(new Question(Catalog.standard().read(position).position(), Convention.NORMAL)).orElseThrow().code();
  }

  private static Phrase told(String position) {
    return lastStep((Position.Single<?>) Catalog.standard().read(position).position());
  }

  /** Every theorem has a proof to show, but where the reason is the proof. */
  @Test
  void everyTheorem_isProvedOnAnExample() {
    assertThat(Catalog.representatives().stream().flatMap(ruleset -> unproved(ruleset).stream()).distinct())
        .containsOnly("bouton-1901-heap", "line-induction", "cutcake-1982", "maundy-cake-1982");
  }

  /** The theorems that answer for examples of the game and prove none of them. */
  private static <P> List<String> unproved(Ruleset<P> ruleset) {
    List<P> examples = ruleset.examples().stream().map(ruleset.notation()::parse).toList();
    return ruleset.theorems().stream().filter(theorem -> {
      List<P> answered = examples.stream().filter(at -> theorem.worth(at, Convention.NORMAL).isPresent()).toList();
      return !answered.isEmpty()
          && answered.stream().allMatch(at -> theorem.proof(at, Convention.NORMAL).items().isEmpty());
    }).map(theorem -> theorem.citation().id()).toList();
  }

  @Test
  void whatEuclidsProofCallsLost_isLost() {
    int told = 0;
    for (int x = 1; x <= 30; x++)
      for (int y = 2 * x; y <= 100; y++) {
        Phrase step = told("euclid " + y + " " + x);
        if (!step.english().endsWith("is the losing one."))
          continue;
        assertThat(outcome("euclid " + step.args().get(0) + " " + step.args().get(1))).isEqualTo("P");
        told++;
      }
    assertThat(told).isGreaterThan(1000);
  }

  @Test
  void whatMooresColumnsLeave_isLost() {
    int told = 0;
    for (int a = 0; a <= 6; a++)
      for (int b = a; b <= 9; b++)
        for (int c = b; c <= 9; c++) {
          String at = "moores-nim:2 " + a + " " + b + " " + c;
          if (c == 0 || outcome(at).equals("P"))
            continue;
          assertThat(outcome("moores-nim:2 " + told(at).args().get(1))).isEqualTo("P");
          told++;
        }
    assertThat(told).isGreaterThan(200);
  }

  @Test
  void afterTheExampleOfFibonacciNim_theLeastNumberMayBeTaken() {
    for (int heap = 2; heap <= 60; heap++)
      for (int most = 1; most < heap; most++)
        if (outcome("fibonacci-nim " + heap + ";" + most).equals("P")) {
          List<Object> args = told("fibonacci-nim " + heap + ";" + most).args();
          assertThat(outcome("fibonacci-nim " + args.get(1) + ";" + args.get(3))).isEqualTo("N");
        }
  }

  @Test
  void whatTheProofOfWiderWythoffTakes_leavesAPair() {
    for (int x = 1; x <= 25; x++)
      for (int y = x; y <= 40; y++)
        if (outcome("wythoff:3 " + x + " " + y).equals("N")) {
          List<Object> args = told("wythoff:3 " + x + " " + y).args();
          int fromY = ((BigInteger) args.getLast()).intValueExact();
          int fromX = args.size() == 4 ? 0 : ((BigInteger) args.get(6)).intValueExact();
          assertThat(outcome("wythoff:3 " + (x - fromX) + " " + (y - fromY))).isEqualTo("P");
          assertThat(Math.abs(fromX - fromY) < 3 || fromX == 0).isTrue();
        }
  }
}
