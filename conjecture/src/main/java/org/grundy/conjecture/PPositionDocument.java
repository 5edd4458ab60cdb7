package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;
import org.grundy.value.Convention;

/** The findings about the P-positions of several heaps. */
final class PPositionDocument extends FoundDocument {
  private static final int SHOWN = 12;

  private final PPositionConjecture conjecture;

  PPositionDocument(PPositionConjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<>(instead(Optional.empty()));
    if (conjecture.play() == Convention.MISERE)
      blocks.addFirst(MISERE);
    return blocks;
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    return List.of(positions(), findings(), searched());
  }

  private Block positions() {
    String first = conjecture.first(SHOWN).stream()
        .map(at -> at.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining(" "));
    return new Together(List.of(
        new Note(Phrase.of("{0} losing {0:position|positions} with heaps up to {1}:", conjecture.count(),
            conjecture.to())),
        Headed.say(INDENT, Phrase.verbatim(first + (conjecture.count() > SHOWN ? " .." : "")))));
  }

  private Block findings() {
    var found = new ArrayList<Block>();
    conjecture.value().ifPresent(value -> {
      String of = "G(" + String.join(", ", PPositionForm.NAMES.subList(0, conjecture.heaps())) + ") = ";
      found.add(finding(Phrase.of("{0}{1}", of, value.text()), value.verdict(), conjecture.theorem()));
    });
    conjecture.found().ifPresent(rule -> found.add(
        finding(Phrase.of("losing: {0}", rule.text()), rule.verdict(), conjecture.theorem())));
    var blocks = new ArrayList<Block>();
    if (!found.isEmpty())
      blocks.add(new Headed(FOUND, 0, found));
    conjecture.machine().ifPresent(machine -> blocks.add(Headed.of(
        conjecture.found().isPresent() ? label(Phrase.of("Also")) : FOUND,
        finding(machine.form().text(), new Verdict.Proved<>(machine.ground()), Optional.empty()))));
    conjecture.periods().ifPresent(periods -> blocks.add(Headed.of(label(Phrase.of("Also")),
        finding(periods.text(), new Verdict.Proved<>(periods.ground()), Optional.empty()))));
    theorem().ifPresent(blocks::add);
    if (conjecture.found().isEmpty() && conjecture.automaton().isEmpty())
      blocks.add(new Note(Phrase.of("No rule was found for them.")));
    if (conjecture.found().isEmpty())
      blocks.add(tried());
    return new Together(blocks);
  }

  private Block searched() {
    var blocks = new ArrayList<Block>();
    for (int heap = 0; heap < conjecture.heaps(); heap++) {
      int place = heap;
      blocks.add(line(Phrase.of("{0} {1}", Phrase.of("Search line"), PPositionForm.NAMES.get(heap)),
          conjecture.first(SHOWN).stream().map(at -> at.get(place)).toList()));
    }
    blocks.addAll(programs());
    conjecture.automaton().filter(automaton -> !automaton.hasProgram()).ifPresent(automaton -> blocks.add(
        new Report.Say(Phrase.of("The automaton's table has {0} entries, too many for a program.",
            automaton.entries()))));
    return new Together(blocks);
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("lostPositions").put("game", conjecture.name()).put("play", conjecture.play())
        .put("heaps", conjecture.heaps()).put("to", conjecture.to()).put("count", conjecture.count())
        .list("first", conjecture.first(VALUES));
    conjecture.value()
        .ifPresent(value -> standing(node.object("values").put("text", value.text().toString()), value.verdict()));
    conjecture.found().ifPresent(found -> {
      Fields form = node.object("form").put("text", found.text().toString());
      standing(form, found.verdict());
      programs(form.object("programs"),
          code -> code.limited(found.verdict(), found.form().program(code, conjecture.heaps())));
    });
    conjecture.machine().ifPresent(machine -> {
      AutomatonPPositions automaton = machine.form();
      node.put("automaton", automaton.text().toString()).put("automatonHow", machine.ground().how().toString());
      if (automaton.hasProgram())
        programs(node.object("automatonPrograms"), code -> automaton.program(code, conjecture.heaps()));
    });
    conjecture.periods().ifPresent(periods -> standing(node.object("periods").put("text", periods.text().toString()),
        new Verdict.Proved<>(periods.ground())));
    conjecture.theorem().ifPresent(theorem -> node.put("theorem", theorem.id()));
    ending(node);
  }
}
