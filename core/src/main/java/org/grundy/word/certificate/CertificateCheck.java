package org.grundy.word.certificate;

import java.io.BufferedReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Statement;

/**
 * Checks certificates of statements without the prover. It reads each statement, makes its outline, and verifies the
 * lines that follow.
 *
 * <p>Time and memory grow with the products of the automata that a condition mentions, not with what the prover did.
 */
public final class CertificateCheck {
  private CertificateCheck() {
  }

  /** What a check finds. */
  public sealed interface Verdict {
    /** The statement. */
    String statement();
  }

  /**
   * The certificate proves what it says.
   *
   * @param statement   the statement
   * @param holds       whether the statement holds; empty when it has free variables, whose values the last set has
   * @param sets        the number of automata that were verified
   * @param facts       the number of facts that were verified
   * @param transitions the number of transitions visited
   */
  public record Proved(String statement, Optional<Boolean> holds, int sets, int facts,
      long transitions) implements Verdict {
  }

  /**
   * The lines do not prove it.
   *
   * @param statement the statement
   * @param fault     the first line that does not follow, and why
   */
  public record Unproved(String statement, OutlineCheck.Fault fault) implements Verdict {
  }

  /**
   * Checks the certificates of a file, up to the first that does not prove what it says.
   *
   * @throws BadInput                      when a line cannot be read
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static List<Verdict> of(BufferedReader in, Budget budget) {
    var lines = new CertificateLines(in);
    var verdicts = new ArrayList<Verdict>();
    verdicts.add(next(lines, budget));
    while (verdicts.getLast() instanceof Proved && !lines.ended()) {
      if (!lines.next().isEmpty())
        throw lines.expected(Phrase.of("the end"));
      lines.require("");
      verdicts.add(next(lines, budget));
    }
    return verdicts;
  }

  private static Verdict next(CertificateLines lines, Budget budget) {
    try (var scratch = budget.scratch()) {
      return checked(lines, scratch.budget());
    }
  }

  private static Verdict checked(CertificateLines lines, Budget budget) {
    CertificateText text = CertificateText.read(lines);
    Statement statement = text.read(budget);
    Outline outline = Outline.of(statement);
    var check = new OutlineCheck(lines, statement.digits(), budget);
    return check.fault(outline).<Verdict>map(fault -> new Unproved(text.statement(), fault)).orElseGet(
        () -> new Proved(text.statement(), check.holds(outline), check.sets(), check.facts(), check.transitions()));
  }
}
