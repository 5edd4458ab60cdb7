package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Document;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Outcomes;
import org.grundy.explain.Report;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * Why the answers of exercises are right: the reason that the solver gives, a winning move, or the values that a mex is
 * taken of. The solver's budget limits all of them together; a reason that it does not suffice for is left out, and a
 * sentence says so.
 */
public final class ExerciseReasons {
  private final Solver solver;
  private final Convention convention;
  private final MoveReasons reasons;

  public ExerciseReasons(Solver solver, Convention convention) {
    this.solver = solver;
    this.convention = convention;
    this.reasons = new MoveReasons(solver, convention);
  }

  private Optional<Reply.Answer> solved(Position at) {
    return solver.solve(new Question(at, convention)) instanceof Reply.Answer answer ? Optional.of(answer)
        : Optional.empty();
  }

  /** @param letter the name of a position of a list */
  List<Document.Block> blocks(Exercise exercise, IntFunction<Phrase> letter) {
    return switch (exercise) {
      case Exercise.OneMove(Position at, Player mover, Move answer) -> reasons.winning(at, mover, answer);
      case Exercise.WhichAreLost(List<Position> positions, List<Integer> lost) -> {
        var blocks = new ArrayList<Document.Block>();
        for (int i = 0; i < positions.size(); i++) {
          List<Document.Block> reasons = lost.contains(i) ? losing(positions.get(i)) : winning(positions.get(i));
          blocks.add(new Document.Headed(Phrase.of("{0} ", letter.apply(i)), 0,
              reasons.stream().filter(reason -> !(reason instanceof Report.Source)).toList()));
          reasons.stream().filter(Report.Source.class::isInstance).forEach(blocks::add);
        }
        yield blocks;
      }
      case Exercise.Table table ->
        table.blank().stream().map(table.positions()::get).<Document.Block>map(at -> new Report.Say(mex(at))).toList();
    };
  }

  private List<Document.Block> losing(Position at) {
    return solved(at).map(answer -> reasons.losing(answer, List.of(Player.values())))
        .orElseGet(() -> List.of(MoveReasons.unknown()));
  }

  /** A move of a player who wins by starting. */
  private List<Document.Block> winning(Position at) {
    Optional<Reply.Answer> answer = solved(at);
    if (answer.isEmpty())
      return List.of(MoveReasons.unknown());
    return List.of(new Report.Say(move(answer.get()).orElseGet(() -> Outcomes.words(answer.get().outcome()))));
  }

  private static Optional<Phrase> move(Reply.Answer answer) {
    Position at = answer.question().position();
    for (Player starter : Player.values())
      if (answer.outcome().wins(starter) && !answer.options(starter).winning().some().isEmpty()) {
        Phrase move = ExerciseDocument.move(at, answer.options(starter).winning().some().getFirst());
        return Optional.of(at.impartial() ? Phrase.of("Winning move: {0}", move)
            : starter == Player.LEFT ? Phrase.of("Left wins by starting: {0}", move)
            : Phrase.of("Right wins by starting: {0}", move));
      }
    return Optional.empty();
  }

  private Phrase mex(Position at) {
    Optional<SortedSet<BigInteger>> values = optionValues(at);
    Optional<BigInteger> value = values.map(ExerciseReasons::least);
    if (value.isEmpty())
      return MoveReasons.unknown().phrase();
    return values.get().isEmpty() ? Phrase.of("{0}: no move is left, so the nim-value is 0.", MoveWords.position(at))
        : Phrase.of("{0}: the moves lead to the {3:value|values} {1}; the least number missing is {2}.",
            MoveWords.position(at), Phrase.sequence(List.copyOf(values.get()), ", "), value.get(), values.get().size());
  }

  /** The nim-values of the options; empty where one of them was not found. */
  private Optional<SortedSet<BigInteger>> optionValues(Position at) {
    var values = new TreeSet<BigInteger>();
    boolean[] complete = {true};
    at.moves(Player.LEFT, move -> {
      Optional<BigInteger> value = solver.nimValue(move.to());
      value.ifPresent(values::add);
      complete[0] = value.isPresent();
      return complete[0];
    });
    return complete[0] ? Optional.of(values) : Optional.empty();
  }

  private static BigInteger least(SortedSet<BigInteger> values) {
    BigInteger least = BigInteger.ZERO;
    while (values.contains(least))
      least = least.add(BigInteger.ONE);
    return least;
  }

  /** For programs: for each position that an answer speaks of, its outcome, a winning move and the evidence. */
  void fields(Fields out, Exercise exercise) {
    switch (exercise) {
      case Exercise.OneMove(Position at, Player _, Move _) -> out.objects("reasons", List.of(at), this::put);
      case Exercise.WhichAreLost(List<Position> positions, var _) -> out.objects("reasons", positions, this::put);
      case Exercise.Table table -> out.objects("reasons",
          table.blank().stream().map(table.positions()::get).toList(), (node, at) -> {
            node.put("position", at.written());
            optionValues(at).ifPresent(values -> node.list("optionValues", List.copyOf(values)));
          });
    }
  }

  private void put(Fields out, Position at) {
    out.put("position", at.written());
    solved(at).ifPresent(answer -> {
      out.put("outcome", answer.outcome().code());
      for (Player starter : at.impartial() ? List.of(Player.LEFT) : List.of(Player.values()))
        if (answer.outcome().wins(starter))
          answer.options(starter).winning().some().stream().findFirst()
              .ifPresent(move -> out.object(at.impartial() ? "winning" : starter == Player.LEFT ? "left" : "right")
                  .put("move", MoveText.of(at, move)).put("to", move.to().written()));
      AnswerDocument.putEvidence(out, answer);
    });
  }
}
