package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** One heap of a heap game, by the table of its nim-values or their proved period. */
public final class HeapEngine implements Engine {
  private final Context context;
  private final Map<HeapGame, HeapTable> tables = new HashMap<>();

  public HeapEngine(Context context) {
    this.context = context;
  }

  /** The table of a game, which grows as it is asked. */
  public HeapTable table(HeapGame game) {
    return tables.computeIfAbsent(game, g -> new HeapTable(g, context.budget()));
  }

  @Override
  public Attempt attempt(Question question) {
    if (question.convention() == Convention.MISERE)
      return Attempt.notApplicable("nim-values apply to normal play only");
    if (!(question.position() instanceof Position.Single<?>(HeapGame game, Heaps at)))
      return Attempt.notApplicable("the position is not one heap of a heap game");
    List<BigInteger> heaps = at.list().stream().filter(size -> size.signum() > 0).toList();
    if (heaps.size() > 1)
      return Attempt.notApplicable("the position is not one heap of a heap game");
    BigInteger heap = heaps.isEmpty() ? BigInteger.ZERO : heaps.getFirst();
    return table(game).value(heap).map(v -> Attempt.found(new NimValue(v.value()), v.evidence()))
        .orElseGet(() -> Attempt.notApplicable("a move of {0} does not make the heap smaller", game.name()));
  }

  @Override
  public boolean refines() {
    return true;
  }

  @Override
  public Optional<Phrase> reached() {
    long filled = tables.values().stream().mapToLong(HeapTable::filled).max().orElse(0);
    return filled == 0 ? Optional.empty()
        : Optional.of(Phrase.of("The values of heaps 0 to {0} were computed.", filled - 1));
  }
}
