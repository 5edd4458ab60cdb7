package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;

/** A document of the findings. The fields for programs are in English. */
public abstract sealed class FoundDocument implements Document
    permits ValuesDocument, PPositionDocument, MisereDocument, LetterDocument, InputDocument, VectorDocument {
  /** The most values written for programs. */
  static final int VALUES = 100;
  static final Phrase INDENT = Phrase.verbatim("  ");
  static final Phrase FOUND = label(Phrase.of("Found"));
  static final Report.Say MISERE = new Report.Say(
      Phrase.of("Misere play: the player who moves last loses."));

  private final Findings found;
  private final List<TargetLanguage> programs;

  FoundDocument(Findings found, List<TargetLanguage> programs) {
    this.found = found;
    this.programs = List.copyOf(programs);
  }

  /**
   * The blocks that follow a refuted claim.
   *
   * @param holds the true rule, in a sentence
   */
  abstract List<Block> instead(Optional<Phrase> holds);

  static Phrase label(Phrase name) {
    return Phrase.of("{0}:  ", name);
  }

  /** Numbers on one line, ready for a search. */
  static Block line(Phrase name, List<?> numbers) {
    return Headed.of(Phrase.of("{0}   ", name), new Unbroken(numbers(numbers)));
  }

  static Phrase numbers(List<?> numbers) {
    return Phrase.verbatim(numbers.stream().map(Object::toString).collect(Collectors.joining(", ")));
  }

  /** The true rule in place of a claim, and the standing of what was found. */
  static Block holds(Phrase sentence, Optional<Discovery> finding) {
    var blocks = new ArrayList<Block>(
        List.of(Headed.say(label(Phrase.of("Correct")), sentence)));
    finding.ifPresent(found -> blocks.add(Headed.say(INDENT, found.standing())));
    return new Together(blocks);
  }

  static Discovery finding(Phrase text, Verdict<?> verdict, Optional<Citation> theorem) {
    return new Discovery(List.of(new Statement(text, Optional.empty())), verdict, theorem);
  }

  Tried tried() {
    return new Tried(found.tried(), found.stopped());
  }

  Optional<Block> theorem() {
    return found.theorem().map(theorem -> Headed.say(Phrase.of("{0}  ", Phrase.of("Theorem")),
        Phrase.of("{0}    {1}", theorem.statement(), theorem.authors())));
  }

  List<Block> programs() {
    var blocks = new ArrayList<Block>();
    for (TargetLanguage code : programs)
      found.program(code).ifPresent(program -> blocks.add(new Program(code.label(), program)));
    return blocks;
  }

  static void standing(Fields out, Verdict<?> verdict) {
    switch (verdict) {
      case Verdict.Proved<?> proved -> out.put("standing", "proved").put("how", proved.how().toString());
      case Verdict.Checked<?>(Phrase bound, var _) -> out.put("standing", "checked").put("bound", bound.toString());
      case Verdict.Refuted<?> _, Verdict.GaveUp<?> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    }
  }

  static void programs(Fields out, Function<TargetLanguage, String> program) {
    Arrays.stream(TargetLanguage.values()).forEach(code -> out.put(code.label(), program.apply(code)));
  }

  void ending(Fields out) {
    out.list("tried", found.tried().stream().map(Phrase::toString).toList());
    found.stopped().ifPresent(limit -> out.put("stopped", limit));
  }
}
