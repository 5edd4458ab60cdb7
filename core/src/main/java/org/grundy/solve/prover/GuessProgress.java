package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Decision;

/**
 * How far the guesses came.
 *
 * @param bound   the heaps up to which all positions were played through; 0 before that
 * @param lost    how many of them are losing, counting only ascending heaps if their order does not matter
 * @param refuted how many guessed automata were refuted
 * @param best    the one among them whose least counterexample is the largest
 */
record GuessProgress(int bound, int lost, int refuted, Optional<GameProof> best) {
  static final GuessProgress NOTHING = new GuessProgress(0, 0, 0, Optional.empty());

  GuessProgress played(int to, int found) {
    return new GuessProgress(to, found, refuted, best);
  }

  GuessProgress refuted(GameProof proof) {
    boolean better = best.isEmpty() || proof.reach().compareTo(best.get().reach()) > 0;
    return new GuessProgress(bound, lost, refuted + 1, better ? Optional.of(proof) : best);
  }

  /** In sentences. */
  List<Phrase> sentences() {
    var all = new ArrayList<Phrase>();
    if (bound == 0) {
      all.add(Phrase.of("No guess was made: not all small positions were solved."));
      return all;
    }
    all.add(
        Phrase.of("Solved: all positions with heaps up to {0}, {1} of them losing.", bound, lost));
    if (best.isEmpty()) {
      all.add(Phrase.of("No guess was refuted."));
      return all;
    }
    GameProof proof = best.get();
    all.add(Phrase.of("Refuted: {0} {0:guess|guesses}. The best: {1} {1:state|states} {2}.", refuted,
        proof.any().dfa().states(), proof.any().system().over()));
    for (Decision decision : List.of(proof.safe(), proof.winning()))
      decision.example().filter(_ -> !decision.holds())
          .ifPresent(example -> all.add(Phrase.of("Least counterexample: {0}", example.toString())));
    return all;
  }
}
