package org.grundy.solve.table;

import java.util.HashMap;
import java.util.Map;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SmallHeaps;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** Two heaps of a game whose moves are rays, by a table of their nim-values, where the heaps are not small. */
public final class TwoHeapEngine implements Engine {
  private final Context context;
  private final Map<Ruleset<?>, TwoHeapValues> tables = new HashMap<>();

  public TwoHeapEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    if (question.convention() == Convention.MISERE)
      return Attempt.notApplicable("nim-values apply to normal play only");
    if (!(question.position() instanceof Position.Single<?>(var game, Heaps at)))
      return Attempt.notApplicable("the position has no heaps");
    if (at.count() != 2)
      return Attempt.notApplicable("the position does not have two heaps");
    TwoHeapValues table = tables.computeIfAbsent(game, g -> new TwoHeapValues(g, context.budget()));
    if (!table.holds(at) && !table.fits(at))
      return Attempt.notApplicable("a table up to {0} is too large", question.position().text());
    if (SmallHeaps.are(at) && !table.holds(at))
      return Attempt.notApplicable("the heaps are small");
    return Attempt.found(NimValue.of(table.value(at)), new TableEvidence(table.cells()));
  }

  @Override
  public boolean refines() {
    return true;
  }
}
