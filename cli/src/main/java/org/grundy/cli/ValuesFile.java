package org.grundy.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.conjecture.SequenceStats;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.octal.NimRun;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.HeapSequence;

/** Nim-values in a file that can be extended run after run, queried, and exported in other formats. */
final class ValuesFile {
  /** The format in which the values of the file are exported. */
  enum Export {
    CSV, BFILE, RAW
  }

  private final Console console;
  private final SharedOptions shared;
  private final Voice voice;
  private final Path path;
  private final HeapGame game;

  /**
   * @throws BadInput when the game is not a heap game, in which a move replaces a heap with others
   */
  ValuesFile(Console console, SharedOptions shared, Path path, Ruleset<?> ruleset) {
    this.console = console;
    this.shared = shared;
    this.voice = shared.voice();
    this.path = path;
    if (!(ruleset instanceof HeapGame heaps))
      throw HeapSequence.theorem(ruleset).isPresent()
          ? BadInput.because("{0}: a theorem gives its values, which need no file; a game such as {1} has one",
              ruleset.name(), "0.6")
          : BadInput.because("{0}: expected a game whose moves change one heap, such as {1}, for a file of values",
              ruleset.name(), "0.6");
    this.game = heaps;
  }

  /**
   * Makes the file hold the values of heaps 0 to {@code to}, then answers from it.
   *
   * @param to     the last heap; if empty, nothing is computed
   * @param at     the heap whose value is asked for
   * @param export the format in which all values go to standard output
   * @param stats  whether to print how the values are known
   * @return the exit status
   */
  int run(Optional<BigInteger> to, Optional<BigInteger> at, Optional<Export> export, boolean stats, Budget budget) {
    try (var run = to.isPresent() ? NimRun.open(path, game, budget) : NimRun.read(path, game, budget)) {
      if (run.file().cut())
        console.err().println(voice.say(to.isPresent()
            ? Phrase.of("The last block of {0} was incomplete; values from heap {1} on are being recomputed.",
                path.toString(), run.found())
            : Phrase.of("The last block of {0} is incomplete or still being written; its values, from heap {1} on, are "
                + "left out.", path.toString(), run.found())));
      boolean complete = to.isEmpty() || extended(run, to.get(), budget);
      boolean beyond = at.filter(heap -> !holds(run, heap)).isPresent();
      if (complete && (beyond || stats))
        complete = proved(run, budget);
      if (export.isPresent())
        export(run, export.get());
      else
        tell(run, to.isPresent());
      if (at.isPresent() && (complete || !beyond))
        console.out().println("G(" + at.get() + ") = " + value(run, at.get()));
      if (stats && export.isEmpty())
        shared.print(console, new SequenceStats.Computed(run.sequence(), run.found()));
      return complete ? Exit.ANSWERED : Exit.BUDGET_SPENT;
    } catch (IOException e) {
      if (to.isPresent())
        throw RowFile.unwritten(path, e);
      throw e instanceof NoSuchFileException
          ? BadInput.because("there is no file {0} yet; {1} creates it", path.toString(), "--to N")
          : BadInput.because("cannot read {0}", path.toString());
    }
  }

  private boolean extended(NimRun run, BigInteger to, Budget budget) throws IOException {
    if (holds(run, to))
      return true;
    BigInteger most = BigInteger.valueOf(run.sequence().farthest());
    if (to.compareTo(most) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, most, to);
    try {
      run.extend(to.longValueExact(), budget);
      return true;
    } catch (BudgetSpent spent) {
      return told(spent);
    }
  }

  /** Looks for a period of the values; false when the budget ran out first. */
  private boolean proved(NimRun run, Budget budget) {
    try {
      run.prove(budget);
      return true;
    } catch (BudgetSpent spent) {
      return told(spent);
    }
  }

  private boolean told(BudgetSpent spent) {
    console.err().println(voice.say(SolveCommand.sentence(spent.limit(), spent.spent())));
    return false;
  }

  private void tell(NimRun run, boolean written) {
    long count = run.file().count();
    console.out()
        .println(voice.say(count == 0 ? Phrase.of("{0} holds no values of {1} yet.", path.toString(), game.name())
            : written && run.found() > 0
                ? Phrase.of("{0} holds the values of {1} for heaps 0 to {2}; the file already had {3} of them.",
                    path.toString(), game.name(), count - 1, run.found())
            : Phrase.of("{0} holds the values of {1} for heaps 0 to {2}.", path.toString(), game.name(), count - 1)));
    run.period().ifPresent(law -> console.out().println(voice.say(law.statement())));
  }

  private static boolean holds(NimRun run, BigInteger heap) {
    return heap.compareTo(BigInteger.valueOf(run.file().count())) < 0;
  }

  private static BigInteger value(NimRun run, BigInteger heap) {
    if (holds(run, heap))
      return BigInteger.valueOf(run.file().value(heap.longValueExact()));
    if (run.period().isPresent())
      return run.sequence().value(heap);
    throw run.file().count() == 0
        ? BadInput.because("{0}: expected a heap of the file, which has none yet, found {1}", "--at", heap)
        : BadInput.because("{0}: expected a heap up to {1}, where the file ends and no period is proved, found {2}",
            "--at", run.file().count() - 1, heap);
  }

  private void export(NimRun run, Export export) throws IOException {
    var out = new BulkOutput(console.out());
    var rows = new WholeRows(out);
    try {
      switch (export) {
        case CSV -> run.csv(rows::add);
        case BFILE -> run.bFile(rows::add);
        case RAW -> run.raw(out);
      }
      rows.flush();
    } catch (BulkOutput.Refused _) {
      // Standard output reports why when the command ends.
    }
  }
}
