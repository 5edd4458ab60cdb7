package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Relation;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Formulas whose quantifiers are bounded, so that all their numbers can be tried. */
class RandomFormulaTest {
  private static final List<Relation> RELATIONS = List.of(Relation.values());
  private static final int BOUND = 6;
  private static final String FIBONACCI = Morphism.FIBONACCI.prefix(200);

  private static Formula random(Random random, List<Variable> variables, int depth) {
    return switch (depth == 0 ? random.nextInt(2) : random.nextInt(7)) {
      case 0 -> term(random, variables).compared(RELATIONS.get(random.nextInt(RELATIONS.size())));
      case 1 ->
        new Formula.Member(new Predicate.LetterAt(CodedWord.of(Morphism.FIBONACCI), random.nextBoolean() ? 'a' : 'b'),
            List.of(variables.get(random.nextInt(variables.size()))));
      case 2 -> Formula.not(random(random, variables, depth - 1));
      case 3 -> Formula.and(random(random, variables, depth - 1), random(random, variables, depth - 1));
      case 4 -> Formula.or(random(random, variables, depth - 1), random(random, variables, depth - 1));
      default -> bounded(random, variables, depth);
    };
  }

  private static Formula bounded(Random random, List<Variable> variables, int depth) {
    boolean all = random.nextBoolean();
    var bound = new Variable("v" + depth);
    var inside = new ArrayList<>(variables);
    inside.add(bound);
    Formula small = LinearTerm.of(bound).plus(LinearTerm.constant(-BOUND)).compared(Relation.AT_MOST);
    Formula body = random(random, inside, depth - 1);
    return new Formula.Quantified(all, List.of(bound), List.of(),
        all ? Formula.or(Formula.not(small), body) : Formula.and(small, body));
  }

  private static LinearTerm term(Random random, List<Variable> variables) {
    LinearTerm term = LinearTerm.constant(random.nextInt(11) - 5);
    for (Variable variable : variables)
      if (random.nextBoolean())
        term = term.plus(LinearTerm.of(variable), random.nextInt(7) - 3);
    return term;
  }

  private static boolean holds(Formula formula, Map<Variable, BigInteger> numbers) {
    return switch (formula) {
      case Formula.Compare(List<Variable> variables, var comparison) ->
        comparison.holds(variables.stream().map(numbers::get).toArray(BigInteger[]::new));
      case Formula.Member(Predicate predicate, List<Variable> arguments) ->
        FIBONACCI.charAt(numbers.get(arguments.getFirst()).intValueExact()) == ((Predicate.LetterAt) predicate)
            .letter();
      case Formula.Not(Formula negated) -> !holds(negated, numbers);
      case Formula.And(List<Formula> parts) -> parts.stream().allMatch(part -> holds(part, numbers));
      case Formula.Or(List<Formula> parts) -> parts.stream().anyMatch(part -> holds(part, numbers));
      case Formula.Quantified(boolean all, List<Variable> variables, _, Formula body) -> {
        boolean result = all;
        for (int n = 0; n <= BOUND; n++) {
          var inside = new HashMap<>(numbers);
          inside.put(variables.getFirst(), BigInteger.valueOf(n));
          if (holds(body, inside) != all)
            result = !all;
        }
        yield result;
      }
    };
  }

  @RepeatedTest(250)
  void solutions_areThoseFoundByTrying(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    List<Variable> free = List.of(new Variable("x"), new Variable("y"));
    Formula formula = random(random, free, 3);
    var statement = new Statement(free, List.of(), formula, Optional.of(DigitSystem.FIBONACCI));
    Solutions solutions = new Prover(Budget.unlimited()).solutions(statement);
    for (int x = 0; x < 14; x++)
      for (int y = 0; y < 14; y++) {
        var numbers = new LinkedHashMap<Variable, BigInteger>();
        numbers.put(free.get(0), BigInteger.valueOf(x));
        numbers.put(free.get(1), BigInteger.valueOf(y));
        assertThat(solutions.contains(List.copyOf(numbers.values()))).as("%s at %d, %d", formula, x, y)
            .isEqualTo(holds(formula, numbers));
      }
  }

  @RepeatedTest(150)
  void decisions_areThoseOfTheSolutions(RepetitionInfo info) {
    var random = new Random(5000 + info.getCurrentRepetition());
    List<Variable> free = List.of(new Variable("x"), new Variable("y"));
    Formula formula = random(random, free, 3);
    Optional<DigitSystem> system = Optional.of(DigitSystem.FIBONACCI);
    var prover = new Prover(Budget.unlimited());
    Solutions solutions = prover.solutions(new Statement(free, List.of(), formula, system));
    Decision some = prover.decide(new Statement(List.of(), List.of(), Formula.some(free, formula), system));
    assertThat(some.holds()).isEqualTo(!solutions.dfa().isEmpty());
    Decision none = prover
        .decide(new Statement(List.of(), List.of(), Formula.all(free, Formula.not(formula)), system));
    assertThat(none.holds()).isEqualTo(solutions.dfa().isEmpty());
    assertThat(least(none)).isEqualTo(least(some));
    least(some).ifPresent(least -> {
      assertThat(solutions.contains(least)).isTrue();
      for (int x = 0; BigInteger.valueOf(x).compareTo(least.getFirst()) < 0; x++)
        for (int y = 0; y < 40; y++)
          assertThat(solutions.contains(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y)))).isFalse();
      for (int y = 0; BigInteger.valueOf(y).compareTo(least.getLast()) < 0; y++)
        assertThat(solutions.contains(List.of(least.getFirst(), BigInteger.valueOf(y)))).isFalse();
    });
  }

  @RepeatedTest(150)
  void sets_areTheSameAsOneProductAndInStages(RepetitionInfo info) {
    var random = new Random(9000 + info.getCurrentRepetition());
    List<Variable> free = List.of(new Variable("x"), new Variable("y"));
    Conjunction conjunction = Conjunction.of(List.of(), random(random, free, 4), random.nextBoolean());
    Phrase name = Phrase.of("solutions");
    Dfa staged = new Compiler(DigitSystem.FIBONACCI, Budget.unlimited()).under(Budget.unlimited(), true)
        .staged(conjunction, free, name);
    Optional<Dfa> joint = new Compiler(DigitSystem.FIBONACCI, Budget.unlimited()).under(Budget.unlimited(), false)
        .joint(conjunction, free, name);
    assertThat(joint).as("%s", conjunction.parts()).contains(staged);
  }

  /** The numbers of x and y; those of "for some" behind them may follow in the example. */
  private static Optional<List<BigInteger>> least(Decision decision) {
    return decision.example().map(example -> List.copyOf(example.variables().values()).subList(0, 2));
  }
}
