package org.grundy.octal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;

/**
 * A run that computes nim-values into a file, and continues where it was stopped: an engine gets the values in the
 * file, and what it computes is written block by block. The file's bytes depend only on the game and the last heap.
 * Opening it takes some million moves, since some values are computed anew by play.
 */
public final class NimRun implements AutoCloseable {
  /** The number of blocks between two waits for the device. */
  private static final int FORCED = 256;

  /** The most steps for playing the game anew, and for sampling heaps here and there. */
  private static final long PLAYED = 1L << 18;
  private static final long SAMPLED = 1L << 23;
  private static final int SAMPLES = 64;
  /** Each of these takes at most this fraction, 1 / LEFT, of the remaining steps. */
  private static final int LEFT = 8;

  /** A kill loses only values younger than this, unless a single heap takes longer. */
  private static final long SAVED_EVERY = Duration.ofSeconds(5).toNanos();
  /** Heaps are computed in pieces that take about as long as this. */
  private static final long PIECE = SAVED_EVERY / 5;
  private static final int FIRST_PIECE = 64;

  private final NimFile file;
  private final UnfinishedBlock unfinished;
  private final HeapGame game;
  private final int threads;
  private final long found;
  /** The budget from which the sequence takes memory for the values in the file. */
  private final Budget budget;
  /** Created when needed; reading single values does without it. */
  private Optional<NimSequence> sequence = Optional.empty();

  private NimRun(NimFile file, UnfinishedBlock unfinished, HeapGame game, int threads, Budget budget) {
    this.budget = budget;
    this.file = file;
    this.unfinished = unfinished;
    this.game = game;
    this.threads = threads;
    this.found = file.count();
  }

  /**
   * Opens or starts the file of a game. The values that a kill left in an unfinished block beside it are added.
   *
   * @param budget charged for values computed anew; memory for the values of the file is taken from it
   * @throws BadInput when the file is another game's, damaged, or in use
   */
  public static NimRun open(Path path, HeapGame game, Budget budget) throws IOException {
    return open(path, game, Runtime.getRuntime().availableProcessors(), Duration.ZERO, budget);
  }

  /** The same, on at most that many threads, waiting so long for a run that has the file in use. */
  static NimRun open(Path path, HeapGame game, int threads, Duration patience, Budget budget) throws IOException {
    NimFile file = NimFile.open(path, name(game), width(game), patience);
    var unfinished = new UnfinishedBlock(path, name(game));
    try {
      recover(file, unfinished);
      play(path, file, game, budget);
      return new NimRun(file, unfinished, game, threads, budget);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private static void recover(NimFile file, UnfinishedBlock unfinished) throws IOException {
    long first = file.count() / NimFile.BLOCK * NimFile.BLOCK;
    Optional<int[]> values = unfinished.read(first);
    if (values.isPresent() && first + values.get().length > file.count()) {
      file.write(first, values.get());
      file.force();
    }
    unfinished.delete();
  }

  /**
   * Opens the file of a game to read it, also while another run writes it.
   *
   * @throws java.nio.file.NoSuchFileException when there is none
   * @throws BadInput                          when the file is another game's, or damaged
   */
  public static NimRun read(Path path, HeapGame game, Budget budget) throws IOException {
    NimFile file = NimFile.read(path, name(game), width(game));
    try {
      play(path, file, game, budget);
      return new NimRun(file, new UnfinishedBlock(path, name(game)), game,
          Runtime.getRuntime().availableProcessors(), budget);
    } catch (RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /**
   * Checks the first values, and some at random, against the rules, which may have changed under the same name. The
   * random ones are computed from the values in the file that their moves lead to, so a forged file may pass.
   */
  private static void play(Path path, NimFile file, HeapGame game, Budget budget) {
    var played = NimSequence.listing(game);
    Budget first = budget.part(Math.min(PLAYED, budget.workLeft() / LEFT));
    try (var scratch = first.scratch()) {
      played.fill(file.count() - 1, scratch.budget());
    } catch (BudgetSpent spent) {
      first.forgive(spent); // the first few are enough
    }
    for (long heap = 0; heap < Math.min(file.count(), played.filled()); heap++)
      compare(path, file, heap, played.value(heap));
    var random = new SplittableRandom(file.count());
    Budget sampled = budget.part(Math.min(SAMPLED, budget.workLeft() / LEFT));
    try {
      for (int sample = 0; sample < SAMPLES && played.filled() < file.count(); sample++) {
        long heap = random.nextLong(played.filled(), file.count());
        compare(path, file, heap,
            NimSequence.listed(game, heap, file::value, sampled).orElseThrow(() -> growing(game)));
      }
    } catch (BudgetSpent spent) {
      sampled.forgive(spent); // as many as were played
    }
  }

  private static BadInput growing(HeapGame game) {
    return BadInput.because("{0}: expected a game whose moves make a heap smaller, for a file of values", game.name());
  }

  private static void compare(Path path, NimFile file, long heap, long played) {
    if (file.value(heap) != played)
      throw BadInput.because("{0} has other rules: there the value of heap {1} is {2}, here it is {3}",
          path.toString(), heap, file.value(heap), played);
  }

  /**
   * The bytes of a value: finite codes in which no heap breaks in three have slowly growing values, which take two
   * bytes; a greater value is refused.
   */
  private static int width(HeapGame game) {
    return game.code().filter(OctalCode::finite).filter(code -> code.pieces() <= 2).isPresent() ? 2 : 4;
  }

  private static String name(HeapGame game) {
    return game.code().map(OctalCode::toString).orElse(game.name());
  }

  /** The number of values in the file when it was opened. */
  public long found() {
    return found;
  }

  public NimFile file() {
    return file;
  }

  /** An engine that continues from the values of the file. The first call reads each of them once. */
  public NimSequence sequence() {
    if (sequence.isEmpty())
      sequence = Optional.of(NimSequence.resume(game, threads, file.count(), file::value, budget));
    return sequence.get();
  }

  /** The period, if one has been proved since the file was opened. */
  public Optional<Periodicity> period() {
    return sequence.flatMap(NimSequence::period);
  }

  /**
   * The period that the values of the file prove. They are searched again each time a file is opened, or computed anew
   * where that is quick.
   *
   * @throws BudgetSpent when the budget ends first
   */
  public Optional<Periodicity> prove(Budget budget) {
    if (file.count() > 0 && sequence().provesPeriods()) {
      sequence().fill(file.count() - 1, budget);
      sequence().prove(budget);
    }
    return period();
  }

  /**
   * Computes and writes values until the file holds those of heaps 0 to {@code to}; does nothing when it does.
   *
   * @throws BudgetSpent after all values known by then have been written
   * @throws BadInput    when a move does not make a heap smaller, so that there are no more values
   */
  public void extend(long to, Budget budget) throws IOException {
    if (file.count() > to)
      return;
    int blocks = 0;
    NimSequence values = sequence();
    values.expect(to);
    var pieces = new Pieces();
    while (file.count() <= to) {
      long last = Math.min(to, start() + NimFile.BLOCK - 1);
      try {
        pieces.fill(last, budget);
      } catch (BudgetSpent spent) {
        save(to);
        throw spent;
      }
      write(last);
      pieces.saved = System.nanoTime();
      if (++blocks % FORCED == 0)
        file.force();
    }
    file.force();
  }

  /** Writes the values up to heap {@code to} of a sequence, which is used from now on. */
  void adopt(NimSequence values, long to) throws IOException {
    sequence = Optional.of(values);
    save(to);
  }

  /** Writes the known values up to heap {@code to}. */
  private void save(long to) throws IOException {
    while (file.count() < Math.min(sequence().filled(), to + 1))
      write(Math.min(Math.min(sequence().filled() - 1, to), start() + NimFile.BLOCK - 1));
    file.force();
  }

  /** Fills a block piece by piece, and saves its known values every few seconds. */
  private final class Pieces {
    private int heaps = FIRST_PIECE;
    private long saved = System.nanoTime();

    void fill(long last, Budget budget) throws IOException {
      NimSequence values = sequence();
      while (!values.knows(last)) {
        long begun = System.nanoTime();
        if (!values.fill(Math.min(last, values.filled() + heaps - 1), budget))
          throw growing(game);
        long now = System.nanoTime();
        heaps = now - begun > PIECE ? Math.max(1, heaps / 2) : Math.min(NimFile.BLOCK, 2 * heaps);
        if (now - saved > SAVED_EVERY && values.filled() > file.count() && !values.knows(last)) {
          unfinished.write(start(), block(values.filled() - 1));
          file.force();
          saved = System.nanoTime();
        }
      }
    }
  }

  /** The first heap of the first block that is not full. */
  private long start() {
    return file.count() / NimFile.BLOCK * NimFile.BLOCK;
  }

  /** Writes that block up to heap {@code last}, whose values are known. */
  private void write(long last) throws IOException {
    int[] block = block(last);
    long start = start();
    if (start < file.count())
      unfinished.write(start, block);
    file.write(start, block);
    if (unfinished.exists()) {
      file.force();
      unfinished.delete();
    }
  }

  /** The values of that block up to heap {@code last}. */
  private int[] block(long last) {
    long start = start();
    int[] block = new int[(int) (last - start + 1)];
    sequence().values(start, last, Budget.unlimited(), (at, values, count) -> {
      System.arraycopy(values, 0, block, (int) (at - start), count);
      return true;
    });
    return block;
  }

  /** Takes rows of an export. */
  @FunctionalInterface
  public interface Rows {
    void row(CharSequence row) throws IOException;
  }

  /** The values of the file as lines {@code n,value} under a heading, for spreadsheets. */
  public void csv(Rows rows) throws IOException {
    rows.row("n,value");
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
