package org.grundy.cli;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.calc.Calculator;
import org.grundy.calc.RectanglesDocument;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.TwoHeapDocument;
import org.grundy.explain.TwoHeapOutcomesDocument;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.TwoHeapOutcomes;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.value.notation.ValueText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The nim-values of two heaps. */
@Command(name = "table", description = "Print the nim-values of two heaps, or the values of rectangular boards.",
    footer = {"", "Examples:", "  ./grundy table wythoff --to 12", "  ./grundy table nim --to 15 --format csv",
        "  ./grundy table 'vector:(1,2)(2,1)' --to 10", "  ./grundy table wythoff --cell 5,3",
        "  ./grundy table domineering 1..4 1..6",
        "  ./grundy table domineering --regions 12 --out values", "  ./grundy table clobber 1..4 1..4 --out values",
        "  ./grundy solve domineering 6x6 --table values"})
final class TableCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 200;
  /** Longer values are left out everywhere. */
  private static final int LONGEST_VALUE = 1 << 20;
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,3})\\.\\.([0-9]{1,3})");

  private final Console console;

  @Mixin private final RowFile rows = new RowFile();
  private final SharedOptions shared = rows.shared();

  @Parameters(paramLabel = "GAME [ROWS COLUMNS]", arity = "1..3",
      description = "A game of two heaps; or a game on boards with ranges of rows and columns, such as 1..4 1..6.") private List<String> words = new ArrayList<>();

  @Option(names = "--to", paramLabel = "N", defaultValue = "12",
      description = "Largest heap. Default: ${DEFAULT-VALUE}.") private String to = "12";

  @Option(names = "--cell", paramLabel = "X,Y",
      description = "Print the values that moves from one cell reach, by direction, and the smallest value missing.") private @Nullable String cell;

  @Option(names = "--regions", paramLabel = "N",
      description = "Compute the value of every region of at most N cells; needs --out.") private @Nullable String regions;

  @Option(names = "--out", paramLabel = "DIR",
      description = "Save values of regions in this folder, for --table; after an interruption, the same command resumes.") private @Nullable Path out;

  @Mixin private Misere misere = new Misere();

  TableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    String game = words.getFirst();
    rows.refuseJson();
    if (regions != null || out != null)
      return regions(game);
    if (misere.given() && (words.size() > 1 || cell != null))
      throw BadInput.because("{0} does not work with {1}", "--misere",
          cell != null ? "--cell" : Phrase.of("ranges of rows and columns"));
    if (words.size() > 1)
      return rectangles(game);
    Ruleset<?> ruleset = shared.catalog(console).ruleset(game);
    if (cell != null) {
      shared.print(console, CellDocument.of(ruleset, cell, shared.budget(console)));
      return Exit.ANSWERED;
    }
    if (!misere.given() && !TwoHeapTable.fits(ruleset) && hasBoards(game))
      throw BadInput.because("{0}: expected ranges of rows and columns, such as {1}", ruleset.name(), "1..4 1..6");
    BigInteger greatest = SharedOptions.number("--to", to);
    boolean text = !shared.json() && !rows.wanted();
    boolean shown = greatest.compareTo(BigInteger.valueOf(MOST_SHOWN)) <= 0;
    if (text && !shown && (misere.given() || !shared.stats()))
      throw BadInput.because("{0}: at most {1} are printed, found {2}; for more, use {3} or {4}", "--to", MOST_SHOWN,
          greatest,
          "--format csv", "--file");
    Budget budget = shared.budget(console);
    console.restart().before(greatest.multiply(greatest));
    if (misere.given()) {
      misere(TwoHeapOutcomes.of(ruleset, greatest, Convention.MISERE, new Solver(budget)), ruleset);
      if (text)
        shared.tellStats(console, budget);
      return Exit.ANSWERED;
    }
    TwoHeapTable table = TwoHeapTable.of(ruleset, greatest, budget);
    if (rows.wanted())
      write(table);
    else
      shared.print(console, new TwoHeapDocument(ruleset, table, shown, shared.stats()));
    if (text)
      shared.tellStats(console, budget);
    return Exit.ANSWERED;
  }

  /** Whether a size is a position of the game. */
  private boolean hasBoards(String game) {
    try {
      shared.catalog(console).read(game + " 2x2");
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  private void misere(TwoHeapOutcomes table, Ruleset<?> ruleset) {
    if (rows.wanted())
      rows.write(console, header(table.to()), table.to() + 1, (line, separator, y) -> line.append(y).append(separator)
          .append(String.join(String.valueOf(separator), table.row(y))));
    else
      shared.print(console, new TwoHeapOutcomesDocument(ruleset, table));
  }

  /** Saves the values of regions. */
  private int regions(String game) {
    if (regions != null && words.size() > 1)
      throw BadInput.because("{0} does not work with {1}", "--regions", Phrase.of("ranges of rows and columns"));
    if (regions == null && words.size() == 1)
      throw BadInput.because("{0}: expected {1} or ranges of rows and columns", "--out", "--regions N");
    if (out == null)
      throw BadInput.because("expected {0}, a folder for the result", "--out DIR");
    if (misere.given() || cell != null || rows.wanted())
      throw BadInput.because("{0} does not work with {1}", misere.given() ? "--misere" : cell != null ? "--cell"
          : rows.formatted() ? "--format" : "--file", "--out");
    RegionScope scope = regions != null ? RegionRun.cells(regions) : boards(words);
    return new RegionRun(shared, console, out).run(game, scope);
  }

  /** The boards that a game and ranges of rows and columns name. */
  static RegionScope.Boards boards(List<String> words) {
    int[] down = range(words.get(1));
    int[] across = range(words.size() == 3 ? words.get(2) : words.get(1));
    return new RegionScope.Boards(down[0], down[1], across[0], across[1]);
  }

  /** Prints the values of a game's rectangular boards. */
  private int rectangles(String game) {
    int[] down = range(words.get(1));
    int[] across = range(words.size() == 3 ? words.get(2) : words.get(1));
    Budget budget = shared.budget(console);
    var calculator = new Calculator(shared.catalog(console), budget);
    ValueText text = ValueText.ascii(calculator.values());
    var cells = new ArrayList<List<String>>();
    Optional<BudgetSpent> spent = Optional.empty();
    try {
      for (int r = down[0]; r <= down[1]; r++) {
        var row = new ArrayList<String>();
        for (int c = across[0]; c <= across[1]; c++)
          row.add(text.of(calculator.value(game + " " + r + "x" + c), LONGEST_VALUE).orElse(".."));
        cells.add(row);
      }
    } catch (BudgetSpent limit) {
      spent = Optional.of(limit);
    }
    List<String> columns = names(across);
    List<String> lines = names(down).subList(0, cells.size());
    if (rows.wanted())
      writeRectangles(lines, columns, cells);
    else
      shared.print(console, new RectanglesDocument(game, lines, columns, cells, spent));
    if (shared.stats() && !shared.json())
      console.out().println("\n" + shared.spent(budget.spent()));
    spent.filter(_ -> !shared.json()).ifPresent(limit -> console.err().println(shared.voice().say(Phrase
        .of("{0} {1} {1:row|rows} of the table {1:is|are} complete.",
            Stopped.undecided(limit), cells.size()))));
    return spent.isPresent() ? Exit.BUDGET_SPENT : Exit.ANSWERED;
  }

  private void writeRectangles(List<String> lines, List<String> columns, List<List<String>> cells) {
    var header = new ArrayList<>(columns);
    header.addFirst("rows");
    rows.write(console, header, lines.size(), (line, separator, r) -> {
      line.append(lines.get(r));
      for (String value : cells.get(r))
        line.append(separator).append(value.indexOf(separator) < 0 ? value : '"' + value + '"');
    });
  }

  private static List<String> names(int[] range) {
    return IntStream.rangeClosed(range[0], range[1]).mapToObj(Integer::toString).toList();
  }

  static int[] range(String word) {
    Matcher range = RANGE.matcher(word);
    if (!range.matches())
      throw BadInput.because("expected a range such as {0}, found {1}", "1..6", BadInput.quoted(word));
    int from = Integer.parseInt(range.group(1));
    int to = Integer.parseInt(range.group(2));
    if (from < 1 || to < from)
      throw BadInput.because("expected a range such as {0}, found {1}", "1..6", BadInput.quoted(word));
    return new int[]{from, to};
  }

  private void write(TwoHeapTable table) {
    rows.write(console, header(table.to()), table.to() + 1, (line, separator, y) -> {
      line.append(y);
      for (int value : table.row(y))
        line.append(separator).append(value);
    });
  }

  private static List<String> header(int to) {
    List<String> header = new ArrayList<>(List.of("y"));
    for (int x = 0; x <= to; x++)
      header.add(Integer.toString(x));
    return header;
  }
}
