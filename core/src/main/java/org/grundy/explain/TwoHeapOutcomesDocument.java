package org.grundy.explain;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.TwoHeapOutcomes;
import org.grundy.value.Convention;

/**
 * Who wins with two heaps in misère play, where positions have no nim-value to add up: the first heap to the right,
 * the second upwards, a point for a win of the player to move.
 */
public record TwoHeapOutcomesDocument(Ruleset<?> ruleset, TwoHeapOutcomes table) implements Document {
  @Override
  public List<Block> blocks() {
    List<String> heaps = IntStream.rangeClosed(0, table.to()).mapToObj(Integer::toString).toList();
    List<List<String>> cells = IntStream.rangeClosed(0, table.to())
        .mapToObj(y -> table.row(y).stream().map(code -> code.equals("N") ? "." : code).toList()).toList();
    long lost = cells.stream().flatMap(List::stream).filter("P"::equals).count();
    return List.of(new Together(List.of(new Ruled(heaps, heaps, cells, true),
        new Unbroken(Phrase.of("P {0:P-position|P-positions}: {0} on this board, misere play", lost)))));
  }

  @Override
  public void fields(Fields out) {
    table.fields(out.put("game", ruleset.name()).put("play", Convention.MISERE));
  }
}
