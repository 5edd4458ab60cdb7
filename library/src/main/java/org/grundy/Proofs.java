package org.grundy;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.DecisionDocument;
import org.grundy.explain.Document;
import org.grundy.explain.GameProofDocument;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.prover.GameProof;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.word.logic.Confirmation;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Example;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;

/** Proves statements and games for {@link Grundy}. */
record Proofs(Budget budget, Theory theory) {
  Proofs(Budget budget) {
    this(budget, Theory.shipped().under(budget));
  }

  /** Of a statement, a theorem of Grundy or a game, given as text. */
  Grundy.Proof of(String text) {
    Optional<Statement> theorem = theory.theorem(text).map(Theory.Theorem::statement);
    if (theorem.isEmpty() && HeapRules.isGame(text))
      return of(Catalog.standard().withFiles().under(budget).ruleset(text), OptionalInt.empty());
    Statement statement = theorem.orElseGet(() -> read(text));
    if (!statement.free().isEmpty())
      throw BadInput.because("expected a statement without free variables, found {0}",
          BadInput.quoted(statement.free().getFirst().name()));
    Decision decision = new Prover(budget).decide(statement);
    Document document = new DecisionDocument(decision, Confirmation.of(statement, decision, budget), false)
        .asStatement(text);
    return new Grundy.Proof(decision.holds(), decision.example().<Map<String, BigInteger>>map(Example::variables)
        .orElse(Map.of()), document, Grundy.text(document));
  }

  private Statement read(String text) {
    try {
      return theory.read(text);
    } catch (BadInput bad) {
      throw Catalog.standard().withFiles().under(budget).isPosition(text)
          ? BadInput.because("expected a game or a statement, found a position; to solve it: {0}",
              "solve(\"" + text + "\")")
          : bad;
    }
  }

  /** Of the losing positions of a game. */
  Grundy.Proof of(Ruleset<?> game, OptionalInt heaps) {
    HeapRules rules = HeapRules.provable(game, HeapRules.heaps(game, heaps, "heaps", "prove(game(\"nim\"), 3)"),
        budget);
    Optional<GameProof> proof = new GameProver(theory, budget).prove(rules);
    Document document = proof.<Document>map(found -> new GameProofDocument(found, budget, false))
        .orElseGet(() -> Document.of(GameProofDocument.unproved(rules.name()), out -> out.put("error",
            GameProofDocument.unproved(rules.name()))));
    return new Grundy.Proof(proof.filter(GameProof::proved).isPresent(), Map.of(), document, Grundy.text(document));
  }
}
