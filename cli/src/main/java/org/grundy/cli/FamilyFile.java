package org.grundy.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.file.OneWriter;
import org.grundy.file.WholeFile;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;

/**
 * The table of a family in a file: a row is added as soon as it is known, whatever its place, and the whole table is put
 * into order at the end, so that its bytes do not depend on when a run was stopped. One run writes it at a time.
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
   * @param form    of the rows of {@code pattern} up to heap {@code to}
   * @throws BadInput when another run writes it
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
   * Puts the rows that the file has into {@code rows}, once each, and the place to write at behind them: half a row after
   * the last whole one is cut off, and a heading is put into a new file. What is no such table stays as it is.
   *
   * @param so whether what a row says may be so
   * @throws BadInput when it is none
   */
  void read(Predicate<Sweep.Row> so, Sweep.Rows rows) throws IOException {
    var bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // Reads on: a read may be short.
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
    var met = new HashSet<String>();
    int number = 1;
    for (String line : whole.substring(header.length()).lines().toList()) {
      number++;
      Optional<Sweep.Row> row = form.keptRow(line);
      if (row.isEmpty() || !met.add(row.get().code().toString()) || !so.test(row.get()))
        throw stranger(number, line);
      rows.row(row.get());
    }
    long end = whole.getBytes(StandardCharsets.UTF_8).length;
    channel.truncate(end);
    channel.position(end);
  }

  private BadInput stranger(int number, String line) {
    return BadInput.because("{0} is not a table of {1} up to heap {2}: line {3} is {4}", path.toString(), pattern, to,
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

  /** Puts all rows into their order, in a file beside this one that takes its place. */
  void order(Collection<Sweep.Row> rows) throws IOException {
    String text = rows.stream().map(form::keptLine)
        .collect(Collectors.joining("\n", form.keptHeader() + "\n", "\n"));
    writer.checkPlace();
    if (!Files.readString(path).equals(text))
      WholeFile.write(path, text);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
