package org.grundy.routes;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.explain.Glossary;
import org.grundy.explain.Language;
import org.grundy.explain.Term;
import org.grundy.explain.Voice;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The terms of the glossary, for pages that explain a term where it appears. */
final class TermsApi {
  /** Words that ordinary sentences use in their ordinary meaning. */
  private static final Set<String> EVERYDAY = Set.of("Left and Right", "heap", "move", "option", "normal play", "draw",
      "sum", "negative", "period", "value", "number", "switch", "star", "up", "tiny", "hot", "mean", "reduced",
      "positions reachable", "lines of play", "theorem", "proved", "checked", "refuted", "not decided", "frozen",
      "confused");

  private TermsApi() {
  }

  static ObjectNode all(RequestData request, @SuppressWarnings("unused") Budget budget) {
    Voice voice = request.voice();
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode list = document.putArray("terms");
    Glossary.terms().forEach(term -> {
      ObjectNode one = list.addObject().put("term", voice.say(term.name())).put("meaning", voice.say(term.meaning()));
      if (!term.example().isEmpty())
        one.put("example", term.example());
      ArrayNode names = one.putArray("names");
      names(term, voice).forEach(names::add);
      one.put("everyday", EVERYDAY.contains(term.name().english()));
    });
    return document;
  }

  /** How sentences in the language write the term. */
  private static Set<String> names(Term term, Voice voice) {
    return new LinkedHashSet<>(Stream.concat(Stream.of(voice.say(term.name())),
        voice.language() == Language.EN ? term.others().stream().filter(name -> name.length() > 1) : Stream.of())
        .toList());
  }
}
