package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.junit.jupiter.api.Test;

class ExhibitTextTest {
  private static final Voice ENGLISH = Voice.of(Language.EN);
  private static final Phrase NOTHING = Phrase.verbatim("");

  private static Exhibit.Row row(String label, String value, String digits, String remark) {
    return new Exhibit.Row(Phrase.verbatim(label), value, digits, Phrase.verbatim(remark));
  }

  private static String drawn(Exhibit exhibit) {
    return String.join("\n", ExhibitText.lines(exhibit, ENGLISH));
  }

  @Test
  void binary_hasDotsForZerosAndItsTotal() {
    var rows = List.of(row("heap 1", "18", "10010", ""), row("heap 2", "6", "110", ""),
        row("heap 5", "9", "1001", "the only one with a 1 in the leading odd column"));
    var total = List.of(row("nim-sum", "10", "1010", "odd columns: 8 and 2"));
    assertThat(drawn(new Exhibit.Columns(Exhibit.Numeration.BINARY, List.of("16", "8", "4", "2", "1"), rows, total)))
        .isEqualTo("""
        binary        16  8  4  2  1
        heap 1   18    1  .  .  1  .
        heap 2    6    .  .  1  1  .
        heap 5    9    .  1  .  .  1    the only one with a 1 in the leading odd column
        nim-sum  10    .  1  .  1  .    odd columns: 8 and 2""");
  }

  @Test
  void fibonacciDigits_areOnesAndZeros() {
    var rows = List.of(row("", "6", "1001", "ends in an even number of 0s: an a"), row("", "10", "10010", ""));
    assertThat(
        drawn(new Exhibit.Columns(Exhibit.Numeration.FIBONACCI, List.of("8", "5", "3", "2", "1"), rows, List.of())))
        .isEqualTo("""
            Fibonacci digits   8 5 3 2 1
                           6     1 0 0 1    ends in an even number of 0s: an a
                          10   1 0 0 1 0""");
  }

  @Test
  void longNumbers_closeUpAndThenKeepBothEnds() {
    var closed = new Exhibit.Columns(Exhibit.Numeration.BINARY, List.of(), List.of(row("a", "", "10".repeat(30), "")),
        List.of());
    assertThat(drawn(closed)).isEqualTo("binary\na        " + "1.".repeat(30));
    var both = new Exhibit.Columns(Exhibit.Numeration.BINARY, List.of(), List.of(row("a", "", "10".repeat(99), "")),
        List.of());
    assertThat(drawn(both)).isEqualTo("binary\na        10101010..(198 digits)..10101010");
  }

  @Test
  void remarkWithoutRoom_standsBelow() {
    String remark = "far ".repeat(17).strip();
    var columns = new Exhibit.Columns(Exhibit.Numeration.BINARY, List.of("1"), List.of(row("heap 1", "1", "1", remark)),
        List.of());
    assertThat(drawn(columns)).endsWith("1\n      " + remark);
  }

  @Test
  void onlyDigitsToBase2_haveZerosThatHoldPlaces() {
    var digits = new Exhibit.Numeration(Phrase.of("no binary digits"), false);
    assertThat(drawn(new Exhibit.Columns(digits, List.of("3", "2", "1"), List.of(row("a", "3", "100", "")), List.of())))
        .contains("1 0 0");
  }

  @Test
  void words_areSpokenInTheVoicesLanguage() {
    var columns = new Exhibit.Columns(new Exhibit.Numeration(Phrase.of("{0} {0:digit|digits}", 5), false), List.of("1"),
        List.of(new Exhibit.Row(NOTHING, "1", "1", NOTHING)), List.of());
    assertThat(drawn(columns)).startsWith("5 digits   1");
  }

  @Test
  void same_namesTheOtherPosition() {
    assertThat(drawn(new Exhibit.Same("nim", "1 3"))).isEqualTo("the same as nim 1 3");
  }

  @Test
  void marks_areNamesWhereThereIsAPicture() {
    var marks = new Exhibit.Marks(List.of(1, 2), Exhibit.Role.GAP);
    assertThat(ExhibitText.lines(marks, ENGLISH)).isEmpty();
    assertThat(ExhibitText.lines(marks, Samples.board(), TextOptions.of(ENGLISH))).containsExactly("between: b1 c1");
  }
}
