package org.grundy.wire;

import java.util.List;
import org.grundy.claim.Claim;
import org.grundy.claim.Finding;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Claims of texts and what was found: the verdict, and what is said of it in the voice's language. */
public final class ClaimJson {
  private ClaimJson() {
  }

  /** A claim and its finding. */
  public record Checked(Claim claim, Finding finding) {
  }

  public static ObjectNode of(List<Checked> claims, Voice voice) {
    ObjectNode document = Json.document();
    ArrayNode list = document.putArray("claims");
    for (Checked checked : claims)
      put(list.addObject(), checked.claim(), checked.finding(), voice);
    return document.put("asExpected", claims.stream().allMatch(c -> c.claim().asExpected(c.finding())));
  }

  private static void put(ObjectNode into, Claim claim, Finding finding, Voice voice) {
    into.put("id", claim.id()).put("place", voice.say(claim.placeInWords())).put("statement",
        voice.say(claim.statement()));
    switch (finding.verdict()) {
      case Verdict.Proved<Phrase> proved -> into.put("verdict", "proved").put("how", voice.say(proved.how()));
      case Verdict.Refuted<Phrase>(Phrase least) ->
        into.put("verdict", "refuted").put("counterexample", voice.say(least));
      case Verdict.Checked<Phrase>(Phrase bound, var _) ->
        into.put("verdict", "checked").put("bound", voice.say(bound));
      case Verdict.GaveUp<Phrase>(var spent) ->
        into.put("verdict", "gaveUp").set("work", Json.whole(spent.work()));
    }
    into.put("expected", Json.code(claim.expected())).put("asExpected", claim.asExpected(finding));
    List<Phrase> why = finding.why().items().stream().filter(item -> item instanceof Reason.Sentence)
        .map(item -> ((Reason.Sentence) item).phrase()).toList();
    if (!why.isEmpty()) {
      ArrayNode sentences = into.putArray("why");
      why.forEach(phrase -> sentences.add(voice.say(phrase)));
    }
  }
}
