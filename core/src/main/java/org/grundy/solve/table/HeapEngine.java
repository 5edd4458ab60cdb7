package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.NimRule;
import org.grundy.game.Position;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * One heap of a heap game, by the table of its nim-values or their proved period. Under mis&egrave;re play, any number of
 * heaps, where the nim-values decide that too.
 */
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
    if (!(question.position() instanceof Position.Single<?>(HeapGame game, Heaps at)))
      return Attempt.notApplicable("the position is not one heap of a heap game");
    List<BigInteger> heaps = at.list().stream().filter(size -> size.signum() > 0).toList();
    if (question.convention() == Convention.MISERE)
      return misere(game, heaps);
    if (heaps.size() > 1)
      return Attempt.notApplicable("the position is not one heap of a heap game");
    BigInteger heap = heaps.isEmpty() ? BigInteger.ZERO : heaps.getFirst();
    return table(game).value(heap).map(v -> Attempt.found(new NimValue(v.value()), v.evidence()))
        .orElseGet(() -> Attempt.notApplicable("a move of {0} does not make the heap smaller", game.name()));
  }

  /** Any number of heaps, if the nim-values decide. */
  private Attempt misere(HeapGame game, List<BigInteger> heaps) {
    if (!game.fixesAmounts())
      return Attempt.notApplicable("nim-values apply to normal play only");
    var summands = new ArrayList<Summand>();
    for (BigInteger heap : heaps) {
      Position alone = new Position.Single<>(game, Heaps.of(List.of(heap)));
      Optional<Conclusion> known = context.summand(alone).filter(found -> found.worth().nimValue().isPresent());
      if (known.isEmpty())
        return Attempt.notApplicable("the nim-value of {0} is not known", alone.text());
      summands.add(new Summand(alone, known.get().worth(), withoutReason(known.get().evidence().getLast())));
    }
    boolean single = summands.size() == 1;
    var why = new MisereHeapEvidence(summands, single ? remainders(game, heaps.getFirst()) : Optional.empty());
    var evidence = new ArrayList<Evidence>(List.of(why));
    if (single)
      evidence.add(summands.getFirst().evidence());
    boolean lost = NimRule.lost(why.values(), Convention.MISERE);
    return new Attempt.Found(new Conclusion(new Worth.Only(lost ? Outcome.P : Outcome.N), evidence));
  }

  private Optional<Reason> remainders(HeapGame game, BigInteger heap) {
    return Optional.ofNullable(tables.get(game)).flatMap(table -> table.sequence().period()
        .filter(proved -> heap.compareTo(BigInteger.valueOf(proved.from())) >= 0)
        .flatMap(proved -> table.why(proved, heap, Convention.MISERE)));
  }

  /** Which heaps are losing under normal play is no reason here. */
  private static Evidence withoutReason(Evidence evidence) {
    return evidence instanceof PeriodEvidence(var proved, var _) ? new PeriodEvidence(proved, Optional.empty())
        : evidence;
  }

  @Override
  public boolean refines() {
    return true;
  }

  @Override
  public Optional<Phrase> reached() {
    return tables.values().stream().max(Comparator.comparingLong(HeapTable::filled)).filter(table -> table.filled() > 0)
        .map(table -> table.seeksPeriod()
            ? Phrase.of("Heaps 0 to {0} were evaluated, and no period is proved yet.", table.filled() - 1)
            : Phrase.of("The values of heaps 0 to {0} were computed.", table.filled() - 1));
  }
}
