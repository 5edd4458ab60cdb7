package org.grundy.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.grundy.effort.Spent;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.reason.Fields;
import org.grundy.solve.Reply;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/**
 * A reply: who wins, which moves, and why; or the limit that ended the search. The fields are in the order in which a
 * person would ask for them.
 *
 * @param report what people read; asked for only when the reply is an answer
 */
public record AnswerDocument(Reply reply, Supplier<Report> report, Detail detail) implements Document {
  /** The most characters of the positions in a list of moves, roughly. */
  private static final long MOST_CHARACTERS = 1_000_000;

  /**
   * The amount of detail for programs.
   *
   * @param mostWinning the most winning moves listed for each player; {@code winningCount} has their full number
   * @param mostOptions the most moves listed for each player, whether they win or not; 0 for no such list. Fewer are
   *                    listed when their texts have more than a million characters
   * @param touches     whether each winning move comes with the touches that make it on the pictures
   * @param spent       whether the cost of the answer is included
   */
  public record Detail(int mostWinning, int mostOptions, boolean touches, boolean spent) {
    /** All known winning moves, and nothing more. */
    public static final Detail STANDARD = new Detail(Integer.MAX_VALUE, 0, false, false);

    public Detail atMost(int mostWinning) {
      return new Detail(mostWinning, mostOptions, touches, spent);
    }

    public Detail withOptions(int mostOptions) {
      return new Detail(mostWinning, mostOptions, touches, spent);
    }

    public Detail withTouches() {
      return new Detail(mostWinning, mostOptions, true, spent);
    }

    public Detail withSpent() {
      return new Detail(mostWinning, mostOptions, touches, true);
    }
  }

  /** A reply for programs only. */
  public static AnswerDocument of(Reply reply, Detail detail) {
    return new AnswerDocument(reply, () -> {
      throw new IllegalStateException("there is no report");
    }, detail);
  }

  @Override
  public List<Block> blocks() {
    return switch (reply) {
      case Reply.Answer _ -> report.get().all();
      case Reply.GaveUp _ -> List.of();
    };
  }

  @Override
  public void fields(Fields out) {
    PositionFields.put(out, reply.question().position());
    out.put("play", reply.question().convention());
    switch (reply) {
      case Reply.Answer answer -> fields(out, answer);
      case Reply.GaveUp gaveUp ->
        out.object("gaveUp").put("limit", gaveUp.limit()).put("work", gaveUp.spent().work());
    }
    if (detail.spent())
      put(out.object("spent"), reply.spent());
  }

  private void fields(Fields out, Reply.Answer answer) {
    put(out, answer.worth());
    if (answer.options(Player.LEFT).asked())
      moves(out, answer);
    putEvidence(out, answer);
  }

  private void moves(Fields out, Reply.Answer answer) {
    byPlayer(out, "moves", answer, (into, mover) -> count(into.out, into.name, answer.options(mover).all()));
    byPlayer(out, "winning", answer, (into, mover) -> winning(into, answer, mover));
    if (!complete(answer, Player.LEFT) || !complete(answer, Player.RIGHT))
      byPlayer(out, "winningCount", answer,
          (into, mover) -> count(into.out, into.name, answer.options(mover).winning().count()));
    if (detail.mostOptions() > 0)
      byPlayer(out, "options", answer, (into, mover) -> options(into, answer.question().position(), mover));
  }

  /** The evidence of an answer, that for the outcome first. */
  public static void putEvidence(Fields out, Reply.Answer answer) {
    put(out.object("evidence"), answer.evidence().getFirst());
    if (answer.evidence().size() > 1)
      out.objects("moreEvidence", answer.evidence().subList(1, answer.evidence().size()), AnswerDocument::put);
  }

  /** The outcome and everything else known about a worth. */
  public static void put(Fields out, Worth worth) {
    out.put("outcome", worth.outcome().code());
    worth.fields(out);
  }

  /** A field that is still to be put. */
  private record Field(Fields out, String name) {
  }

  /** Puts one value when both players have the same moves, else one for each. */
  private static void byPlayer(Fields out, String name, Reply.Answer answer, BiConsumer<Field, Player> put) {
    if (answer.question().position().impartial()) {
      put.accept(new Field(out, name), Player.LEFT);
      return;
    }
    Fields both = out.object(name);
    put.accept(new Field(both, "left"), Player.LEFT);
    put.accept(new Field(both, "right"), Player.RIGHT);
  }

  private static void count(Fields out, String name, Count count) {
    switch (count) {
      case Count.Exactly(var number) -> out.put(name, number);
      case Count.AtLeast(var number) -> out.object(name).put("atLeast", number);
    }
  }

  /** Whether all winning moves are listed and known to be complete. */
  private boolean complete(Reply.Answer answer, Player mover) {
    Winning<Move> winning = answer.options(mover).winning();
    return winning.count().equals(Count.exactly(winning.some().size()))
        && winning.some().size() <= detail.mostWinning();
  }

  private void winning(Field into, Reply.Answer answer, Player mover) {
    Position from = answer.question().position();
    List<Move> some = answer.options(mover).winning().some();
    into.out.objects(into.name, some.subList(0, Math.min(some.size(), detail.mostWinning())), (node, move) -> {
      move(node, from, move);
      if (detail.touches())
        node.objects("touches", move.touches(), (touched, touch) -> touched.put("board", touch.board())
            .put("part", touch.part()).put("level", touch.level()));
    });
  }

  private void options(Field into, Position from, Player mover) {
    var different = new LinkedHashMap<Position, Move>();
    long each = Math.max(1, from.written().length());
    from.moves(mover, move -> {
      different.putIfAbsent(move.to(), move);
      return different.size() < detail.mostOptions() && different.size() * each < MOST_CHARACTERS;
    });
    into.out.objects(into.name, List.copyOf(different.values()), (node, move) -> move(node, from, move));
  }

  private static void move(Fields out, Position from, Move move) {
    out.put("move", MoveText.of(from, move)).put("to", move.to().written());
  }

  /** Evidence as a tree of objects distinguished by their {@code kind}. */
  private static void put(Fields out, Evidence evidence) {
    evidence.fields(out.put("kind", evidence.kind()));
    if (!evidence.summands().isEmpty())
      out.objects("summands", evidence.summands(), AnswerDocument::put);
  }

  private static void put(Fields out, Summand summand) {
    PositionFields.put(out, summand.position());
    put(out, summand.worth());
    put(out.object("evidence"), summand.evidence());
  }

  private static void put(Fields out, Spent spent) {
    out.put("work", spent.work()).put("milliseconds", spent.time().toMillis());
  }
}
