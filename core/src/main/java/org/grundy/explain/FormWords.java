package org.grundy.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Worth;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Summand;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.Wall;

/** Canonical forms in words. */
final class FormWords {
  /** Longer texts are not shown beside a word. */
  private static final int MARGIN = 68;
  /** A name and its options stand in one line only where both are short. */
  private static final int BOTH = 40;
  private static final int ROW = 50;
  /** Steps for what is said besides. */
  private static final long EXTRA_WORK = 5_000_000;

  private FormWords() {
  }

  static Phrase margin(Worth.Form form) {
    ValueText text = ValueText.ascii(form.values());
    Optional<String> name = text.of(form.value(), MARGIN);
    if (name.isEmpty())
      return Phrase.of("a long form, {0} and {1} options", form.values().left(form.value()).length,
          form.values().right(form.value()).length);
    Optional<String> options = name.get().contains("iny(") ? text.options(form.value(), BOTH - name.get().length())
        : Optional.empty();
    return Phrase.of("value {0}",
        Phrase.verbatim(options.map(braces -> name.get() + " = " + braces).orElse(name.get()))).asTechnical();
  }

  /** The stops, the mean, the temperature and the birthday, and of a hot game the thermograph, where that takes few steps. */
  static List<Report.Block> temperature(Worth.Form form, Solver solver) {
    Values values = form.values();
    int value = form.value();
    try {
      return values.within(solver.part(EXTRA_WORK), () -> {
        Thermograph thermograph = new Thermographs(values).of(value);
        var blocks = new ArrayList<Report.Block>();
        blocks.add(new Report.Measures(Phrase.of("stops {0}, {1}    mean {2}    temperature {3}    birthday {4}",
            Phrase.verbatim(values.leftStop(value).toString()), Phrase.verbatim(values.rightStop(value).toString()),
            Phrase.verbatim(thermograph.mean().toString()), Phrase.verbatim(thermograph.temperature().toString()),
            new Followers(values).birthday(value))));
        if (thermograph.temperature().signum() > 0)
          blocks.add(new Report.Walls(thermograph, Phrase.of("thermograph: Left's wall {0}; Right's wall {1}",
              corners(thermograph.left()), corners(thermograph.right()))));
        return blocks;
      });
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return List.of();
    }
  }

  /** The corners of a wall, from below. */
  private static Phrase corners(Wall wall) {
    return MoveWords.sequence(wall.corners().stream()
        .map(corner -> Phrase.of("{0} at {1}", Phrase.verbatim(corner.value().toString()),
            Phrase.verbatim(corner.temperature().toString())))
        .toList(), ", ");
  }

  /** Each part of a sum with its value and its temperature, the sum where it is known, and which part is the hottest. */
  static void parts(List<Summand> summands, Worth whole, Solver solver, List<Report.Block> blocks) {
    List<Optional<Dyadic>> temperatures = summands.stream()
        .map(summand -> temperature(summand.worth(), solver).filter(t -> t.signum() > 0)).toList();
    var rows = new ArrayList<Report.Row>();
    for (int i = 0; i < summands.size(); i++) {
      Phrase name = MoveWords.named(summands.get(i).position());
      Worth worth = summands.get(i).worth();
      Phrase value = worth instanceof Worth.Form form ? text(form) : Outcomes.letter(worth.outcome());
      rows.add(temperatures.get(i).isEmpty() ? Report.Row.of(name, value)
          : Report.Row.of(name, value,
              Phrase.of("temperature {0}", Phrase.verbatim(temperatures.get(i).get().toString()))));
    }
    if (whole instanceof Worth.Form form)
      rows.add(Report.Row.of(Phrase.of("sum"), text(form)));
    blocks.add(new Report.Summands(rows));
    Optional<Dyadic> greatest = temperatures.stream().flatMap(Optional::stream).max(Comparator.naturalOrder());
    if (greatest.isPresent())
      blocks.add(new Report.Say(Phrase.of("{0} is the hottest part.",
          MoveWords.named(summands.get(temperatures.indexOf(greatest)).position()))));
  }

  /** Empty when there is no form, or when it takes too many steps. */
  private static Optional<Dyadic> temperature(Worth worth, Solver solver) {
    if (!(worth instanceof Worth.Form form))
      return Optional.empty();
    try {
      return Optional.of(form.values().within(solver.part(EXTRA_WORK),
          () -> new Thermographs(form.values()).of(form.value()).temperature()));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }

  private static Phrase text(Worth.Form form) {
    return ValueText.ascii(form.values()).of(form.value(), ROW).map(Phrase::verbatim)
        .orElseGet(() -> Phrase.of("a long form, {0} and {1} options", form.values().left(form.value()).length,
            form.values().right(form.value()).length));
  }
}
