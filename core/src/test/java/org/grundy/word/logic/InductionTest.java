package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.check.Recheck;
import org.grundy.word.check.StepClaim;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InductionTest {
  private static final Theory THEORY = Theory.shipped().with("""
      word U := "0->01 1->0"
      word V := "0->01 1->10"
      """);
  private static final Phrase NAME = Phrase.of("solutions");
  private static final long MOST_WORK = 1 << 22;
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");
  private static final List<String> BOUNDS = List.of("k < n", "k <= n", "k < 2n", "k + 1 < n + i", "n > k", "~(k >= n)",
      "~(n < k)", "k < 5", "k < n - i", "k + 2 <= n", "2k < n & k < i");
  private static final List<String> PLACES = List.of("k", "i+k", "i+n+k", "n+k", "2i+k", "i+n-k", "i+n-1-k", "n-k",
      "i-n+k", "k+3", "i", "i+n");

  private static String random(Random random, String word, int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 8)) {
      case 0 -> word + "[" + place(random) + "] = @" + "01".charAt(random.nextInt(2));
      case 1, 2 -> word + "[" + place(random) + "] = " + word + "[" + place(random) + "]";
      case 3 -> place(random) + " " + RELATIONS.get(random.nextInt(RELATIONS.size())) + " " + place(random);
      case 4 -> "~(" + random(random, word, depth - 1) + ")";
      case 5 -> "(" + random(random, word, depth - 1) + " & " + random(random, word, depth - 1) + ")";
      case 6 -> "(" + random(random, word, depth - 1) + " | " + random(random, word, depth - 1) + ")";
      default -> "(A l (l <= k => " + word + "[i+l] = " + word + "[l]))";
    };
  }

  private static String place(Random random) {
    return PLACES.get(random.nextInt(PLACES.size()));
  }

  private static Conjunction conjunction(Statement statement) {
    return Conjunction.of(statement.bindings(), statement.formula(), true);
  }

  private static Optional<Dfa> within(Supplier<Dfa> making) {
    try {
      return Optional.of(making.get());
    } catch (BudgetSpent _) {
      return Optional.empty();
    }
  }

  private static Compiler compiler(DigitSystem system) {
    Budget budget = Budget.ofWork(MOST_WORK);
    return new Compiler(system, budget).under(budget, true);
  }

  @RepeatedTest(150)
  void sets_areThoseMadeInStages(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String word = random.nextBoolean() ? "U" : "V";
    String formula = "E k (" + BOUNDS.get(random.nextInt(BOUNDS.size())) + " & " + random(random, word, 2)
        + ") & i + n >= 0";
    Statement statement = THEORY.read(formula);
    DigitSystem system = statement.digits();
    Optional<Induction> induction = Induction.of(conjunction(statement), statement.free());
    // "for some l" joins "for some k"
    assertThat(induction.isPresent() || formula.contains("A l")).as(formula).isTrue();
    assumeTrue(induction.isPresent());
    Compiler compiler = compiler(system);
    Optional<Dfa> made = within(() -> induction.get().made(compiler, NAME));
    Optional<Dfa> staged = within(() -> compiler(system).staged(conjunction(statement), statement.free(), NAME));
    assumeTrue(made.isPresent() && staged.isPresent());
    assertThat(made).as(formula).isEqualTo(staged);
    List<StepClaim> claims = compiler.claims();
    assertThat(Recheck.of(system, claims, Budget.unlimited()).complete()).as(formula).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"E k (U[k] = U[i])", "E k, l (k < i & l < i)", "E k (k > i)", "E k (k = i)",
      "E k (k < 2k + i)"})
  void noBound_isNoInduction(String formula) {
    Statement statement = THEORY.read(formula);
    assertThat(Induction.of(conjunction(statement), statement.free())).isEmpty();
  }

  /**
   * Equal factors, which are told apart by 62 states. H. Mousavi, J. Shallit, Mechanical proofs of properties of the
   * Tribonacci word, WORDS 2015, 170-190, Section 4: the automaton of equal factors, which they could make by induction
   * only.
   */
  @ParameterizedTest
  @ValueSource(strings = {"A k (k < n => TR[i+k] = TR[j+k])", "A k (k < 3n => TR[i+k] = TR[i+n+k])"})
  void factorsOfTheTribonacciWord_areProvedByInduction(String formula) {
    Statement statement = THEORY.read(formula);
    var prover = new Prover(Budget.ofWork(60_000_000));
    prover.solutions(statement);
    assertThat(prover.claims(statement)).anyMatch(claim -> claim.nothing() && claim.result().isPresent());
  }
}
