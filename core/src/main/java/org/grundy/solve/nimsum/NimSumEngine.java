package org.grundy.solve.nimsum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.engine.Summands;
import org.grundy.value.Convention;
import org.grundy.value.Worth;

/**
 * A sum, or a position that falls apart, by the nim-values of its summands. One part of which only the outcome is known
 * does no harm when the others come to 0.
 */
public final class NimSumEngine implements Engine {
  private final Context context;

  public NimSumEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    if (question.convention() == Convention.MISERE)
      return Attempt.notApplicable("nim-values add in normal play only");
    List<Position> summands = Summands.of(question.position());
    if (summands.size() < 2)
      return Attempt.notApplicable("the position is not a sum");
    if (!summands.stream().allMatch(Summands::mayHaveNimValue))
      return Attempt.notApplicable("a part of the sum is partizan");
    var parts = new ArrayList<Summand>();
    Optional<Summand> unknown = Optional.empty();
    for (Position summand : summands) {
      Optional<Conclusion> known = context.summand(summand);
      if (known.isEmpty())
        return unknown(summand);
      var part = new Summand(summand, known.get().worth(), known.get().evidence().getLast());
      parts.add(part);
      if (part.worth().nimValue().isEmpty()) {
        if (unknown.isPresent())
          return unknown(summand);
        unknown = Optional.of(part);
      }
    }
    Optional<Worth> sum = Worth.sum(parts.stream().map(Summand::worth).toList());
    return sum.isPresent() ? Attempt.found(sum.get(), new NimSumEvidence(parts))
        : unknown(unknown.orElseThrow().position());
  }

  private static Attempt unknown(Position summand) {
    return Attempt.notApplicable("the nim-value of {0} is not known", summand.text());
  }

  @Override
  public boolean refines() {
    return true;
  }
}
