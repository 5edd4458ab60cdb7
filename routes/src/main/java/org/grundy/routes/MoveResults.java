package org.grundy.routes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.play.Match;
import org.grundy.solve.Rounds;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.score.Score;
import org.grundy.wire.TouchJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What each move of the player to move comes to: whether it wins, how many moves are left to play or by how many points
 * the match ends, and the value it leads to. As much of that as the solver's budget allows: results first, of all moves in
 * turn.
 */
final class MoveResults {
  /** The most moves that are listed. */
  private static final int MOST = 2000;
  private static final int LONGEST_VALUE = 12;

  private final Match match;
  private final Solver solver;
  private final Player mover;

  /**
   * @param result of the match
   * @param lead   the points by which the mover leads in the end, where points are counted
   */
  private record Ending(Result result, OptionalLong lead) {
  }

  MoveResults(Match match, Solver solver) {
    this.match = match;
    this.solver = solver;
    this.mover = match.mover();
  }

  /** @param values whether values are wanted as well as results */
  ObjectNode document(boolean values) {
    var moves = new ArrayList<Move>();
    boolean all = match.now().moves(mover, move -> moves.size() < MOST && moves.add(move));
    List<Optional<Ending>> endings = endings(moves);
    boolean decided = endings.stream().allMatch(Optional::isPresent);
    Optional<PlayLength> lengths = decided ? lengths() : Optional.empty();
    List<Optional<String>> worths = values && decided ? values(moves) : List.of();
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode list = document.putArray("moves");
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (endings.get(i).isEmpty())
        continue;
      Ending ending = endings.get(i).get();
      ObjectNode one = list.addObject().put("to", move.to().written()).put("result", said(ending.result()));
      one.set("touches", TouchJson.of(move.touches()));
      if (move.touches().size() > 1 && inAnyOrder(move))
        one.put("anyOrder", true);
      ending.lead().ifPresent(lead -> one.put("lead", lead));
      if (i < worths.size())
        worths.get(i).ifPresent(value -> one.put("value", value));
      OptionalInt plies = lengths.map(length -> length.plies(move.to(), mover.opponent())).orElse(OptionalInt.empty());
      plies.ifPresent(left -> one.put("length", left + 1));
    }
    return document.put("all", all && decided);
  }

  private boolean inAnyOrder(Move move) {
    return switch (match.now().parts().get(move.touches().getFirst().board())) {
      case Position.Single<?> single -> single.ruleset().touchedInAnyOrder();
      case Position.Negative(Position.Single<?> of) -> of.ruleset().touchedInAnyOrder();
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    };
  }

  private String said(Result result) {
    return result == Result.DRAW ? "draws" : result == Result.win(mover) ? "wins" : "loses";
  }

  /** Empty where the budget ended first. */
  private List<Optional<Ending>> endings(List<Move> moves) {
    if (!match.scoring())
      return new Rounds(solver).decide(moves.stream().map(this::after).toList(), mover.opponent()).stream()
          .map(result -> result.map(known -> new Ending(known, OptionalLong.empty()))).toList();
    var endings = new ArrayList<Optional<Ending>>(Collections.nCopies(moves.size(), Optional.empty()));
    try {
      for (int i = 0; i < moves.size(); i++)
        endings.set(i, Optional.of(byPoints(moves.get(i))));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
    }
    return endings;
  }

  /** The points so far count, those for the move, and those still to come. */
  private Ending byPoints(Move move) {
    Worth worth = solver.worth(after(move));
    if (!(worth instanceof Score score))
      throw new IllegalStateException("points are counted, and the worth is " + worth);
    long lead = Math.addExact(Math.addExact(match.lead(), Scoring.lead(match.now(), mover, move.to())),
        score.started(mover.opponent()));
    return new Ending(Result.ofLead(lead), OptionalLong.of(mover == Player.LEFT ? lead : Math.negateExact(lead)));
  }

  /** Empty where points are counted: nobody hurries there. */
  private Optional<PlayLength> lengths() {
    if (match.scoring())
      return Optional.empty();
    try {
      return solver.length(new Question(match.now(), match.convention()), PlayLength.FEW_STEPS);
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }

  /** Of the first moves, until the budget ends; empty where a value is unknown or long. */
  private List<Optional<String>> values(List<Move> moves) {
    var values = new ArrayList<Optional<String>>();
    try {
      for (Move move : moves)
        values.add(solver.worth(after(move)).symbol(LONGEST_VALUE));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
    }
    return values;
  }

  private Question after(Move move) {
    return new Question(move.to(), match.convention());
  }
}
