package org.grundy.word.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class ProjectionLearnerTest {
  private static final Budget FREE = Budget.unlimited();
  private static final List<Relation> RELATIONS = List.of(Relation.values());
  private static final List<DigitSystem> SYSTEMS = List.of(DigitSystem.BINARY, DigitSystem.base(3),
      DigitSystem.FIBONACCI, DigitSystem.TRIBONACCI, DigitSystem.recurrence(2, 1), DigitSystem.pell());

  private static Product.Node leaf(DigitSystem system, Random random, int tracks) {
    var comparison = new Comparison(Linear.of(random.longs(tracks, -1, 2).toArray(), random.nextInt(15) - 7),
        RELATIONS.get(random.nextInt(RELATIONS.size())));
    return new Product.Leaf(new LinearMachine(system, comparison, FREE), IntStream.range(0, tracks).boxed().toList(),
        random.nextBoolean());
  }

  private static Product product(DigitSystem system, Random random) {
    Product.Node some = new Product.Or(List.of(leaf(system, random, 3), leaf(system, random, 3)));
    return new Product(system, 3, new Product.And(List.of(some, leaf(system, random, 3))), FREE);
  }

  /** With counterexamples from the automaton that sets of all states lead to, it learns that automaton. */
  @RepeatedTest(200)
  void guesses_endWithTheProjection(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    Product product = product(system, random);
    int kept = 1 + random.nextInt(2);
    Dfa projected = Automata.projected(product, kept, FREE).dfa();
    var learner = new ProjectionLearner(product, kept, system, FREE);
    Dfa guess = learner.guess();
    int guesses = 1;
    for (Optional<List<BigInteger>> wrong = difference(system, guess, projected, kept); wrong
        .isPresent(); wrong = difference(system, guess, projected, kept)) {
      assertThat(learner.contains(wrong.get()))
          .isEqualTo(new Solutions(projected, system).contains(wrong.get()));
      learner.learn(wrong.get());
      guess = learner.guess();
      guesses++;
    }
    assertThat(guess).isEqualTo(projected);
    assertThat(guesses).isLessThanOrEqualTo(projected.states() + 1);
  }

  private static Optional<List<BigInteger>> difference(DigitSystem system, Dfa one, Dfa other, int tracks) {
    List<Integer> all = IntStream.range(0, tracks).boxed().toList();
    Stream<Product.Node> ways = Stream.of(true, false)
        .map(
            first -> new Product.And(List.of(new Product.Leaf(one, all, first), new Product.Leaf(other, all, !first))));
    return ProductSearch.shortest(new Product(system, tracks, new Product.Or(ways.toList()), FREE), system, FREE)
        .numbers();
  }

  @RepeatedTest(60)
  void membership_isThatOfTheProjection(RepetitionInfo info) {
    var random = new Random(700 + info.getCurrentRepetition());
    DigitSystem system = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
    Product product = product(system, random);
    var projected = new Solutions(Automata.projected(product, 2, FREE).dfa(), system);
    var learner = new ProjectionLearner(product, 2, system, FREE);
    for (long x = 0; x < 20; x++)
      for (long y = 0; y < 20; y++) {
        List<BigInteger> numbers = List.of(BigInteger.valueOf(x), BigInteger.valueOf(y));
        assertThat(learner.contains(numbers)).isEqualTo(projected.contains(numbers));
      }
  }
}
