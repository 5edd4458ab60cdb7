package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.DenseEngine;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.sequence.SparseSpace;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SparseTest {
  private static final Witnesses.Scale SMALL = new Witnesses.Scale(1 << 10, 1 << 9, 256, 1000);

  private static Stream<HeapGame> splitting(Random random, int count) {
    return Stream.generate(() -> RandomCodes.any(random)).filter(game -> Sparse.fits(game.code().orElseThrow()))
        .limit(count);
  }

  /**
   * Every value is the mex under any mask: under most of these nearly half of the values are rare, so that candidates
   * fail, rare heaps come up and common values run out of their codes all the time.
   */
  @Test
  void anyMask_givesTheValuesOfTheMoves() {
    var random = new Random(4);
    for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()})
      splitting(random, 70).forEach(game -> {
        OctalCode code = game.code().orElseThrow();
        int mask = 1 + random.nextInt(15);
        var sparse = new Sparse(code, kernel, (int) code.places() + 1 + random.nextInt(60), mask,
            Witnesses.Scale.FULL, 1);
        assertSame(game, sparse, 400);
      });
  }

  private static void assertSame(HeapGame game, Sparse sparse, int to) {
    sparse.fill(to, Budget.unlimited());
    var listed = NimSequence.listing(game);
    listed.fill(to, Budget.unlimited());
    for (int heap = 0; heap <= to && heap < sparse.filled(); heap++)
      assertThat((long) sparse.value(heap)).as("%s heap %d, %s", game.name(), heap, sparse.space())
          .isEqualTo(listed.value(heap));
  }

  @Test
  void masksFoundEarly_giveTheValuesOfTheMoves() {
    var random = new Random(5);
    splitting(random, 100).forEach(game -> assertSame(game, new Sparse(game.code().orElseThrow(), Kernel.best(), 32,
        Witnesses.Scale.FULL, 2), 1000));
  }

  /** Runs with witnesses trained early, on both kernels, on one thread and two, against the sets of all splits. */
  @ParameterizedTest
  @ValueSource(strings = {"0.6", "4!.0", "0.14", "0.36", "0.64", "0.354"})
  void trainedRuns_giveTheValuesOfAllSplits(String text) {
    OctalCode code = OctalCode.parse(text);
    var dense = new DenseEngine(code, Phrase.of("dense"));
    int to = 20_000;
    dense.fill(to, Budget.unlimited());
    for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()})
      for (int threads = 1; threads <= 2; threads++) {
        var sparse = new Sparse(code, kernel, 2048, SMALL, threads);
        sparse.fill(to, Budget.unlimited());
        assertThat(sparse.trained()).as("%s was trained", text).isTrue();
        assertSameCodes(text, sparse, dense, to);
      }
  }

  /** Short codes, of which many have few rare values: of one to three places, some with a place before the point. */
  private static HeapGame shortCode(Random random) {
    var text = new StringBuilder(List.of("0", "0", "4", "4!").get(random.nextInt(4))).append('.');
    for (int places = 1 + random.nextInt(3); places > 0; places--)
      text.append(random.nextInt(8));
    return RandomCodes.game(text.toString());
  }

  /** The same for codes at random. */
  @Test
  void trainedRunsOfRandomCodes_giveTheValuesOfAllSplits() {
    var random = new Random(23);
    int[] trained = {0};
    Stream.generate(() -> shortCode(random)).filter(game -> Sparse.fits(game.code().orElseThrow())).limit(50)
        .forEach(game -> {
          OctalCode code = game.code().orElseThrow();
          var dense = new DenseEngine(code, Phrase.of("dense"));
          dense.fill(7000, Budget.unlimited());
          if (dense.period().isPresent())
            return;
          for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()}) {
            var sparse = new Sparse(code, kernel, 2048, SMALL, 1 + random.nextInt(2));
            sparse.fill(7000, Budget.unlimited());
            trained[0] += sparse.trained() ? 1 : 0;
            for (int heap = 0; heap <= 7000 && heap < sparse.filled(); heap++)
              if (sparse.value(heap) != dense.value(heap))
                assertThat(sparse.value(heap)).as("%s heap %d", code, heap).isEqualTo(dense.value(heap));
          }
        });
    assertThat(trained[0]).isPositive();
  }

  private static void assertSameCodes(String text, Sparse sparse, DenseEngine dense, int to) {
    for (int heap = 0; heap <= to; heap++)
      if (sparse.value(heap) != dense.value(heap))
        assertThat(sparse.value(heap)).as("%s heap %d", text, heap).isEqualTo(dense.value(heap));
  }

  /**
   * Budgets that end anywhere, on two threads: what is called known then is right, and the run goes on from there. So it
   * is under the worst masks, where candidates are wrong in many blocks at once.
   */
  @Tag("fuzz")
  @ParameterizedTest
  @ValueSource(strings = {"0.6 494", "0.6 5", "0.36 3", "4!.0 7", "0.14 124", "0.64 446"})
  void interruptedRuns_areGoneOnWith(String line) {
    OctalCode code = OctalCode.parse(line.split(" ")[0]);
    var dense = new DenseEngine(code, Phrase.of("dense"));
    int to = Tier.cases(7_000, 12_000);
    dense.fill(to, Budget.unlimited());
    var sparse = new Sparse(code, Kernel.best(), 2100, Integer.parseInt(line.split(" ")[1]), SMALL, 2);
    var random = new Random(13);
    int spent = 0;
    while (sparse.filled() <= to)
      try {
        sparse.fill(to, Budget.ofWork(200_000L + random.nextInt(4_000_000)));
      } catch (BudgetSpent _) {
        spent++;
        assertSameCodes(line, sparse, dense, (int) sparse.filled() - 1);
      }
    assertThat(spent).isPositive();
    assertSameCodes(line, sparse, dense, to);
  }

  /**
   * With witnesses among few heaps many rare values are left open; those that are not left open are reached, so say all
   * splits, and those that no split reaches are left open.
   */
  @ParameterizedTest
  @ValueSource(strings = {"0.6", "4!.0", "0.74", "0.16"})
  void witnesses_nameNothingThatIsNotReached(String text) {
    OctalCode code = OctalCode.parse(text);
    var dense = new DenseEngine(code, Phrase.of("dense"));
    int filled = 12_000;
    dense.fill(filled, Budget.unlimited());
    var field = new Field(code, dense.values(), filled, Coding.sparsest(dense.values(), filled / 2, filled));
    int failing = 0;
    for (int back : new int[]{64, 256, 1024})
      for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()})
        failing += assertSound(field, 2 * back + 88,
            Witnesses.train(field, new Witnesses.Scale(back, 512, 256, 1000), kernel, Budget.unlimited()));
    assertThat(failing).isPositive();
  }

  /** How many of the values needed are not reached at all. */
  private static int assertSound(Field field, int from, Witnesses witnesses) {
    int count = 700;
    // Candidates that are too large need rare values that nothing reaches.
    var random = new Random(7);
    byte[] truth = field.codes.clone();
    BitSet rare = (BitSet) field.rare.clone();
    field.rare.clear(from, from + count);
    for (int heap = from; heap < from + count; heap++)
      if (random.nextInt(4) == 0)
        field.codes[heap] = (byte) Math.min(127, (field.codes[heap] & 255) + random.nextInt(40));
    var open = new HashSet<Integer>();
    witnesses.left(from, count, witnesses.planes(), Budget.unlimited(), (heap, v) -> open.add(heap << 8 | v));
    // What the search of all splits leaves of that is exactly what brute force does not reach.
    field.makeMirror(from - 1);
    var verifier = new Verifier(field, new ScalarKernel(), Optional.of(witnesses));
    var vectors = new Verifier(field, Kernel.best(), Optional.of(witnesses));
    var failed = new HashSet<Integer>();
    int found = 0;
    for (int heap = from; heap < from + count; heap++)
      for (int v = 0; v < field.coding.raresBelow(field.codes[heap] & 255); v++) {
        boolean reached = reached(field, heap, v);
        if (!reached)
          failed.add(heap << 8 | v);
        if (open.contains(heap << 8 | v))
          continue;
        found++;
        assertThat(reached).as("heap %d code %d", heap, v).isTrue();
      }
    for (Verifier each : List.of(verifier, vectors))
      assertThat(open.stream().filter(o -> !each.reached(o >> 8, (byte) (o & 255), Budget.unlimited())))
          .containsExactlyInAnyOrderElementsOf(failed);
    int failing = failed.size();
    assertThat(found).isPositive();
    System.arraycopy(truth, 0, field.codes, 0, truth.length);
    field.rare.or(rare);
    return failing;
  }

  /** Of values needed and others, those that are sifted out are reached; and both kernels keep the same. */
  @ParameterizedTest
  @ValueSource(strings = {"0.36", "0.16", "4!.0"})
  void doubts_areRemovedOnlyWhereTheyAreReached(String text) {
    OctalCode code = OctalCode.parse(text);
    var dense = new DenseEngine(code, Phrase.of("dense"));
    int filled = text.equals("4!.0") ? 8000 : 30_000;
    dense.fill(filled, Budget.unlimited());
    var field = new Field(code, dense.values(), filled, Coding.sparsest(dense.values(), filled / 2, filled));
    int from = filled - 300;
    field.makeMirror(from - 1);
    var random = new Random(8);
    var pairs = new HashSet<Integer>();
    while (pairs.size() < 3000)
      pairs.add(from + random.nextInt(300) << 8 | random.nextInt(random.nextInt(4) == 0 ? 256 : 64));
    var kept = new HashSet<List<Integer>>();
    for (Kernel kernel : new Kernel[]{new ScalarKernel(), Kernel.best()}) {
      var doubts = new OpenValues(field, kernel, Kernel.SIFTED);
      pairs.forEach(o -> doubts.at(o >> 8, o & 255));
      doubts.sift(from, filled, Budget.unlimited());
      List<Integer> left = IntStream.range(0, doubts.count()).map(d -> doubts.heap(d) << 8 | doubts.code(d) & 255)
          .sorted().boxed().toList();
      kept.add(left);
      assertThat(pairs).containsAll(left);
      var gone = new HashSet<>(pairs);
      left.forEach(gone::remove);
      for (int pair : gone)
        assertThat(reached(field, pair >> 8, pair & 255)).as("heap %d code %d", pair >> 8, pair & 255).isTrue();
      if (!code.unequal())
        assertThat(gone).isNotEmpty();
    }
    assertThat(kept).hasSize(1);
  }

  private static boolean reached(Field field, int heap, int v) {
    for (int i : field.splits)
      for (int a = 1; 2 * a <= heap - i; a++) {
        int b = heap - i - a;
        if (!field.rare.get(a) && !field.rare.get(b) && ((field.codes[a] ^ field.codes[b]) & 255) == v
            && !(field.unequal && i == 0 && a == b))
          return true;
      }
    return false;
  }

  /**
   * Rare heaps that come late, where a run on candidates alone goes wrong: of 0.14 at 178727, of 0.64 at 156751, and the
   * second value of 256 of 0.64, at 195705, that puts its bit into the mask.
   */
  @Test
  void lateRares_areFoundAndJoin() {
    var first = new Sparse(OctalCode.parse("0.14"), Kernel.best(), 2);
    first.expect(1_000_000);
    first.fill(179_000, Budget.unlimited());
    assertThat(first.space().orElseThrow().rares()).hasSize(1895).last().isEqualTo(178_727);
    var second = new Sparse(OctalCode.parse("0.64"), Kernel.best(), 1);
    second.expect(1_000_000);
    second.fill(196_000, Budget.unlimited());
    assertThat(second.value(156_751)).isEqualTo(58);
    assertThat(second.value(195_705)).isEqualTo(256);
    assertThat(second.space().orElseThrow().mask()).isEqualTo(0x1be);
    assertThat(second.space().orElseThrow().rares()).hasSize(487).last().isEqualTo(156_751);
  }

  /** A. Flammenkamp's lists of octal games and J. P. Grossman's of Officers: 1584 rare heaps with heap 0, the last 20627. */
  @Test
  void officers_hasItsPublishedRares() {
    var officers = NimSequence.of(RandomCodes.game("0.6"));
    officers.fill(30_000, Budget.unlimited());
    SparseSpace space = officers.space().orElseThrow();
    assertThat(space.rares()).hasSize(1583).last().isEqualTo(20_627);
  }

  /** Berlekamp, Conway, Guy, Winning Ways, chapter 4: 1273 rare heaps of Grundy's game, the last 82860. */
  @Test
  void grundysGame_hasItsPublishedRares() {
    var game = NimSequence.of(RandomCodes.game("4!.0"));
    game.fill(90_000, Budget.unlimited());
    assertThat(game.space().orElseThrow().rares()).hasSize(1273).last().isEqualTo(82_860);
  }

  /** A. Gangolli, T. Plambeck, A note on periodicity in some octal games, Int. J. Game Theory 18 (1989) 311-320. */
  @ParameterizedTest
  @CsvSource({"0.16,105351,149459", "0.56,326640,144", "0.127,46578,4"})
  void longPeriods_areProvedAsPublished(String code, long from, long period) {
    var sequence = NimSequence.of(RandomCodes.game(code));
    sequence.fill(2_000_000, Budget.unlimited());
    Periodicity law = sequence.period().orElseThrow();
    assertThat(law.from()).isEqualTo(from);
    assertThat(law.period()).isEqualTo(period);
  }

  /** Values that outgrow their codes: the mask has one bit, so codes go to 256 and values to 512. */
  @Test
  void valuesTooLargeForACode_areGoneOnWithOtherwise() {
    HeapGame game = RandomCodes.game("0.0007777777777777777777777777777777777");
    var sparse = new Sparse(game.code().orElseThrow(), Kernel.best(), 60, 1, Witnesses.Scale.FULL, 1);
    sparse.fill(4000, Budget.unlimited());
    var dense = new DenseEngine(game.code().orElseThrow(), Phrase.of("dense"));
    dense.fill(4000, Budget.unlimited());
    for (int heap = 0; heap <= 4000; heap++)
      assertThat(sparse.value(heap)).as("heap %d", heap).isEqualTo(dense.value(heap));
  }

  @Test
  void coding_isLinearAndKeepsOrder() {
    var random = new Random(6);
    for (int round = 0; round < 200; round++) {
      var coding = new Coding(1 + random.nextInt(511));
      int a = random.nextInt(512);
      int b = random.nextInt(512);
      assertThat(coding.code(a ^ b)).isEqualTo(coding.code(a) ^ coding.code(b));
      assertThat(coding.isRare(a) ? coding.rare(coding.code(a)) : coding.common(coding.code(a))).isEqualTo(a);
      int code = random.nextInt(256);
      assertThat(coding.rare(code)).isLessThan(coding.rare(code + 1));
      assertThat(coding.common(code)).isLessThan(coding.common(code + 1));
      assertThat((long) coding.raresBelow(code)).isEqualTo(
          IntStream.range(0, coding.common(code)).filter(coding::isRare).count());
    }
  }
}
