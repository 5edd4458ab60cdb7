package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.Ruleset;
import org.grundy.number.Dyadic;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play, 2007. */
class ShovingGamesTest {
  private final Shove shove = new Shove();
  private final Push push = new Push();

  /** A lone piece in box n makes n moves; the others by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x; 1", "...x; 4", "..o; -3", "..; 0", "xo; -3/2", "xx; 3", "x.o; -5/2"})
  void shove_hasTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(shove, position)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x; 1", "...x; 4", "..o; -3", "..; 0", "xo; -3/2", "xx; 3", "x.o; -2",
      ".xo; -7/4"})
  void push_hasTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(push, position)).isEqualTo(value);
  }

  /**
   * The value of Shove: a piece in box p counts p / 2^r, where r of the pieces to its right stand up to the last pair of
   * neighbours with different colours.
   */
  private static Dyadic formula(String at) {
    List<Integer> boxes = new ArrayList<>();
    for (int i = 0; i < at.length(); i++)
      if (at.charAt(i) != '.')
        boxes.add(i);
    int last = 0;
    for (int i = 1; i < boxes.size(); i++)
      if (at.charAt(boxes.get(i)) != at.charAt(boxes.get(i - 1)))
        last = i;
    Dyadic sum = Dyadic.ZERO;
    for (int i = 0; i < boxes.size(); i++) {
      int box = boxes.get(i) + 1;
      sum = sum.plus(Dyadic.of(at.charAt(boxes.get(i)) == 'x' ? box : -box, Math.max(0, last - i)));
    }
    return sum;
  }

  private static String strip(SplittableRandom random, int length) {
    var strip = new StringBuilder();
    for (int i = 0; i < length; i++)
      strip.append("..xo".charAt(random.nextInt(4)));
    return strip.toString();
  }

  @Test
  void shove_isTheNumberOfTheTheorem() {
    var random = new SplittableRandom(5);
    for (int i = 0; i < 150; i++) {
      String at = strip(random, 1 + random.nextInt(8));
      assertThat(PlainValue.of(shove, at)).as(at).isEqualTo(formula(at).toString());
    }
  }

  @Test
  void positionsOfPush_areNumbers() {
    var random = new SplittableRandom(6);
    for (int i = 0; i < 150; i++)
      assertThat(PlainValue.of(push, strip(random, 1 + random.nextInt(8)))).matches("-?[0-9]+(/[0-9]+)?");
  }

  /** Box by box, as the rules put it. */
  private static List<String> plain(String at, char own, boolean all) {
    var options = new ArrayList<String>();
    for (int piece = 0; piece < at.length(); piece++) {
      if (at.charAt(piece) != own)
        continue;
      char[] boxes = at.toCharArray();
      int first = piece;
      while (first > 0 && (all || at.charAt(first - 1) != '.'))
        first--;
      for (int box = first; box <= piece; box++) {
        if (box > 0)
          boxes[box - 1] = at.charAt(box);
        boxes[box] = '.';
      }
      options.add(new String(boxes));
    }
    return options.stream().distinct().toList();
  }

  @Test
  void moves_areThoseOfPlainRules() {
    var random = new SplittableRandom(7);
    for (int i = 0; i < 300; i++) {
      String at = strip(random, 1 + random.nextInt(12));
      for (Player mover : Player.values()) {
        char own = mover == Player.LEFT ? 'x' : 'o';
        assertThat(PlainPlay.options(shove, at, mover)).as(at)
            .containsExactlyInAnyOrderElementsOf(plain(at, own, true));
        assertThat(PlainPlay.options(push, at, mover)).as(at)
            .containsExactlyInAnyOrderElementsOf(plain(at, own, false));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"..x.ooxo", ".xx.o"})
  void moves_canBeTouched(String position) {
    for (Ruleset<String> game : List.of(shove, push))
      PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
