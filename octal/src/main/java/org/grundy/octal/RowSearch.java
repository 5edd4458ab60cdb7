package org.grundy.octal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;

/**
 * The search for the row of one code, on one thread, in shares of work. With a file, which is made when a share was not
 * enough, each share continues where the last ended; without one, it starts again. The row does not depend on the shares.
 */
public final class RowSearch {
  /** The steps of a first share. */
  public static final long FIRST_SHARE = 1L << 28;
  /** How many times the steps of a share that was not enough the next one has. */
  static final long MORE = 8;
  /** For an earlier attempt at the same code, which was told to end and is closing the file. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final OctalCode code;
  private final HeapGame game;
  private final long to;
  private final Optional<Path> kept;
  private long reached = -1;

  /**
   * @param to     the last heap
   * @param folder that keeps the values, in a file of each code; created when needed
   */
  public RowSearch(OctalCode code, HeapGame game, long to, Optional<Path> folder) {
    this.code = code;
    this.game = game;
    this.to = to;
    this.kept = folder.map(in -> file(in, code));
  }

  private static Path file(Path folder, OctalCode code) {
    return folder.resolve(code + ".bin");
  }

  /** The steps of the share after one that was not enough. */
  public static long more(long share) {
    return share > Long.MAX_VALUE / MORE ? Long.MAX_VALUE : share * MORE;
  }

  /** How many bytes the kept values of a code take: the fewer, the longer each takes. 0 if there are none. */
  public static long kept(Path folder, OctalCode code) throws IOException {
    Path kept = file(folder, code);
    return Files.exists(kept) ? Files.size(kept) : 0;
  }

  /** Deletes the kept values of a code, if there are any. */
  public static void forget(Path folder, OctalCode code) throws IOException {
    Path kept = file(folder, code);
    Files.deleteIfExists(kept);
    Files.deleteIfExists(kept.resolveSibling(kept.getFileName() + ".part"));
  }

  /**
   * Takes a share of work.
   *
   * @return the row; empty when the share was not enough
   * @throws BudgetSpent when another limit of the budget is reached, or it was cancelled; the values are kept
   * @throws org.grundy.phrase.BadInput when the file is damaged or in use
   */
  public Optional<Sweep.Row> run(Budget share) throws IOException {
    try {
      return Optional.of(kept.isPresent() && Files.exists(kept.get()) ? goOn(kept.get(), share) : begin(share));
    } catch (BudgetSpent spent) {
      if (spent.limit() == BudgetSpent.Limit.WORK)
        return Optional.empty();
      throw spent;
    }
  }

  /** The last of the heaps from 0 on whose values the last share knew, -1 if none. */
  long reached() {
    return reached;
  }

  private Sweep.Row begin(Budget share) throws IOException {
    var sequence = NimSequence.of(game, 1);
    try {
      sequence.expect(to);
      sequence.fill(to, share);
      sequence.prove(share);
      return row(sequence);
    } catch (BudgetSpent spent) {
      reached = sequence.filled() - 1;
      if (kept.isPresent() && sequence.filled() > 0) {
        Files.createDirectories(kept.get().resolveSibling(""));
        try (var run = open(kept.get(), share.withWork(FIRST_SHARE))) {
          run.adopt(sequence, to);
        }
      }
      throw spent;
    }
  }

  private Sweep.Row goOn(Path file, Budget share) throws IOException {
    try (var run = open(file, share)) {
      try {
        run.extend(to, share);
        run.prove(share);
      } catch (BudgetSpent spent) {
        reached = run.sequence().filled() - 1;
        throw spent;
      }
      return row(run.sequence());
    }
  }

  private NimRun open(Path file, Budget budget) throws IOException {
    return NimRun.open(file, game, 1, PATIENCE, budget);
  }

  private Sweep.Row row(NimSequence sequence) {
    Optional<Periodicity> law = sequence.period();
    return new Sweep.Row(code, law.isPresent() ? sequence.filled() - 1 : to, law.map(Sweep.Period::of),
        law.map(RowSearch::maximum).orElseGet(() -> OptionalLong.of(sequence.maximum(to))),
        RareHeaps.of(sequence, to));
  }

  /** The greatest value, if the values do not grow. */
  static OptionalLong maximum(Periodicity law) {
    return law.saltus() == 0 ? OptionalLong.of(law.maximum()) : OptionalLong.empty();
  }
}
