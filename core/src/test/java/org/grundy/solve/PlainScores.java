package org.grundy.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.value.Player;

/** The oracle for games with points: minimax with a table, and nothing else. */
final class PlainScores {
  private record State(Position position, Player mover) {
  }

  private PlainScores() {
  }

  /** Left's points less Right's when {@code mover} begins. */
  static long of(Position position, Player mover) {
    return score(new State(position, mover), new HashMap<>());
  }

  /** The options that lose nothing. */
  static List<Position> best(Position position, Player mover) {
    long best = of(position, mover);
    var found = new ArrayList<Position>();
    options(position, mover).forEach((option, points) -> {
      if (points + of(option, mover.opponent()) == best)
        found.add(option);
    });
    return found;
  }

  private static long score(State state, Map<State, Long> known) {
    Long before = known.get(state);
    if (before != null)
      return before;
    LongStream scores = options(state.position, state.mover).entrySet().stream()
        .mapToLong(option -> option.getValue() + score(new State(option.getKey(), state.mover.opponent()), known));
    long score = (state.mover == Player.LEFT ? scores.max() : scores.min()).orElseGet(() -> atEnd(state.position));
    known.put(state, score);
    return score;
  }

  private static long atEnd(Position position) {
    return position.parts().stream().mapToLong(part -> end((Position.Single<?>) part)).sum();
  }

  private static <P> long end(Position.Single<P> single) {
    return ((Scoring<P>) single.ruleset()).atEnd(single.at());
  }

  /** Each option with what it adds to Left's lead. */
  private static Map<Position, Long> options(Position position, Player mover) {
    var options = new LinkedHashMap<Position, Long>();
    for (int i = 0; i < position.parts().size(); i++) {
      int changed = i;
      options((Position.Single<?>) position.parts().get(i), mover).forEach((option, points) -> {
        var parts = new ArrayList<>(position.parts());
        parts.set(changed, option);
        options.put(Position.sum(parts), points);
      });
    }
    return options;
  }

  private static <P> Map<Position, Long> options(Position.Single<P> single, Player mover) {
    var scoring = (Scoring<P>) single.ruleset();
    var options = new LinkedHashMap<Position, Long>();
    scoring.moves(single.at(), mover, (option, _) -> {
      long points = scoring.points(single.at(), mover, option);
      options.put(new Position.Single<>(scoring, option), mover == Player.LEFT ? points : -points);
      return true;
    });
    return options;
  }
}
