package org.grundy.solve.grundy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;

/**
 * A run of nim-values into a file, that goes on where it was stopped: an engine is given the values that the file holds,
 * and what it computes is written block by block. The file's bytes depend on the game and the last heap alone.
 */
public final class NimRun implements AutoCloseable {
  /** Blocks between two waits for the device. */
  private static final int FORCED = 256;

  private final NimFile file;
  private final NimSequence sequence;
  private final long found;

  private NimRun(NimFile file, NimSequence sequence) {
    this.file = file;
    this.sequence = sequence;
    this.found = file.count();
  }

  /**
   * Opens or begins the file of a game.
   *
   * @throws org.grundy.phrase.BadInput when the file is another game's, damaged, or in use
   */
  public static NimRun open(Path path, HeapGame game) throws IOException {
    return of(NimFile.open(path, name(game), width(game)), game);
  }

  /**
   * Opens the file of a game to read it, also while another run writes it.
   *
   * @throws java.nio.file.NoSuchFileException when there is none
   * @throws org.grundy.phrase.BadInput        when the file is another game's, or damaged
   */
  public static NimRun read(Path path, HeapGame game) throws IOException {
    return of(NimFile.read(path, name(game), width(game)), game);
  }

  private static NimRun of(NimFile file, HeapGame game) {
    return new NimRun(file, NimSequence.resume(game, file.count(), file::value));
  }

  /** Values of finite codes in which no heap breaks in three grow slowly and take two bytes; a greater one is refused. */
  private static int width(HeapGame game) {
    return game.code().filter(Code::finite).filter(code -> code.pieces() <= 2).isPresent() ? 2 : 4;
  }

  private static String name(HeapGame game) {
    return game.code().map(Code::toString).orElse(game.name());
  }

  /** How many values the file held when it was opened. */
  public long found() {
    return found;
  }

  public NimFile file() {
    return file;
  }

  public NimSequence sequence() {
    return sequence;
  }

  /**
   * Computes and writes values until the file holds those of heaps 0 to {@code to}; does nothing when it does.
   *
   * @throws org.grundy.effort.BudgetSpent with all values written that are known by then
   */
  public void extend(long to, Budget budget) throws IOException {
    int blocks = 0;
    sequence.expect(to);
    while (file.count() <= to) {
      long last = Math.min(to, start() + NimFile.BLOCK - 1);
      try {
        if (!sequence.fill(last, budget))
          throw new IllegalArgumentException("the game's heaps do not always become smaller");
      } catch (BudgetSpent spent) {
        while (file.count() < Math.min(sequence.filled(), to + 1))
          write(Math.min(Math.min(sequence.filled() - 1, to), start() + NimFile.BLOCK - 1));
        file.force();
        throw spent;
      }
      write(last);
      if (++blocks % FORCED == 0)
        file.force();
    }
    file.force();
  }

  /** Where the first block begins that is not full. */
  private long start() {
    return file.count() / NimFile.BLOCK * NimFile.BLOCK;
  }

  /** Writes that block up to heap {@code last}, whose values are known. */
  private void write(long last) throws IOException {
    long start = start();
    int[] block = new int[(int) (last - start + 1)];
    sequence.values(start, last, Budget.unlimited(), (at, values, count) -> {
      System.arraycopy(values, 0, block, (int) (at - start), count);
      return true;
    });
    file.write(start, block);
  }

  /** Takes rows of an export. */
  @FunctionalInterface
  public interface Rows {
    void row(CharSequence row) throws IOException;
  }

  /** The values of the file as lines {@code heap,value} under a heading, for spreadsheets. */
  public void csv(Rows rows) throws IOException {
    rows.row("heap,value");
    for (long heap = 0; heap < file.count(); heap++)
      rows.row(heap + "," + file.value(heap));
  }

  /** The values alone, each in so many bytes as the file keeps, the lowest first: for programs. */
  public void raw(OutputStream out) throws IOException {
    int width = file.width();
    byte[] some = new byte[width << 13];
    int at = 0;
    for (long heap = 0; heap < file.count(); heap++) {
      int value = file.value(heap);
      for (int i = 0; i < width; i++)
        some[at++] = (byte) (value >>> 8 * i);
      if (at == some.length || heap + 1 == file.count()) {
        out.write(some, 0, at);
        at = 0;
      }
    }
  }

  /** The values of the file as a b-file of the On-Line Encyclopedia of Integer Sequences: lines {@code n a(n)}. */
  public void bFile(Rows rows) throws IOException {
    for (long heap = 0; heap < file.count(); heap++)
      rows.row(heap + " " + file.value(heap));
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
