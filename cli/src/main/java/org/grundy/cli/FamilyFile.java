package org.grundy.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.file.OneWriter;
import org.grundy.file.WholeFile;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;

/**
 * The table of a family in a file. Each row is appended as soon as it is known, and the table is sorted at the end, so
 * that its bytes do not depend on when a run was stopped. Only one run writes it at a time.
 */
final class FamilyFile implements AutoCloseable {
  private final Path path;
  private final FamilyRows form;
  private final String pattern;
  private final long to;
  private final FileChannel channel;
  private final OneWriter writer;

  private FamilyFile(Path path, FamilyRows form, String pattern, long to, FileChannel channel, OneWriter writer) {
    this.path = path;
    this.form = form;
    this.pattern = pattern;
    this.to = to;
    this.channel = channel;
    this.writer = writer;
  }

  /**
   * @param form    the format of the rows of {@code pattern} up to heap {@code to}
   * @throws BadInput when another run is writing the file
   */
  static FamilyFile open(Path path, FamilyRows form, String pattern, long to) throws IOException {
    var channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      return new FamilyFile(path, form, pattern, to, channel, OneWriter.lock(path, channel));
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * Reads the rows of the file into {@code rows}, and moves the write position to their end. An incomplete last row is
   * cut off, and a new file gets a header. A row without a period that a run with a smaller last heap wrote is left out;
   * a longer one may follow it. A file that is not such a table is left unchanged.
   *
   * @param so tests whether the contents of a row can be right
   * @throws BadInput when the file is not such a table, or a row is repeated or fails the test
   */
  void read(Predicate<Sweep.Row> so, Sweep.Rows rows) throws IOException {
    var bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // Keep reading: a single read may be short.
    }
    String text = StandardCharsets.UTF_8.decode(bytes.flip()).toString();
    String header = form.keptHeader() + "\n";
    if (text.length() < header.length() && header.startsWith(text)) {
      channel.truncate(0);
      write(header);
      return;
    }
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    if (!whole.startsWith(header))
      throw stranger(1, text.lines().findFirst().orElse(""));
    var met = new LinkedHashMap<OctalCode, Sweep.Row>();
    int number = 1;
    for (String line : whole.substring(header.length()).lines().toList()) {
      number++;
      Optional<Sweep.Row> row = form.keptRow(line);
      if (row.isEmpty() || !so.test(row.get()))
        throw stranger(number, line);
      if (row.get().known() > to)
        throw BadInput.because("{0}: {1} already goes up to heap {2}; expected {2} or more, found {3}", "--to",
            path.toString(), row.get().known(), to);
      Sweep.Row before = met.put(row.get().code(), row.get());
      if (before != null && (isFinal(before) || before.known() >= row.get().known()))
        throw stranger(number, line);
    }
    met.values().stream().filter(this::isFinal).forEach(rows::row);
    long end = whole.getBytes(StandardCharsets.UTF_8).length;
    channel.truncate(end);
    channel.position(end);
  }

  /** Whether a row says all that is wanted of its code. */
  private boolean isFinal(Sweep.Row row) {
    return row.period().isPresent() || row.known() == to;
  }

  private BadInput stranger(int number, String line) {
    return BadInput.because("{0} is not a table of {1} with --to {2}: line {3} is {4}", path.toString(), pattern, to,
        number, BadInput.quoted(line));
  }

  void add(Sweep.Row row) throws IOException {
    write(form.keptLine(row) + "\n");
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    while (bytes.hasRemaining())
      channel.write(bytes);
  }

  /** Writes all rows in order to a new file, which then replaces this one. */
  void order(Collection<Sweep.Row> rows) throws IOException {
    String text = form.file(rows);
    writer.checkPlace();
    if (!Files.readString(path).equals(text))
      WholeFile.write(path, text);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
