package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.grundy.effort.BudgetSpent;
import org.grundy.file.WholeFile;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.StrategyWriter;
import org.grundy.solve.engine.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a file with a winning strategy. */
final class ProofOption {
  @Option(names = "--proof", paramLabel = "FILE",
      description = "Write a winning strategy to this file; check verifies it using only the rules of the game.") private @Nullable Path file;

  boolean given() {
    return file != null;
  }

  /**
   * @param many whether many positions are read
   * @throws BadInput when there is a file for a proof, but not one position whose answer is a document
   */
  void check(boolean many, Format format) {
    if (given() && (many || format.ofRows()))
      throw BadInput.because("{0} does not work with {1}", "--proof", many ? "-" : "--format " + format.word());
  }

  /**
   * Writes the strategy, and says so where the output is text.
   *
   * @return the exit status
   */
  int write(Solver solver, Question question, SharedOptions shared, Console console) {
    Path to = Objects.requireNonNull(file);
    var strategy = new StrategyWriter(solver, question);
    try {
      WholeFile.write(to, out -> {
        var text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        strategy.write(text);
        text.flush();
      });
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      console.err().println(shared.voice().say(
          Phrase.of("No proof was written: {0}; {1,} {1:position was|positions were} listed.", Stopped.by(spent),
              strategy.written())));
      return Exit.BUDGET_SPENT;
    } catch (IOException e) {
      throw RowFile.unwritten(to, e);
    }
    if (!shared.json() && shared.format() == Format.TEXT)
      console.out().println("\n" + shared.voice().say(
          Phrase.of("The proof is in {0}: {1} {1:position|positions}. To check it: {2}", to.toString(),
              strategy.written(), Invocation.of("check " + to))));
    return Exit.ANSWERED;
  }
}
