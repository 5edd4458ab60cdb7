package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.Document;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
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

  /** The reply that is named wins, whatever the opponent played: its options are all winning by plain search. */
  @ParameterizedTest
  @CsvSource(textBlock = """
      nim 3 5          | 1 0     | take 3 from heap 2, leaving 2 2 | Why   2 xor 5 = 7, which is not 0,
      wythoff 6 11     | 0 2     | take                       | Why
      kayles 9         | 1       | 8 -> 3 + 3, leaving 3 3    | After that the other player loses:
      domineering 3x3  | a1 a2   | b2 c2                      | After that the other player loses:
      """, delimiter = '|')
  void mistake_namesTheReplyThatWins(String position, String move, String reply, String reason) {
    Position start = Catalog.standard().read(position).position();
    var match = new Match(start, Convention.NORMAL, Player.LEFT);
    match.play(MoveText.parse(start, Player.LEFT, move));
    Position given = match.now();
    match.play(first(given, Player.RIGHT));
    List<String> lines = told(match);
    assertThat(lines.getFirst()).startsWith("At ").contains(" your move threw away the win: ");
    assertThat(lines.get(1)).startsWith("The reply that wins: " + reply);
    assertThat(String.join("\n", lines)).contains(reason);
    assertThat(wins(given, Player.RIGHT)).isTrue();
  }

  @Test
  void withoutAMistake_thereIsNothingToTell() {
    Position start = Catalog.standard().read("nim 3 5").position();
    var match = new Match(start, Convention.NORMAL, Player.LEFT);
    match.play(MoveText.parse(start, Player.LEFT, "0 2"));
    match.play(first(match.now(), Player.RIGHT));
    assertThat(told(match)).isEmpty();
  }

  private static List<String> told(Match match) {
    return ReportText.lines(Document.of(
        () -> List.of(new Document.Together(new Advice(new Solver(Budget.unlimited())).mistake(match, Player.LEFT))),
        _ -> {
        }), TextOptions.of(Voice.of(Language.EN)));
  }

  private static Position first(Position at, Player mover) {
    var moves = new ArrayList<Position>();
    at.moves(mover, move -> moves.add(move.to()));
    return moves.getFirst();
  }

  private static boolean wins(Position at, Player mover) {
    boolean[] won = {false};
    at.moves(mover, move -> {
      won[0] |= !wins(move.to(), mover.opponent());
      return !won[0];
    });
    return won[0];
  }
}
