package org.grundy.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.conjecture.SequenceStats;
import org.grundy.conjecture.ValuesFileDocument;
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
   * @param stats  whether to print how the values are known, and what that took
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
      Optional<BudgetSpent> spent = to.isEmpty() ? Optional.empty() : extended(run, to.get(), budget);
      boolean beyond = at.filter(heap -> !holds(run, heap)).isPresent();
      if (spent.isEmpty() && (beyond || stats))
        spent = proved(run, budget);
      if (export.isPresent())
        export(run, export.get());
      else
        print(run, to.isPresent(), at, stats, spent, budget);
      if (!shared.json())
        spent.map(ended -> Stopped.undecided(ended)).map(voice::say)
            .ifPresent(console.err()::println);
      return spent.isEmpty() ? Exit.ANSWERED : Exit.BUDGET_SPENT;
    } catch (IOException e) {
      if (to.isPresent())
        throw RowFile.unwritten(path, e);
      throw e instanceof NoSuchFileException
          ? BadInput.because("there is no file {0} yet; {1} creates it", path.toString(), "--to N")
          : BadInput.because("cannot read {0}", path.toString());
    }
  }

  /** Computes values up to a heap; the limit that ended this, if any. */
  private Optional<BudgetSpent> extended(NimRun run, BigInteger to, Budget budget) throws IOException {
    if (holds(run, to))
      return Optional.empty();
    BigInteger most = BigInteger.valueOf(run.sequence().farthest());
    if (to.compareTo(most) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, most, to);
    try {
      run.extend(to.longValueExact(), budget);
      return Optional.empty();
    } catch (BudgetSpent spent) {
      return Optional.of(spent);
    }
  }

  /** Looks for a period of the values; the limit that ended this, if any. */
  private static Optional<BudgetSpent> proved(NimRun run, Budget budget) {
    try {
      run.prove(budget);
      return Optional.empty();
    } catch (BudgetSpent spent) {
      return Optional.of(spent);
    }
  }

  private void print(NimRun run, boolean written, Optional<BigInteger> at, boolean stats, Optional<BudgetSpent> spent,
      Budget budget) {
    Optional<ValuesFileDocument.At> asked = at.filter(heap -> spent.isEmpty() || holds(run, heap))
        .map(heap -> new ValuesFileDocument.At(heap, value(run, heap)));
    shared.print(console, new ValuesFileDocument(path, game, run.file().count(), run.found(), written, run.period()
        .map(law -> new ValuesFileDocument.Period(law.from(), law.period(), law.saltus(), law.statement())),
        asked, stats ? Optional.of(new SequenceStats.Computed(run.sequence(), run.found())) : Optional.empty(), spent));
    if (!shared.json())
      shared.tellStats(console, budget);
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
        : BadInput.because("{0}: expected a heap of at most {1}, since the file ends there and proves no period; "
            + "found {2}",
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
