package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Worth;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Evidence;
import org.grundy.solve.Solver;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;

/** Canonical forms in words. */
final class FormWords {
  /** Longer texts are not shown beside a word. */
  private static final int MARGIN = 40;
  private static final int ROW = 50;
  /** Steps for what is said besides. */
  private static final long EXTRA_WORK = 5_000_000;

  private FormWords() {
  }

  static Phrase margin(Worth.Form form) {
    ValueText text = ValueText.ascii(form.values());
    Optional<String> name = text.of(form.value(), MARGIN);
    if (name.isEmpty())
      return Phrase.of("a value of {0} and {1} options", form.values().left(form.value()).length,
          form.values().right(form.value()).length);
    Optional<String> options = name.get().contains("iny(") ? text.options(form.value(), MARGIN) : Optional.empty();
    return Phrase.of("value {0}",
        Phrase.verbatim(options.map(braces -> name.get() + " = " + braces).orElse(name.get())));
  }

  /** The stops, the mean, the temperature and the birthday, where that takes few steps. */
  static Optional<Report.Block> temperature(Worth.Form form, Solver solver) {
    Values values = form.values();
    int value = form.value();
    try {
      return values.within(solver.part(EXTRA_WORK), () -> {
        Thermograph thermograph = new Thermographs(values).of(value);
        return Optional
            .of(new Report.Measures(Phrase.of("stops {0}, {1}    mean {2}    temperature {3}    birthday {4}",
                Phrase.verbatim(values.leftStop(value).toString()), Phrase.verbatim(values.rightStop(value).toString()),
                Phrase.verbatim(thermograph.mean().toString()), Phrase.verbatim(thermograph.temperature().toString()),
                new Followers(values).birthday(value))));
      });
    } catch (BudgetSpent _) {
      return Optional.empty();
    }
  }

  /** Each part of a sum with its value, and the sum where it is known. */
  static List<Report.Row> rows(List<Evidence.Summand> summands, Worth whole) {
    var rows = new ArrayList<Report.Row>();
    for (Evidence.Summand summand : summands)
      rows.add(Report.Row.of(Phrase.verbatim(summand.position().text()),
          summand.worth() instanceof Worth.Form form ? text(form) : Outcomes.letter(summand.worth().outcome())));
    if (whole instanceof Worth.Form form)
      rows.add(Report.Row.of(Phrase.of("sum"), text(form)));
    return rows;
  }

  private static Phrase text(Worth.Form form) {
    return ValueText.ascii(form.values()).of(form.value(), ROW).map(Phrase::verbatim)
        .orElseGet(() -> Phrase.of("a value of {0} and {1} options", form.values().left(form.value()).length,
            form.values().right(form.value()).length));
  }
}
