package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** The slow ways to play a game out, for the tests of single games. */
public final class PlainPlay {
  private PlainPlay() {
  }

  /** Distinct options, in the order in which they are listed. */
  public static <P> List<P> options(Ruleset<P> game, P at, Player mover) {
    Set<P> seen = new HashSet<>();
    var options = new ArrayList<P>();
    game.moves(at, mover, (option, _) -> {
      if (seen.add(option))
        options.add(option);
      return true;
    });
    return options;
  }

  /** How many courses of 1, 2, ... {@code depth} moves there are when {@code first} starts and they alternate. */
  public static <P> List<Long> counts(Ruleset<P> game, String position, Player first, int depth) {
    var counts = new ArrayList<Long>();
    Map<P, Long> ways = new HashMap<>(Map.of(game.notation().parse(position), 1L));
    Player mover = first;
    for (int i = 0; i < depth; i++) {
      Map<P, Long> next = new HashMap<>();
      for (var entry : ways.entrySet())
        for (P option : options(game, entry.getKey(), mover))
          next.merge(option, entry.getValue(), Long::sum);
      ways = next;
      counts.add(ways.values().stream().mapToLong(n -> n).sum());
      mover = mover.opponent();
    }
    return counts;
  }

  /** Under normal play, of a game that ends. */
  public static <P> Outcome outcome(Ruleset<P> game, String position) {
    Map<Player, Map<P, Boolean>> known = Map.of(Player.LEFT, new HashMap<>(), Player.RIGHT, new HashMap<>());
    P at = game.normal(game.notation().parse(position));
    return new Outcome(wins(game, at, Player.LEFT, known) ? Result.LEFT : Result.RIGHT,
        wins(game, at, Player.RIGHT, known) ? Result.RIGHT : Result.LEFT);
  }

  private static <P> boolean wins(Ruleset<P> game, P at, Player mover, Map<Player, Map<P, Boolean>> known) {
    Boolean before = known.get(mover).get(at);
    if (before != null)
      return before;
    boolean wins = options(game, at, mover).stream()
        .anyMatch(option -> !wins(game, game.normal(option), mover.opponent(), known));
    known.get(mover).put(at, wins);
    return wins;
  }

  /** By the least excluded number, of a game that ends. */
  public static <P> int nimValue(Impartial<P> game, String position) {
    return nimValue(game, game.normal(game.notation().parse(position)), new HashMap<>());
  }

  private static <P> int nimValue(Impartial<P> game, P at, Map<P, Integer> known) {
    Integer before = known.get(at);
    if (before != null)
      return before;
    var found = new BitSet();
    for (P option : options(game, at, Player.LEFT))
      found.set(nimValue(game, game.normal(option), known));
    int value = found.nextClearBit(0);
    known.put(at, value);
    return value;
  }

  /** Each move of either player is made by touching its parts, which the picture has. */
  public static <P> void assertMovesCanBeTouched(Ruleset<P> game, String text) {
    var position = new Position.Single<>(game, game.notation().parse(text));
    Picture picture = game.picture(position.at());
    for (Player mover : Player.values())
      position.moves(mover, move -> {
        move.touches().forEach(touch -> assertThat(picture.part(touch.part()).id()).isEqualTo(touch.part()));
        assertThat(normal(made(position.touched(mover, move.touches())))).isEqualTo(normal(move.to()));
        return true;
      });
  }

  private static Position made(TouchResult<Position> touched) {
    return switch (touched) {
      case TouchResult.Done<Position>(Position to) -> to;
      case TouchResult.More<Position>(Set<Touch> _, var ended) -> ended.orElseThrow();
      case TouchResult.Refused<Position> _ -> throw new AssertionError("refused");
    };
  }

  private static Object normal(Position position) {
    return position instanceof Position.Single<?> single ? normal(single) : position;
  }

  private static <P> P normal(Position.Single<P> single) {
    return single.ruleset().normal(single.at());
  }
}
