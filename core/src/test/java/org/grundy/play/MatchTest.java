package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.game.row.FrontOrBack;
import org.grundy.game.row.Row;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;

/** The lead of a match that is decided by points. */
class MatchTest {
  /** Front or back, with points for Left when nothing is left. */
  private record Bonus(long points, FrontOrBack game) implements Scoring<Row> {
    @Override
    public String name() {
      return "bonus";
    }

    @Override
    public Phrase rules() {
      return game.rules();
    }

    @Override
    public Notation<Row> notation() {
      return game.notation();
    }

    @Override
    public List<String> examples() {
      return game.examples();
    }

    @Override
    public void moves(Row row, Player mover, Moves<Row> out) {
      game.moves(row, mover, out);
    }

    @Override
    public long points(Row from, Player mover, Row to) {
      return game.points(from, mover, to);
    }

    @Override
    public Picture picture(Row row) {
      return game.picture(row);
    }

    @Override
    public long atEnd(Row row) {
      return points;
    }
  }

  private static Position.Single<Row> row(long bonus, long... numbers) {
    return new Position.Single<>(new Bonus(bonus, new FrontOrBack()), Row.of(numbers));
  }

  @Test
  void lead_countsThePointsOfTheFinalPositionOnceItIsReached() {
    var match = new Match(row(-10, 5, 3), Convention.NORMAL, Player.LEFT);
    assertThat(match.lead()).isZero();
    match.play(row(-10, 3));
    assertThat(match.over()).isFalse();
    assertThat(match.lead()).isEqualTo(5);
    match.play(row(-10));
    assertThat(match.over()).isTrue();
    assertThat(match.lead()).isEqualTo(5 - 3 - 10);
    assertThat(match.leads()).containsExactly(0, 5, 5 - 3);
    assertThat(match.result()).isEqualTo(Result.win(Player.RIGHT));
  }

  @Test
  void lead_isRightsWhenRightStarts() {
    var match = new Match(row(0, 4), Convention.NORMAL, Player.RIGHT);
    match.play(row(0));
    assertThat(match.lead()).isEqualTo(-4);
  }

  /** Makes some move. */
  private static void move(Match match) {
    var moves = new ArrayList<Position>();
    match.now().moves(match.mover(), move -> moves.add(move.to()));
    match.play(moves.getFirst());
  }

  /** Both final positions count, that of a negative with the other sign. */
  @Test
  void lead_ofASumCountsTheFinalPositionOfEveryPart() {
    var start = Position.sum(List.of(row(2, 1), new Position.Negative(row(7, 1))));
    var match = new Match(start, Convention.NORMAL, Player.LEFT);
    move(match);
    assertThat(match.lead()).isEqualTo(1);
    move(match);
    assertThat(match.over()).isTrue();
    assertThat(match.lead()).isEqualTo(1 - 1 + 2 - 7);
  }

  @Test
  void lead_isZeroWithoutPoints() {
    var match = new Match(row(0), Convention.NORMAL, Player.LEFT);
    assertThat(match.lead()).isZero();
    assertThat(match.result()).isEqualTo(Result.ofLead(0));
  }
}
