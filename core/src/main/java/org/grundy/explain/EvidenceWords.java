package org.grundy.explain;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.solve.Citations;
import org.grundy.solve.Evidence;
import org.grundy.solve.automatic.ProvedLost;
import org.grundy.solve.grundy.Periodicity;
import org.grundy.value.Convention;

/** Evidence in one line. A theorem, a proof and a search are never called alike. */
final class EvidenceWords {
  private static final Phrase THEOREM = Phrase.of("Theorem");

  private EvidenceWords() {
  }

  /** How the value of a summand is known, in a word or two. */
  static Phrase shortly(Evidence evidence) {
    return switch (evidence) {
      case Evidence.ByTheorem<?> by ->
        by.working().orElseGet(() -> Phrase.verbatim(by.theorem().citation().authors()));
      case Evidence.NimSum _ -> Phrase.of("nim-sum");
      case Evidence.Table _ -> Phrase.of("table");
      case Evidence.Period _ -> Phrase.of("period");
      case Evidence.Mex _ -> Phrase.of("mex of its options");
      case Evidence.Automaton _ -> Phrase.of("by an automaton that is proved");
      case Evidence.Canonical(var _, long positions) ->
        Phrase.of("by canonical forms, {0} {0:position|positions}", positions);
      case Evidence.Search(long positions) -> searched(positions);
      case Evidence.Retrograde(long positions) ->
        Phrase.of("by retrograde analysis, {0} {0:position|positions}", positions);
      case Evidence.Scores(long positions) -> searched(positions);
    };
  }

  private static Phrase searched(long positions) {
    return Phrase.of("by search, {0} {0:position|positions}", positions);
  }

  /** That a machine proved it too, where one did, and how to have it proved again. */
  static Optional<Report.Source> machineProof(Evidence evidence) {
    return evidence instanceof Evidence.ByTheorem<?> by
        ? by.theorem().machineProof().map(name -> new Report.Source(Phrase.of("Proved"),
            Phrase.of("for heaps of any size, by automata: {0}", "./grundy prove " + name), ""))
        : Optional.empty();
  }

  /** @param first whether the outcome itself rests on it, or only what is said of the value besides */
  static Report.Source line(Evidence evidence, boolean first) {
    Phrase proved = Phrase.of(first ? "Proved" : "Value");
    return switch (evidence) {
      case Evidence.ByTheorem<?> by -> {
        Citation citation = by.theorem().citation();
        yield new Report.Source(THEOREM, citation.statement(), citation.authors());
      }
      case Evidence.NimSum _ -> new Report.Source(THEOREM, Citations.SPRAGUE_GRUNDY.statement(),
          Citations.SPRAGUE_GRUNDY.authors());
      case Evidence.Period(Periodicity period) ->
        new Report.Source(THEOREM, period.statement(), period.law().citation().authors());
      case Evidence.Table(long values) -> new Report.Source(proved,
          Phrase.of("by a table of {0} {0:nim-value|nim-values}, each the mex of its options", values), "");
      case Evidence.Automaton(String game, ProvedLost lost, Convention play) -> new Report.Source(proved,
          Phrase.of("for heaps of any size, by an automaton of {0} {0:state|states} over {1} digits: {2}",
              lost.positions().dfa().states(), lost.positions().system().name(),
              play == Convention.MISERE ? "./grundy conjecture --misere '" + game + "'"
                  : "./grundy prove '" + game + "'"),
          "");
      case Evidence.Mex(long positions) -> new Report.Source(proved,
          Phrase.of("by the mex of its options, over {0} {0:position|positions}", positions), "");
      case Evidence.Canonical _, Evidence.Search _, Evidence.Retrograde _, Evidence.Scores _ ->
        new Report.Source(proved, shortly(evidence), "");
    };
  }
}
