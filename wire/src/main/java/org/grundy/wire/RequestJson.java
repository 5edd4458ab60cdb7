package org.grundy.wire;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.catalog.Catalog;
import org.grundy.game.Touch;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import tools.jackson.databind.JsonNode;

/**
 * A program's request: a position, {@code "play":"misere"} for misère play, the player to move, and the touches so far.
 * All but the position may be left out.
 */
public final class RequestJson {
  private static final Set<String> FIELDS = fields();

  private RequestJson() {
  }

  /**
   * @param question the position and the convention: the one asked for, else the one that goes with the position's
   *                 name, else normal play
   * @param mover    the player to move, Left by default
   * @param touches  the touches so far, none by default
   */
  public record Request(Question question, Player mover, List<Touch> touches) {
    public Request {
      touches = List.copyOf(touches);
    }
  }

  private static Set<String> fields() {
    var fields = new TreeSet<>(PositionJson.FIELDS);
    fields.addAll(List.of("schema", "play", "mover", "touches"));
    return Set.copyOf(fields);
  }

  /**
   * Reads a request.
   *
   * @throws BadInput saying what was expected, what was found, and where
   */
  public static Request read(String text, Catalog catalog) {
    JsonNode request = JsonParser.parse(text);
    Phrase place = Phrase.of("the request");
    Reading.object(request, FIELDS, place);
    Reading.index(request, "schema", place).filter(version -> version != Json.SCHEMA).ifPresent(version -> {
      throw BadInput.expected(Phrase.verbatim("schema"), Phrase.verbatim(Integer.toString(Json.SCHEMA)),
          version.toString());
    });
    Catalog.Setup setup = PositionJson.read(request, catalog);
    Optional<Convention> play = Reading.constant(request, "play", Convention.values());
    return new Request(
        new Question(setup.position(), play.or(setup::convention).orElse(Convention.NORMAL)),
        Reading.constant(request, "mover", Player.values()).orElse(Player.LEFT),
        request.optional("touches").map(TouchJson::read).orElse(List.of()));
  }
}
