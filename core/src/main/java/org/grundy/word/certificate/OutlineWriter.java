package org.grundy.word.certificate;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.text.AutomatonWriter;

/** Writes outlines with the automaton of each set and the truth of each fact, as lines of a certificate. */
public final class OutlineWriter {
  private final Writer out;
  private final Prover prover;

  /** @param prover makes the automata that it has not made before */
  public OutlineWriter(Writer out, Prover prover) {
    this.out = out;
    this.prover = prover;
  }

  /**
   * Writes the entries of a statement's outline, and the line that says what follows from them.
   *
   * @throws org.grundy.effort.BudgetSpent when the prover's budget ends first
   */
  public void write(Statement statement, Outline outline) throws IOException {
    List<Outline.Entry> entries = outline.entries();
    var sets = new HashMap<Integer, Dfa>();
    var facts = new HashMap<Integer, Boolean>();
    for (int i = 0; i < entries.size(); i++) {
      line(entries.get(i).text(i + 1));
      if (entries.get(i) instanceof Outline.Fact) {
        boolean some = prover.some(statement, outline, i + 1, sets);
        facts.put(i + 1, some);
        line(CertificateText.truth(some));
      } else {
        Dfa set = prover.set(statement, outline, i + 1, sets);
        sets.put(i + 1, set);
        set(new Solutions(set, statement.digits()));
      }
    }
    line(CertificateText.end(outline, outline.holds(facts)));
  }

  /** Writes the automaton of a set, and an empty line. */
  public void set(Solutions set) throws IOException {
    for (String line : AutomatonWriter.lines(set, CertificateText.names(set.dfa().tracks())))
      line(line);
    line("");
  }

  /** Writes a line and its end. */
  public void line(String line) throws IOException {
    out.write(line);
    out.write('\n');
  }
}
