package org.grundy.explain;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.certificate.CertificateCheck;

/** What a check of a certificate finds. */
public record CertificateDocument(CertificateCheck.Verdict verdict) implements Document {
  @Override
  public List<Block> blocks() {
    return switch (verdict) {
      case CertificateCheck.Proved proved -> List.of(headline(Phrase.of("PROVED")), new Report.Say(found(proved)),
          new Report.Say(
              Phrase.of("{0} {0:automaton|automata} and {1} {1:fact|facts} were verified without the prover, "
                  + "in {2} {2:transition|transitions}.", proved.sets(), proved.facts(), proved.transitions())));
      case CertificateCheck.Unproved(var _, long line, Phrase why) -> List.of(headline(Phrase.of("NOT PROVED")),
          new Report.Say(Phrase.of("Line {0}: {1}", line, why)));
    };
  }

  private Report.Headline headline(Phrase word) {
    return new Report.Headline(word, Phrase.verbatim(verdict.statement()), Phrase.verbatim(""));
  }

  private static Phrase found(CertificateCheck.Proved proved) {
    Optional<Boolean> holds = proved.holds();
    if (holds.isEmpty())
      return Phrase.of("The last automaton accepts exactly the solutions.");
    return holds.get() ? Phrase.of("The statement is true.") : Phrase.of("The statement is false.");
  }

  @Override
  public void fields(Fields out) {
    out.put("statement", verdict.statement());
    switch (verdict) {
      case CertificateCheck.Proved proved -> {
        out.put("proved", true);
        proved.holds().ifPresent(holds -> out.put("holds", holds));
        out.put("sets", proved.sets()).put("facts", proved.facts()).put("transitions", proved.transitions());
      }
      case CertificateCheck.Unproved(var _, long line, Phrase why) ->
        out.put("proved", false).put("line", line).put("why", why);
    }
  }
}
