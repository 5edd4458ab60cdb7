package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.number.Scans;
import org.grundy.phrase.Phrase;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.sequence.DenseEngine;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.SequenceEngine;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Games of every kind at random against the listing of their moves: in one run and in many that a budget ends, in memory
 * and in a file, with one kernel and the other. A failure names the seed; {@code -Dgrundy.seed=N} begins with another.
 */
@Tag("fuzz")
class DuelTest {
  private static final long SEED = Tier.seed();
  private static final int ROUNDS = Tier.cases(15, 250);
  /** So many games without an early period. */
  private static final int LASTING = 16;
  private static final int MOST_TRIED = 5000;
  private static final Witnesses.Scale SMALL = new Witnesses.Scale(1 << 10, 1 << 9, 256, 1000);
  private static final Phrase WHY = Phrase.of("dense");

  @TempDir private Path folder;

  private static int[] listed(HeapGame game, int to) {
    var sequence = NimSequence.listing(game);
    assertThat(sequence.fill(to, Budget.unlimited())).as(game.name()).isTrue();
    return IntStream.rangeClosed(0, to).map(heap -> (int) sequence.value(heap)).toArray();
  }

  private static void assertSame(int[] truth, NimSequence sequence, long known, String which) {
    for (int heap = 0; heap < Math.min(known, truth.length); heap++)
      if (sequence.value(heap) != truth[heap])
        assertThat(sequence.value(heap)).as("%s heap %d by: %s, %s", which, heap, sequence.engine(), sequence.period())
            .isEqualTo(truth[heap]);
  }

  @ParameterizedTest
  @EnumSource
  void values_areThoseOfTheMoves(Kind kind) {
    var found = new HashSet<String>();
    for (long seed = SEED; seed < SEED + ROUNDS; seed++) {
      var random = Kind.random(seed);
      HeapGame game = kind.game(random);
      String which = "%s, seed %d, %s".formatted(kind, seed, game.name());
      int[] truth = listed(game, kind.most());
      found.add(Arrays.toString(truth));
      var whole = NimSequence.of(game);
      assertThat(whole.fill(kind.most(), Budget.unlimited())).isTrue();
      assertSame(truth, whole, truth.length, which);
      var parts = NimSequence.of(game);
      for (int work = 1 + random.nextInt(2000); !parts.knows(kind.most()); work += work / 8 + 1)
        try {
          parts.fill(random.nextInt(kind.most() + 1), Budget.ofWork(work));
          parts.fill(kind.most(), Budget.ofWork(work));
        } catch (BudgetSpent _) {
          assertSame(truth, parts, parts.filled(), which);
        }
      assertSame(truth, parts, truth.length, which + ", in parts");
    }
    assertThat(found).as("different games").hasSizeGreaterThan(2);
  }

  /** Written in steps, each by another run, and read again; the bytes are those of one run. */
  @ParameterizedTest
  @EnumSource
  void files_holdTheValuesOfTheMoves(Kind kind) throws IOException {
    for (long seed = SEED; seed < SEED + 6; seed++) {
      var random = Kind.random(seed);
      HeapGame game = kind.game(random);
      String which = "%s, seed %d, %s".formatted(kind, seed, game.name());
      int[] truth = listed(game, kind.most());
      Path steps = folder.resolve("steps");
      for (int to = random.nextInt(kind.most()); to < kind.most(); to += 1 + random.nextInt(kind.most()))
        extend(steps, game, to);
      extend(steps, game, kind.most());
      Path whole = folder.resolve("whole");
      extend(whole, game, kind.most());
      assertThat(Files.mismatch(whole, steps)).as(which).isEqualTo(-1);
      try (var run = NimRun.read(steps, game, Budget.unlimited())) {
        assertThat(run.file().count()).as(which).isEqualTo(truth.length);
        for (int heap = 0; heap < truth.length; heap++)
          assertThat(run.file().value(heap)).as("%s heap %d", which, heap).isEqualTo(truth[heap]);
        var memory = NimSequence.of(game);
        memory.fill(kind.most(), Budget.unlimited());
        if (run.prove(Budget.unlimited()).isPresent() && memory.period().isPresent())
          for (BigInteger far : List.of(BigInteger.TEN.pow(4), BigInteger.TEN.pow(40)))
            assertThat(run.sequence().value(far)).as(which).isEqualTo(memory.value(far));
        assertThat(run.period().isPresent() || memory.period().isEmpty()).as("%s: %s", which, memory.period()).isTrue();
      }
      Files.delete(whole);
      Files.delete(steps);
    }
  }

  private static void extend(Path path, HeapGame game, long to) throws IOException {
    try (var run = NimRun.open(path, game, Budget.unlimited())) {
      run.extend(to, Budget.unlimited());
    }
  }

  /** All engines that a kernel works for, with each kernel: the same bytes, the same rare heaps, the same periods. */
  @ParameterizedTest
  @EnumSource(names = {"OCTAL", "SPLITTING", "LONG", "UNEQUAL"})
  void kernels_giveTheSame(Kind kind) {
    var scalar = new ScalarKernel();
    int anyMask = 0;
    int foundMask = 0;
    int lasting = 0;
    for (long seed = SEED; lasting < LASTING || anyMask == 0 || foundMask == 0; seed++) {
      assertThat(seed - SEED).as("games tried").isLessThan(MOST_TRIED);
      var random = Kind.random(seed);
      HeapGame game = kind.game(random);
      OctalCode code = game.code().orElseThrow();
      if (!Sparse.fits(code))
        continue;
      String which = "%s, seed %d, %s".formatted(kind, seed, code);
      var dense = new DenseEngine(code, WHY, new Scans.Plain());
      assertSameEngines(dense, new DenseEngine(code, WHY, Scans.best()), 1500, which);
      lasting += dense.period().isEmpty() ? 1 : 0;
      int[] truth = listed(game, kind.most());
      for (int heap = 0; heap < Math.min(truth.length, dense.filled()); heap++)
        assertThat(dense.value(heap)).as("%s heap %d", which, heap).isEqualTo(truth[heap]);
      int mask = 1 + random.nextInt(31);
      int prefix = (int) code.places() + 40 + random.nextInt(60);
      var any = new Sparse(code, scalar, prefix, mask, SMALL, 1);
      assertSameEngines(any, new Sparse(code, Kernel.best(), prefix, mask, SMALL, 1 + random.nextInt(2)), 450, which);
      var found = new Sparse(code, scalar, 128, SMALL, 1);
      assertSameEngines(found, new Sparse(code, Kernel.best(), 128, SMALL, 1 + random.nextInt(2)), 1500, which);
      for (SequenceEngine sparse : List.of(any, found))
        for (int heap = 0; heap < Math.min(dense.filled(), sparse.filled()); heap++)
          if (sparse.value(heap) != dense.value(heap))
            assertThat(sparse.value(heap)).as("%s heap %d, %s", which, heap, sparse.space())
                .isEqualTo(dense.value(heap));
      anyMask += any.space().isPresent() ? 1 : 0;
      foundMask += found.space().isPresent() ? 1 : 0;
    }
  }

  private static void assertSameEngines(SequenceEngine a, SequenceEngine b, int to, String which) {
    a.fill(to, Budget.unlimited());
    b.fill(to, Budget.unlimited());
    assertThat(b.filled()).as(which).isEqualTo(a.filled());
    for (int heap = 0; heap < a.filled(); heap++)
      if (a.value(heap) != b.value(heap))
        assertThat(b.value(heap)).as("%s heap %d", which, heap).isEqualTo(a.value(heap));
    assertThat(b.period()).as(which).isEqualTo(a.period());
    assertThat(b.space()).as(which).isEqualTo(a.space());
  }

  /** A set has the values of its code, though other classes know them. */
  @Test
  void sets_haveTheValuesOfTheirCodes() {
    for (long seed = SEED; seed < SEED + 60; seed++) {
      String set = Kind.set(Kind.random(seed));
      List<Integer> amounts = Arrays.stream(set.split(",")).map(Integer::valueOf).toList();
      String digits = IntStream.rangeClosed(1, amounts.getLast()).mapToObj(i -> amounts.contains(i) ? "3" : "0")
          .collect(Collectors.joining());
      String others = digits.replace('3', 'x').replace('0', '3').replace('x', '0');
      assertSameSequences("take:" + set, "0." + digits, seed);
      assertSameSequences("all-but:" + set, "0." + others + "[3]", seed);
    }
  }

  private static void assertSameSequences(String set, String code, long seed) {
    var sequence = HeapSequence.of(Catalog.standard().ruleset(set), new Solver(Budget.unlimited()));
    var coded = NimSequence.of(RandomCodes.game(code));
    BigInteger far = BigInteger.TEN.pow(30);
    coded.seek(far, Budget.unlimited());
    int[] truth = listed(RandomCodes.game(code), 300);
    for (int heap = 0; heap <= 300; heap++) {
      assertThat(sequence.value(BigInteger.valueOf(heap)).intValueExact()).as("%s, seed %d, heap %d", set, seed, heap)
          .isEqualTo(truth[heap]);
      assertThat(coded.value(heap)).as("%s, seed %d, heap %d", code, seed, heap).isEqualTo(truth[heap]);
    }
    assertThat(sequence.value(far)).as("%s, seed %d", set, seed).isEqualTo(coded.value(far));
  }
}
