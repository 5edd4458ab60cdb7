package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.MoveText;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdviceTest {
  /** In front-or-back 3 9 1 2 the back first ends 11 to 4, the front first 5 to 10. */
  @ParameterizedTest
  @CsvSource(textBlock = """
      front-or-back 3 9 1 2 | back    | ''
      front-or-back 3 9 1 2 | front   | that throws away 12 points
      nim 3 4               | 0 1     | P-position: you are winning
      nim 3 4               | 0 2     | that throws away the win
      nim 3 4               | Take 0 2 | that throws away the win
      nim 3 4               | take 2 from heap 2 | that throws away the win
      nim 3 3               | 0 2     | ''
      """, delimiter = '|')
  void judged_saysWhatAMoveDoes(String position, String move, String said) {
    Catalog.Setup setup = Catalog.standard().read(position);
    var match = new Match(setup.position(), Convention.NORMAL, Player.LEFT);
    var advice = new Advice(new Solver(Budget.unlimited()));
    assertThat(Voice.of(Language.EN)
        .say(advice.judged(match, MoveText.parse(match.now(), match.mover(), move)))).isEqualTo(said);
  }
}
