package org.grundy.word.certificate;

import java.io.IOException;
import java.io.Writer;
import org.grundy.effort.Budget;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;

/**
 * Writes the certificate of a statement. The automata of its outline are those of the proof where the proof made them;
 * others are made now, which can take longer than the proof, since the prover may decide a statement without them.
 */
public final class CertificateWriter {
  private final CertificateText text;
  private final Statement statement;
  private final Prover prover;
  private final Outline outline;

  /**
   * Writes nothing yet.
   *
   * @param reading charged for reading the statement
   * @param proving limits the prover
   */
  public CertificateWriter(CertificateText text, Budget reading, Budget proving) {
    this.text = text;
    statement = text.read(reading);
    prover = new Prover(proving);
    outline = Outline.of(statement);
  }

  /** The number of sets and facts. */
  public int entries() {
    return outline.entries().size();
  }

  /**
   * Writes all lines.
   *
   * @throws org.grundy.effort.BudgetSpent when the prover's budget ends first
   */
  public void write(Writer out) throws IOException {
    var lines = new OutlineWriter(out, prover);
    for (String line : text.head())
      lines.line(line);
    lines.write(statement, outline);
  }
}
