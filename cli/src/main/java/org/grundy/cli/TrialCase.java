package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.conjecture.CaseLayout;
import org.grundy.effort.Budget;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;

/** A position on which a program is tested, and what the letters in the rules stand for there. */
record TrialCase(Position.Single<?> at, LetteredLine.Given given) {
  /** Every choice of numbers up to this one is tried. */
  private static final int[] ALL_LETTERS = {0, 8, 3};
  /** So many further choices are random. */
  private static final int MORE_LETTERS = 8;
  /** Each choice is tried with so many heaps or more. */
  private static final int FEWEST_HEAPS = 8;

  /** The elements of small sets, and how many a random set has at most. */
  private static final int SMALL_ELEMENTS = 4;
  private static final int MOST_ELEMENTS = 6;

  /** A position of rules without capital letters. */
  static TrialCase plain(Position.Single<?> at) {
    return new TrialCase(at, new LetteredLine.Given(List.of(), List.of()));
  }

  /** The cases of rules with letters, by the sum of their numbers. */
  static List<TrialCase> of(LetteredLine line, Budget budget, TrialPositions positions) {
    List<LetteredLine.Given> all = choices(line.letters().size(), positions).stream().filter(line::means)
        .map(letters -> new LetteredLine.Given(letters, List.of())).toList();
    if (all.isEmpty())
      throw BadInput.because("{0}: the rules have no moves for letters up to {1}", line.text(), positions.greatest());
    if (line.set().isPresent())
      all = withSets(all, positions);
    List<LetteredLine.Given> choices = all.subList(0, Math.clamp(positions.wanted() / FEWEST_HEAPS, 1, all.size()));
    int each = Math.max(1, positions.wanted() / choices.size());
    var cases = new ArrayList<TrialCase>();
    Optional<BadInput> refused = Optional.empty();
    for (int i = 0; i < choices.size(); i++) {
      LetteredLine.Given given = choices.get(i);
      try {
        positions.seeded(each, positions.seed() + i)
            .of(line.read(budget, given)).positions().forEach(at -> cases.add(new TrialCase(at, given)));
      } catch (BadInput bad) {
        refused = refused.or(() -> Optional.of(bad));
      }
    }
    if (cases.isEmpty())
      throw refused.orElseThrow();
    cases.sort(Comparator.comparing(TrialCase::sum));
    return cases;
  }

  /** Each choice of numbers with all sets of small elements in turn, and with random sets. */
  private static List<LetteredLine.Given> withSets(List<LetteredLine.Given> all, TrialPositions positions) {
    var sets = new ArrayList<List<Long>>();
    for (int bits = 1; bits < 1 << SMALL_ELEMENTS; bits++) {
      int chosen = bits;
      sets.add(LongStream.rangeClosed(1, SMALL_ELEMENTS).filter(element -> (chosen >> (element - 1) & 1) != 0).boxed()
          .toList());
    }
    var random = new Random(positions.seed());
    for (int i = 0; i < MORE_LETTERS; i++)
      sets.add(LongStream.generate(() -> 1 + random.nextLong(positions.greatest()))
          .limit(1 + random.nextInt(MOST_ELEMENTS)).distinct().boxed().toList());
    int count = Math.max(all.size(), sets.size());
    return IntStream.range(0, count)
        .mapToObj(i -> new LetteredLine.Given(all.get(i % all.size()).numbers(), sets.get(i % sets.size()))).toList();
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
    return layout.written(written(at), given);
  }

  /** The case on one line, for a message. */
  String shown() {
    return written(given.set().isEmpty() ? CaseLayout.LINES : CaseLayout.SETS).replace("\n", " / ");
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
    return numbers().stream().reduce(BigInteger.valueOf(
        LongStream.concat(given.numbers().stream().mapToLong(Long::longValue),
            given.set().stream().mapToLong(Long::longValue)).sum()),
        BigInteger::add);
  }
}
