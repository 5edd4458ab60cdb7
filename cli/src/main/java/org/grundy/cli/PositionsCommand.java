package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.effort.Budget;
import org.grundy.explain.Document;
import org.grundy.game.Ruleset;
import org.grundy.number.Surd;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.PPositionSequence;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The P-positions of a game in order. */
@Command(name = "positions", description = "List the P-positions of a game in order.",
    footer = {"", "Examples:", "  ./grundy positions wythoff --first 14",
        "  ./grundy positions wythoff --from 100 --first 5",
        "  ./grundy positions kayles --heaps 3 --first 10",
        "  ./grundy positions 'vector:(k,0,0)(0,k,0)(0,0,k)(1,1,1)' --first 10",
        "  ./grundy positions --alpha 'sqrt(2)' --first 12",
        "  ./grundy positions tribonacci --first 180 --by word",
        "  ./grundy positions wythoff --first 12 --by beatty --decimals 3",
        "  ./grundy positions wythoff --first 12 --misere",
        "  ./grundy positions wythoff --first 231 --format csv > wythoff.csv"})
final class PositionsCommand implements Callable<Integer> {
  /** The most rows shown as text, which is for reading; more go to a file or a program. */
  private static final int MOST_SHOWN = 10_000;
  private static final int MOST_SKIPPED = 10_000_000;

  private final Console console;

  @Mixin private final RowFile rows = new RowFile();
  private final SharedOptions shared = rows.shared();

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game.") private String game = "";

  @Option(names = "--first", paramLabel = "K", defaultValue = "20",
      description = "Number of positions. Default: 20.") private String first = "20";

  @Option(names = "--from", paramLabel = "N", defaultValue = "0",
      description = "Start with the N-th position; 0 is the first. Default: 0.") private String from = "0";

  @Option(names = "--by", paramLabel = "WAY", completionCandidates = Choices.Methods.class,
      description = "Method: mex, word, beatty or table.") private @Nullable String by;

  @Option(names = "--heaps", paramLabel = "K",
      description = "Number of heaps, for a game that allows any number. Default: 1.") private @Nullable Integer heaps;

  @Mixin private Misere misere = new Misere();

  @Option(names = "--decimals", paramLabel = "K",
      description = "Show n times the constant of the sequence beside each number, to K correct decimals.") private @Nullable Integer decimals;

  @Option(names = "--alpha", paramLabel = "NUMBER",
      description = "Instead of a game: floor(n*alpha), and floor(n*beta) with 1/alpha + 1/beta = 1. Numbers such as "
          + "phi, 'sqrt(2)', '(1+sqrt(5))/2', 5/3, 1.5 or 1,5.") private @Nullable String alpha;

  @Option(names = "--beta", paramLabel = "NUMBER",
      description = "With --alpha: use this number as beta.") private @Nullable String beta;

  @Option(names = "--plus", paramLabel = "NUMBER", defaultValue = "0",
      description = "With --alpha: print floor(n*alpha + this). Default: 0.") private String plus = "0";

  PositionsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (game.isEmpty() == (alpha == null))
      throw BadInput.because("expected a game, or {0}; see {1}", "--alpha", Invocation.of("help positions"));
    if (alpha != null && heaps != null)
      throw BadInput.because("{0} does not work with {1}", "--heaps", "--alpha");
    if (misere.given() && (alpha != null || by != null || decimals != null))
      throw BadInput.because("{0} does not work with {1}", "--misere",
          alpha != null ? "--alpha" : by != null ? "--by" : "--decimals");
    if (alpha != null)
      return beatty(alpha);
    Ruleset<?> ruleset = shared.catalog(console).ruleset(game);
    int count = SharedOptions.count("--first", first);
    int begin = SharedOptions.count("--from", from);
    if (begin < 0 || begin > MOST_SKIPPED)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--from", 0, MOST_SKIPPED,
          begin);
    boolean text = !shared.json() && !rows.wanted();
    if (text && count > MOST_SHOWN)
      throw BadInput.because("{0}: at most {1} are printed, found {2}; for more, use {3} or {4}", "--first",
          MOST_SHOWN, count,
          "--format csv", "--file");
    if (decimals != null && shared.json())
      throw BadInput.because("{0} does not work with {1}", "--decimals", "--json");
    var multiples = decimals == null ? Optional.<Multiples>empty() : Optional.of(Multiples.of(ruleset, decimals));
    Budget budget = shared.budget(console);
    PPositionSequence positions = positions(ruleset, Math.addExact(count, begin), new Solver(budget)).after(begin);
    if (shared.json() || text)
      shared.print(console, Document.of(() -> blocks(positions, multiples, begin,
          misere.given() ? List.of() : oeis(ruleset),
          heaps == null && PPositionSequence.splits(ruleset)),
          out -> {
            out.put("game", ruleset.name());
            if (misere.given())
              out.put("play", Convention.MISERE);
            if (begin > 0)
              out.put("from", begin);
            positions.fields(out);
          }));
    else {
      rows.write(console, header(positions, multiples), positions.rows().length,
          (line, separator, n) -> line
              .append(String.join(String.valueOf(separator), fields(positions, multiples, n, begin))));
      if (positions.rows().length < count)
        end(positions).map(shared.voice()::say).ifPresent(console.err()::println);
    }
    if (text)
      shared.tellStats(console, budget);
    return positions.rows().length < count && !positions.all() ? Exit.BUDGET_SPENT : Exit.ANSWERED;
  }

  private PPositionSequence positions(Ruleset<?> ruleset, int wanted, Solver solver) {
    if (misere.given())
      return PPositionSequence.misere(ruleset, Optional.ofNullable(heaps), wanted, solver);
    if (heaps == null || heaps == 1)
      return PPositionSequence.first(ruleset, wanted, Optional.ofNullable(by), solver);
    if (by != null)
      throw BadInput.because("{0} does not work with {1}", "--by", "--heaps");
    return PPositionSequence.ofHeaps(ruleset, heaps, wanted, solver);
  }

  private int beatty(String number) {
    int count = SharedOptions.count("--first", first);
    int begin = SharedOptions.count("--from", from);
    if (count < 0 || count > MOST_SHOWN || begin < 0 || begin > MOST_SKIPPED)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--first", 0, MOST_SHOWN,
          count);
    shared.print(console, BeattyDocument.of(Surd.parse(number), Surd.parse(plus),
        Optional.ofNullable(beta).map(Surd::parse), begin, count));
    return Exit.ANSWERED;
  }

  private static List<String> header(PPositionSequence positions, Optional<Multiples> multiples) {
    List<String> header = new ArrayList<>(List.of("n"));
    for (int c = 0; c < positions.columns().size(); c++) {
      int column = c;
      multiples.ifPresent(of -> header.add(of.title(column)));
      header.add(positions.columns().get(c));
    }
    return header;
  }

  /** The numbers of the columns in the On-Line Encyclopedia of Integer Sequences. */
  private static List<String> oeis(Ruleset<?> ruleset) {
    return switch (ruleset.name()) {
      case "wythoff" -> List.of("A000201", "A001950");
      case "tribonacci" -> List.of("A003144", "A003145", "A003146");
      default -> List.of();
    };
  }

  private static List<String> fields(PPositionSequence positions, Optional<Multiples> multiples, int n, int begin) {
    List<String> fields = new ArrayList<>(List.of(Integer.toString(begin + n)));
    for (int c = 0; c < positions.columns().size(); c++) {
      int column = c;
      multiples.ifPresent(of -> fields.add(of.at(column, begin + n)));
      fields.add(Long.toString(positions.rows()[n][c]));
    }
    return fields;
  }

  private static List<Document.Block> blocks(PPositionSequence positions, Optional<Multiples> multiples, int begin,
      List<String> oeis, boolean hint) {
    var rows = new ArrayList<>(List.of(header(positions, multiples)));
    for (int n = 0; n < positions.rows().length; n++)
      rows.add(fields(positions, multiples, n, begin));
    var blocks = new ArrayList<Document.Block>();
    blocks.add(new Document.Table(rows.stream()
        .map(row -> new Document.Cells(row.stream().map(Phrase::verbatim).toList(), List.of())).toList(), 0, 3,
        Document.Align.RIGHT));
    end(positions).map(Document.Unbroken::new).ifPresent(blocks::add);
    if (hint)
      blocks.add(new Document.Unbroken(Phrase.of("For positions of several heaps, use {0}.", "--heaps")));
    if (!oeis.isEmpty())
      blocks.add(new Document.Unbroken(Phrase.of("In the OEIS: {0}", String.join(", ", oeis))));
    return List.of(new Document.Together(blocks));
  }

  /** Why there are no more positions; empty when the search had no last heap. */
  private static Optional<Phrase> end(PPositionSequence positions) {
    if (positions.all())
      return Optional.of(Phrase.of("There are no others."));
    return positions.lookedTo() == Long.MAX_VALUE ? Optional.empty()
        : Optional.of(Phrase.of("There are no others with heaps up to {0}; larger heaps were not examined.",
            positions.lookedTo()));
  }
}
