package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Document;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Outcomes;
import org.grundy.explain.PositionFields;
import org.grundy.explain.Report;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * A match judged move by move: each position with its measure and a remark on the move, then a summary.
 *
 * @param names of the players who move first and second; none where they are not known
 */
public record ReplayDocument(Replay replay, List<String> names) implements Document {
  public ReplayDocument {
    names = List.copyOf(names);
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Played(replay.measure(), IntStream.range(0, replay.steps().size()).mapToObj(this::turn).toList()));
    for (Player player : List.of(first(), first().opponent()))
      if (replay.moves(player) > 0)
        blocks.add(new Report.Say(summary(player, player == first())));
    return List.of(new Together(blocks));
  }

  @Override
  public void fields(Fields out) {
    PositionFields.put(out, replay.match().positions().getFirst());
    out.put("play", replay.match().convention());
    long[] leads = replay.match().leads();
    out.objects("replay", IntStream.range(0, leads.length).boxed().toList(), (step, i) -> {
      step(step, i);
      if (replay.match().scoring())
        step.put("lead", leads[i]);
    });
    out.put("over", replay.match().over());
  }

  private void step(Fields out, int i) {
    Replay.Step step = replay.steps().get(i);
    out.put("position", step.position().written());
    if (i > 0)
      out.put("mover", replay.match().moverAt(i - 1)).put("quality", step.quality());
    step.length().ifPresent(length -> out.put("length", length));
    step.better().ifPresent(move -> out.put("better", MoveText.of(replay.steps().get(i - 1).position(), move)));
    AnswerDocument.put(out, step.worth());
  }

  private Turn turn(int i) {
    Replay.Step step = replay.steps().get(i);
    return new Turn(MoveWords.position(step.position()), step.shown(), remark(i));
  }

  private Player first() {
    return replay.match().moverAt(0);
  }

  private Phrase remark(int step) {
    Phrase words = quality(step);
    boolean last = step == replay.steps().size() - 1 && step > 0 && replay.match().over();
    return last ? Phrase.of("{0}, last move: {1}", words, result(replay.match())) : words;
  }

  private Phrase quality(int step) {
    return switch (replay.steps().get(step).quality()) {
      case START -> start();
      case GOOD -> Phrase.of("winning");
      case MISTAKE -> replay.steps().get(step).better()
          .map(move -> Phrase.of("a mistake; better {0}", named(replay.steps().get(step - 1).position(), move)))
          .orElseGet(() -> Phrase.of("a mistake"));
      case NONE -> Phrase.of("no winning move");
    };
  }

  /** Heaps by where the move leads, as the other lines have them; boards by what is touched. */
  private static Phrase named(Position from, Move move) {
    return from.pictures().getFirst().layout().ofHeaps() ? MoveWords.position(move.to())
        : Phrase.verbatim(MoveText.of(from, move));
  }

  private Phrase start() {
    Result result = replay.steps().getFirst().outcome().startedBy(first());
    boolean begins = result == Result.win(first());
    Phrase who = result != Result.DRAW && !names.isEmpty() ? Phrase.of("{0} can win", names.get(begins ? 0 : 1))
        : begins ? Phrase.of("the first player can win")
        : result == Result.DRAW ? Phrase.of("neither player can force a win") : Phrase.of("the second player can win");
    Phrase letter = Outcomes.letter(replay.steps().getFirst().outcome());
    return replay.steps().getFirst().shown().equals(letter) ? who : Phrase.of("{0}: {1}", letter, who);
  }

  private Phrase result(Match match) {
    Result result = match.result();
    return result == Result.DRAW ? Phrase.of("a tie")
        : !names.isEmpty() ? Phrase.of("{0} wins", names.get(result == Result.win(first()) ? 0 : 1))
        : result == Result.win(first()) ? Phrase.of("the first player wins") : Phrase.of("the second player wins");
  }

  private Phrase summary(Player player, boolean first) {
    long moves = replay.moves(player);
    if (!names.isEmpty())
      return replay.chances(player) == 0
          ? Phrase.of("{0} had no winning move in {1} {1:turn|turns}.", names.get(first ? 0 : 1), moves)
          : Phrase.of("{0} made {1} winning {1:move|moves} in {2} {2:turn|turns}.", names.get(first ? 0 : 1),
              replay.good(player), moves);
    if (replay.chances(player) == 0)
      return first ? Phrase.of("The first player had no winning move in {0} {0:turn|turns}.", moves)
          : Phrase.of("The second player had no winning move in {0} {0:turn|turns}.", moves);
    return first
        ? Phrase.of("The first player made {0} winning {0:move|moves} in {1} {1:turn|turns}.", replay.good(player),
            moves)
        : Phrase.of("The second player made {0} winning {0:move|moves} in {1} {1:turn|turns}.", replay.good(player),
            moves);
  }
}
