package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * The periods of a family of codes, one row each, as text, as rows or as one JSON object. With a file, rows already
 * there are not computed again, unless they have no period and a larger heap is wanted, and each new row is saved as soon
 * as it is known, so that an interrupted run loses none.
 */
final class FamilyTable {
  private final Console console;
  private final SharedOptions shared;
  private final RowFile rows;
  private final String pattern;
  private final int to;
  private final List<OctalCode> codes;
  private final Map<OctalCode, Integer> places;
  private final FamilyRows form;
  /** The rows known so far, by their places in the family. */
  private final TreeMap<Integer, Sweep.Row> known = new TreeMap<>();
  private int printed;
  /** The number of rows the file already had. */
  private int found;

  /** @throws BadInput when the pattern stands for too many codes, or is malformed */
  FamilyTable(Console console, SharedOptions shared, RowFile rows, String pattern, int to) {
    this.console = console;
    this.shared = shared;
    this.rows = rows;
    this.pattern = pattern;
    this.to = to;
    this.codes = Sweep.family(pattern);
    this.places = IntStream.range(0, codes.size()).boxed().collect(Collectors.toMap(codes::get, i -> i));
    this.form = new FamilyRows(codes, to,
        rows.wanted() ? Optional.of(String.valueOf(rows.separator())) : Optional.empty());
  }

  int run(Budget budget) {
    Optional<Path> file = rows.rows();
    if (file.isEmpty())
      return run(budget, sweep(budget), row -> {
        // Nothing to save; rows are printed in order elsewhere.
      });
    try (var table = FamilyFile.open(file.get(), form, pattern, to)) {
      table.read(row -> Sweep.confirms(row, game(row.code())), this::keep);
      found = known.size();
      Sweep sweep = sweep(budget);
      int status = run(budget, sweep, row -> {
        try {
          table.add(row);
          if (row.period().isPresent())
            sweep.forget(row.code());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
      if (status == Exit.ANSWERED) {
        table.order(known.values());
        sweep.tidy();
      }
      return status;
    } catch (IOException e) {
      throw RowFile.unwritten(file.get(), e);
    } catch (UncheckedIOException e) {
      throw RowFile.unwritten(file.get(), Objects.requireNonNull(e.getCause()));
    }
  }

  private Sweep sweep(Budget budget) {
    List<OctalCode> wanted = IntStream.range(0, codes.size()).filter(i -> !known.containsKey(i)).mapToObj(codes::get)
        .toList();
    return rows.rows().filter(Files::isRegularFile)
        .map(file -> new Sweep(wanted, this::game, to, budget.threads(),
            file.resolveSibling(file.getFileName() + ".parts")))
        .orElseGet(() -> new Sweep(wanted, this::game, to, budget.threads()));
  }

  private int run(Budget budget, Sweep sweep, Sweep.Rows kept) {
    if (printsRows())
      console.out().println(form.header());
    try {
      sweep.run(budget, row -> {
        keep(row);
        kept.row(row);
        if (shared.progress(console))
          console.err().println(shared.voice().say("{0} of {1} codes", known.size(), codes.size()));
        for (; printsRows() && known.containsKey(printed); printed++)
          console.out().println(form.line(known.get(printed)));
      });
      end(sweep, Optional.empty());
      shared.tellStats(console, budget);
      return Exit.ANSWERED;
    } catch (BudgetSpent spent) {
      end(sweep, Optional.of(spent));
      return Exit.BUDGET_SPENT;
    }
  }

  private void keep(Sweep.Row row) {
    known.put(Objects.requireNonNull(places.get(row.code())), row);
  }

  private boolean printsRows() {
    return !shared.json() && rows.rows().isEmpty();
  }

  private HeapGame game(OctalCode code) {
    if (shared.catalog(console).ruleset(code.toString()) instanceof HeapGame game)
      return game;
    throw new IllegalStateException("no heap game: " + code);
  }

  /** Prints the remaining rows and a summary, after a sweep that finished or was stopped. */
  private void end(Sweep sweep, Optional<BudgetSpent> spent) {
    for (; printsRows() && printed < codes.size(); printed++)
      if (known.containsKey(printed))
        console.out().println(form.line(known.get(printed)));
      else if (!rows.wanted())
        console.out().println(form.unfinished(codes.get(printed), sweep.reached(codes.get(printed))));
    if (shared.json()) {
      shared.printFields(console, out -> Sweep.fields(out, pattern, to, codes, known.values(), sweep::reached, spent));
      return;
    }
    if (!rows.wanted()) {
      say(known(to));
      say(rare());
    }
    if (rows.rows().isPresent() && spent.isEmpty())
      say(held(rows.rows().get().toString()));
    spent.ifPresent(stopped -> console.err().println(shared.voice().say(stopped(stopped))));
  }

  /** How far the rows of a family go. */
  static Phrase known(long to) {
    return Phrase.of(
        "Periods are proved for all heaps. Where no period is shown, values are known only up to heap {0}.",
        to);
  }

  /** What the columns of rare heaps mean. */
  static Phrase rare() {
    return Phrase.of("A heap is rare if its value has an even number of the mask's bits. No mask is shown where rare "
        + "heaps never end.");
  }

  private Phrase held(String file) {
    return found == 0 ? Phrase.of("{0} holds the {1} codes of {2} up to heap {3}.", file, codes.size(), pattern, to)
        : Phrase.of("{0} holds the {1} codes of {2} up to heap {3}; the file already had {4} of them.", file,
            codes.size(), pattern, to, found);
  }

  private void say(Phrase phrase) {
    console.out().println(shared.voice().say(phrase));
  }

  private Phrase stopped(BudgetSpent spent) {
    Phrase why = Stopped.undecided(spent);
    return rows.rows().isPresent()
        ? Phrase.of("{0} {1} has {2} of {3} codes; run the same command again for the others.", why,
            rows.rows().get().toString(), known.size(), codes.size())
        : rows.wanted() ? Phrase.of("{0} {1} of {2} codes are done.", why, known.size(),
            codes.size())
        : Phrase.of(
            "{0} {1} of {2} codes are done; for the others, the number with a question mark is the largest heap "
                + "computed.",
            why, known.size(), codes.size());
  }
}
