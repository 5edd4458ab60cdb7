package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NimRunTest {
  @TempDir private Path folder;

  /** What the killed process runs. */
  static final class Child {
    private Child() {
    }

    public static void main(String[] args) throws IOException {
      extend(Path.of(args[0]), args[1], Long.parseLong(args[2]));
    }
  }

  private static void extend(Path path, String code, long to) throws IOException {
    try (var run = NimRun.open(path, RandomCodes.game(code), Budget.unlimited())) {
      run.extend(to, Budget.unlimited());
    }
  }

  /** However often the run is killed, and wherever, it ends with the bytes of a run that was not. */
  @Test
  void killedRuns_endWithTheSameBytes() throws IOException, InterruptedException {
    long to = 1_500_000;
    Path whole = folder.resolve("whole");
    extend(whole, "0.16", to);
    Path killed = folder.resolve("killed");
    var random = new Random(9);
    var reached = new ArrayList<Long>();
    for (int kill = 0; kill < 10; kill++) {
      var process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx400m",
          "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Child.class.getName(), killed.toString(),
          "0.16", Long.toString(to)).redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
      long enough = Math.max(0, size(killed)) + random.nextInt(500_000);
      while (size(killed) < enough && !process.waitFor(1 + random.nextInt(3), TimeUnit.MILLISECONDS)) {
        // Until the file has grown by a little, or the run is over.
      }
      process.destroyForcibly().waitFor();
      reached.add(size(killed));
    }
    extend(killed, "0.16", to);
    assertThat(Files.mismatch(whole, killed)).as("sizes after each kill: %s", reached).isEqualTo(-1);
  }

  /** Heaps that take a while each, as a slow game's do: a kill loses seconds, though the first block is far from full. */
  @Test
  void killedRunsOfSlowGames_keepAllButTheLastSeconds() throws IOException, InterruptedException {
    Path path = folder.resolve("slow");
    var process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx200m", "-cp",
        System.getProperty("java.class.path"), SlowChild.class.getName(), path.toString()).inheritIO().start();
    Path part = folder.resolve("slow.part");
    while (!Files.exists(part) && !process.waitFor(10, TimeUnit.MILLISECONDS)) {
      // Until something is saved.
    }
    process.destroyForcibly().waitFor();
    assertThat(size(path)).isEqualTo(NimFile.HEADER);
    try (var run = NimRun.open(path, new Slow(0), Budget.unlimited())) {
      assertThat(run.found()).isGreaterThan(1000 / SlowChild.PAUSE);
      assertThat(run.file().value(run.found() - 1)).isEqualTo((int) ((run.found() - 1) % 3));
      assertThat(part).doesNotExist();
    }
  }

  /** Take one or two tokens, and wait. */
  private record Slow(long pause) implements HeapGame {
    @Override
    public String name() {
      return "slow";
    }

    @Override
    public Phrase rules() {
      return Phrase.of("Take one or two.");
    }

    @Override
    public List<String> examples() {
      return List.of("3");
    }

    @Override
    public void from(long heap, Become out) {
      LockSupport.parkNanos(pause * 1_000_000);
      for (long taken = 1; taken <= Math.min(2, heap); taken++)
        out.heap(heap - taken);
    }
  }

  /** A run that is killed in its first block. */
  static final class SlowChild {
    static final int PAUSE = 8;

    private SlowChild() {
    }

    public static void main(String[] args) throws IOException {
      try (var run = NimRun.open(Path.of(args[0]), new Slow(PAUSE), Budget.unlimited())) {
        run.extend(60_000, Budget.unlimited());
      }
    }
  }

  /** What is left beside a file is damaged, another game's, or older than the file. */
  @Test
  void unfinishedBlocksThatDoNotFit_areLeftOut() throws IOException {
    Path path = folder.resolve("kayles");
    extend(path, "0.77", 99);
    byte[] bytes = Files.readAllBytes(path);
    var part = new UnfinishedBlock(path, "0.77");
    Path file = folder.resolve("kayles.part");
    int[] values = new int[300];
    try (var run = NimRun.open(path, RandomCodes.game("0.77"), Budget.unlimited())) {
      run.sequence().fill(299, Budget.unlimited());
      for (int heap = 0; heap < values.length; heap++)
        values[heap] = (int) run.sequence().value(heap);
    }
    part.write(0, values);
    byte[] good = Files.readAllBytes(file);
    for (int at = 0; at < good.length; at += 7) {
      byte[] bad = good.clone();
      bad[at] ^= 1;
      Files.write(file, bad);
      extend(path, "0.77", 99);
      assertThat(path).as("damaged at %d", at).hasBinaryContent(bytes);
      assertThat(file).doesNotExist();
    }
    new UnfinishedBlock(path, "0.7").write(0, values);
    extend(path, "0.77", 99);
    assertThat(path).hasBinaryContent(bytes);
    part.write(0, Arrays.copyOf(values, 50));
    extend(path, "0.77", 99);
    assertThat(path).hasBinaryContent(bytes);
    part.write(0, values);
    extend(path, "0.77", 99);
    try (var run = NimRun.read(path, RandomCodes.game("0.77"), Budget.unlimited())) {
      assertThat(run.found()).isEqualTo(300);
    }
  }

  /** A file whose checksums hold, and whose values are another game's from some heap on: heaps here and there are played. */
  @Test
  void valuesOfOtherRules_areFoundWhereverTheyBegin() throws IOException {
    var truth = NimSequence.of(RandomCodes.game("0.6"));
    truth.fill(40_000, Budget.unlimited());
    int[] values = new int[40_000];
    for (int heap = 0; heap < values.length; heap++)
      values[heap] = heap < 20_000 ? (int) truth.value(heap) : values[heap - 90];
    Path path = folder.resolve("other");
    try (var file = NimFile.open(path, "0.6", 2)) {
      file.write(0, values);
    }
    assertThatThrownBy(() -> NimRun.open(path, RandomCodes.game("0.6"), Budget.unlimited()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("other has other rules: there the value of heap ");
    assertThatThrownBy(() -> NimRun.read(path, RandomCodes.game("0.6"), Budget.unlimited()))
        .isInstanceOf(BadInput.class);
  }

  private static long size(Path path) throws IOException {
    return Files.exists(path) ? Files.size(path) : -1;
  }

  /** Every length that the file has while it is being written, and every tail of garbage, is gone on from. */
  @ParameterizedTest
  @ValueSource(strings = {"0.6", "0.77", "0.3F", "take"})
  void cutFiles_areGoneOnFrom(String name) throws IOException {
    String code = name.equals("take") ? "0.0303003" : name;
    long to = switch (name) {
      case "0.3F" -> 400;
      case "0.6" -> 70_000;
      default -> 150_000;
    };
    Path whole = folder.resolve("whole");
    extend(whole, code, to);
    byte[] bytes = Files.readAllBytes(whole);
    var random = new Random(10);
    for (int round = 0; round < 12; round++) {
      int length = round == 0 ? 0 : random.nextInt(bytes.length);
      byte[] cut = Arrays.copyOf(bytes, length);
      if (round % 3 == 2 && length > NimFile.HEADER + 8)
        for (int i = Math.max(NimFile.HEADER, length - 50); i < length; i++)
          cut[i] ^= (byte) (1 + random.nextInt(255));
      Path path = folder.resolve("cut" + round);
      Files.write(path, cut);
      extend(path, code, to);
      assertThat(Files.mismatch(whole, path)).as("cut at %d", length).isEqualTo(-1);
    }
  }

  @Test
  void extendedFiles_areThoseOfOneRun() throws IOException {
    Path whole = folder.resolve("whole");
    extend(whole, "0.36", 140_000);
    Path parts = folder.resolve("parts");
    for (long to : new long[]{0, 5, 60_000, 65_535, 65_536, 131_071, 131_072, 139_999, 140_000, 100})
      extend(parts, "0.36", to);
    assertThat(Files.mismatch(whole, parts)).isEqualTo(-1);
  }

  /** A byte changed anywhere but in the last block is noticed; in the last block, its values are computed again. */
  @Test
  @Tag("fuzz")
  void damagedFiles_areNoticed() throws IOException {
    Path whole = folder.resolve("whole");
    extend(whole, "0.77", 200_000);
    byte[] bytes = Files.readAllBytes(whole);
    var random = Tier.random("damagedFiles");
    for (int round = 0; round < Tier.cases(60, 400); round++) {
      byte[] damaged = bytes.clone();
      int at = random.nextInt(bytes.length);
      damaged[at] ^= (byte) (1 << random.nextInt(8));
      Path path = folder.resolve("damaged");
      Files.write(path, damaged);
      if (at < NimFile.HEADER + 3 * (2 * NimFile.BLOCK + 8))
        assertThatThrownBy(() -> extend(path, "0.77", 200_000)).as("byte %d", at).isInstanceOf(BadInput.class)
            .hasMessageContaining("damaged");
      else {
        extend(path, "0.77", 200_000);
        assertThat(Files.mismatch(whole, path)).isEqualTo(-1);
      }
    }
  }

  /** Whenever another run looks while a file is written, what it finds is whole and right. */
  @Test
  void filesThatAreBeingWritten_areRead() throws IOException, InterruptedException {
    long to = 140_000;
    var truth = NimSequence.of(RandomCodes.game("0.16"));
    truth.fill(to, Budget.unlimited());
    Path path = folder.resolve("growing");
    extend(path, "0.16", 10);
    var writer = Thread.ofPlatform().start(() -> {
      try {
        for (long last = 2000; last <= to; last += 2000)
          extend(path, "0.16", last);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    });
    long count = 0;
    do
      try (var run = NimRun.read(path, RandomCodes.game("0.16"), Budget.unlimited())) {
        count = run.file().count();
        for (long heap = 0; heap < count; heap++)
          if (run.file().value(heap) != truth.value(heap))
            assertThat((long) run.file().value(heap)).as("heap %d of %d", heap, count).isEqualTo(truth.value(heap));
      }
    while (writer.isAlive());
    writer.join();
    try (var run = NimRun.read(path, RandomCodes.game("0.16"), Budget.unlimited())) {
      assertThat(run.file().count()).isEqualTo(to + 1).isGreaterThanOrEqualTo(count);
    }
  }

  @Test
  void spentBudgets_leaveWholeBlocks() throws IOException {
    Path path = folder.resolve("spent");
    try (var run = NimRun.open(path, RandomCodes.game("0.6"), Budget.unlimited())) {
      assertThatThrownBy(() -> run.extend(10_000_000, Budget.ofWork(400_000_000))).isInstanceOf(BudgetSpent.class);
    }
    try (var run = NimRun.open(path, RandomCodes.game("0.6"), Budget.unlimited())) {
      assertThat(run.found()).isPositive().isEqualTo(run.file().count()).isLessThan(10_000_000);
    }
  }

  @Test
  void otherGamesAndFiles_areRefused() throws IOException {
    Path path = folder.resolve("kayles");
    extend(path, "0.77", 100);
    assertThatThrownBy(() -> extend(path, "0.7", 100)).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("kayles holds the values of 0.77, not of 0.7");
    Path text = folder.resolve("text");
    Files.writeString(text, "no values ".repeat(1000));
    assertThatThrownBy(() -> extend(text, "0.77", 100)).isInstanceOf(BadInput.class)
        .hasMessageContaining("not a file of nim-values");
    try (var run = NimRun.open(path, RandomCodes.game("0.77"), Budget.unlimited())) {
      assertThat(run.found()).isEqualTo(101);
      assertThatThrownBy(() -> extend(path, "0.77", 100)).isInstanceOf(BadInput.class)
          .hasMessageContaining("another run");
    }
  }

  @Test
  void exports_haveAllValues() throws IOException {
    try (var run = NimRun.open(folder.resolve("kayles"), RandomCodes.game("0.77"), Budget.unlimited())) {
      run.extend(5, Budget.unlimited());
      List<String> rows = new ArrayList<>();
      run.csv(row -> rows.add(row.toString()));
      assertThat(rows).containsExactly("n,value", "0,0", "1,1", "2,2", "3,3", "4,1", "5,4");
      rows.clear();
      run.bFile(row -> rows.add(row.toString()));
      assertThat(rows).containsExactly("0 0", "1 1", "2 2", "3 3", "4 1", "5 4");
    }
  }
}
