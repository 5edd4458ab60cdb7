package org.grundy.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.grundy.Sweep;

/**
 * The periods of a family of codes, a row each, as text or rows. Into a file rows are put as soon as they and all before
 * them are known; a file that has some of them is gone on with, whatever stopped it.
 */
final class FamilyTable {
  private static final List<String> COLUMNS = List.of("code", "period", "from", "gain", "maximum", "known");
  private static final int[] WIDTHS = {10, 9, 9, 6, 8, 9};

  private final Console console;
  private final Shared shared;
  private final RowFile rows;
  private final List<Code> codes;
  private final String pattern;
  private final int to;

  /** @throws BadInput when the pattern is none */
  FamilyTable(Console console, Shared shared, RowFile rows, String pattern, int to) {
    this.console = console;
    this.shared = shared;
    this.rows = rows;
    this.pattern = pattern;
    this.codes = Sweep.family(pattern);
    this.to = to;
  }

  int run(Budget budget) {
    int threads = Runtime.getRuntime().availableProcessors();
    try {
      if (rows.rows().isPresent())
        toFile(rows.rows().get(), threads, budget);
      else {
        console.out().println(header());
        var printed = new int[1];
        Sweep.run(codes, this::game, to, threads, budget, row -> {
          console.out().println(line(row));
          tell(++printed[0]);
        });
        if (!rows.wanted())
          console.out().println(shared.voice().say(
              "Periods are proved, for all heaps; without one, known heaps are those up to {0} and nothing is said of "
                  + "others.",
              to));
      }
      shared.tellStats(console, budget);
      return Exit.ANSWERED;
    } catch (BudgetSpent spent) {
      console.err().println(shared.voice().say(SolveCommand.sentence(spent.limit(), spent.spent())));
      return Exit.BUDGET_SPENT;
    } catch (IOException | UncheckedIOException e) {
      throw unwritten(e);
    }
  }

  private HeapGame game(Code code) {
    if (shared.catalog().ruleset(code.toString()) instanceof HeapGame game)
      return game;
    throw new IllegalStateException("no heap game: " + code);
  }

  private BadInput unwritten(Exception e) {
    return BadInput.because("cannot write {0}: {1}", rows.rows().map(Path::toString).orElse("-"),
        String.valueOf(e.getMessage()));
  }

  private void tell(int done) {
    if (shared.progress(console))
      console.err().println(shared.voice().say("{0} of {1} codes", done, codes.size()));
  }

  private void toFile(Path path, int threads, Budget budget) throws IOException {
    try (var out = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ,
        StandardOpenOption.WRITE)) {
      lock(path, out);
      int[] done = {found(path, out)};
      Sweep.run(codes.subList(done[0], codes.size()), this::game, to, threads, budget, row -> {
        try {
          write(out, line(row) + "\n");
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        tell(++done[0]);
      });
    }
    console.out().println(shared.voice().say("{0} holds the {1} codes of {2} up to heap {3}.", path.toString(),
        codes.size(), pattern, to));
  }

  /** Keeps other runs away until the channel is closed. */
  private static void lock(Path path, FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() != null)
        return;
    } catch (OverlappingFileLockException _) {
      // Another thread of this process has it: as another process would.
    }
    throw BadInput.because("{0} is being written by another run", path.toString());
  }

  private static void write(FileChannel out, String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    while (bytes.hasRemaining())
      out.write(bytes);
  }

  /**
   * How many rows a file has, and puts the place to write at behind them: half a row after the last whole one is cut off,
   * and a heading is put into a new file. What is no such table stays as it is.
   */
  private int found(Path path, FileChannel channel) throws IOException {
    String text = Files.readString(path);
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    if (whole.isEmpty() && (header() + "\n").startsWith(text)) {
      channel.truncate(0);
      write(channel, header() + "\n");
      return 0;
    }
    List<String> lines = whole.lines().toList();
    for (int i = 0; i < lines.size(); i++)
      if (!fits(i, lines.get(i)))
        throw BadInput.because("{0} is not a table of {1} up to heap {2}: line {3} is {4}", path.toString(), pattern,
            to,
            i + 1, BadInput.quoted(lines.get(i)));
    if (lines.isEmpty())
      throw BadInput.because("{0} is not a table of {1} up to heap {2}: line {3} is {4}", path.toString(), pattern, to,
          1, BadInput.quoted(text.substring(0, Math.min(40, text.length()))));
    long end = whole.getBytes(StandardCharsets.UTF_8).length;
    channel.truncate(end);
    channel.position(end);
    return lines.size() - 1;
  }

  /** Whether a line may stand there: as many fields, of that code, and of as many heaps where no period was found. */
  private boolean fits(int number, String line) {
    if (number == 0)
      return line.equals(header());
    String[] fields = line.split(String.valueOf(rows.separator()), -1);
    return number <= codes.size() && fields.length == COLUMNS.size()
        && fields[0].equals(codes.get(number - 1).toString())
        && (fields[5].equals("all") ? !fields[1].isEmpty() : fields[5].equals(Integer.toString(to)));
  }

  private String header() {
    return joined(COLUMNS);
  }

  private String line(Sweep.Row row) {
    var fields = new ArrayList<String>(List.of(row.code().toString()));
    row.period().ifPresentOrElse(
        law -> fields
            .addAll(List.of(Long.toString(law.period()), Long.toString(law.from()), Long.toString(law.saltus()),
                law.saltus() == 0 ? Long.toString(row.maximum()) : "", "all")),
        () -> fields.addAll(List.of("", "", "", Long.toString(row.maximum()), Integer.toString(to))));
    return joined(fields);
  }

  private String joined(List<String> fields) {
    if (rows.wanted())
      return String.join(String.valueOf(rows.separator()), fields);
    var line = new StringBuilder();
    for (int i = 0; i < fields.size(); i++) {
      String field = fields.get(i).isEmpty() ? "-" : fields.get(i);
      String space = " ".repeat(Math.max(1, WIDTHS[i] - field.length()));
      line.append(i == 0 ? field + space : space + field);
    }
    return line.toString().stripTrailing();
  }
}
