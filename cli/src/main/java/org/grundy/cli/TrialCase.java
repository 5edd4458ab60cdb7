package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.conjecture.CaseLayout;
import org.grundy.effort.Budget;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;

/**
 * A position on which a program is tested, and the numbers that the letters in the rules stand for there.
 */
record TrialCase(Position.Single<?> at, List<Long> letters) {
  /** Every choice of numbers up to this one is tried. */
  private static final int[] ALL_LETTERS = {0, 8, 3};
  /** So many further choices are random. */
  private static final int MORE_LETTERS = 8;
  /** Each choice is tried with so many heaps or more. */
  private static final int FEWEST_HEAPS = 8;

  TrialCase {
    letters = List.copyOf(letters);
  }

  /** The cases of rules with letters, by the sum of their numbers. */
  static List<TrialCase> of(LetteredLine line, Budget budget, TrialPositions positions) {
    List<List<Long>> all = choices(line.letters().size(), positions).stream().filter(line::means).toList();
    if (all.isEmpty())
      throw BadInput.because("{0}: the rules have no moves for letters up to {1}", line.text(), positions.greatest());
    List<List<Long>> choices = all.subList(0, Math.clamp(positions.wanted() / FEWEST_HEAPS, 1, all.size()));
    int each = Math.max(1, positions.wanted() / choices.size());
    var cases = new ArrayList<TrialCase>();
    Optional<BadInput> refused = Optional.empty();
    for (int i = 0; i < choices.size(); i++) {
      List<Long> letters = choices.get(i);
      try {
        positions.seeded(each, positions.seed() + i)
            .of(line.read(budget, letters.stream().mapToLong(Long::longValue).toArray())).positions()
            .forEach(at -> cases.add(new TrialCase(at, letters)));
      } catch (BadInput bad) {
        refused = refused.or(() -> Optional.of(bad));
      }
    }
    if (cases.isEmpty())
      throw refused.orElseThrow();
    cases.sort(Comparator.comparing(TrialCase::sum));
    return cases;
  }

  private static List<List<Long>> choices(int letters, TrialPositions positions) {
    var choices = new ArrayList<List<Long>>();
    int most = ALL_LETTERS[letters];
    for (int choice = 0; choice < Math.pow(most, letters); choice++) {
      int rest = choice;
      var some = new ArrayList<Long>();
      for (int i = 0; i < letters; i++, rest /= most)
        some.add(1L + rest % most);
      choices.add(some);
    }
    var random = new Random(positions.seed());
    for (int i = 0; i < MORE_LETTERS; i++)
      choices.add(LongStream.range(0, letters).mapToObj(_ -> 1 + random.nextLong(positions.greatest())).toList());
    return choices.stream().distinct().toList();
  }

  /** The case as it stands in the program's input. */
  String written(CaseLayout layout) {
    return layout.written(written(at), letters);
  }

  private static <P> String written(Position.Single<P> at) {
    return at.ruleset().notation().format(at.at());
  }

  List<BigInteger> numbers() {
    return numbers(at);
  }

  private static <P> List<BigInteger> numbers(Position.Single<P> at) {
    return at.ruleset().notation() instanceof Numbers<P> notation ? notation.numbers(at.at()) : List.of();
  }

  BigInteger sum() {
    return numbers().stream().reduce(BigInteger.valueOf(letters.stream().mapToLong(Long::longValue).sum()),
        BigInteger::add);
  }
}
