package org.grundy.wire;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Touches, {@code {"board":0,"part":3,"level":5}}, and their results. */
public final class TouchJson {
  private static final Set<String> FIELDS = Set.of("board", "part", "level");
  private static final Comparator<Touch> ORDER = Comparator.comparingInt(Touch::board).thenComparingInt(Touch::part)
      .thenComparing(Touch::level);

  private TouchJson() {
  }

  /** The touches, in the order given. */
  public static ArrayNode of(Collection<Touch> touches) {
    ArrayNode list = Json.array();
    for (Touch touch : touches)
      list.addObject().put("board", touch.board()).put("part", touch.part()).set("level", Json.whole(touch.level()));
    return list;
  }

  static ArrayNode sorted(Set<Touch> touches) {
    return of(touches.stream().sorted(ORDER).toList());
  }

  /** The result of touches; the touches that may follow are sorted. */
  public static ObjectNode of(TouchResult<Position> touched) {
    ObjectNode document = Json.document();
    switch (touched) {
      case TouchResult.Done<Position>(Position to) ->
        document.put("touched", "done").set("reached", PositionJson.of(to));
      case TouchResult.More<Position>(Set<Touch> next, var ifEnded) -> {
        document.put("touched", "more").set("next", sorted(next));
        ifEnded.ifPresent(to -> document.set("ifEnded", PositionJson.of(to)));
      }
      case TouchResult.Refused<Position> _ -> document.put("touched", "refused");
    }
    return document;
  }

  /**
   * Reads a list of touches; {@code board} and {@code level} default to 0.
   *
   * @throws BadInput saying what was expected, what was found, and in which touch
   */
  public static List<Touch> read(JsonNode list) {
    if (!list.isArray())
      throw BadInput.expected(Phrase.verbatim("touches"), Phrase.of("a list"), list.toString());
    var touches = new ArrayList<Touch>();
    for (JsonNode touch : list) {
      Phrase place = Phrase.of("touch {0}", touches.size() + 1);
      Reading.object(touch, FIELDS, place);
      touches.add(new Touch(Reading.index(touch, "board", place).orElse(0),
          Reading.index(touch, "part", place).orElseThrow(() -> Reading.missing(place, "part")),
          Reading.whole(touch, "level", place).orElse(BigInteger.ZERO)));
    }
    return List.copyOf(touches);
  }
}
