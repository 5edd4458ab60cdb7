package org.grundy.value.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.effort.Budget;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;

class FreeMovesTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());

  private String reason(int value) {
    return FreeMoves.reason(values, value).toString();
  }

  @Test
  void numbers_countWhoIsAhead() {
    int half = values.make(new int[]{ShortGames.ZERO}, new int[]{values.integer(1)});

    assertThat(reason(half)).contains("Left is ahead by 1/2. So Left moves last, whoever starts.");
    assertThat(reason(values.integer(-3))).contains("Right is ahead by 3. So Right moves last, whoever starts.");
    assertThat(reason(values.plus(values.integer(2), ShortGames.STAR))).contains("Left is ahead by 2. So Left");
  }

  @Test
  void hotValues_tellWhatMovingFirstGains() {
    int value = values.make(new int[]{values.integer(3)}, new int[]{values.integer(-1)});

    assertThat(reason(value)).contains("if Left starts, Left is ahead by 3; if Right starts, Right is ahead by 1.");
    assertThat(reason(values.make(new int[]{values.integer(2)}, new int[]{ShortGames.ZERO})))
        .contains("if Right starts, nobody is ahead and the last move decides.");
  }

  @Test
  void infinitesimals_tellWhoMovesLast() {
    assertThat(reason(ShortGames.ZERO)).contains("whoever starts is the first to have no move");
    assertThat(reason(ShortGames.STAR)).contains("whoever starts can make it");
    assertThat(reason(values.up(1))).contains("Left has a smaller lead");
    assertThat(reason(values.up(-2))).contains("Right has a smaller lead");
  }
}
