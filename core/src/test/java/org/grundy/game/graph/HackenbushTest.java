package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HackenbushTest {
  private final Hackenbush hackenbush = new Hackenbush();

  private Graph parse(String text) {
    return hackenbush.notation().parse(text);
  }

  /**
   * Berlekamp, Conway, Guy, Winning Ways. Chapter 1: half a move, 1/2 + 1/2 - 1 = 0, and quarters. Chapter 2: green
   * stalks are Nim heaps. Chapter 7: an odd cycle of green edges is worth one edge.
   */
  @ParameterizedTest
  @CsvSource({"0,P", "0-1b,L", "0-1r,R", "0-1g,N", "0-1b 1-2r,L", "0-1b 1-2r 0-3b 3-4r 0-5r,P",
      "0-1b 1-2r 2-3r 0-4b 4-5r 5-6r 0-7r 7-8b,P", "0-1g 0-2g 2-3g 0-4g 4-5g 5-6g,P", "0-1b 1-2r 2-3r 0-4g,L",
      "0-1g 1-2g 2-0g 0-3g,P", "0-1g 1-2g 2-0g,N", "0-0g 0-1g,P"})
  void pictures_haveTheirPublishedOutcome(String position, String outcome) {
    assertThat(PlainPlay.outcome(hackenbush, position)).hasToString(outcome);
  }

  /** By hand. */
  @Test
  void moves_areCounted() {
    assertThat(PlainPlay.counts(hackenbush, "0-1b 1-2r 1-3g", Player.LEFT, 4)).containsExactly(2L, 1L, 1L, 0L);
    assertThat(PlainPlay.counts(hackenbush, "0-1b 1-2r 1-3g", Player.RIGHT, 4)).containsExactly(2L, 3L, 0L, 0L);
    assertThat(PlainPlay.counts(hackenbush, "0-1g 1-2g 2-0g", Player.LEFT, 4)).containsExactly(3L, 6L, 4L, 0L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0-1b 1-2r 2-3b 0-4r 4-5b 4-6g 6-4r", "0-0g 0-1b 1-1r", "7-0g 7-9b"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(hackenbush, position);
  }

  @Test
  void summands_keepTheNumbersOfTheirEdges() {
    Graph at = parse("0-1b 0-2r 1-3g 2-4b 0-0g");
    assertThat(hackenbush.summands(at)).map(part -> part.present()).containsExactly(new int[]{0, 2}, new int[]{1, 3},
        new int[]{4});
    assertThat(hackenbush.summands(at)).map(hackenbush.notation()::format).containsExactly("0-1b 1-3g", "0-2r 2-4b",
        "0-0g");
    assertThat(hackenbush.normal(hackenbush.summands(at).get(1))).isEqualTo(parse("0-1r 1-2b"));
  }

  @ParameterizedTest
  @CsvSource({"0-1b 1-2r 1-3g, 0-9b 9-4g 9-3r", "0-1b 1-2b 1-3b 2-4r 3-5g, 3-5g 1-3b 0-1b 1-2b 2-4r",
      "0-1b 0-2b 1-3r 2-4r 3-5b, 0-1b 0-2b 1-4r 2-3r 3-5b", "0-1g 1-2b 2-3g 3-0r, 7-0g 0-8r 9-7b 8-9g"})
  void graphsThatDifferByTheirNumbers_areEqualWhenNormal(String one, String other) {
    assertThat(hackenbush.normal(parse(one))).isEqualTo(hackenbush.normal(parse(other)));
  }

  @Test
  void edges_areConnectedWithTheGround() {
    assertThatThrownBy(() -> parse("0-1b 2-3r")).isInstanceOf(BadInput.class)
        .hasMessage("edge 2: expected an edge connected to the ground, node 0, found '2-3r'");
  }

  @Test
  void largestGraph_fitsThePicture() {
    String longest = IntStream.range(0, 2047).mapToObj(i -> i + "-" + (i + 1) + "b").collect(Collectors.joining(" "));
    assertThat(hackenbush.picture(parse(longest)).parts()).hasSize(Picture.MOST_PARTS - 1);
    assertThatThrownBy(() -> parse(longest + " 0-1b")).hasMessage("expected at most 2047 edges, found 2048");
  }
}
