package org.grundy.wire;

import java.util.List;
import java.util.function.Function;
import org.grundy.effort.Spent;
import org.grundy.explain.Voice;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A solver's replies and complaints. The fields are those of {@code answer}, {@code gaveUp} and {@code error} in the
 * schema, in the order in which a person would ask for them.
 */
public final class AnswerJson {
  private AnswerJson() {
  }

  /**
   * The amount of detail in an answer.
   *
   * @param mostWinning the most winning moves listed for each player; {@code winningCount} has their full number
   * @param touches     whether each winning move comes with the touches that make it on the pictures
   * @param spent       whether the cost of the answer is included
   */
  public record Detail(int mostWinning, boolean touches, boolean spent) {
    /** All known winning moves, and nothing more. */
    public static final Detail STANDARD = new Detail(Integer.MAX_VALUE, false, false);

    public Detail atMost(int mostWinning) {
      return new Detail(mostWinning, touches, spent);
    }

    public Detail withTouches() {
      return new Detail(mostWinning, true, spent);
    }

    public Detail withSpent() {
      return new Detail(mostWinning, touches, true);
    }
  }

  public static ObjectNode of(Reply reply) {
    return of(reply, Detail.STANDARD);
  }

  public static ObjectNode of(Reply reply, Detail detail) {
    ObjectNode document = Json.document();
    put(document, reply.question());
    switch (reply) {
      case Reply.Answer answer -> put(document, answer, detail);
      case Reply.GaveUp gaveUp -> document.putObject("gaveUp").put("limit", Json.code(gaveUp.limit()))
          .set("work", Json.whole(gaveUp.spent().work()));
    }
    if (detail.spent())
      document.set("spent", spent(reply.spent()));
    return document;
  }

  /** A complaint about the input, in the voice's language. */
  public static ObjectNode error(BadInput complaint, Voice voice) {
    return error(voice.say(complaint.sentence()));
  }

  /** A complaint from a finished sentence. */
  public static ObjectNode error(String message) {
    ObjectNode document = Json.document();
    document.putObject("error").put("message", message);
    return document;
  }

  private static void put(ObjectNode into, Question question) {
    PositionJson.put(into, question.position());
    into.put("play", Json.code(question.convention()));
  }

  private static void put(ObjectNode into, Reply.Answer answer, Detail detail) {
    put(into, answer.worth());
    Position position = answer.question().position();
    into.set("moves", byPlayer(position, mover -> count(answer.options(mover).all())));
    into.set("winning", byPlayer(position, mover -> winning(position, answer.options(mover).winning(), detail)));
    if (!complete(answer, Player.LEFT, detail) || !complete(answer, Player.RIGHT, detail))
      into.set("winningCount", byPlayer(position, mover -> count(answer.options(mover).winning().count())));
    into.set("evidence", EvidenceJson.of(answer.evidence().getFirst()));
    if (answer.evidence().size() > 1) {
      ArrayNode more = into.putArray("moreEvidence");
      answer.evidence().stream().skip(1).forEach(evidence -> more.add(EvidenceJson.of(evidence)));
    }
  }

  /** Adds the outcome and whatever else is known of the worth. */
  static void put(ObjectNode into, Worth worth) {
    into.put("outcome", worth.outcome().code());
    worth.fields(new FieldsJson(into));
  }

  /** One value when both players have the same moves, else one for each. */
  private static JsonNode byPlayer(Position position, Function<Player, JsonNode> ofEach) {
    if (position.impartial())
      return ofEach.apply(Player.LEFT);
    ObjectNode both = Json.object();
    for (Player mover : Player.values())
      both.set(Json.code(mover), ofEach.apply(mover));
    return both;
  }

  static JsonNode count(Count count) {
    return switch (count) {
      case Count.Exactly(var number) -> Json.whole(number);
      case Count.AtLeast(var number) -> {
        ObjectNode least = Json.object();
        least.set("atLeast", Json.whole(number));
        yield least;
      }
    };
  }

  /** Whether all winning moves are listed and known to be complete. */
  private static boolean complete(Reply.Answer answer, Player mover, Detail detail) {
    Winning<Move> winning = answer.options(mover).winning();
    return winning.count().equals(Count.exactly(winning.some().size()))
        && winning.some().size() <= detail.mostWinning();
  }

  private static JsonNode winning(Position from, Winning<Move> winning, Detail detail) {
    List<Move> some = winning.some();
    ArrayNode list = Json.array();
    for (Move move : some.subList(0, Math.min(some.size(), detail.mostWinning()))) {
      ObjectNode node = list.addObject().put("move", MoveText.of(from, move)).put("to",
          move.to().written());
      if (detail.touches())
        node.set("touches", TouchJson.of(move.touches()));
    }
    return list;
  }

  private static JsonNode spent(Spent spent) {
    ObjectNode node = Json.object();
    node.set("work", Json.whole(spent.work()));
    node.set("milliseconds", Json.whole(spent.time().toMillis()));
    return node;
  }
}
