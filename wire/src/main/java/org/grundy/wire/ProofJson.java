package org.grundy.wire;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.solve.automatic.GameProof;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Step;
import org.grundy.word.logic.Theory;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Statements that were decided, the numbers of open ones, and proofs of which positions of a game are lost. */
public final class ProofJson {
  private ProofJson() {
  }

  /** @param plan whether to say what was made and searched */
  public static ObjectNode statement(String text, Decision decision, Confirmation second, boolean plan) {
    ObjectNode document = Json.document();
    put(document.putObject("proof").put("statement", text), decision, second, plan);
    return document;
  }

  public static ObjectNode theorems(List<Theory.Theorem> theorems, List<Decision> decisions,
      List<Confirmation> seconds, boolean plan) {
    ObjectNode document = Json.document();
    ArrayNode list = document.putArray("theorems");
    for (int i = 0; i < decisions.size(); i++) {
      Theory.Theorem theorem = theorems.get(i);
      ObjectNode node = list.addObject().put("name", theorem.name());
      if (!theorem.title().isEmpty())
        node.put("title", theorem.title());
      put(node.put("statement", theorem.text()), decisions.get(i), seconds.get(i), plan);
    }
    return document;
  }

  /** The same with what is wrong with the entries of a file that cannot be read. */
  public static ObjectNode theorems(ObjectNode document, List<String> errors) {
    if (!errors.isEmpty())
      errors.forEach(document.putArray("errors")::add);
    return document;
  }

  /** @param first the first solutions, in order */
  public static ObjectNode solutions(String text, List<String> variables, Solutions solutions,
      List<List<BigInteger>> first) {
    ObjectNode document = Json.document();
    ObjectNode node = document.putObject("solutions").put("statement", text);
    ArrayNode names = node.putArray("variables");
    variables.forEach(names::add);
    put(node, solutions);
    node.put("finite", solutions.count().isPresent());
    solutions.count().ifPresent(count -> node.set("count", Json.whole(count)));
    ArrayNode list = node.putArray("first");
    for (List<BigInteger> numbers : first) {
      ArrayNode tuple = list.addArray();
      numbers.forEach(number -> tuple.add(Json.whole(number)));
    }
    return document;
  }

  private static void put(ObjectNode into, Solutions solutions) {
    into.put("digits", solutions.system().name()).put("states", solutions.dfa().states());
  }

  public static ObjectNode game(GameProof proof, boolean plan, Budget budget) {
    ObjectNode document = Json.document();
    ObjectNode node = document.putObject("gameProof").put("game", proof.game()).put("heaps", proof.heaps())
        .put("verdict", proof.proved() ? "proved" : "refuted").put("guessed", proof.lost().isEmpty());
    if (!proof.lost().isEmpty())
      node.put("claim", proof.lost());
    put(node, proof.any());
    node.put("sortedStates", proof.sorted().dfa().states());
    put(node.putObject("noMoveWithin"), proof.safe(), Confirmation.NONE, plan);
    put(node.putObject("aMoveFromElsewhere"), proof.winning(), Confirmation.NONE, plan);
    ObjectNode played = node.putObject("recheck").put("heapsUpTo", proof.bound()).put("lost", proof.upTo().size())
        .put("agrees", proof.rechecked(budget));
    proof.recheck().ifPresent(recheck -> put(played, recheck));
    return document;
  }

  private static void put(ObjectNode into, Recheck recheck) {
    into.put("stepsFollowed", recheck.steps()).put("steps", recheck.of()).put("transitions", recheck.transitions());
  }

  private static void put(ObjectNode into, Decision decision, Confirmation second, boolean plan) {
    into.put("verdict", decision.holds() ? "proved" : "refuted");
    second.recheck().ifPresent(recheck -> put(into.putObject("recheck"), recheck));
    second.tried().ifPresent(bound -> into.put("triedUpTo", bound));
    decision.example().ifPresent(example -> {
      ObjectNode node = into.putObject("example");
      put(node.putArray("variables"), example.variables());
      if (!example.calls().isEmpty())
        put(node.putArray("values"), example.calls());
      if (!example.undefined().isEmpty())
        example.undefined().forEach(node.withArray("undefined")::add);
    });
    if (plan) {
      ArrayNode steps = into.putArray("steps");
      for (Step step : decision.steps())
        steps.addObject().put("what", step.what().toString()).put("numbers", step.tracks())
            .put("states", step.states()).put("sets", step.deterministic()).put("least", step.least());
    }
  }

  private static void put(ArrayNode into, Map<String, BigInteger> numbers) {
    numbers.forEach((name, number) -> into.addObject().put("name", name).set("value", Json.whole(number)));
  }
}
