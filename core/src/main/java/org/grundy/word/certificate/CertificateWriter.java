package org.grundy.word.certificate;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.text.AutomatonWriter;

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
    for (String line : text.head())
      line(out, line);
    List<Outline.Entry> entries = outline.entries();
    var facts = new HashMap<Integer, Boolean>();
    for (int i = 0; i < entries.size(); i++) {
      line(out, entries.get(i).text(i + 1));
      if (entries.get(i) instanceof Outline.Fact) {
        boolean some = prover.some(statement, outline, i + 1);
        facts.put(i + 1, some);
        line(out, CertificateText.truth(some));
      } else
        set(out, prover.set(statement, outline, i + 1));
    }
    line(out, CertificateText.end(outline, outline.holds(facts)));
  }

  private void set(Writer out, Dfa set) throws IOException {
    for (String line : AutomatonWriter.lines(new Solutions(set, statement.digits()),
        CertificateText.names(set.tracks())))
      line(out, line);
    line(out, "");
  }

  private static void line(Writer out, String line) throws IOException {
    out.write(line);
    out.write('\n');
  }
}
