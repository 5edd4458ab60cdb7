package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.explain.Document;
import org.grundy.explain.Language;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;

class DocumentTextTest {
  private static final TextOptions OPTIONS = TextOptions.of(Voice.of(Language.EN));

  private static List<String> lines(int width, Document.Block... blocks) {
    return ReportText.lines(Document.of(() -> List.of(blocks), _ -> {
    }), OPTIONS.within(width));
  }

  private static Phrase text(String text) {
    return Phrase.verbatim(text);
  }

  @Test
  void blocks_areSeparatedUnlessTheyAreTogether() {
    var one = new Document.Unbroken(text("one"));
    var two = new Document.Note(text("two"));
    assertThat(lines(80, one, two)).containsExactly("one", "", "two");
    assertThat(lines(80, new Document.Together(List.of(one, two)))).containsExactly("one", "two");
  }

  @Test
  void headedBlocks_beginBelowEachOther() {
    assertThat(lines(14, Document.Headed.of(text("Found:  "), new Report.Say(text("one two three")),
        new Report.Say(text("four"))))).containsExactly("Found:  one", "        two", "        three", "        four");
    assertThat(lines(80, Document.Headed.of(text("S3"), 4, new Document.Unbroken(text("a"))))).containsExactly("S3  a");
    assertThat(lines(80, Document.Headed.of(text("S3.25"), 4, new Document.Unbroken(text("a")))))
        .containsExactly("S3.25 a");
    assertThat(lines(80, Document.Headed.indented(3, new Document.Unbroken(text("a"))))).containsExactly("   a");
  }

  @Test
  void tables_haveColumnsAndWhatStandsBelowARow() {
    var first = new Document.Cells(List.of(text("1"), text("long"), text("x")), List.of(text("below it")));
    var second = new Document.Cells(List.of(text("10"), text("b"), text("y")), List.of());
    assertThat(lines(80, new Document.Table(List.of(first, second), 2, 2, Document.Align.LEFT)))
        .containsExactly("  1   long  x", "      below it", "  10  b     y");
    assertThat(lines(80, new Document.Table(List.of(second), 0, 1, Document.Align.RIGHT))).containsExactly("10 b y");
  }

  /** What does not fit is cut off at both sides of the place that counts. */
  @Test
  void excerpts_keepTheirPlace() {
    var rows = List.of(Document.Numbers.of(text("n"), 0, 9, n -> n), Document.Numbers.of(text("G"), 0, 9, n -> n % 3));
    assertThat(lines(80, new Document.Excerpt(rows, 5)))
        .containsExactly("  n     0   1   2   3   4   5   6   7   8   9",
            "  G     0   1   2   0   1   2   0   1   2   0");
    assertThat(lines(17, new Document.Excerpt(rows, 5))).containsExactly("  n     4   5   6", "  G     1   2   0");
  }

  @Test
  void leaves_areTheBlocksThatHoldNoOthers() {
    Document.Block note = new Document.Note(text("a"));
    Document.Block program = new Document.Program("Java", "x");
    assertThat(Document.leaves(List.of(new Document.Together(List.of(note)),
        Document.Headed.indented(2, new Document.Together(List.of(program)))))).containsExactly(note, program);
  }
}
