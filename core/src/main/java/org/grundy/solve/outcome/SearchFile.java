package org.grundy.solve.outcome;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.grundy.effort.Budget;
import org.grundy.file.WholeFile;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchResults;
import org.grundy.solve.engine.SearchStore;

/**
 * The results of the search of one board in a file, which is written whole every few minutes and when asked for.
 *
 * <p>All numbers are big endian. {@value #FIRST_LINE}, the position and the convention come first, each as
 * {@link DataOutputStream#writeUTF} writes it; then the number of words of a key, the number of sample keys and those. Each
 * result is a byte, 2 lost or 3 won, and the words of its key; after the last comes the byte 0, then the CRC-32C of all
 * before, an int.
 */
public final class SearchFile implements SearchStore {
  private static final String FIRST_LINE = "Grundy search 1";
  private static final Duration BETWEEN = Duration.ofMinutes(5);
  /** Results between two looks at the clock. */
  private static final int OFTEN = 1 << 14;
  private static final int LONGEST_SAMPLE = 1 << 16;

  private final Path file;
  private final Question question;
  private final Duration between;
  private Optional<SearchResults> results = Optional.empty();
  private int count;
  private long saved = System.nanoTime();

  /**
   * For one question.
   *
   * @throws BadInput when it is not one that is answered by a search of a board
   */
  public SearchFile(Path file, Question question) {
    this(file, question, BETWEEN);
  }

  /** @param between the time from one writing to the next */
  SearchFile(Path file, Question question, Duration between) {
    this.file = file;
    this.question = question;
    this.between = between;
    if (!OutcomeEngine.isSearched(question) || !(question.position() instanceof Position.Single<?> single)
        || Board.of(single, question.convention(), Budget.unlimited()).isEmpty())
      throw BadInput.because("{0}: no search of {1} can resume; expected a board on which a search finds the winner",
          "--resume", question.position().text());
  }

  @Override
  public boolean isOf(Question asked) {
    return asked.equals(question);
  }

  /** @throws BadInput when the file is damaged, or of another search */
  @Override
  public void begin(SearchResults begun) {
    try {
      if (Files.exists(file))
        read(begun);
    } catch (EOFException | UTFDataFormatException _) {
      throw damaged();
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", file.toString());
    }
    results = Optional.of(begun);
    saved = System.nanoTime();
  }

  private BadInput damaged() {
    return BadInput.because("{0} is damaged: its content does not match its checksum", file.toString());
  }

  private void read(SearchResults into) throws IOException {
    var crc = new CRC32C();
    try (var bytes = new BufferedInputStream(Files.newInputStream(file))) {
      var in = new DataInputStream(new CheckedInputStream(bytes, crc));
      if (!in.readUTF().equals(FIRST_LINE))
        throw damaged();
      String position = in.readUTF();
      String play = in.readUTF();
      if (!position.equals(question.position().text()) || !play.equals(question.convention().name()))
        throw BadInput.because("{0} holds the search of another board: {1}", file.toString(), position);
      int words = in.readInt();
      int length = in.readInt();
      if (length < 0 || length > LONGEST_SAMPLE)
        throw damaged();
      long[] sample = new long[length];
      for (int i = 0; i < length; i++)
        sample[i] = in.readLong();
      boolean same = words == into.words() && Arrays.equals(sample, into.sample());
      for (int result = in.readUnsignedByte(); result != 0; result = in.readUnsignedByte()) {
        long low = in.readLong();
        long high = words == 1 ? 0 : in.readLong();
        if (same)
          into.add(low, high, result == ResultTable.WON);
      }
      int expected = (int) crc.getValue();
      if (in.readInt() != expected || in.read() >= 0)
        throw damaged();
      if (!same)
        throw BadInput.because("{0} holds the solution of {1} under other rules", file.toString(), position);
    }
  }

  @Override
  public void found() {
    if (++count % OFTEN == 0 && System.nanoTime() - saved > between.toNanos())
      try {
        var _ = save();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
  }

  /**
   * Writes the file, if a search has begun.
   *
   * @return whether one has
   */
  public boolean save() throws IOException {
    if (results.isEmpty())
      return false;
    WholeFile.write(file, out -> write(results.get(), out));
    saved = System.nanoTime();
    return true;
  }

  private void write(SearchResults from, OutputStream to) throws IOException {
    var crc = new CRC32C();
    var out = new DataOutputStream(new CheckedOutputStream(to, crc));
    out.writeUTF(FIRST_LINE);
    out.writeUTF(question.position().text());
    out.writeUTF(question.convention().name());
    out.writeInt(from.words());
    long[] sample = from.sample();
    out.writeInt(sample.length);
    for (long key : sample)
      out.writeLong(key);
    try {
      from.each((low, high, wins) -> {
        try {
          out.writeByte(wins ? ResultTable.WON : ResultTable.LOST);
          out.writeLong(low);
          if (from.words() > 1)
            out.writeLong(high);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.writeByte(0);
    out.writeInt((int) crc.getValue());
  }
}
