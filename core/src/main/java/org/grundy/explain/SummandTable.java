package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.NimRule;
import org.grundy.game.Position;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.canonical.CanonicalEvidence;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/** The parts of a sum, each with its value. */
final class SummandTable {
  private final List<Summand> summands;

  SummandTable(List<Summand> summands) {
    this.summands = List.copyOf(summands);
  }

  /**
   * Each part with its value and how that is known, and where all are nim-values, their nim-sum and what it means in normal
   * play.
   */
  List<Report.Block> byNimValue(Convention play) {
    var rows = new ArrayList<Report.Row>();
    var values = new ArrayList<BigInteger>();
    for (Summand summand : summands) {
      summand.worth().nimValue().ifPresent(values::add);
      rows.add(Report.Row.of(Phrase.of("{0} {1}", MoveWords.name(summand.position()),
          MoveWords.alone(summand.position())), amount(summand.worth()), summand.evidence().briefly()));
    }
    if (values.size() < summands.size())
      return List.of(new Report.Summands(rows));
    BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    rows.add(Report.Row.of(Phrase.of("nim-sum").asTechnical(), Phrase.of("{0}", sum)));
    var table = new Report.Summands(rows, play == Convention.NORMAL);
    return play == Convention.NORMAL ? List.of(table, new Report.Say(NimRule.verdict(values))) : List.of(table);
  }

  /**
   * Each part with its value and its temperature, the sum where it is known, and the hottest part.
   *
   * @param mostWork steps that each temperature may take
   */
  List<Report.Block> byTemperature(Reply.Answer answer, Solver solver, long mostWork) {
    List<Optional<Dyadic>> temperatures = temperatures(solver, mostWork);
    var rows = new ArrayList<Report.Row>();
    for (int i = 0; i < summands.size(); i++) {
      Phrase name = MoveWords.named(summands.get(i).position());
      Phrase value = amount(summands.get(i).worth());
      rows.add(temperatures.get(i).isEmpty() ? Report.Row.of(name, value)
          : Report.Row.of(name, value,
              Phrase.of("temperature {0}", Phrase.verbatim(temperatures.get(i).get().toString()))));
    }
    answer.worth().amount().ifPresent(sum -> rows.add(Report.Row.of(Phrase.of("sum"), sum)));
    var blocks = new ArrayList<Report.Block>(List.of(new Report.Summands(rows)));
    List<Integer> hottest = hottest(temperatures);
    if (!hottest.isEmpty()) {
      blocks.add(new Report.Say(named(hottest)));
      for (Player mover : Player.values())
        if (winsOnlyElsewhere(answer, mover, hottest))
          blocks.add(new Report.Say(Phrase.of("But {0} wins only by moves elsewhere.", Outcomes.name(mover))));
    }
    return blocks;
  }

  private Phrase named(List<Integer> parts) {
    return parts.size() == 1
        ? Phrase.of("Part {0} ({1}) is the hottest: a move gains the most there.", parts.getFirst() + 1,
            MoveWords.sized(summands.get(parts.getFirst()).position()))
        : Phrase.of("Parts {0} are the hottest: a move gains the most there.",
            MoveWords.and(parts.stream().map(part -> Phrase.of("{0}", part + 1)).toList()));
  }

  /** The boards of a sum on which a move gains the most; none where nothing is known of the parts' temperatures. */
  static List<Integer> hottestBoards(Reply.Answer answer, Solver solver, long mostWork) {
    return answer.question().position() instanceof Position.Sum
        ? answer.evidence().stream().filter(CanonicalEvidence.class::isInstance).map(Evidence::summands)
            .filter(summands -> summands.size() > 1).findFirst().map(SummandTable::new)
            .map(table -> hottest(table.temperatures(solver, mostWork))).orElse(List.of())
        : List.of();
  }

  private static boolean winsOnlyElsewhere(Reply.Answer answer, Player mover, List<Integer> boards) {
    Position position = answer.question().position();
    List<Move> winning = answer.options(mover).winning().some();
    return position instanceof Position.Sum && answer.outcome().wins(mover)
        && answer.options(mover).winning().count().equals(Count.exactly(winning.size()))
        && winning.stream().noneMatch(move -> boards.contains(MoveText.changed(position, move.to())));
  }

  private List<Optional<Dyadic>> temperatures(Solver solver, long mostWork) {
    return summands.stream()
        .map(summand -> temperature(summand.worth(), solver, mostWork).filter(t -> t.signum() > 0)).toList();
  }

  private static List<Integer> hottest(List<Optional<Dyadic>> temperatures) {
    Optional<Dyadic> greatest = temperatures.stream().flatMap(Optional::stream).max(Comparator.naturalOrder());
    return IntStream.range(0, temperatures.size())
        .filter(part -> greatest.isPresent() && temperatures.get(part).equals(greatest)).boxed().toList();
  }

  private static Phrase amount(Worth worth) {
    return worth.amount().orElseGet(() -> Outcomes.letter(worth.outcome()));
  }

  /** The temperature; empty when there is none, or when it takes too many steps. */
  private static Optional<Dyadic> temperature(Worth worth, Solver solver, long mostWork) {
    try {
      return worth.temperature(solver.part(mostWork));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }
}
