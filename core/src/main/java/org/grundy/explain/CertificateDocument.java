package org.grundy.explain;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.prover.GameCertificate;
import org.grundy.word.certificate.CertificateCheck;
import org.grundy.word.certificate.OutlineCheck;

/**
 * What a check of a certificate finds.
 *
 * @param about       what it is about
 * @param fault       what does not follow; empty when it proves what it says
 * @param conclusion  what is proved then
 * @param sets        the number of automata that were verified
 * @param facts       the number of facts that were verified
 * @param transitions the number of transitions visited
 */
public record CertificateDocument(About about, Optional<OutlineCheck.Fault> fault, Phrase conclusion, int sets,
    int facts, long transitions) implements Document {
  /** What a certificate is about. */
  public sealed interface About {
  }

  /**
   * A statement.
   *
   * @param statement its formula
   * @param holds     whether it holds; empty when it has free variables or is not proved
   */
  public record OfStatement(String statement, Optional<Boolean> holds) implements About {
  }

  /**
   * The losing positions of a game.
   *
   * @param game  its name
   * @param heaps the number of heaps
   */
  public record OfGame(String game, int heaps) implements About {
  }

  /** What a check of a statement's certificate finds. */
  public static CertificateDocument of(CertificateCheck.Verdict verdict) {
    return switch (verdict) {
      case CertificateCheck.Proved(String statement, Optional<Boolean> holds, int sets, int facts, long transitions) ->
        new CertificateDocument(new OfStatement(statement, holds), Optional.empty(),
            holds.map(CertificateDocument::found)
                .orElse(Phrase.of("The last automaton accepts exactly the solutions.")),
            sets, facts, transitions);
      case CertificateCheck.Unproved(String statement, OutlineCheck.Fault fault) -> new CertificateDocument(
          new OfStatement(statement, Optional.empty()), Optional.of(fault), Phrase.verbatim(""), 0, 0, 0);
    };
  }

  private static Phrase found(boolean holds) {
    return holds ? Phrase.of("The statement is true.") : Phrase.of("The statement is false.");
  }

  /** What a check of a game's certificate finds. */
  public static CertificateDocument of(GameCertificate.Verdict verdict) {
    return new CertificateDocument(new OfGame(verdict.game(), verdict.heaps()), verdict.fault(),
        verdict.ascending()
            ? Phrase.of("The first automaton accepts exactly the losing positions with their heaps in ascending order.")
            : Phrase.of("The first automaton accepts exactly the losing positions."),
        verdict.sets(), verdict.facts(), verdict.transitions());
  }

  /** Whether the file proves what it says. */
  public boolean proved() {
    return fault.isEmpty();
  }

  @Override
  public List<Block> blocks() {
    if (fault.isPresent())
      return List.of(headline(Phrase.of("NOT PROVED")),
          new Report.Say(Phrase.of("Line {0}: {1}", fault.get().line(), fault.get().why())));
    return List.of(headline(Phrase.of("PROVED")), new Report.Say(conclusion), new Report.Say(
        Phrase.of("{0} {0:automaton|automata} and {1} {1:fact|facts} were verified without the prover, "
            + "in {2} {2:transition|transitions}.", sets, facts, transitions)));
  }

  private Report.Headline headline(Phrase word) {
    return new Report.Headline(word, switch (about) {
      case OfStatement(String statement, var _) -> Phrase.verbatim(statement);
      case OfGame(String game, int heaps) ->
        Phrase.of("the losing positions of {0} with {1} {1:heap|heaps}", game, heaps);
    }, Phrase.verbatim(""));
  }

  @Override
  public void fields(Fields out) {
    switch (about) {
      case OfStatement(String statement, var _) -> out.put("statement", statement);
      case OfGame(String game, int heaps) -> out.put("game", game).put("heaps", heaps);
    }
    out.put("proved", proved());
    if (fault.isPresent()) {
      out.put("line", fault.get().line()).put("why", fault.get().why());
      return;
    }
    if (about instanceof OfStatement(var _, Optional<Boolean> holds))
      holds.ifPresent(truth -> out.put("holds", truth));
    out.put("sets", sets).put("facts", facts).put("transitions", transitions);
  }
}
