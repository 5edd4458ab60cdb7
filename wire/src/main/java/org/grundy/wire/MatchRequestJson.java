package org.grundy.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.Level;
import org.grundy.play.Match;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import tools.jackson.databind.JsonNode;

/**
 * A match as a link carries it, with a question about it: the start, the moves as text, and the touches of the move
 * being made. All but the start may be left out: {@code {"start":"nim 1 3 5 7","play":"misere","moves":["0 0 0 3"]}}.
 */
public final class MatchRequestJson {
  /** A link with more moves is refused; every move costs a listing. */
  public static final int MOST_MOVES = 1000;
  /** The work charged for listing moves: enough for the budget to look at the clock. */
  private static final long LISTING = 1 << 14;
  private static final int LONGEST_START = 20_000;
  private static final Set<String> FIELDS = Set.of("schema", "start", "play", "first", "you", "moves", "touches",
      "level", "seed", "full");

  private MatchRequestJson() {
  }

  /**
   * @param match   the match, with all its moves made
   * @param moves   the moves as they were given
   * @param you     the player addressed as "you", Left by default
   * @param touches the touches of the move being made
   * @param level   the computer's level, {@code SLIP} by default
   * @param seed    the seed of the computer's choices, 0 by default
   * @param full    whether everything is explained
   */
  public record Request(Match match, List<String> moves, Player you, List<Touch> touches, Level level, long seed,
      boolean full) {
    public Request {
      moves = List.copyOf(moves);
      touches = List.copyOf(touches);
    }
  }

  /**
   * Reads a request and makes its moves.
   *
   * @param budget charged for reading, and for each move
   * @throws BadInput saying what was expected, what was found, and where
   */
  public static Request read(String text, Catalog catalog, Budget budget) {
    JsonNode request = JsonParser.parse(text);
    Phrase place = Phrase.of("the request");
    Reading.object(request, FIELDS, place);
    String start = Reading.text(request, "start").strip();
    if (start.length() > LONGEST_START)
      throw BadInput.because("{0}: expected at most {1} characters, found {2}", "start", LONGEST_START, start.length());
    Catalog reading = catalog.under(budget);
    Catalog.Setup setup = start.contains(" ") ? reading.read(start) : reading.start(start);
    Convention convention = Reading.constant(request, "play", Convention.values()).or(setup::convention)
        .orElse(Convention.NORMAL);
    var match = new Match(setup.position(), convention,
        Reading.constant(request, "first", Player.values()).orElse(Player.LEFT));
    return new Request(match, moves(request, match, budget),
        Reading.constant(request, "you", Player.values()).orElse(Player.LEFT),
        request.optional("touches").map(TouchJson::read).orElse(List.of()),
        Reading.constant(request, "level", Level.values()).orElse(Level.SLIP),
        Reading.whole(request, "seed", place).map(seed -> seed.longValue()).orElse(0L),
        Reading.flag(request, "full"));
  }

  private static List<String> moves(JsonNode request, Match match, Budget budget) {
    Optional<JsonNode> list = request.optional("moves");
    if (list.isEmpty())
      return List.of();
    if (!list.get().isArray() || list.get().size() > MOST_MOVES)
      throw BadInput.because("{0}: expected a list of at most {1} moves", "moves", MOST_MOVES);
    var moves = new ArrayList<String>();
    for (JsonNode move : list.get()) {
      if (!move.isString())
        throw BadInput.expected(Phrase.of("move {0}", moves.size() + 1), Phrase.of("text"), move.toString());
      budget.charge(LISTING);
      match.play(made(match, move.stringValue(), moves.size() + 1));
      moves.add(move.stringValue());
    }
    return moves;
  }

  private static Position made(Match match, String text, int number) {
    try {
      return MoveText.parse(match.now(), match.mover(), text);
    } catch (BadInput bad) {
      throw BadInput.because("{0}: {1}", Phrase.of("move {0}", number), bad.sentence());
    }
  }
}
