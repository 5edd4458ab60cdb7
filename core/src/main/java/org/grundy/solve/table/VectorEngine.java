package org.grundy.solve.table;

import java.util.HashMap;
import java.util.Map;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.vector.VectorGame;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** Positions of a vector game with few enough positions below, by a table of their nim-values. */
public final class VectorEngine implements Engine {
  private final Context context;
  private final Map<VectorGame, VectorTable> tables = new HashMap<>();

  public VectorEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    if (question.convention() == Convention.MISERE)
      return Attempt.notApplicable("nim-values apply to normal play only");
    if (!(question.position() instanceof Position.Single<?>(VectorGame game, Heaps at)) || game.heaps() == 0)
      return Attempt.notApplicable("the position has no fixed number of heaps");
    if (!VectorTable.fits(game, at))
      return Attempt.notApplicable("a table up to {0} is too large", question.position().text());
    VectorTable table = tables.computeIfAbsent(game, g -> new VectorTable(g, context.budget()));
    return Attempt.found(NimValue.of(table.value(at)), new TableEvidence(table.cells()));
  }

  @Override
  public boolean refines() {
    return true;
  }
}
