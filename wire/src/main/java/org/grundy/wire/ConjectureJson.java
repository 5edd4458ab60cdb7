package org.grundy.wire;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.conjecture.Code;
import org.grundy.conjecture.ConditionTrial;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Genera;
import org.grundy.conjecture.Judged;
import org.grundy.conjecture.LostConjecture;
import org.grundy.conjecture.LostTrial;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.Trial;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What was found of a sequence, how somebody's formula fared, and how somebody's program did. */
public final class ConjectureJson {
  private static final int VALUES = 100;
  private static final int SEARCHED = 30;

  private ConjectureJson() {
  }

  /** Sentences are in English; a standing is proved or checked. */
  public static ObjectNode of(Conjecture conjecture) {
    ObjectNode document = Json.document();
    ObjectNode node = document.putObject("conjecture");
    if (!conjecture.name().isEmpty())
      node.put("game", conjecture.name());
    ArrayNode values = node.putArray("values");
    long[] all = conjecture.values();
    for (int n = 0; n < Math.min(VALUES, all.length); n++)
      values.add(Json.whole(all[n]));
    node.put("computed", conjecture.count());
    conjecture.found().ifPresent(found -> node.set("form", form(conjecture, found)));
    conjecture.losing().ifPresent(found -> node.set("losing", form(conjecture, found)));
    ArrayNode tried = node.putArray("tried");
    conjecture.tried().forEach(phrase -> tried.add(phrase.toString()));
    conjecture.stopped().ifPresent(limit -> node.put("stopped", limit.name().toLowerCase(Locale.ROOT)));
    node.put("searchLine", conjecture.searchLine(SEARCHED));
    return document;
  }

  /** The rule for the lost positions of two or three heaps. */
  public static ObjectNode of(LostConjecture conjecture) {
    ObjectNode document = Json.document();
    ObjectNode node = document.putObject("lostPositions").put("game", conjecture.name())
        .put("play", conjecture.play().name().toLowerCase(Locale.ROOT)).put("heaps", conjecture.heaps())
        .put("to", conjecture.to()).put("count", conjecture.count());
    ArrayNode first = node.putArray("first");
    for (List<Long> at : conjecture.first(VALUES)) {
      ArrayNode heaps = first.addArray();
      at.forEach(heap -> heaps.add(Json.whole(heap)));
    }
    conjecture.value().ifPresent(value -> {
      ObjectNode values = node.putObject("values").put("text", value.text().toString());
      standing(values, value.verdict());
    });
    conjecture.found().ifPresent(found -> {
      ObjectNode form = node.putObject("form").put("text", found.text().toString());
      standing(form, found.verdict());
      ObjectNode programs = form.putObject("programs");
      for (Code code : List.of(Code.values()))
        programs.put(code.label(), code.limited(found.verdict(), found.form().program(code, conjecture.heaps())));
    });
    conjecture.automaton().ifPresent(automaton -> {
      node.put("automaton", automaton.text().toString());
      if (automaton.hasProgram()) {
        ObjectNode programs = node.putObject("automatonPrograms");
        for (Code code : List.of(Code.values()))
          programs.put(code.label(), automaton.program(code, conjecture.heaps()));
      }
    });
    conjecture.theorem().ifPresent(theorem -> node.put("theorem", theorem.id()));
    ArrayNode tried = node.putArray("tried");
    conjecture.tried().forEach(phrase -> tried.add(phrase.toString()));
    conjecture.stopped().ifPresent(limit -> node.put("stopped", limit.name().toLowerCase(Locale.ROOT)));
    return document;
  }

  /** The same with what became of the formula. */
  public static ObjectNode of(LostTrial trial) {
    ObjectNode document = of(trial.conjecture());
    ObjectNode test = test(document, trial);
    trial.refuted().ifPresent(at -> {
      ArrayNode least = test.putArray("least");
      at.forEach(heap -> least.add(Json.whole(heap)));
      test.set("value", Json.whole(trial.value()));
    });
    trial.given().ifPresent(value -> test.set("given", Json.whole(value)));
    return document;
  }

  /** The rule for the lost positions when the player who makes the last move loses. */
  public static ObjectNode of(MisereConjecture conjecture) {
    ObjectNode document = Json.document();
    Genera genera = conjecture.genera();
    ObjectNode node = document.putObject("misereConjecture").put("game", conjecture.name())
        .put("computed", genera.count());
    ArrayNode normal = node.putArray("values");
    ArrayNode misere = node.putArray("misereValues");
    for (int n = 0; n < Math.min(VALUES, genera.count()); n++) {
      normal.add(genera.normal(n));
      misere.add(genera.misere(n));
    }
    ArrayNode alone = node.putArray("lostAlone");
    conjecture.lost(VALUES).forEach(alone::add);
    genera.wild().ifPresent(heap -> node.put("notTame", heap));
    conjecture.tame().ifPresent(rule -> {
      ObjectNode form = node.putObject("nimRule").put("value", rule.verdict().limited(rule.value().text()).toString())
          .put("firm", rule.verdict().limited(rule.firm().text()).toString());
      standing(form, rule.verdict());
      ObjectNode programs = form.putObject("programs");
      for (Code code : List.of(Code.values()))
        programs.put(code.label(), conjecture.program(code).orElseThrow());
    });
    conjecture.alone().ifPresent(found -> {
      ObjectNode form = node.putObject("alone").put("text", found.text().toString());
      standing(form, found.verdict());
    });
    ArrayNode tried = node.putArray("tried");
    conjecture.tried().forEach(phrase -> tried.add(phrase.toString()));
    conjecture.stopped().ifPresent(limit -> node.put("stopped", limit.name().toLowerCase(Locale.ROOT)));
    return document;
  }

  private static void standing(ObjectNode node, Verdict<?> verdict) {
    switch (verdict) {
      case Verdict.Proved<?> proved -> node.put("standing", "proved").put("how", proved.how().toString());
      case Verdict.Checked<?>(Phrase bound, var _) -> node.put("standing", "checked").put("bound", bound.toString());
      case Verdict.Refuted<?> _, Verdict.GaveUp<?> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    }
  }

  private static ObjectNode form(Conjecture conjecture, Conjecture.Found found) {
    ObjectNode node = Json.object().put("text", found.text().toString());
    node.set("from", Json.whole(found.form().from()));
    standing(node, found.verdict());
    ObjectNode programs = node.putObject("programs");
    for (Code code : List.of(Code.values()))
      programs.put(code.label(), conjecture.program(code, found));
    return node;
  }

  /** The same with what became of the formula. */
  public static ObjectNode of(Trial trial) {
    ObjectNode document = of(trial.conjecture());
    ObjectNode test = test(document, trial);
    trial.refuted().ifPresent(n -> test.set("least", Json.whole(n)));
    trial.value().ifPresent(value -> test.set("given", Json.whole(value)));
    trial.relation().ifPresent(relation -> test.put("relation", relation));
    if (!trial.missed().isEmpty())
      elsewhere(test, List.copyOf(trial.missed()), trial.beyond());
    return document;
  }

  private static ObjectNode test(ObjectNode document, Judged trial) {
    ObjectNode test = document.putObject("test").put("formula", trial.claim()).put("standing", trial.standing());
    test.set("to", Json.whole(trial.to()));
    return test;
  }

  /** At which numbers a claim is wrong that holds of all others, and how that stands. */
  private static void elsewhere(ObjectNode test, List<Long> missed, boolean proved) {
    ArrayNode wrong = test.putArray("wrongOnlyAt");
    missed.forEach(n -> wrong.add(Json.whole(n)));
    test.put("elsewhere", proved ? "proved" : "checked");
  }

  /** A document with what became of a condition for the lost positions. */
  public static ObjectNode with(ObjectNode document, ConditionTrial trial) {
    ObjectNode test = test(document, trial).put("claims", "lost");
    boolean single = trial.names().size() == 1;
    trial.refuted().ifPresent(at -> {
      if (single)
        test.set("least", Json.whole(at.getFirst()));
      else
        heaps(test.putArray("least"), at);
      test.put("lost", trial.lost());
    });
    if (trial.refuted().isEmpty())
      trial.proof().ifPresent(how -> test.put("how", how.toString()));
    if (!trial.missed().isEmpty() && single)
      elsewhere(test, trial.missed().stream().map(List::getFirst).toList(), trial.proof().isPresent());
    else if (!trial.missed().isEmpty()) {
      ArrayNode wrong = test.putArray("wrongOnlyAt");
      trial.missed().forEach(at -> heaps(wrong.addArray(), at));
      test.put("elsewhere", trial.proof().isPresent() ? "proved" : "checked");
    }
    return document;
  }

  private static void heaps(ArrayNode into, List<Long> heaps) {
    heaps.forEach(heap -> into.add(Json.whole(heap)));
  }

  /**
   * A program that was right on positions.
   *
   * @param positions how many
   * @param greatest  the greatest number in them
   * @param unsolved  the position at which the limits ended; empty when all were solved
   */
  public static ObjectNode agrees(String game, String program, int positions, BigInteger greatest,
      Optional<String> unsolved) {
    ObjectNode document = Json.document();
    ObjectNode test = document.putObject("programTest").put("game", game).put("program", program)
        .put("standing", "checked").put("positions", positions);
    test.set("greatest", Json.whole(greatest));
    unsolved.ifPresent(at -> test.put("unsolved", at));
    return document;
  }

  /** The least position on which a program disagrees, among those that were tried. */
  public static ObjectNode disagrees(String game, String program, String position, String right, String given) {
    ObjectNode document = Json.document();
    document.putObject("programTest").put("game", game).put("program", program).put("standing", "refuted")
        .put("position", position).put("right", right).put("given", given);
    return document;
  }
}
