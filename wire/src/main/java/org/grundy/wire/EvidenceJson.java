package org.grundy.wire;

import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Summand;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The evidence for an answer, as a tree of objects distinguished by their {@code kind}. */
final class EvidenceJson {
  private EvidenceJson() {
  }

  static ObjectNode of(Evidence evidence) {
    ObjectNode node = Json.object().put("kind", evidence.kind());
    evidence.fields(new FieldsJson(node));
    if (!evidence.summands().isEmpty())
      put(node.putArray("summands"), evidence);
    return node;
  }

  private static void put(ArrayNode list, Evidence evidence) {
    for (Summand summand : evidence.summands()) {
      ObjectNode entry = list.addObject();
      PositionJson.put(entry, summand.position());
      AnswerJson.put(entry, summand.worth());
      entry.set("evidence", of(summand.evidence()));
    }
  }
}
