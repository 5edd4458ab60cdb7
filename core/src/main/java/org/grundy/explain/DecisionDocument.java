package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Example;
import org.grundy.word.logic.Step;
import org.grundy.word.logic.Theory;

/**
 * A decided statement: true or false, with the least example or counterexample, and what confirms it.
 *
 * @param plan whether to report to programs what was built and searched
 */
public record DecisionDocument(Decision decision, Confirmation second, boolean plan) implements Document {
  private static final int NAME = 4;

  @Override
  public List<Block> blocks() {
    return List.of(new Together(lines()));
  }

  private List<Block> lines() {
    var lines = new ArrayList<Block>();
    lines.add(decision.example().filter(example -> !example.isEmpty())
        .<Block>map(example -> Headed.say(Phrase.of("{0}   ", verdict(decision)), example(decision, example)))
        .orElseGet(() -> new Unbroken(verdict(decision))));
    second.recheck().ifPresent(recheck -> lines.add(new Report.Say(followed(recheck))));
    if (second.tried().isPresent())
      lines.add(new Report.Say(
          Phrase.of("Checked without automata for all numbers up to {0}.", second.tried().getAsInt())));
    return lines;
  }

  static Phrase followed(Recheck recheck) {
    return recheck.complete()
        ? Phrase.of(
            "Independently verified by simpler code: {0} {0:step|steps}, {1} {1:transition|transitions}.",
            recheck.of(), recheck.transitions())
        : Phrase.of("Partly verified by simpler code: {0} of {1} steps, {2} {2:transition|transitions}.",
            recheck.steps(), recheck.of(), recheck.transitions());
  }

  static Phrase verdict(Decision decision) {
    return decision.holds() ? Phrase.of("TRUE") : Phrase.of("FALSE");
  }

  static Phrase example(Decision decision, Example example) {
    var parts = new ArrayList<Phrase>();
    if (!example.toString().isEmpty())
      parts.add(example.variables().isEmpty() ? Phrase.verbatim(example.toString())
          : decision.holds() ? Phrase.of("least example {0}", example.toString())
          : Phrase.of("least counterexample {0}", example.toString()));
    example.undefined().forEach(call -> parts.add(Phrase.of("{0} has no value", call)));
    return Phrase.sequence(parts, "; ");
  }

  /** The document with the statement as typed. */
  public Document asStatement(String statement) {
    return Document.of(this::blocks, out -> fields(out.object("proof").put("statement", statement)));
  }

  /** The document with the name of the theorem that it decides. */
  public Document asTheorem(Theory.Theorem theorem) {
    String title = theorem.title().isEmpty() ? theorem.text().replaceAll("\\s+", " ") : theorem.title();
    var below = lines();
    below.addFirst(new Report.Say(TheoremWords.of(title)));
    return Document.of(() -> List.of(new Headed(Phrase.verbatim(theorem.name() + " "), NAME, below)), out -> {
      out.put("name", theorem.name());
      if (!theorem.title().isEmpty())
        out.put("title", TheoremWords.of(theorem.title()));
      fields(out.put("statement", theorem.text()));
    });
  }

  /** Several theorems, for programs. */
  public static void fields(Fields out, List<Document> theorems, List<Phrase> errors) {
    out.objects("theorems", theorems, (node, theorem) -> theorem.fields(node));
    if (!errors.isEmpty())
      out.list("errors", errors);
  }

  @Override
  public void fields(Fields out) {
    out.put("verdict", decision.holds() ? "proved" : "refuted");
    second.recheck().ifPresent(recheck -> fields(out.object("recheck"), recheck));
    second.tried().ifPresent(bound -> out.put("triedUpTo", bound));
    decision.example().ifPresent(example -> {
      Fields node = out.object("example");
      numbers(node, "variables", example.variables());
      if (!example.calls().isEmpty())
        numbers(node, "values", example.calls());
      if (!example.undefined().isEmpty())
        node.list("undefined", example.undefined());
    });
    if (plan)
      out.objects("steps", decision.steps(),
          (node, step) -> node.put("what", step.what().toString()).put("numbers", step.tracks())
              .put("states", step.states()).put("sets", step.deterministic()).put("least", step.least()));
  }

  static void fields(Fields out, Recheck recheck) {
    out.put("stepsFollowed", recheck.steps()).put("steps", recheck.of()).put("transitions", recheck.transitions());
  }

  private static void numbers(Fields out, String name, Map<String, BigInteger> numbers) {
    out.objects(name, numbers.entrySet(), (node, number) -> node.put("name", number.getKey()).put("value",
        number.getValue()));
  }

  /** The plan: what was built and searched, and how large it was. */
  public static Block plan(List<Step> steps) {
    return plan(steps, 1, Integer.toString(steps.size()).length());
  }

  /** @param digits of the largest number */
  static Block plan(List<Step> steps, int first, int digits) {
    var lines = new ArrayList<Block>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String number = Integer.toString(first + i);
      Phrase size = step.least() > 0
          ? Phrase.of(
              "an automaton with {3} {3:state|states}, made from {0} {0:state|states} over {1} {1:number|numbers} and "
                  + "{2} {2:set|sets} of them",
              step.states(), step.tracks(), step.deterministic(), step.least())
          : Phrase.of("{0} {0:state|states} over {1} {1:number|numbers}", step.states(), step.tracks());
      lines.add(Headed.say(Phrase.verbatim(" ".repeat(2 + digits - number.length()) + number + "  "),
          Phrase.of("{0}: {1}", step.what(), size)));
    }
    return new Together(lines);
  }

  /** How far an unfinished proof got. */
  public static List<Phrase> reached(List<Step> steps) {
    List<Step> made = steps.stream().filter(step -> step.least() > 0).toList();
    if (made.isEmpty())
      return List.of(Phrase.of("No automaton was built."));
    Step last = made.getLast();
    return List.of(Phrase.of("{0} {0:automaton was|automata were} built; the last ({1}) has {2} {2:state|states}.",
        made.size(), last.what(), last.least()));
  }
}
