package org.grundy.reference;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** What a solver says of positions as they are typed, under normal play. */
final class Answers {
  private final Solver solver;

  Answers(long work) {
    solver = new Solver(Budget.ofWork(work));
  }

  static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  /** Empty when the budget ends first. */
  Optional<Reply.Answer> answer(String text) {
    return solver.solve(new Question(position(text), Convention.NORMAL)) instanceof Reply.Answer answer
        ? Optional.of(answer) : Optional.empty();
  }

  BigInteger nimValue(String text) {
    return answer(text).map(Reply.Answer::worth).filter(NimValue.class::isInstance)
        .map(NimValue.class::cast)
        .map(NimValue::value).orElseThrow(() -> new IllegalStateException("no nim-value of " + text));
  }
}
