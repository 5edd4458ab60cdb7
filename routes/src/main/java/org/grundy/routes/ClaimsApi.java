package org.grundy.routes;

import java.util.List;
import java.util.Locale;
import org.grundy.claim.Claim;
import org.grundy.claim.ClaimDocument;
import org.grundy.claim.Claims;
import org.grundy.claim.Source;
import org.grundy.claim.Trial;
import org.grundy.effort.Budget;
import org.grundy.wire.DocumentJson;
import org.grundy.word.logic.Theory;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The statements of the sources: the full list unchecked, with the texts, the verdicts that are expected and what is
 * true instead of mistakes, and each one checked on request.
 */
final class ClaimsApi {
  private ClaimsApi() {
  }

  static ObjectNode all(RequestData request, @SuppressWarnings("unused") Budget budget) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode sources = document.putArray("sources");
    for (Source source : Source.values())
      sources.addObject().put("number", source.number()).put("authors", source.authors())
          .put("title", request.voice().say(source.title()))
          .put("summary", request.voice().sentence(source.summary()));
    ArrayNode list = document.putArray("statements");
    for (Claim claim : Claims.ALL) {
      ObjectNode statement = list.addObject().put("id", claim.id()).put("source", claim.source().number())
          .put("place", request.voice().say(claim.placeWithin()))
          .put("statement", request.voice().sentence(claim.statement()))
          .put("expected", claim.expected().name().toLowerCase(Locale.ROOT));
      if (Theory.shipped().theorem(claim.id()).isPresent())
        statement.put("theorem", true);
      claim.correction().ifPresent(correction -> statement.put("correction", request.voice().sentence(correction)));
    }
    return document;
  }

  static ObjectNode one(RequestData request, Budget budget) {
    List<Claim> claims = Claims.of(request.text("id"));
    var trial = new Trial(budget);
    List<ClaimDocument> checked = claims.stream().map(claim -> ClaimDocument.of(claim, trial)).toList();
    return DocumentJson.of(out -> ClaimDocument.fields(out, checked), request.voice());
  }
}
