package org.grundy.solve;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.strategy.LostPositions;
import org.grundy.strategy.StrategyText;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Writes a winning strategy for a position: an answer to every move of the loser, then to every move after that, to the
 * end. The solver says which answers win. An answer that the strategy has elsewhere is preferred, so that it stays short.
 *
 * <p>Time is that of the solver for the answers; memory that of the strategy's lines.
 */
public final class StrategyWriter {
  private final Solver solver;
  private final Question question;
  private final LostPositions lost;
  private final Deque<Step> steps = new ArrayDeque<>();

  /** @throws BadInput when {@link StrategyText#check} refuses the position */
  public StrategyWriter(Solver solver, Question question) {
    StrategyText.check(question.position());
    this.solver = solver;
    this.question = question;
    this.lost = new LostPositions(question.position(), question.convention(), solver.budget());
  }

  /** How many positions have been written. */
  public int written() {
    return lost.size();
  }

  /**
   * Writes the strategy.
   *
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public void write(Writer to) throws IOException {
    Outcome outcome = solver.decide(question);
    var out = new PrintWriter(to);
    new StrategyText(question.position(), question.convention(), outcome).head().forEach(line -> line(out, line));
    for (Player starter : Player.values())
      if (!outcome.wins(starter))
        prove(question.position(), starter, out);
      else if (!lost.showWin(question.position(), starter))
        prove(answer(question.position(), starter), starter.opponent(), out);
    line(out, StrategyText.end(lost.size()));
    if (out.checkError())
      throw new IOException("cannot write the strategy");
  }

  private static void line(PrintWriter out, String line) {
    out.print(line + "\n");
  }

  /** A position that the player to move loses, and its options up to the one that needs an answer now. */
  private static final class Step {
    final Position position;
    final Player mover;
    final List<Position> options;
    int next;

    Step(Position position, Player mover, List<Position> options) {
      this.position = position;
      this.mover = mover;
      this.options = options;
    }
  }

  /** Writes what shows that a player who is to move loses. */
  private void prove(Position position, Player mover, PrintWriter out) {
    if (lost.contains(position, mover))
      return;
    steps.push(step(position, mover));
    while (!steps.isEmpty()) {
      Step top = steps.getFirst();
      while (top.next < top.options.size() && lost.showWin(top.options.get(top.next), top.mover.opponent()))
        top.next++;
      if (top.next == top.options.size()) {
        steps.pop();
        if (lost.add(top.position, top.mover))
          line(out, lost.line(top.position, top.mover));
      } else
        steps.push(step(answer(top.options.get(top.next), top.mover.opponent()), top.mover));
    }
  }

  private Step step(Position position, Player mover) {
    Map<String, Position> options = new LinkedHashMap<>();
    for (Position option : options(position, mover))
      options.putIfAbsent(lost.key(option, mover.opponent()), option);
    return new Step(position, mover, List.copyOf(options.values()));
  }

  private List<Position> options(Position position, Player mover) {
    var options = new ArrayList<Position>();
    position.moves(mover, move -> {
      solver.budget().charge(1);
      options.add(move.to());
      return true;
    });
    return options;
  }

  /** The option after a winning move of a player who has one. */
  private Position answer(Position position, Player mover) {
    Result win = Result.win(mover);
    return options(position, mover).stream()
        .filter(to -> solver.decide(new Question(to, question.convention()), mover.opponent()).equals(win))
        .findFirst().orElseThrow();
  }
}
