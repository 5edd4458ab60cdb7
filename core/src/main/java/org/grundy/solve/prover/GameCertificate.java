package org.grundy.solve.prover;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineRules;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.certificate.CertificateLines;
import org.grundy.word.certificate.CertificateText;
import org.grundy.word.certificate.OutlineCheck;
import org.grundy.word.certificate.OutlineCheck.Fault;
import org.grundy.word.certificate.OutlineWriter;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Outline;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.numeration.DigitSystem;

/**
 * A proof of the losing positions of a game as lines of text: their automaton, and for each statement that makes them the
 * losing positions the entries of its {@linkplain Outline outline}.
 *
 * <pre>
 * grundy certificate 1
 * game nim
 * heaps 2
 * lost(x0, x1)
 * base 2 digits of x0, x1
 * * 0   00 -&gt; 0, 11 -&gt; 0
 *
 * their heaps are in ascending order
 * fact1 := ...
 * </pre>
 *
 * <p>A check reads nothing but the name of the game and the number of heaps, and makes the statements from the rules.
 */
public final class GameCertificate {
  private static final String HEAPS = "heaps ";
  private static final String LOST = "lost";

  /** A statement, and the line before its entries. */
  private record Part(String line, Statement statement) {
  }

  private GameCertificate() {
  }

  /**
   * What a check finds.
   *
   * @param game        the name of the game
   * @param heaps       the number of heaps
   * @param ascending   whether the order of the heaps does not matter, so that the losing positions are those with their
   *                    heaps in ascending order
   * @param sets        the number of automata that were verified
   * @param facts       the number of facts that were verified
   * @param transitions the number of transitions visited
   * @param fault       what does not follow; empty when the automaton is proved to accept exactly the losing positions
   */
  public record Verdict(String game, int heaps, boolean ascending, int sets, int facts, long transitions,
      Optional<Fault> fault) {
  }

  /** Whether this is the second line of such a certificate. */
  public static boolean continues(String line) {
    return line.startsWith(CertificateText.GAME);
  }

  /**
   * Writes the certificate of a claim; a check of a refuted one fails.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static void write(GameProof proof, Writer out, Budget budget) throws IOException {
    var lines = new OutlineWriter(out, new Prover(budget));
    lines.line(CertificateText.FIRST);
    lines.line(CertificateText.GAME + proof.game());
    lines.line(HEAPS + proof.heaps());
    lines.line(lost(proof.heaps()));
    lines.set(proof.sorted());
    for (Part part : parts(proof.rules(), proof.sorted())) {
      lines.line(part.line);
      lines.write(part.statement, Outline.of(part.statement));
    }
  }

  private static String lost(int heaps) {
    return LOST + "(" + String.join(", ", CertificateText.names(heaps)) + ")";
  }

  private static List<Part> parts(HeapRules rules, Solutions lost) {
    var statements = new KernelStatements(rules, rules::move);
    var given = new Predicate.Given(LOST, lost.dfa());
    DigitSystem system = lost.system();
    var parts = new ArrayList<Part>();
    statements.falls().ifPresent(falls -> parts.add(part("play ends", falls, system)));
    statements.ascend(given).ifPresent(ascend -> parts.add(part("their heaps are in ascending order", ascend, system)));
    parts.add(part("no move leads from one of them to another", statements.noneWithin(given), system));
    parts.add(part("every other position has a move to one of them", statements.allOthers(given), system));
    return parts;
  }

  private static Part part(String line, Formula formula, DigitSystem system) {
    return new Part(line, new Statement(List.of(), List.of(), formula, Optional.of(system)));
  }

  /**
   * Checks a certificate.
   *
   * @param games finds a game by its name
   * @throws BadInput                      when a line cannot be read
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Verdict check(BufferedReader in, Function<String, Ruleset<?>> games, Budget budget) {
    try (var scratch = budget.scratch()) {
      return checked(new CertificateLines(in), games, scratch.budget());
    }
  }

  private static Verdict checked(CertificateLines lines, Function<String, Ruleset<?>> games, Budget budget) {
    lines.require(CertificateText.FIRST);
    long line = lines.number();
    String name = lines.after(CertificateText.GAME,
        Phrase.of("{0} and the name of a game", CertificateText.GAME.strip()));
    Ruleset<?> game = CertificateLines.at(line, () -> games.apply(name));
    int heaps = heaps(lines);
    HeapRules rules = CertificateLines.at(line + 1, () -> rules(game, heaps, budget));
    lines.require(lost(heaps));
    Solutions lost = OutlineCheck.read(lines, heaps, budget);
    var check = new OutlineCheck(lines, lost.system(), budget);
    Optional<Fault> fault = fault(lines, parts(rules, lost), check);
    return new Verdict(name, heaps, rules.symmetric() && heaps > 1, check.sets(), check.facts(), check.transitions(),
        fault);
  }

  private static HeapRules rules(Ruleset<?> game, int heaps, Budget budget) {
    int own = switch (game) {
      case VectorGame vectors -> vectors.heaps() == 0 ? heaps : vectors.heaps();
      case LineRules line -> line.heaps();
      default -> HeapRules.provable(game, heaps, budget).heaps();
    };
    if (own != heaps)
      throw BadInput.because("{0} has {1} {1:heap|heaps}, not {2}", game.name(), own, heaps);
    return HeapRules.provable(game, heaps, budget);
  }

  private static int heaps(CertificateLines lines) {
    long line = lines.number();
    String text = lines.after(HEAPS, Phrase.of("{0} and a number", HEAPS.strip()));
    for (int heaps = 1; heaps <= Rule.MOST_HEAPS; heaps++)
      if (text.equals(Integer.toString(heaps)))
        return heaps;
    throw BadInput.expected(Phrase.of("line {0}", line),
        Phrase.of("a whole number from {0} to {1}", 1, Rule.MOST_HEAPS),
        text);
  }

  private static Optional<Fault> fault(CertificateLines lines, List<Part> parts, OutlineCheck check) {
    for (Part part : parts) {
      long line = lines.number();
      lines.require(part.line);
      Outline outline = Outline.of(part.statement);
      Optional<Fault> fault = check.fault(outline);
      if (fault.isPresent())
        return fault;
      if (!check.holds(outline).orElseThrow())
        return Optional.of(new Fault(line, Phrase.of("The statement is false.")));
    }
    if (!lines.ended())
      throw lines.expected(Phrase.of("the end"));
    return Optional.empty();
  }
}
