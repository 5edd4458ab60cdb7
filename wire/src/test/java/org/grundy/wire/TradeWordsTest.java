package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Depth;
import org.grundy.explain.Explainer;
import org.grundy.explain.Language;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class TradeWordsTest {
  /** How such sentences are recognised here, in English; the program goes by what they are marked as. */
  private static final Pattern WORDS = Pattern.compile(
      "\\b([PN]-positions?|nim-values?|nim-sum|mex|values?|canonical|G\\()|^to \\{0}$|replies to",
      Pattern.CASE_INSENSITIVE);

  private static boolean names(Phrase phrase) {
    return WORDS.matcher(phrase.english()).find()
        || phrase.args().stream().anyMatch(arg -> arg instanceof Phrase inner && names(inner));
  }

  @Test
  void phrases_areTechnicalWhereAPartIs() {
    assertThat(TradeWords.in(Phrase.of("nim-value {0}", 3).asTechnical())).isTrue();
    assertThat(TradeWords.in(Phrase.of("{0}: done", Phrase.of("nim-value {0}", 3).asTechnical()))).isTrue();
    assertThat(TradeWords.in(Phrase.of("Nobody won."))).isFalse();
  }

  /** The first example of each game, in full: what names values or P-positions is marked, and nothing else is. */
  @Test
  void sentencesThatUseWordsOfTheTrade_areTechnical() {
    var wrong = new TreeSet<String>();
    int[] checked = {0};
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (Phrase phrase : phrases(ruleset)) {
        checked[0]++;
        if (names(phrase) != TradeWords.in(phrase))
          wrong.add(phrase.english());
      }
    assertThat(wrong).isEmpty();
    assertThat(checked[0]).isGreaterThan(300);
  }

  private static <P> List<Phrase> phrases(Ruleset<P> ruleset) {
    var at = new Position.Single<>(ruleset, ruleset.notation().parse(ruleset.examples().getFirst()));
    var solver = new Solver(Budget.ofWork(200_000));
    var phrases = new ArrayList<Phrase>();
    if (solver.solve(new Question(at, Convention.NORMAL)) instanceof Reply.Answer answer)
      for (Report.Block block : new Explainer(solver, false, Depth.FULL).report(answer).blocks())
        switch (block) {
          case Report.Moves(Phrase title, List<Report.Row> rows) -> {
            phrases.add(title);
            rows.forEach(row -> phrases.addAll(row.cells().subList(1, row.cells().size())));
          }
          case Report.Why(Reason reason) -> add(reason, phrases);
          case Report.Lesson(Phrase title, Reason reason) -> {
            phrases.add(title);
            add(reason, phrases);
          }
          case Report.Say(Phrase phrase) -> phrases.add(phrase);
          default -> {
            // pages show the others to everybody, or to nobody
          }
        }
    return phrases;
  }

  private static void add(Reason reason, List<Phrase> phrases) {
    for (Reason.Item item : reason.items())
      if (item instanceof Reason.Sentence(Phrase phrase, Phrase plain)) {
        phrases.add(phrase);
        phrases.add(plain);
      }
  }

  /** What decides is there without theory, and with it in its own words. */
  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "kayles 7 9 # 2 xor 4 = 6, which is not 0, so the player to move wins: some move makes it 0.",
      "nim 4 + kayles 5 # 4 xor 4 = 0, so the player to move loses",
      "wythoff 4 7 # (1, 2), (3, 5), (4, 7), (6, 10) and so on: (4, 7) is the 3rd.",
      "tribonacci 1 2 4 # (1, 2, 4) is the 1st losing position.",
      "staircase 3 4 5 # 3 xor 5 = 6, which is not 0, so the player to move wins",
      "coins 5 7 8 12 # 1 xor 3 = 2, which is not 0, so the player to move wins",
      "nimble 4 6 6 9 # 3 xor 5 xor 5 xor 8 = 11, which is not 0, so the player to move wins",
      "poker-nim 3 4 5; 2 # 3 xor 4 xor 5 = 2, which is not 0, so the player to move wins",
      "laskers-nim 9 # 9 is not 0, so the player to move wins",
      "divisor 12 # Taking 1 leaves an odd heap.",
      "divisor-any 12 # Taking the whole heap wins.", "divisor-any 9 # Taking the whole heap wins.",
      "divisor 9 # So the player to move is left with 1 in the end.",
      "moores-nim:2 3 4 5 # so the player to move wins: some move makes it a multiple of 3 in every column.",
      "moores-nim:2 1 1 1 # so the player to move loses: every move changes that",
      "cutcake 4x7 # Nobody is ahead, so the player to move runs out of moves first.",
      "maundy-cake 6x8 # Left is 1 move ahead, so Left wins, whoever starts.",
      "maundy-cake 8x6 # Right is 1 move ahead, so Right wins, whoever starts.",
      "two-heaps:5,2 7 3 # Left is 4 moves ahead, so Left wins, whoever starts.",
      "take k where k*k <= n 20 # Heaps of 17, 12, 8, 5, 2 and 0 are worth the same: 0."})
  void plainReasons_sayWhatDecides(String text, String sentence) {
    var solver = new Solver(Budget.ofWork(10_000_000));
    var reply = (Reply.Answer) solver
        .solve(new Question(Catalog.standard().read(text).position(), Convention.NORMAL));
    JsonNode report = new ReportJson(Voice.of(Language.EN)).of(new Explainer(solver, false, Depth.PLAN).report(reply));
    var said = new ArrayList<String>();
    for (JsonNode block : report.path("blocks"))
      for (JsonNode item : block.path("kind").stringValue().equals("why") ? block.path("items") : List.of(block))
        if (item.path("kind").stringValue().equals("say") && (item.has("plain") || !item.path("trade").booleanValue()))
          said.add(item.path(item.has("plain") ? "plain" : "text").stringValue());
    assertThat(said).anyMatch(one -> one.contains(sentence));
  }

  @Test
  void rows_keepWhatIsDone() {
    var answered = new Report.Row(
        List.of(Phrase.of("to {0}", "2 3 0").asTechnical(), Phrase.of("reply {0}", "2 2 0")));
    assertThat(TradeWords.without(answered).cells()).hasSize(2);
    var valued = new Report.Row(List.of(Phrase.verbatim("a1 a2"), Phrase.of("to {0}", "Tiny(2)").asTechnical()));
    assertThat(TradeWords.without(valued).cells()).hasSize(1);
  }

  /** What a page shows while its switch <i>Show theory</i> is off. */
  @ParameterizedTest
  @CsvSource({"nim 3 4 + wythoff 2 5 + kayles 9, en", "wythoff 6 11, es", "domineering 4x4, hr", "hackenbush, en",
      "kayles 7 9, id", "tribonacci 3 5 10, en"})
  void plainReports_doWithout(String text, String language) {
    var solver = new Solver(Budget.ofWork(10_000_000));
    var position = (text.contains(" ") ? Catalog.standard().read(text) : Catalog.standard().start(text)).position();
    var reply = (Reply.Answer) solver.solve(new Question(position, Convention.NORMAL));
    JsonNode report = new ReportJson(Voice.of(Language.of(language).orElseThrow()))
        .of(new Explainer(solver, false, Depth.SHORT).report(reply));
    int blocks = 0;
    for (JsonNode block : report.path("blocks"))
      if (block.path("kind").stringValue().equals("moves")) {
        blocks++;
        assertThat(block.path("plain").path("rows").size()).isEqualTo(block.path("rows").size());
        assertThat(block.path("plain").toString()).doesNotContain("value", "nim-sum", "P-pos", "valor", "nilai")
            .doesNotContainPattern("\"to [-{0-9]");
      }
    assertThat(blocks + report.path("blocks").size()).isPositive();
  }
}
