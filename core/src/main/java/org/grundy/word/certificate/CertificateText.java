package org.grundy.word.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;

/**
 * A proof of a statement as lines of text: its {@linkplain Outline outline}, with the automaton of each set and the truth
 * of each fact. The one that some even number is above 3:
 *
 * <pre>
 * grundy certificate 1
 * theory standard
 * | def even(n) := E k (n = 2k)
 * statement E n (even(n) &amp; n &gt; 3)
 * set1(x0) := some x1: x0=2x1
 * base 2 digits of x0
 * * 0   0 -&gt; 0, 1 -&gt; 1
 *   1   0 -&gt; 0, 1 -&gt; 1
 *
 * fact2 := some x0: set1(x0) &amp; 4&lt;=x0
 * TRUE
 * end TRUE: fact2
 * </pre>
 *
 * <p>The theory is {@code standard} or {@code shipped}, with the definitions on the lines after it. Each entry follows
 * from those before it, and the last line from the facts. A file may hold several, with an empty line between them.
 *
 * @param shipped     whether the statement may use the theorems' definitions, besides those of the standard theory
 * @param definitions what else it may use, as in a file
 * @param statement   its formula
 */
public record CertificateText(boolean shipped, String definitions, String statement) {
  /** The first line of every certificate. */
  public static final String FIRST = "grundy certificate 1";
  private static final String THEORY = "theory ";
  private static final String SHIPPED = "shipped";
  private static final String STANDARD = "standard";
  /** How the second line of the certificate of a game begins, which goes on in another way. */
  public static final String GAME = "game ";
  private static final Phrase SECOND = Phrase.of("{0}, {1} or {2}", THEORY + STANDARD, THEORY + SHIPPED, GAME.strip());
  private static final String DEFINITION = "| ";
  private static final String STATEMENT = "statement ";
  static final String TRUE = "TRUE";
  static final String FALSE = "FALSE";

  /** The certificate of a formula that uses what Grundy brings. */
  public static CertificateText shipped(String statement) {
    return new CertificateText(true, "", oneLine(statement));
  }

  /** The certificate of a formula that uses these definitions. */
  public static CertificateText defined(String definitions, String statement) {
    return new CertificateText(false, definitions, oneLine(statement));
  }

  private static String oneLine(String text) {
    return text.replaceAll("#[^\n]*", " ").strip().replaceAll("\\s+", " ");
  }

  List<String> head() {
    var lines = new ArrayList<String>();
    lines.add(FIRST);
    lines.add(THEORY + (shipped ? SHIPPED : STANDARD));
    definitions.lines().map(line -> (DEFINITION + line).stripTrailing()).forEach(lines::add);
    lines.add(STATEMENT + statement);
    return lines;
  }

  /** @param lines the first lines, up to that of the statement */
  static CertificateText read(CertificateLines lines) {
    lines.require(FIRST);
    String theory = lines.after(THEORY, SECOND);
    if (!theory.equals(STANDARD) && !theory.equals(SHIPPED))
      throw lines.expected(SECOND);
    var definitions = new StringBuilder();
    while (lines.next().startsWith(DEFINITION.strip())) {
      String line = lines.take();
      definitions.append(line.substring(Math.min(line.length(), DEFINITION.length()))).append('\n');
    }
    return new CertificateText(theory.equals(SHIPPED), definitions.toString(),
        lines.after(STATEMENT, Phrase.of("{0}", STATEMENT.strip())));
  }

  /** @throws BadInput when the definitions or the statement cannot be read */
  Statement read(Budget reading) {
    Theory theory = (shipped ? Theory.shipped() : Theory.standard()).under(reading);
    return (definitions.isBlank() ? theory : theory.with(definitions)).read(statement);
  }

  static String truth(boolean holds) {
    return holds ? TRUE : FALSE;
  }

  /** The last line. {@code verdict} is the truth of the statement; empty when it has free variables. */
  static String end(Outline outline, Optional<Boolean> verdict) {
    return "end " + verdict.map(holds -> truth(holds) + ": ").orElse("") + outline.verdict().text();
  }

  /** What automata call so many numbers: {@code x0}, {@code x1}, &hellip; */
  public static List<String> names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "x" + i).toList();
  }
}
