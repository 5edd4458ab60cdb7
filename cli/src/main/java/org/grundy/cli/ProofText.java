package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.solve.automatic.GameProof;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Example;
import org.grundy.word.logic.Step;
import org.grundy.word.logic.Theory;

/** What was decided, as lines for a person. */
final class ProofText {
  private final Voice voice;
  private final int width;

  ProofText(TextOptions options) {
    voice = options.voice();
    width = options.width();
  }

  private String say(String english, Object... args) {
    return voice.say(Phrase.of(english, args));
  }

  private List<String> paragraph(String text, String first, String then) {
    return Paragraphs.lines(text, first, then, width);
  }

  /** TRUE or FALSE, with the least example or counterexample. */
  List<String> decision(Decision decision) {
    String first = verdict(decision);
    return decision.example().filter(example -> !example.isEmpty())
        .map(example -> paragraph(example(decision, example), first + "   ", " ".repeat(first.length() + 3)))
        .orElse(List.of(first));
  }

  /** What speaks for a statement that was found true besides its proof. */
  List<String> confirmed(Confirmation second, String indent) {
    var lines = new ArrayList<String>();
    second.recheck().ifPresent(recheck -> lines.addAll(followed(recheck, indent)));
    if (second.tried().isPresent())
      lines.addAll(paragraph(say("Tried without automata for all numbers up to {0}.", second.tried().getAsInt()),
          indent, indent));
    return lines;
  }

  private List<String> followed(Recheck recheck, String indent) {
    String text = recheck.complete()
        ? say("Rechecked another way: {0} {0:step|steps} followed by plain code, {1} {1:transition|transitions}.",
            recheck.of(), recheck.transitions())
        : say("Rechecked in part: {0} of {1} steps followed by plain code, {2} {2:transition|transitions}.",
            recheck.steps(), recheck.of(), recheck.transitions());
    return paragraph(text, indent, indent);
  }

  private String verdict(Decision decision) {
    return decision.holds() ? say("TRUE") : say("FALSE");
  }

  private String example(Decision decision, Example example) {
    var parts = new ArrayList<String>();
    if (!example.toString().isEmpty())
      parts.add(example.variables().isEmpty() ? example.toString()
          : decision.holds() ? say("least example {0}", example.toString())
          : say("least counterexample {0}", example.toString()));
    example.undefined().forEach(call -> parts.add(say("{0} has no value", call)));
    return String.join("; ", parts);
  }

  /** A theorem by its name, what it says, and the verdict. */
  List<String> theorem(Theory.Theorem theorem, Decision decision, Confirmation second) {
    String name = theorem.name() + " ".repeat(Math.max(1, 4 - theorem.name().length()));
    String title = theorem.title().isEmpty() ? theorem.text().replaceAll("\\s+", " ") : theorem.title();
    var lines = new ArrayList<>(paragraph(title, name, " ".repeat(name.length())));
    decision(decision).forEach(line -> lines.add(" ".repeat(name.length()) + line));
    lines.addAll(confirmed(second, " ".repeat(name.length())));
    return lines;
  }

  /** How many there are, and the first of them. */
  List<String> solutions(List<String> names, Solutions solutions, List<List<BigInteger>> first) {
    var lines = new ArrayList<String>();
    Optional<BigInteger> count = solutions.count();
    String of = String.join(", ", names);
    lines.add(count.map(n -> say("{0} {0:solution|solutions} for {1}", n, of))
        .orElseGet(() -> say("infinitely many solutions for {0}", of)));
    boolean all = count.filter(BigInteger.valueOf(first.size())::equals).isPresent();
    String listed = first.stream().map(ProofText::tuple).collect(Collectors.joining(", ")) + (all ? "" : ", ...");
    if (!first.isEmpty())
      lines.addAll(paragraph(listed, "  ", "  "));
    lines.add(say("An automaton over {0} digits: {1} {1:state|states}.", system(solutions),
        solutions.dfa().states()));
    return lines;
  }

  private static String tuple(List<BigInteger> numbers) {
    String joined = numbers.stream().map(BigInteger::toString).collect(Collectors.joining(" "));
    return numbers.size() == 1 ? joined : "(" + joined + ")";
  }

  private Phrase system(Solutions solutions) {
    return switch (solutions.system().name()) {
      case "fibonacci" -> Phrase.of("Fibonacci");
      case "tribonacci" -> Phrase.of("Tribonacci");
      default -> Phrase.verbatim(solutions.system().name());
    };
  }

  /** The claim, the two statements, and what the rules say of small heaps. */
  List<String> game(GameProof proof, Budget budget) {
    var lines = new ArrayList<String>();
    String label = say("Claim") + "  ";
    String indent = " ".repeat(label.length());
    lines.addAll(paragraph(claim(proof), label, indent));
    int states = proof.any().dfa().states();
    int sorted = proof.sorted().dfa().states();
    lines.addAll(paragraph(proof.rules().symmetric()
        ? say("An automaton over {0} digits: {1} {1:state|states} ({2} if the heaps are sorted).", system(proof.any()),
            states, sorted)
        : say("An automaton over {0} digits: {1} {1:state|states}.", system(proof.any()), states), indent, indent));
    lines.add("");
    List<String> both = statements(proof);
    int longest = both.stream().mapToInt(String::length).max().orElse(0);
    List<Decision> decisions = List.of(proof.safe(), proof.winning());
    for (int i = 0; i < both.size(); i++) {
      String theorem = proof.theorems().isEmpty() ? "" : "   (" + say("theorem {0}", proof.theorems().get(i)) + ")";
      lines.addAll(statement("  " + (i + 1) + "  ", both.get(i), longest, decisions.get(i), theorem));
    }
    lines.add("");
    lines.addAll(paragraph(proof.proved()
        ? say("Every move makes the heaps smaller, so 1 and 2 settle it for all heaps: proved.")
        : say("The claim is refuted."), "", ""));
    lines.addAll(paragraph(recheck(proof, budget), "", ""));
    proof.recheck().ifPresent(recheck -> lines.addAll(followed(recheck, "")));
    return lines;
  }

  /** Which positions are claimed to be lost. */
  String claim(GameProof proof) {
    String game = proof.game();
    String lost = proof.lost();
    if (lost.isEmpty())
      return say("the P-positions of {0} are those that an automaton, guessed from the small ones, "
          + "accepts.", game);
    if (!proof.rules().symmetric())
      return say("the P-positions of {0} are {1}.", game, lost);
    return proof.heaps() == 2 ? say("the P-positions of {0} are {1}, in either order.", game, lost)
        : say("the P-positions of {0} are {1}, in any order.", game, lost);
  }

  private List<String> statements(GameProof proof) {
    if (!proof.theorems().isEmpty() && proof.heaps() == 2)
      return List.of(say("no move leads from a pair to a pair"),
          say("from every other position a move leads to a pair"));
    if (!proof.theorems().isEmpty() && proof.heaps() == 3)
      return List.of(say("no move leads from a triple to a triple"),
          say("from every other position a move leads to a triple"));
    return List.of(say("no move leads from one of them to another"),
        say("from every other position a move leads to one of them"));
  }

  private List<String> statement(String number, String text, int longest, Decision decision, String theorem) {
    var lines = new ArrayList<String>();
    lines.add(number + text + " ".repeat(longest - text.length()) + "  " + verdict(decision) + theorem);
    decision.example().ifPresent(example -> lines.addAll(paragraph(example(decision, example), "     ", "     ")));
    return lines;
  }

  /** Every position with small heaps was played through by the rules: are the lost ones those that are claimed? */
  private String recheck(GameProof proof, Budget budget) {
    int count = proof.upTo().size();
    if (!proof.rechecked(budget))
      return say("Brute force finds other P-positions with heaps <= {0}.", proof.bound());
    if (!proof.theorems().isEmpty() && proof.heaps() == 2)
      return say(
          "Rechecked another way: by brute force the P-positions with heaps <= {0} are the {1} pairs n = 0..{2}.",
          proof.bound(), count, count - 1);
    if (!proof.theorems().isEmpty() && proof.heaps() == 3)
      return say(
          "Rechecked another way: by brute force the P-positions with heaps <= {0} are the {1} triples n = 0..{2}.",
          proof.bound(), count, count - 1);
    return proof.rules().symmetric()
        ? say(
            "Rechecked another way: by brute force the P-positions with heaps <= {0} are the {1} with sorted heaps that"
                + " the automaton accepts.",
            proof.bound(), count)
        : say("Rechecked another way: by brute force the P-positions with heaps <= {0} are the {1} that the automaton"
            + " accepts.", proof.bound(), count);
  }

  /** The plan: what was made and searched, and how large it was. */
  List<String> steps(List<Step> steps) {
    return steps(steps, 1, Integer.toString(steps.size()).length());
  }

  /** The plan for both statements. */
  List<String> steps(GameProof proof) {
    List<Step> safe = proof.safe().steps();
    List<Step> winning = proof.winning().steps();
    List<String> both = statements(proof);
    int digits = Integer.toString(safe.size() + winning.size()).length();
    var lines = new ArrayList<>(paragraph(both.get(0), "1  ", "   "));
    lines.addAll(steps(safe, 1, digits));
    lines.addAll(paragraph(both.get(1), "2  ", "   "));
    lines.addAll(steps(winning, safe.size() + 1, digits));
    return lines;
  }

  /** @param digits of the largest number */
  private List<String> steps(List<Step> steps, int first, int digits) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      String number = Integer.toString(first + i);
      String label = " ".repeat(2 + digits - number.length()) + number + "  ";
      String size = step.least() > 0
          ? say("an automaton of {3} {3:state|states}, made of {0} {0:state|states} over {1} {1:number|numbers} and {2}"
              + " {2:set|sets} of them", step.states(), step.tracks(), step.deterministic(), step.least())
          : say("{0} {0:state|states} over {1} {1:number|numbers}", step.states(), step.tracks());
      lines.addAll(paragraph(voice.say(step.what()) + ": " + size, label, " ".repeat(label.length())));
    }
    return lines;
  }

  /** How far a proof came that was not ended. */
  List<Phrase> reached(List<Step> steps) {
    List<Step> made = steps.stream().filter(step -> step.least() > 0).toList();
    if (made.isEmpty())
      return List.of(Phrase.of("No automaton had been made."));
    Step last = made.getLast();
    return List.of(Phrase.of("{0} {0:automaton|automata} had been made; the last ({1}) has {2} {2:state|states}.",
        made.size(), last.what(), last.least()));
  }

  /** The same of a theorem. */
  List<Phrase> reached(Theory.Theorem theorem, List<Step> steps) {
    var all = new ArrayList<>(List.of(Phrase.of("That was at {0}.", theorem.name())));
    all.addAll(reached(steps));
    return all;
  }
}
