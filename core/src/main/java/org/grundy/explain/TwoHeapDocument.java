package org.grundy.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.table.TwoHeapTable;

/**
 * The nim-values of two heaps: the first heap to the right, the second upwards, zeros in brackets.
 *
 * @param shown   whether people see the table
 * @param periods whether they see the periods of its first rows
 */
public record TwoHeapDocument(Ruleset<?> ruleset, TwoHeapTable table, boolean shown,
    boolean periods) implements Document {
  /** The last row in which a period is looked for. */
  private static final int MOST_ROWS = 10;

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    if (shown)
      blocks.add(new Together(List.of(board(), new Unbroken(
          Phrase.of("[0] {0:P-position|P-positions}: {0} on this board", table.zeros())))));
    if (periods)
      blocks.add(new Together(seen()));
    return blocks;
  }

  private Block board() {
    List<String> rows = IntStream.rangeClosed(0, table.to()).mapToObj(Integer::toString).toList();
    List<String> columns = rows.stream().map(x -> x + " ").toList();
    List<List<String>> cells = IntStream.rangeClosed(0, table.to()).mapToObj(y -> Arrays.stream(table.row(y))
        .mapToObj(value -> value == 0 ? "[0]" : value + " ").toList()).toList();
    return new Ruled(columns, rows, cells, true);
  }

  /** The periods of the first rows, as far as the table shows them. */
  private List<Block> seen() {
    var lines = new ArrayList<Block>();
    for (int y = 0; y <= Math.min(table.to(), MOST_ROWS); y++) {
      int row = y;
      lines.add(new Unbroken(table.rowPeriod(y)
          .map(period -> Phrase.of("Row {0}: G(x+{1}) = G(x) + {2} from x = {3} to the end of the table.", row,
              period.period(), period.gain(), period.from()))
          .orElseGet(() -> Phrase.of("Row {0}: no period in this table.", row))));
    }
    lines.add(new Unbroken(Phrase.of("Observed for heaps up to {0}, not proved beyond.", table.to())));
    return lines;
  }

  @Override
  public void fields(Fields out) {
    table.fields(out.put("game", ruleset.name()));
  }
}
