package org.grundy.conjecture;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * What a file of nim-values holds, a period that its values prove, and the value of one heap.
 *
 * @param count   the number of values, those of heaps 0 to {@code count - 1}
 * @param found   the number of values before this run
 * @param written whether this run wrote to the file
 * @param period  if one was looked for and proved
 * @param spent   the limit that was reached before the run was complete
 */
public record ValuesFileDocument(Path path, HeapGame game, long count, long found, boolean written,
    Optional<Period> period, Optional<At> at, Optional<SequenceStats> stats, Optional<BudgetSpent> spent)
    implements
      Document {
  /** G(n + period) = G(n) + gain for all n &ge; from, and a sentence that says so. */
  public record Period(long from, long period, long gain, Phrase statement) {
  }

  /** The value of a heap. */
  public record At(BigInteger heap, BigInteger value) {
  }

  @Override
  public List<Block> blocks() {
    var lines = new ArrayList<Block>();
    lines.add(new Unbroken(held()));
    period.map(Period::statement).map(Unbroken::new).ifPresent(lines::add);
    at.map(asked -> new Unbroken(Phrase.of("G({0}) = {1}", asked.heap, asked.value))).ifPresent(lines::add);
    stats.map(SequenceStats::block).ifPresent(lines::add);
    return List.of(new Together(lines));
  }

  private Phrase held() {
    if (count == 0)
      return Phrase.of("{0} holds no values of {1} yet.", path.toString(), game.name());
    return written && found > 0
        ? Phrase.of("{0} holds the values of {1} for heaps 0 to {2}; the file already had {3} of them.",
            path.toString(), game.name(), count - 1, found)
        : Phrase.of("{0} holds the values of {1} for heaps 0 to {2}.", path.toString(), game.name(), count - 1);
  }

  @Override
  public void fields(Fields out) {
    out.put("game", game.name()).put("file", path.toString()).put("count", count).put("found", found);
    period.ifPresent(law -> out.object("law").put("from", law.from).put("period", law.period).put("gain",
        law.gain));
    at.ifPresent(asked -> out.object("at").put("heap", asked.heap).put("nimValue", asked.value));
    stats.ifPresent(told -> told.fields(out.object("stats")));
    spent.ifPresent(
        ended -> out.object("gaveUp").put("limit", ended.limit()).put("work", ended.spent().work()));
  }
}
