package org.grundy.wire;

import java.util.List;
import org.grundy.game.Theorem;
import org.grundy.reason.Citation;
import org.grundy.solve.Evidence;
import org.grundy.solve.automatic.ProvedLost;
import org.grundy.solve.grundy.Periodicity;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What an answer rests on, as a tree of objects told apart by their {@code kind}. */
final class EvidenceJson {
  private EvidenceJson() {
  }

  static ObjectNode of(Evidence evidence) {
    return switch (evidence) {
      case Evidence.ByTheorem<?> theorem -> theorem(theorem.theorem());
      case Evidence.NimSum(List<Evidence.Summand> summands) -> nimSum(summands);
      case Evidence.Table(long values) -> counted("table", "values", values);
      case Evidence.Period(Periodicity proved) -> period(proved);
      case Evidence.Automaton(var _, ProvedLost lost, var _) ->
        counted("automaton", "states", lost.positions().dfa().states()).put("digits", lost.positions().system().name());
      case Evidence.Mex(long positions) -> counted("mex", "positions", positions);
      case Evidence.Canonical(List<Evidence.Summand> summands, long positions) -> {
        ObjectNode node = counted("canonical", "positions", positions);
        if (!summands.isEmpty())
          put(node.putArray("summands"), summands);
        yield node;
      }
      case Evidence.Search(long positions) -> counted("search", "positions", positions);
      case Evidence.Retrograde(long positions) -> counted("retrograde", "positions", positions);
      case Evidence.Scores(long positions) -> counted("scores", "positions", positions);
    };
  }

  private static ObjectNode kind(String kind) {
    return Json.object().put("kind", kind);
  }

  private static ObjectNode counted(String kind, String field, long count) {
    ObjectNode node = kind(kind);
    node.set(field, Json.whole(count));
    return node;
  }

  private static ObjectNode period(Periodicity proved) {
    ObjectNode node = counted("period", "from", proved.from());
    node.set("period", Json.whole(proved.period()));
    if (proved.saltus() > 0)
      node.set("saltus", Json.whole(proved.saltus()));
    node.set("checkedTo", Json.whole(proved.checkedTo()));
    return node.put("law", proved.law().citation().id());
  }

  private static ObjectNode theorem(Theorem<?> theorem) {
    Citation citation = theorem.citation();
    ObjectNode node = kind("theorem").put("id", citation.id());
    theorem.machineProof().ifPresent(name -> node.put("proof", name));
    node.put("authors", citation.authors());
    if (!citation.source().isEmpty())
      node.put("source", citation.source());
    if (!citation.doi().isEmpty())
      node.put("doi", citation.doi());
    return node;
  }

  private static ObjectNode nimSum(List<Evidence.Summand> summands) {
    ObjectNode node = kind("nim-sum");
    put(node.putArray("summands"), summands);
    return node;
  }

  private static void put(ArrayNode list, List<Evidence.Summand> summands) {
    for (Evidence.Summand summand : summands) {
      ObjectNode entry = list.addObject();
      PositionJson.put(entry, summand.position());
      AnswerJson.put(entry, summand.worth());
      entry.set("evidence", of(summand.evidence()));
    }
  }
}
