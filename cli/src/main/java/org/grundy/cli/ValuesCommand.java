package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.grundy.conjecture.SequenceDocument;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.table.TwoHeapTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The nim-values of single heaps, their period and why it is proved. */
@Command(name = "values", description = "Compute the nim-values of single heaps, and prove their period.",
    footer = {"", "Examples:", "  ./grundy values take:1,4 --to 19 --at 1000000000",
        "  ./grundy values kayles --to 83 --at 10^18",
        "  ./grundy values 0.137 --to 1e5 --file dawson.csv",
        "  ./grundy values 0.6 --to 2e9 --time 10h --file officers.bin   # resumes",
        "  ./grundy values 0.6 --file officers.bin --at 123456",
        "  ./grundy values '0.???' --to 1e6 --time 2h --file family.csv   # a family"})
final class ValuesCommand implements Callable<Integer> {
  /** An option with a heap so large that its value needs a period. */
  private static final String FURTHER = "--at 10^9";
  /** The most values shown as text, which is for reading; more go into rows. */
  private static final int MOST_SHOWN = 10_000;
  private static final BigInteger SHOWN = BigInteger.valueOf(59);
  private static final BigInteger FAMILY = BigInteger.valueOf(10_000);

  private final Console console;

  @Mixin private final RowFile rows = new RowFile();
  private final SharedOptions shared = rows.shared();

  @Parameters(paramLabel = "RULES", arity = "1",
      description = "A game of heaps: a name, a code, a set; or a family of codes, with ? for any digit.") private String rules = "";

  @Option(names = "--to", paramLabel = "N",
      description = "Largest heap: 83, 1e6, 10^6. Default: 59, or 1e4 for a family.") private @Nullable String to;

  @Option(names = "--at", paramLabel = "N",
      description = "Also print the value of this heap, of any size.") private @Nullable String at;

  @Option(names = "--export", paramLabel = "FORM",
      description = "Export all values of FILE.bin: csv, bfile (OEIS) or raw bytes.") private ValuesFile.@Nullable Export export;

  ValuesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Budget budget = shared.budget(console);
    Optional<BigInteger> wanted = Optional.ofNullable(to).map(heap -> SharedOptions.number("--to", heap));
    Optional<BigInteger> asked = Optional.ofNullable(at).map(heap -> SharedOptions.number("--at", heap));
    if (rules.indexOf('?') >= 0)
      return family(wanted, budget);
    if (rows.values().isPresent() && rows.formatted())
      throw BadInput.because("{0} does not work with {1}", "--format", "--file FILE.bin");
    if (shared.json() && export != null)
      throw BadInput.because("{0} does not work with {1}", "--json", "--export");
    if (rows.values().isEmpty() || !shared.json())
      rows.refuseJson();
    if (at != null && (export != null || rows.wanted() && rows.values().isEmpty()))
      throw BadInput.because("{0} does not work with {1}",
          export != null ? "--export" : rows.formatted() ? "--format" : "--file", "--at");
    if (rows.values().isEmpty() && export != null)
      throw BadInput.because("{0} works only with {1}", "--export", "--file FILE.bin");
    Ruleset<?> ruleset = shared.catalog(console).ruleset(rules);
    if (ruleset instanceof HeapGame game && game.code().filter(code -> code.pieces() > 1).isPresent())
      console.restart().before(wanted.orElse(SHOWN).max(asked.orElse(SHOWN)));
    if (rows.values().isPresent())
      return new ValuesFile(console, shared, rows.values().get(), ruleset).run(wanted, asked,
          Optional.ofNullable(export), shared.stats(), budget);
    HeapSequence sequence = sequence(ruleset, budget);
    try {
      return told(sequence, wanted.orElse(SHOWN), asked, budget);
    } catch (BudgetSpent spent) {
      Optional<Long> last = sequence.computed().filter(computed -> computed.period().isEmpty())
          .map(NimSequence::filled).filter(filled -> filled > 0).map(filled -> filled - 1);
      console.complain(reached(spent, last.orElseThrow(() -> spent)), language());
      return Exit.BUDGET_SPENT;
    }
  }

  /** A sentence saying which limit ended the run, and how far it got. */
  private static Phrase reached(BudgetSpent spent, long heap) {
    return Phrase.of("{0} {1}", Stopped.undecided(spent),
        Phrase.of("Heaps 0 to {0} were evaluated, and no period is proved yet.", heap));
  }

  /** The output options in the form that {@link Console#complain} expects. */
  private List<String> language() {
    return Stream.concat(shared.json() ? Stream.of("--json") : Stream.empty(), shared.language()).toList();
  }

  private int told(HeapSequence sequence, BigInteger last, Optional<BigInteger> asked, Budget budget) {
    asked.ifPresent(sequence::seek);
    if (rows.wanted()) {
      rows(sequence, last);
    } else {
      if (!shared.json() && last.bitLength() < Integer.SIZE && last.intValueExact() > MOST_SHOWN
          && last.intValueExact() <= HeapSequence.MOST)
        throw BadInput.because("{0}: at most {1} values are printed, found {2}; for more, use {3} or {4}", "--to",
            MOST_SHOWN,
            last, "--format csv", "--file");
      shared.print(console, new SequenceDocument(sequence, last, asked, shared.stats(), Optional.of(FURTHER)));
      if (!shared.json())
        shared.tellStats(console, budget);
    }
    return Exit.ANSWERED;
  }

  /** Prints the table of all codes that match a pattern. */
  private int family(Optional<BigInteger> wanted, Budget budget) {
    if (at != null || export != null || rows.values().isPresent())
      throw BadInput.because("{0} does not work with {1}", at != null ? "--at" : export != null ? "--export"
          : "--file FILE.bin", BadInput.quoted(rules));
    if (shared.json() && rows.formatted())
      throw BadInput.because("{0} does not work with {1}", "--json", "--format");
    shared.refuseLatex(rules);
    BigInteger last = wanted.orElse(FAMILY);
    if (last.compareTo(BigInteger.valueOf(HeapSequence.MOST)) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, HeapSequence.MOST,
          last);
    console.restart().before(last.multiply(BigInteger.valueOf(Sweep.family(rules).size())));
    return new FamilyTable(console, shared, rows, rules, last.intValueExact()).run(budget);
  }

  /** Writes rows of values; if the run ends early, those found so far. */
  private void rows(HeapSequence sequence, BigInteger last) {
    var values = new ArrayList<BigInteger>();
    try {
      sequence.values(last, values);
    } finally {
      if (!values.isEmpty())
        rows.write(console, List.of("n", "value"), values.size(),
            (line, separator, n) -> line.append(n).append(separator).append(values.get(n)));
    }
  }

  /** The sequence of a game; one of two heaps is referred to the command for those. */
  private static HeapSequence sequence(Ruleset<?> ruleset, Budget budget) {
    try {
      return HeapSequence.of(ruleset, new Solver(budget));
    } catch (BadInput bad) {
      throw TwoHeapTable.fits(ruleset)
          ? BadInput.because("{0}: expected an impartial game of single heaps, such as {1}; for two heaps: {2}",
              ruleset.name(), "take:1,4", Invocation.of("table " + Invocation.quoted(ruleset.name())))
          : bad;
    }
  }
}
