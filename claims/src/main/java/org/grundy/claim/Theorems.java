package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.PROVED;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Example;
import org.grundy.word.logic.Step;

/** The theorems of the shipped theories, and claims of the texts that follow from them for all numbers. */
final class Theorems {
  private static final String FIBONACCI = "Fibonacci";
  private static final String TRIBONACCI = "Tribonacci";

  private Theorems() {
  }

  static List<Claim> claims() {
    return List.of(
        holds("F1", FIBONACCI, Phrase.of("a(n) and b(n) are the places of the n-th a and b in the Fibonacci word")),
        holds("F2", FIBONACCI, Phrase.of("every number from 1 is an a(n) or a b(n), but not both")),
        holds("F3", FIBONACCI,
            Phrase.of("a(n) is the least number that is not an a(i) or b(i) with i < n, and b(n) = a(n) + n")),
        holds("F4", FIBONACCI, Phrase.of("no move of Wythoff's game leads from a pair to a pair")),
        holds("F5", FIBONACCI, Phrase.of("every other position has a move to a pair")),
        fails("F6", FIBONACCI, Phrase.of("a(n+1) = a(n) + 2 first fails at {0}", "n = 2"),
            "n = 2:   a(2) = 3, a(3) = 4"),
        holds("T1", TRIBONACCI,
            Phrase.of("A(n), B(n) and C(n) are the places of the n-th a, b and c in the Tribonacci word")),
        holds("T2", TRIBONACCI,
            Phrase.of("every number from 1 is exactly one of an A(n), a B(n) or a C(n)")),
        holds("T3", TRIBONACCI, Phrase.verbatim("C(n) = A(n) + B(n) + n")),
        holds("T4", TRIBONACCI, Phrase.of("A(n) is the least number that is not an A(i), B(i) or C(i) with i < n")),
        holds("T5", TRIBONACCI,
            Phrase.of("B(n) - A(n) is the least number that is not a B(i) - A(i) or C(i) - B(i) with i < n")),
        holds("T6", TRIBONACCI, Phrase.of("no move of the Tribonacci game leads from a triple to a triple")),
        fails("T7", TRIBONACCI,
            Phrase.of("Without the exception in rule III, a move leads from a triple to a triple: {0} to {1}.",
                "3 6 11", "1 4 2"),
            "x = 3, y = 6, z = 11, u = 1, v = 4, w = 2"),
        holds("T8", TRIBONACCI, Phrase.of("every other position has a move to a triple")),
        new Claim("B1", TRIBONACCI,
            Phrase.of("No alpha, alpha' give A_n = floor(n*alpha + alpha') for all n >= 1; nor for B, nor"
                + " for C."),
            PROVED, TribonacciPaper::noBeattyForm));
  }

  private static Claim holds(String name, String place, Phrase statement) {
    return new Claim(name, place, statement, PROVED, trial -> {
      Decision decision = trial.theorem(name);
      return decision.holds() ? by(decision, trial.recheck(name)) : counterexample(decision);
    });
  }

  /** @param least the claimed least counterexample */
  private static Claim fails(String name, String place, Phrase statement, String least) {
    return new Claim(name, place, statement, PROVED, trial -> {
      Decision decision = trial.theorem(name);
      boolean found = decision.example().map(Example::toString).filter(least::equals).isPresent();
      return !decision.holds() && found ? by(decision) : counterexample(decision);
    });
  }

  private static Finding by(Decision decision, Recheck recheck) {
    return recheck.complete()
        ? Finding.proved("by automata with at most {0} {0:state|states}; all {1} steps verified by simpler code",
            largest(decision), recheck.steps())
        : by(decision);
  }

  private static int largest(Decision decision) {
    return decision.steps().stream().mapToInt(Step::states).max().orElse(0);
  }

  private static Finding by(Decision decision) {
    return Finding.proved("by automata with at most {0} {0:state|states}", largest(decision));
  }

  private static Finding counterexample(Decision decision) {
    return Finding.refuted("{0}", decision.example().map(Example::toString).orElse("-"));
  }

  /**
   * A finding proved for all numbers by theorems, if these hold and nothing contradicts it.
   *
   * @param besides the finding computed as well, up to a bound
   */
  static Finding proved(Trial trial, Finding besides, String... names) {
    if (!(besides.verdict() instanceof Verdict.Checked<Phrase>(Phrase bound, var _)))
      return besides;
    Optional<Decision> wrong = Arrays.stream(names).map(trial::theorem).filter(decision -> !decision.holds())
        .findFirst();
    return wrong.map(Theorems::counterexample)
        .orElseGet(() -> Finding.proved("by {0}; also computed: {1}", String.join(", ", names), bound));
  }
}
