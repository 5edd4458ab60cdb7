package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.draw.SequenceText;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.wire.SequencesJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The nim-values of single heaps, their period and why it is proved. */
@Command(name = "values", description = "The nim-values of single heaps, their period, and why it is proved.",
    footer = {"", "Examples:", "  ./grundy values take:1,4 --to 19 --at 1000000000",
        "  ./grundy values kayles --to 83 --at 10^18",
        "  ./grundy values 0.137 --to 1e5 --file dawson.csv"})
final class ValuesCommand implements Callable<Integer> {
  /** Text is for reading; more values go into rows. */
  private static final int MOST_SHOWN = 10_000;

  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Mixin private RowFile rows = new RowFile();

  @Parameters(paramLabel = "RULES", arity = "1",
      description = "A game of heaps: a name, a code, a set.") private String rules = "";

  @Option(names = "--to", paramLabel = "N", defaultValue = "59",
      description = "The last heap of the table: 83, 1e6, 10^6.") private String to = "59";

  @Option(names = "--at", paramLabel = "N",
      description = "The value of one more heap, of any size.") private @Nullable String at;

  ValuesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Budget budget = shared.budget(console);
    var sequence = HeapSequence.of(shared.catalog().ruleset(rules), new Solver(budget));
    BigInteger last = Shared.number("--to", to);
    Optional<BigInteger> asked = Optional.ofNullable(at).map(heap -> Shared.number("--at", heap));
    if (shared.json()) {
      console.out().println(SequencesJson.values(sequence, last, asked));
    } else if (rows.wanted()) {
      List<BigInteger> values = new ArrayList<>(sequence.values(last));
      rows.write(console, List.of("n", "value"), values.size(),
          (line, separator, n) -> line.append(n).append(separator).append(values.get(n)));
    } else {
      if (last.bitLength() < Integer.SIZE && last.intValueExact() > MOST_SHOWN
          && last.intValueExact() <= HeapSequence.MOST)
        throw BadInput.because("{0}: expected at most {1} values to read, found {2}; more go to {3} or {4}", "--to",
            MOST_SHOWN,
            last, "--format csv", "--file");
      SequenceText.lines(sequence, last, asked, shared.textOptions(console)).forEach(console.out()::println);
      shared.tellStats(console, budget);
    }
    return Exit.ANSWERED;
  }
}
