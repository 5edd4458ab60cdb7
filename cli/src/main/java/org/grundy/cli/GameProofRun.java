package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.GameProofDocument;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.prover.GameProof;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.word.logic.Theory;
import org.grundy.word.text.AutomatonReader;
import org.jspecify.annotations.Nullable;

/**
 * Proves the P-positions or the values of a game of heaps.
 *
 * @param heaps  the argument of {@code --heaps}
 * @param claim  the argument of {@code --claim}
 * @param guess  whether P-positions are guessed even if a theorem gives them
 * @param export in which form to print the automaton instead of the proof
 * @param certificate where to write one of P-positions
 */
record GameProofRun(Console console, SharedOptions shared, @Nullable String heaps, @Nullable String claim,
    boolean guess, @Nullable ExportForm export, CertificateOption certificate) {
  /**
   * Proves them and prints the proof.
   *
   * @param theory what a claim may use
   * @return the exit status
   */
  int run(Ruleset<?> ruleset, Theory theory) {
    if (export != null)
      export.requireAutomaton();
    Optional<Integer> single = singleHeaps(ruleset);
    if (single.isPresent())
      return single.get();
    Budget budget = shared.budget(console);
    HeapRules rules = HeapRules.provable(ruleset, heaps(ruleset), budget);
    var prover = new GameProver(guess ? Theory.standard() : theory, budget);
    Optional<GameProof> found;
    try {
      found = claim != null ? Optional.of(claimed(prover, rules, theory, claim, budget))
          : guess ? prover.guess(rules) : prover.prove(rules);
    } catch (BudgetSpent spent) {
      return report().spent(spent, prover.reached());
    }
    if (found.isEmpty()) {
      report().complain(GameProofDocument.unproved(rules.name()), prover.reached());
      return Exit.REFUTED;
    }
    GameProof proof = found.get();
    var document = new GameProofDocument(proof, budget, shared.stats());
    if (export != null && !shared.json())
      export.lines(proof.any(), rules.names(), shared.voice().say(GameProofDocument.claim(proof)), shared)
          .forEach(console.out()::println);
    else
      shared.print(console, document);
    report().stats(document.steps(), budget);
    return certificate.write(proof, proof.proved() ? Exit.ANSWERED : Exit.REFUTED, shared, console);
  }

  /**
   * Proves a closed form of the values of single heaps; empty when P-positions are to be proved instead, as for a
   * certificate.
   */
  private Optional<Integer> singleHeaps(Ruleset<?> ruleset) {
    Budget budget = shared.budget(console);
    if (claim != null || guess || heaps != null || export != null || certificate.wanted()
        || ruleset instanceof VectorGame
        || !Conjecturer.fits(ruleset, budget))
      return Optional.empty();
    Conjecture conjecture = new Conjecturer(budget).ofGame(ruleset);
    boolean proved = conjecture.found().filter(Conjecture.Found::proved).isPresent();
    if (!proved && HeapRules.of(ruleset, 1).isPresent())
      return Optional.empty();
    if (!proved) {
      report().complain(Phrase.of("Not proved: no closed form of the values of {0} is proved; {1} says what was tried.",
          ruleset.name(), Invocation.of("conjecture")), List.of());
      return Optional.of(conjecture.stopped().isPresent() ? Exit.BUDGET_SPENT : Exit.REFUTED);
    }
    shared.print(console, conjecture.document(List.of()));
    return Optional.of(Exit.ANSWERED);
  }

  private int heaps(Ruleset<?> game) {
    OptionalInt asked = heaps == null ? OptionalInt.empty() : OptionalInt.of(SharedOptions.count("--heaps", heaps));
    return HeapRules.heaps(game, asked, "--heaps", "--heaps 3");
  }

  /** Proves a claim: a relation, or a file with an automaton as written by {@code --export text} or {@code walnut}. */
  private GameProof claimed(GameProver prover, HeapRules rules, Theory theory, String claim,
      Budget budget) {
    var files = new ProofFiles(console);
    Optional<String> automaton = files.find(claim);
    if (automaton.isPresent())
      return prover.prove(rules, AutomatonReader.read(automaton.get(), rules.names(), budget), claim);
    if (ProofFiles.isMeant(claim))
      throw files.missing(claim);
    return prover.prove(rules, theory.relation(claim, rules.names()));
  }

  private ProofReport report() {
    return new ProofReport(console, shared);
  }
}
