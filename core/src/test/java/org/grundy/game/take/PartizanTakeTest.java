package org.grundy.game.take;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartizanTakeTest {
  /** The first is computed by CGSuite 2.2 (A. N. Siegel) as well; the others by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"partizan-take:1,3/2,3; 6; {1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}",
      "partizan-take:1/2; 1; 1", "partizan-take:1/2; 2; {1|0}", "partizan-take:2/2; 5; 0", "partizan-take:1/1; 3 2; *"})
  void heaps_haveTheirValues(String game, String heaps, String value) {
    assertThat(PlainValue.is(PartizanTake.named(game), heaps, value))
        .as(PlainValue.of(PartizanTake.named(game), heaps)).isTrue();
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(PartizanTake.named("partizan-take:1,3/2,3"), "5 4");
  }

  @Test
  void mistakes_areSaid() {
    assertThatThrownBy(() -> PartizanTake.named("partizan-take:1,2")).isInstanceOf(BadInput.class);
  }
}
