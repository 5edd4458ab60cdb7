package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Piece;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;

class BoardTextTest {
  private static final TextOptions PLAIN = TextOptions.of(Voice.of(Language.EN));

  private static String drawn(Picture picture, TextOptions options) {
    return String.join("\n", BoardText.lines(picture, options));
  }

  @Test
  void board_hasLettersAboveAndNumbersAside() {
    assertThat(drawn(Samples.board(), PLAIN)).isEqualTo("""
          a b c d
        1 x . . o
        2 . # x o""");
  }

  @Test
  void board_fromTheCornerBelow_countsRowsUpwards() {
    assertThat(drawn(Samples.queens(), PLAIN)).isEqualTo("""
        2 . Q2 .
        1 .  . .
        0 .  . Q
          0  1 2""");
  }

  @Test
  void strip_hasNumbersAboveItsCells() {
    assertThat(drawn(Samples.strip(12, 5, 7, 8, 12), PLAIN)).isEqualTo("""
        1 2 3 4 5 6 7 8 9 10 11 12
        . . . . o . o o .  .  .  o""");
  }

  @Test
  void rowOfNumbers_isPlain() {
    assertThat(drawn(Samples.numbers("3", "9", "1", "12"), PLAIN)).isEqualTo("3 9 1 12");
  }

  @Test
  void heaps_showTheirTokensWhileTheyAreFew() {
    assertThat(drawn(Samples.heaps("3", "0", "12", "700"), PLAIN)).isEqualTo("""
        heap 1     3   |||
        heap 2     0
        heap 3    12   ||||| ||||| ||
        heap 4   700""");
  }

  @Test
  void heapOfManyDigits_keepsBothEnds() {
    assertThat(drawn(Samples.heaps("1" + "0".repeat(59), "7"), PLAIN)).isEqualTo("""
        heap 1   10000000..(60 digits)..00000000
        heap 2                                 7   ||||| ||""");
    assertThat(drawn(Samples.heaps("1" + "0".repeat(59)), TextOptions.of(Voice.of(Language.HR))))
        .contains("(60 znamenaka)");
  }

  @Test
  void rows_haveThePlacesOfTheirTokensAbove() {
    assertThat(drawn(Samples.rows(3, 5), PLAIN)).isEqualTo("""
                    1 2 3 4 5
        heap 1   3  o o o
        heap 2   5  o o o o o""");
  }

  @Test
  void graph_isATreeFromTheGround() {
    assertThat(drawn(Samples.graph(), PLAIN)).isEqualTo("""
        ground
        +- 0-1b   Left   n1
        |  1-2r   Right  n2
        |  +- 2-3g   both   n3
        |  |  3-2g/2 both   joins n2
        |  `- 2-4b   Left   n4
        `- 0-0r   Right  joins ground""");
  }

  @Test
  void tokensOnAGraph_standBeforeTheirNodes() {
    assertThat(drawn(Samples.walks(1, 4, 4), PLAIN)).isEqualTo("""
        oo 4 -> 3 4
           3 -> 2 0
           2 -> 1 4
         o 1 -> 0
           0""");
    assertThat(drawn(Samples.walks(0, 0, 0, 0, 0, 0, 0), PLAIN)).endsWith("7o 0");
  }

  @Test
  void counters_standBelow() {
    Picture picture = new Picture(new Picture.Layout.Heaps(), Samples.heaps("2").parts(),
        List.of(new Picture.Counter(Phrase.of("stones in hand"), BigInteger.TWO)));
    assertThat(drawn(picture, PLAIN)).isEqualTo("heap 1   2   ||\nstones in hand   2");
  }

  @Test
  void marks_areBracketsAroundRuns() {
    assertThat(drawn(Samples.board(), PLAIN.marking(List.of(1, 2, 4)))).isEqualTo("""
          a b c d
        1 x[. .]o
        2[.]# x o""");
    assertThat(drawn(Samples.heaps("3", "10"), PLAIN.marking(List.of(1)))).isEqualTo("""
        heap 1    3   |||
        heap 2  [10]  ||||| |||||""");
    assertThat(drawn(Samples.rows(3), PLAIN.marking(List.of(Samples.gap(0, 2))))).endsWith("o o|o");
    assertThat(drawn(Samples.graph(), PLAIN.marking(List.of(1)))).contains("| [1-2r]  Right  n2");
  }

  @Test
  void colour_onlyAdds() {
    for (Picture picture : Samples.all()) {
      TextOptions marked = PLAIN.marking(List.of(picture.parts().getFirst().id()));
      assertThat(drawn(picture, marked.withColour()).replaceAll("\u001b\\[[0-9;]*m", ""))
          .isEqualTo(drawn(picture, marked));
    }
    assertThat(drawn(Samples.board(), PLAIN.marking(List.of(0)).withColour())).contains("\u001b[1;34mx\u001b[0m");
  }

  @Test
  void ascii_unlessUnicodeIsAskedFor() {
    for (Picture picture : Samples.all())
      assertThat(drawn(picture, PLAIN)).isASCII();
    assertThat(drawn(Samples.board(), PLAIN.withUnicode())).contains("1 \u25cf \u00b7 \u00b7 \u25cb");
  }

  @Test
  void wideBoard_isCutIntoPanels() {
    List<String> lines = BoardText.lines(Samples.strip(60, 1, 60), PLAIN);
    assertThat(lines).hasSize(8).allMatch(line -> line.length() <= TextOptions.WIDTH);
    assertThat(lines.get(6)).endsWith("60");
    assertThat(lines.get(7)).endsWith("o");
  }

  @Test
  void ownedNumbers_sayWhose() {
    var cell = new Picture.Part.Cell(0, 0, 0, Look.LEFT, Piece.NUMBER, "7");
    Picture picture = Picture.of(new Picture.Layout.Board(1, 1, false, Picture.Labels.ENDS), List.of(cell));
    assertThat(drawn(picture, PLAIN)).isEqualTo("x7");
  }

  @Test
  void stalkOfThousandsOfEdges_staysWithinTheWidth() {
    assertThat(BoardText.lines(Samples.stalk(2000), PLAIN)).hasSize(2001).allMatch(line -> line.length() <= 80);
    assertThat(BoardText.lines(Samples.comb(300), PLAIN)).hasSizeGreaterThan(600).allMatch(line -> line.length() <= 80);
  }
}
