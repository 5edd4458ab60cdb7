package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.CertificateDocument;
import org.grundy.explain.StrategyDocument;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.strategy.StrategyCheck;
import org.grundy.word.certificate.CertificateCheck;
import org.grundy.word.certificate.CertificateText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks proofs in files, without what found them. */
@Command(name = "check",
    description = "Check a winning strategy from solve --proof, using only the rules of the game, or a certificate "
        + "from prove --certificate, without the prover.",
    footer = {"", "The exit status is 0 if the file proves what it says, and 1 if it does not.", "", "Examples:",
        "  ./grundy solve domineering 5x5 --proof domineering.txt", "  ./grundy check domineering.txt",
        "  ./grundy prove T3 --certificate T3.txt", "  ./grundy check T3.txt"})
final class CheckCommand implements Callable<Integer> {
  /** No first line is longer. */
  private static final int LONGEST = 1 << 16;

  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "FILE", description = "The file; - reads standard input.") private String file = "";

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Budget budget = shared.budget(console);
    try (BufferedReader lines = file.equals("-") ? console.lines() : Files.newBufferedReader(Path.of(file))) {
      boolean proved = proved(lines, budget);
      if (!shared.json())
        shared.tellStats(console, budget);
      return proved ? Exit.ANSWERED : Exit.REFUTED;
    } catch (IOException | UncheckedIOException _) {
      throw BadInput.because("cannot read {0}", file);
    } catch (BudgetSpent spent) {
      return shared.stopped(console, Phrase.of("Not checked to the end: {0}.", Stopped.by(spent)));
    }
  }

  private boolean proved(BufferedReader lines, Budget budget) throws IOException {
    lines.mark(LONGEST);
    String first = lines.readLine();
    lines.reset();
    if (first != null && CertificateText.begins(first)) {
      CertificateCheck.Verdict verdict = CertificateCheck.of(lines, budget);
      shared.print(console, new CertificateDocument(verdict));
      return verdict instanceof CertificateCheck.Proved;
    }
    StrategyCheck.Verdict verdict = StrategyCheck.of(lines, shared.catalog(console), budget);
    shared.print(console, new StrategyDocument(verdict));
    return verdict instanceof StrategyCheck.Proved;
  }
}
