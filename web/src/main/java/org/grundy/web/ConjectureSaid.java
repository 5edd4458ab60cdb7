package org.grundy.web;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.conjecture.ClosedForm;
import org.grundy.conjecture.Code;
import org.grundy.conjecture.ConditionTrial;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Genera;
import org.grundy.conjecture.Judged;
import org.grundy.conjecture.LostConjecture;
import org.grundy.conjecture.LostForm;
import org.grundy.conjecture.LostTrial;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.Names;
import org.grundy.conjecture.Trial;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;
import org.grundy.value.Convention;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What was found of a sequence, as a page shows it: sentences in a person's language, each finding with how it stands. */
final class ConjectureSaid {
  private static final int VALUES = 200;
  private static final int LOST = 400;
  private static final int SEARCHED = 24;

  private final Voice voice;

  ConjectureSaid(Voice voice) {
    this.voice = voice;
  }

  private static ObjectNode document(String kind, String game) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1).put("kind", kind);
    if (!game.isEmpty())
      document.put("game", game);
    document.putArray("findings");
    document.putArray("notes");
    return document;
  }

  ObjectNode of(Conjecture conjecture) {
    ObjectNode document = document("values", conjecture.name());
    conjecture.rules().ifPresent(rules -> document.put("rules", voice.say(rules)));
    long[] values = conjecture.values();
    ArrayNode shown = document.putArray("values");
    for (int n = 0; n < Math.min(VALUES, values.length); n++)
      shown.add(values[n]);
    document.put("computed", conjecture.count()).put("searchLine", conjecture.searchLine(SEARCHED));
    conjecture.found().ifPresentOrElse(found -> {
      ObjectNode finding = finding(document, found.form(), "G", found.verdict(), conjecture.theorem());
      found.form().hence().ifPresent(hence -> finding.put("hence", voice.say(hence)));
      programs(document, conjecture, found);
    }, () -> {
      note(document, Phrase.of("No closed form was found for the {0} values up to n = {1}.", conjecture.count(),
          conjecture.count() - 1));
      conjecture.losing().ifPresent(losing -> {
        note(document, Phrase.of("The heaps of value 0, with G(n) = 1 for them and 0 for the others:"));
        finding(document, losing.form(), "G", losing.verdict(), Optional.empty());
        programs(document, conjecture, losing);
      });
    });
    said(document.putArray("why"), conjecture.why());
    rest(document, conjecture.theorem(), conjecture.tried(), conjecture.stopped());
    return document;
  }

  private static void programs(ObjectNode document, Conjecture conjecture, Conjecture.Found found) {
    ObjectNode programs = document.putObject("programs");
    for (Code code : Code.values())
      programs.put(code.label(), conjecture.program(code, found));
  }

  ObjectNode of(Trial trial) {
    ObjectNode document = of(trial.conjecture());
    test(document, trial);
    return document;
  }

  /** What became of a condition, with what was found of the game. */
  ObjectNode with(ObjectNode document, ConditionTrial trial) {
    ArrayNode said = test(document, trial);
    if (trial.refuted().isPresent())
      said(said, trial.holds().stream().toList());
    else
      said(said, trial.proof().stream().toList());
    return document;
  }

  private ArrayNode test(ObjectNode document, Judged trial) {
    ArrayNode said = document.putObject("test").put("formula", trial.claim()).put("standing", trial.standing())
        .putArray("said");
    said(said, List.of(trial.verdict()));
    said(said, trial.more());
    return said;
  }

  ObjectNode of(LostConjecture conjecture) {
    ObjectNode document = document("lost", conjecture.name()).put("rules", voice.say(conjecture.rules()))
        .put("heaps", conjecture.heaps()).put("to", conjecture.to()).put("computed", conjecture.count())
        .put("play", conjecture.play() == Convention.MISERE ? "misere" : "normal");
    ArrayNode lost = document.putArray("lost");
    for (List<Long> at : conjecture.first(LOST)) {
      ArrayNode heaps = lost.addArray();
      at.forEach(heaps::add);
    }
    note(document, Phrase.of("{0} lost {0:position|positions} with heaps of up to {1}:", conjecture.count(),
        conjecture.to()));
    conjecture.value().ifPresent(value -> finding(document,
        "G(" + String.join(", ", LostForm.NAMES.subList(0, conjecture.heaps())) + ") = " + value.term(),
        value.verdict(), conjecture.theorem()));
    conjecture.found().ifPresent(found -> finding(document,
        voice.say("lost is {0}", voice.say(found.form().text())), found.verdict(), conjecture.theorem()));
    conjecture.machine().ifPresent(machine -> ((ArrayNode) document.path("findings")).addObject()
        .put("text", voice.say(machine.form().text())).put("standing", "proved")
        .put("how", voice.say(machine.ground().how())));
    if (conjecture.found().isEmpty() && conjecture.automaton().isEmpty())
      note(document, Phrase.of("No rule was found for them."));
    conjecture.programmed().ifPresent(_ -> {
      ObjectNode programs = document.putObject("programs");
      for (Code code : Code.values())
        programs.put(code.label(), conjecture.program(code).orElseThrow());
    });
    rest(document, conjecture.theorem(), conjecture.tried(), conjecture.stopped());
    return document;
  }

  ObjectNode of(LostTrial trial) {
    ObjectNode document = of(trial.conjecture());
    test(document, trial);
    return document;
  }

  ObjectNode of(MisereConjecture conjecture) {
    ObjectNode document = document("misere", conjecture.name()).put("rules", voice.say(conjecture.rules()));
    Genera genera = conjecture.genera();
    ArrayNode normal = document.putArray("values");
    ArrayNode misere = document.putArray("misereValues");
    for (int n = 0; n < Math.min(VALUES, genera.count()); n++) {
      normal.add(genera.normal(n));
      misere.add(genera.misere(n));
    }
    document.put("computed", genera.count());
    note(document, Phrase.of("G is the nim-value, G- the same under misere play: a heap alone is lost when G- is 0."));
    conjecture.tame().ifPresentOrElse(rule -> {
      note(document, rule.anyFirm()
          ? Phrase.of("as in Nim, with G(n) for a heap of n: where some heap has G(n) >= 2 or F(n) = 1, lost is nim-sum"
              + " 0; else lost is nim-sum 1")
          : Phrase
              .of("as in Nim, with G(n) for a heap of n: where some heap has G(n) >= 2, lost is nim-sum 0; else lost"
                  + " is nim-sum 1"));
      finding(document, rule.value(), "G", rule.verdict(), Optional.empty());
      if (rule.anyFirm())
        finding(document, rule.firm(), "F", rule.verdict(), Optional.empty());
      said(document.putArray("why"), List.of(Phrase.of(
          "Each heap has G- = G, or is worth 0 or 1 and has the other one of them as G-. By induction a sum of such"
              + " heaps is played like Nim: as long as some heap has G- = G the nim-sum decides, and whoever ends that"
              + " chooses between an even and an odd number of the others.")));
      ObjectNode programs = document.putObject("programs");
      for (Code code : Code.values())
        conjecture.program(code).ifPresent(program -> programs.put(code.label(), program));
    }, () -> wild(document, conjecture));
    document.put("searchLine",
        conjecture.lost(SEARCHED).stream().map(Object::toString).collect(Collectors.joining(", ")));
    rest(document, Optional.empty(), conjecture.tried(), conjecture.stopped());
    return document;
  }

  private void wild(ObjectNode document, MisereConjecture conjecture) {
    Genera genera = conjecture.genera();
    genera.wild().ifPresent(n -> note(document,
        Phrase
            .of("A heap of {0} has G = {1} and G- = {2}, as no sum of Nim heaps has: there is no rule by the nim-values"
                + " alone.", n, genera.normal(n), genera.misere(n))));
    conjecture.alone().ifPresentOrElse(found -> {
      note(document, Phrase.of("a heap alone is lost just when L(n) = 1"));
      finding(document, found.form(), "L", found.verdict(), Optional.empty());
    }, () -> note(document, Phrase.of("No closed form was found for the heaps of up to {0}.",
        Math.max(genera.count(), conjecture.lone().length) - 1)));
  }

  private void note(ObjectNode document, Phrase phrase) {
    ((ArrayNode) document.path("notes")).add(voice.say(phrase));
  }

  private void said(ArrayNode into, List<Phrase> phrases) {
    phrases.forEach(phrase -> into.add(voice.say(phrase)));
  }

  private ObjectNode finding(ObjectNode document, ClosedForm form, String name, Verdict<?> verdict,
      Optional<Citation> theorem) {
    ObjectNode finding = finding(document, voice.say(form.text(Names.of(name))), verdict, theorem);
    if (form.from() > 0)
      finding.put("from", voice.say("for n >= {0}", form.from()));
    return finding;
  }

  private ObjectNode finding(ObjectNode document, String text, Verdict<?> verdict, Optional<Citation> theorem) {
    ObjectNode finding = ((ArrayNode) document.path("findings")).addObject().put("text",
        voice.say(verdict.limited(Phrase.verbatim(text))));
    switch (verdict) {
      case Verdict.Proved<?> proved -> finding.put("standing", "proved").put("how",
          theorem.map(Citation::authors).orElseGet(() -> voice.say(proved.how())));
      case Verdict.Checked<?>(Phrase bound, var _) ->
        finding.put("standing", "checked").put("how", voice.say("checked for {0}, not proved", bound));
      case Verdict.Refuted<?> _, Verdict.GaveUp<?> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    }
    return finding;
  }

  private void rest(ObjectNode document, Optional<Citation> theorem, List<Phrase> tried,
      Optional<BudgetSpent.Limit> stopped) {
    theorem.ifPresent(published -> document.putObject("theorem").put("text", voice.say(published.statement()))
        .put("authors", published.authors()));
    said(document.putArray("tried"), tried);
    stopped.ifPresent(limit -> document.put("stopped", voice.say(switch (limit) {
      case TIME -> Phrase.of("The time was up before everything was tried.");
      case MEMORY -> Phrase.of("The memory was used up before everything was tried.");
      case WORK -> Phrase.of("The steps were spent before everything was tried.");
      case CANCELLED -> Phrase.of("It was cancelled before everything was tried.");
    })));
  }
}
