package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.grundy.effort.BudgetSpent;
import org.grundy.file.WholeFile;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.word.certificate.CertificateText;
import org.grundy.word.certificate.CertificateWriter;
import org.grundy.word.logic.Theory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a file with a certificate. */
final class CertificateOption {
  @Option(names = "--certificate", paramLabel = "FILE",
      description = "Write a certificate of the answer to this file; check verifies it without the prover.") private @Nullable Path file;

  /**
   * Refuses a file for the certificate of several theorems, or of none.
   *
   * @param file the name of the file that has them
   */
  void forOneOf(String file, List<Theory.Theorem> theorems) {
    if (this.file != null)
      throw theorems.isEmpty() ? BadInput.because("{0} is for one statement or theorem; {1} has none",
          "--certificate", file)
          : BadInput.because("{0} is for one statement or theorem; choose one of those in {1}, as in {2}",
              "--certificate", file, Invocation.of("prove " + file + " " + theorems.getFirst().name()));
  }

  /** Refuses a file for the certificate of a proof that is no statement's. */
  void notFor(String proved) {
    if (file != null)
      throw BadInput.because("{0} is for one statement or theorem; the proof of {1} has no certificate",
          "--certificate", proved);
  }

  /**
   * Refuses a file for the certificate of a game's proof.
   *
   * @param theorems the names of the two statements that prove the game; empty when they have no names
   */
  void notForGames(String game, List<String> theorems) {
    if (file != null && theorems.size() == 2)
      throw BadInput.because("{0} is for one statement or theorem; the proof of {1} has two: {2} and {3}",
          "--certificate", game, theorems.getFirst(), theorems.getLast());
    notFor(game);
  }

  /** @throws BadInput when there is a file for a certificate; one for Walnut's notation cannot be checked */
  void notForScripts() {
    if (file != null)
      throw BadInput.because("{0} needs definitions in Grundy's notation, not a script of Walnut", "--certificate");
  }

  /**
   * Writes the certificate if there is a file for it, and says so where the output is text.
   *
   * @return the exit status; {@code answered} when nothing went wrong
   */
  int write(CertificateText text, int answered, SharedOptions shared, Console console) {
    if (file == null)
      return answered;
    Path to = Objects.requireNonNull(file);
    var certificate = new CertificateWriter(text, shared.reading(console), shared.budget(console));
    try {
      WholeFile.write(to, out -> {
        var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        certificate.write(writer);
        writer.flush();
      });
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      console.err().println(shared.voice().say(Phrase.of("No certificate was written: {0}.", Stopped.by(spent))));
      return Exit.BUDGET_SPENT;
    } catch (IOException e) {
      throw RowFile.unwritten(to, e);
    }
    if (!shared.json() && shared.format() == Format.TEXT)
      console.out().println("\n" + shared.voice().say(Phrase.of("The certificate is in {0}. To check it: {1}",
          to.toString(), Invocation.of("check " + to))));
    return answered;
  }
}
