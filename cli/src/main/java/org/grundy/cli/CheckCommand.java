package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.CertificateDocument;
import org.grundy.explain.StrategyDocument;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.prover.GameCertificate;
import org.grundy.strategy.StrategyCheck;
import org.grundy.strategy.StrategyText;
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
  /** The first two lines of a file that can be checked are not longer together. */
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
    try (BufferedReader lines = file.equals("-") ? console.lines() : read(Path.of(file))) {
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

  /** Bytes that are not text are no error: the first line says that the file is of another kind. */
  private static BufferedReader read(Path path) throws IOException {
    return new BufferedReader(new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8));
  }

  private boolean proved(BufferedReader lines, Budget budget) throws IOException {
    List<String> begin = begin(lines);
    String first = begin.isEmpty() ? "" : begin.getFirst();
    if (first.equals(CertificateText.FIRST))
      return begin.size() > 1 && GameCertificate.continues(begin.get(1)) ? ofGame(lines, budget)
          : ofStatements(lines, budget);
    if (!first.equals(StrategyText.FIRST))
      throw BadInput.expected(Phrase.of("line {0}", 1),
          Phrase.of("{0} as {1} writes it, or {2} as {3} writes it", BadInput.quoted(StrategyText.FIRST),
              "solve --proof", BadInput.quoted(CertificateText.FIRST), "prove --certificate"),
          first);
    StrategyCheck.Verdict verdict = StrategyCheck.of(lines, shared.catalog(console), budget);
    shared.print(console, new StrategyDocument(verdict));
    return verdict instanceof StrategyCheck.Proved;
  }

  /** The first two lines, which stay to be read. */
  private static List<String> begin(BufferedReader lines) throws IOException {
    lines.mark(LONGEST);
    var begin = new char[LONGEST];
    int length = 0;
    for (int more = 0; more >= 0 && length < LONGEST; length += Math.max(more, 0))
      more = lines.read(begin, length, LONGEST - length);
    lines.reset();
    return new String(begin, 0, length).lines().limit(2).toList();
  }

  private boolean ofGame(BufferedReader lines, Budget budget) {
    CertificateDocument found = CertificateDocument
        .of(GameCertificate.check(lines, shared.catalog(console)::ruleset, budget));
    shared.print(console, found);
    return found.proved();
  }

  private boolean ofStatements(BufferedReader lines, Budget budget) {
    List<CertificateDocument> found = CertificateCheck.of(lines, budget).stream().map(CertificateDocument::of).toList();
    boolean proved = found.stream().allMatch(CertificateDocument::proved);
    if (shared.json() && found.size() > 1)
      shared.printFields(console, out -> out.put("proved", proved).objects("certificates", found,
          (fields, one) -> one.fields(fields)));
    else
      found.forEach(one -> shared.print(console, one));
    return proved;
  }
}
