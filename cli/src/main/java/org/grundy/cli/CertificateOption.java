package org.grundy.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.file.WholeFile;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.prover.GameCertificate;
import org.grundy.solve.prover.GameProof;
import org.grundy.word.certificate.CertificateText;
import org.grundy.word.certificate.CertificateWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a file with a certificate. */
final class CertificateOption {
  @Option(names = "--certificate", paramLabel = "FILE",
      description = "Write a certificate of the answer to this file; check verifies it without the prover.") private @Nullable Path file;

  /** What a file has. */
  private interface Contents {
    void write(Writer out) throws IOException;
  }

  /** Whether there is a file for a certificate. */
  boolean wanted() {
    return file != null;
  }

  /** Refuses a file for the certificate of a proof that has none. */
  void notFor(String proved) {
    if (wanted())
      throw BadInput.because("{0} is for statements, theorems and games of heaps; the proof of {1} has no certificate",
          "--certificate", proved);
  }

  /** @throws BadInput when there is a file for a certificate; one for Walnut's notation cannot be checked */
  void notForScripts() {
    if (wanted())
      throw BadInput.because("{0} needs definitions in Grundy's notation, not a script of Walnut", "--certificate");
  }

  /**
   * Writes the certificates of statements if there is a file for them, and says so where the output is text.
   *
   * @return the exit status; {@code answered} when nothing went wrong
   */
  int write(List<CertificateText> texts, int answered, SharedOptions shared, Console console) {
    Budget budget = shared.budget(console);
    return written(out -> {
      String between = "";
      for (CertificateText text : texts)
        try (var scratch = budget.scratch()) {
          out.write(between);
          new CertificateWriter(text, shared.reading(console), scratch.budget()).write(out);
          between = "\n";
        }
    }, answered, shared, console);
  }

  /** The same for a game. Writes nothing when the claim is not proved. */
  int write(GameProof proof, int answered, SharedOptions shared, Console console) {
    return proof.proved() ? written(out -> GameCertificate.write(proof, out, shared.budget(console)), answered, shared,
        console) : answered;
  }

  private int written(Contents contents, int answered, SharedOptions shared, Console console) {
    if (file == null)
      return answered;
    Path to = Objects.requireNonNull(file);
    try {
      WholeFile.write(to, out -> {
        var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        contents.write(writer);
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
