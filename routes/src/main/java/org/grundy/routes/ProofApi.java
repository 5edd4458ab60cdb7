package org.grundy.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.effort.Budget;
import org.grundy.explain.DecisionDocument;
import org.grundy.explain.Document;
import org.grundy.explain.GameProofDocument;
import org.grundy.explain.SolutionsDocument;
import org.grundy.explain.TheoremWords;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.prover.GameProof;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.wire.DocumentJson;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The proof lab: statements about all whole numbers, theorems by name, and proofs of the P-positions of games. */
final class ProofApi {
  private static final int SHOWN = 20;
  /** The most states of an automaton that is drawn. */
  private static final int MOST_STATES = 40;

  private ProofApi() {
  }

  /** The theorems shipped with the workbench. */
  static ObjectNode theorems(RequestData request, @SuppressWarnings("unused") Budget budget) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode list = document.putArray("theorems");
    for (Theory.Theorem theorem : Theory.shipped().theorems())
      list.addObject().put("name", theorem.name()).put("title", request.voice().say(TheoremWords.of(theorem.title())))
          .put("statement", theorem.text());
    return document;
  }

  /** Decides a statement, or tells which numbers make it true when it has free variables. */
  static ObjectNode prove(RequestData request, Budget budget) {
    String text = request.text("statement");
    Voice voice = request.voice();
    Theory theory = Theory.shipped().under(budget);
    Optional<Theory.Theorem> theorem = theory.theorem(text);
    if (theorem.isPresent()) {
      Statement statement = theorem.get().statement();
      Decision decision = new Prover(budget).decide(statement);
      Document decided = new DecisionDocument(decision, Confirmation.of(statement, decision, budget), true)
          .asTheorem(theorem.get());
      return DocumentJson.of(out -> DecisionDocument.fields(out, List.of(decided), List.of()), voice);
    }
    if (text.matches("[\\p{L}0-9][\\p{L}0-9:.,-]*"))
      return game(text, theory, voice, budget);
    Statement statement = theory.read(text);
    var prover = new Prover(budget);
    if (statement.free().isEmpty()) {
      Decision decision = prover.decide(statement);
      return DocumentJson.of(
          new DecisionDocument(decision, Confirmation.of(statement, decision, budget), true).asStatement(text), voice);
    }
    Solutions solutions = prover.solutions(statement);
    List<String> names = statement.free().stream().map(Object::toString).toList();
    ObjectNode document = DocumentJson.of(
        new SolutionsDocument(text, names, solutions, solutions.first(SHOWN, budget)), voice);
    draw(document, solutions.dfa());
    return document;
  }

  private static ObjectNode game(String name, Theory theory, Voice voice, Budget budget) {
    Ruleset<?> ruleset = RequestData.catalog(budget).ruleset(name);
    int heaps = ruleset instanceof VectorGame game ? game.heaps() : 1;
    HeapRules rules = (heaps == 0 ? Optional.<HeapRules>empty() : HeapRules.of(ruleset, heaps))
        .or(() -> HeapRules.stated(ruleset, budget))
        .orElseThrow(() -> BadInput.because(
            "{0}: expected a game with a fixed number of heaps that can be proved, such as {1}", name,
            "wythoff, tribonacci"));
    var prover = new GameProver(theory, budget);
    GameProof proof = prover.prove(rules)
        .orElseThrow(() -> BadInput.because("{0}: no guess for the losing positions could be proved", name));
    ObjectNode document = DocumentJson.of(new GameProofDocument(proof, budget, true), voice);
    ArrayNode theorems = ((ObjectNode) document.path("gameProof")).putArray("theorems");
    proof.theorems().forEach(theorems::add);
    draw(document, proof.sorted().dfa());
    return document;
  }

  /** Adds the automaton as states and arrows, if it is small enough to draw. */
  private static void draw(ObjectNode document, Dfa dfa) {
    if (dfa.states() > MOST_STATES)
      return;
    ObjectNode automaton = document.putObject("automaton").put("states", dfa.states());
    ArrayNode accepting = automaton.putArray("accepting");
    ArrayNode arrows = automaton.putArray("arrows");
    for (int state = 0; state < dfa.states(); state++) {
      if (dfa.accepts(state))
        accepting.add(state);
      var labels = new TreeMap<Integer, List<String>>();
      for (int symbol = 0; symbol < dfa.symbols(); symbol++)
        if (dfa.next(state, symbol) >= 0)
          labels.computeIfAbsent(dfa.next(state, symbol), _ -> new ArrayList<>()).add(label(dfa, symbol));
      for (var arrow : labels.entrySet()) {
        ObjectNode node = arrows.addObject().put("from", state).put("to", arrow.getKey());
        ArrayNode list = node.putArray("labels");
        arrow.getValue().forEach(list::add);
      }
    }
  }

  private static String label(Dfa dfa, int symbol) {
    var label = new ArrayList<String>();
    for (int track = 0; track < dfa.tracks(); track++)
      label.add(Integer.toString(Symbols.digit(symbol, dfa.digits(), track)));
    return String.join(dfa.digits() > 10 ? "." : "", label);
  }
}
