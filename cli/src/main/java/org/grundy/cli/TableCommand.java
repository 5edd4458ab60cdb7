package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.draw.TableText;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.TwoHeapTable;
import org.grundy.wire.SequencesJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The nim-values of two heaps. */
@Command(name = "table", description = "The nim-values of two heaps, zeros in brackets.",
    footer = {"", "Examples:", "  ./grundy table wythoff --to 12", "  ./grundy table nim --to 15 --format csv",
        "  ./grundy table 'vector:(1,2)(2,1)' --to 10"})
final class TableCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 200;

  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Mixin private RowFile rows = new RowFile();

  @Parameters(paramLabel = "GAME", arity = "1", description = "A game of two heaps.") private String game = "";

  @Option(names = "--to", paramLabel = "N", defaultValue = "12",
      description = "The greatest heap.") private String to = "12";

  TableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Ruleset<?> ruleset = shared.catalog().ruleset(game);
    BigInteger greatest = Shared.number("--to", to);
    boolean text = !shared.json() && !rows.wanted();
    if (text && greatest.compareTo(BigInteger.valueOf(MOST_SHOWN)) > 0)
      throw BadInput.because("{0}: expected at most {1} to read, found {2}; more go to {3} or {4}", "--to", MOST_SHOWN,
          greatest,
          "--format csv", "--file");
    Budget budget = shared.budget(console);
    TwoHeapTable table = TwoHeapTable.of(ruleset, greatest, budget);
    if (text) {
      TableText.lines(table, shared.textOptions(console)).forEach(console.out()::println);
      shared.tellStats(console, budget);
    } else if (shared.json()) {
      console.out().println(SequencesJson.table(ruleset, table));
    } else {
      write(table);
    }
    return Exit.ANSWERED;
  }

  private void write(TwoHeapTable table) {
    List<String> header = new ArrayList<>(List.of("y"));
    for (int x = 0; x <= table.to(); x++)
      header.add(Integer.toString(x));
    rows.write(console, header, table.to() + 1, (line, separator, y) -> {
      line.append(y);
      for (int value : table.row(y))
        line.append(separator).append(value);
    });
  }
}
