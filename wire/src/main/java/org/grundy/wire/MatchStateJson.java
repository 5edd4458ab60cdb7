package org.grundy.wire;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Voice;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.Phrase;
import org.grundy.play.Match;
import org.grundy.value.Player;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match as a page shows it: the moves played, the pictures of the current position, and the touches that are
 * possible.
 */
public final class MatchStateJson {
  /** The largest heap whose levels are tried; a page shows larger ones as numbers. */
  private static final BigInteger LARGEST_TRIED = BigInteger.valueOf(18);
  /** The most levels tried beforehand; when there are more, none is tried. */
  private static final int MOST_TRIED = 400;

  private MatchStateJson() {
  }

  /** How positions are written, with the meaning of each character. */
  private static String writing(Notation<?> notation, Voice voice) {
    String sentence = voice.sentence(notation.writing());
    return notation.signs().isEmpty() ? sentence
        : sentence + " " + notation.signs().stream().map(sign -> sign.character() + " " + voice.say(sign.meaning()))
            .collect(Collectors.joining(", ", "", "."));
  }

  /**
   * Everything a page needs to draw a match and continue it; the budget is charged for each move and each part of the
   * pictures.
   */
  public static ObjectNode of(MatchRequestJson.Request request, Voice voice, Budget budget) {
    Match match = request.match();
    Position now = match.now();
    ObjectNode document = MatchJson.of(match, request.you());
    document.put("start", match.positions().getFirst().text()).put("now", now.text())
        .put("mover", Json.code(match.mover())).put("impartial", now.impartial()).put("scoring", match.scoring())
        .put("over", match.over());
    if (match.scoring())
      document.put("lead", match.lead());
    words((ArrayNode) document.path("match").path("moves"), match, voice, budget);
    ArrayNode rules = document.putArray("rules");
    now.rulesets().map(ruleset -> voice.sentence(ruleset.rules())).distinct().forEach(rules::add);
    ArrayNode writing = document.putArray("writing");
    now.rulesets().map(ruleset -> writing(ruleset.notation(), voice)).distinct().forEach(writing::add);
    ArrayNode pictures = document.putArray("pictures");
    now.pictures().forEach(picture -> {
      budget.charge(picture.parts().size());
      pictures.add(PictureJson.of(picture, voice));
    });
    if (now.touched(match.mover(), List.of(), budget) instanceof TouchResult.More<Position>(Set<Touch> next, var _))
      document.set("next", TouchJson.sorted(withAdded(now, match.mover(), next, budget))).set("refused",
          TouchJson.sorted(refused(now, match.mover(), next, budget)));
    return document;
  }

  /**
   * The levels that are not moves, among the heaps offered whole (touched at their size), of which a player may try any
   * level; empty when there are too many to try.
   */
  private static Set<Touch> refused(Position now, Player mover, Set<Touch> next, Budget budget) {
    List<Picture> pictures = now.pictures();
    List<Touch> tried = next.stream().filter(touch -> offeredWhole(pictures.get(touch.board()), touch))
        .flatMap(touch -> IntStream.range(0, touch.level().intValueExact())
            .mapToObj(level -> new Touch(touch.board(), touch.part(), BigInteger.valueOf(level))))
        .limit(MOST_TRIED + 1L).toList();
    return tried.size() > MOST_TRIED ? Set.of()
        : tried.stream()
            .filter(touch -> now.touched(mover, List.of(touch), budget) instanceof TouchResult.Refused<Position>)
            .collect(Collectors.toUnmodifiableSet());
  }

  /** The touches, and those by which small heaps grow: their levels above, up to the first that is no move. */
  private static Set<Touch> withAdded(Position now, Player mover, Set<Touch> next, Budget budget) {
    List<Picture> pictures = now.pictures();
    Set<Touch> all = new LinkedHashSet<>(next);
    next.stream().filter(touch -> offeredWhole(pictures.get(touch.board()), touch))
        .forEach(touch -> Stream.iterate(touch.level().add(BigInteger.ONE), BigInteger.ONE::add)
            .limit(LARGEST_TRIED.intValueExact()).map(level -> new Touch(touch.board(), touch.part(), level))
            .takeWhile(
                grown -> !(now.touched(mover, List.of(grown), budget) instanceof TouchResult.Refused<Position>))
            .forEach(all::add));
    return all;
  }

  private static boolean offeredWhole(Picture picture, Touch touch) {
    return picture.parts().stream().anyMatch(part -> part instanceof Picture.Part.Heap heap && heap.id() == touch.part()
        && heap.size().equals(touch.level()) && heap.size().compareTo(LARGEST_TRIED) <= 0);
  }

  private static void words(ArrayNode moves, Match match, Voice voice, Budget budget) {
    List<Position> positions = match.positions();
    for (int i = 1; i < positions.size(); i++) {
      budget.charge(1);
      Position from = positions.get(i - 1);
      Move move = MatchJson.found(from, positions.get(i), match.moverAt(i - 1));
      ((ObjectNode) moves.get(i - 1)).put("words", voice.say(MoveWords.done(from, move)))
          .put("brief", voice.say(MoveWords.brief(from, move))).set("touches", TouchJson.of(move.touches()));
    }
  }

  /**
   * The result of the touches of a request: if they make a move, the move in words and the pictures after it.
   *
   * @param touches the touches that count: all of them, or only the last if they do not fit together
   */
  public static ObjectNode of(Position from, Player mover, List<Touch> touches, TouchResult<Position> touched,
      Voice voice) {
    ObjectNode document = TouchJson.of(touched);
    document.set("touches", TouchJson.of(touches));
    reached(touched).ifPresent(to -> {
      Move move = new Move(to, touches);
      Move listed = MatchJson.found(from, to, mover);
      Phrase brief = MoveWords.brief(from, move);
      document.put("move", MoveText.of(from, listed)).put("words", voice.sentence(brief).replaceAll("\\.$", ""));
      ArrayNode pictures = document.putArray("pictures");
      to.pictures().forEach(picture -> pictures.add(PictureJson.of(picture, voice)));
    });
    return document;
  }

  /** The position that the touches lead to; empty when they are not a complete move. */
  public static Optional<Position> reached(TouchResult<Position> touched) {
    return switch (touched) {
      case TouchResult.Done<Position>(Position to) -> Optional.of(to);
      case TouchResult.More<Position>(var _, var ended) -> ended;
      case TouchResult.Refused<Position> _ -> Optional.empty();
    };
  }
}
