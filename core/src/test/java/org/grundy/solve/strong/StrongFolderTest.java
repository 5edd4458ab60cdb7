package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.play.Level;
import org.grundy.play.Match;
import org.grundy.play.Opponent;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionScope;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrongFolderTest {
  @TempDir private Path folder;

  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static StrongSolution solved(String position, Convention convention, int threads) {
    return StrongSearch.of(new Question(position(position), convention), Budget.unlimited().withThreads(threads))
        .solve();
  }

  private StrongSolution write(String start, Convention convention, int threads) throws IOException {
    var question = new Question(position(start), convention);
    Budget budget = Budget.unlimited().withThreads(threads);
    return StrongSearch.of(question, budget).solve(StrongFolder.create(folder, question, budget));
  }

  private StrongSolution read() throws IOException {
    return StrongFolder.read(folder, StrongFolderTest::position, Budget.unlimited());
  }

  private Map<String, byte[]> bytes() throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList())
        bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  /** The positions that either player's moves reach, in any order. */
  private static Set<Position> reached(Position start) {
    var found = new LinkedHashSet<Position>();
    var waiting = new ArrayList<>(List.of(start));
    while (!waiting.isEmpty()) {
      Position position = waiting.removeLast();
      if (found.add(position))
        for (Player mover : Player.values())
          position.moves(mover, move -> waiting.add(move.to()));
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource({"clobber 3x3, NORMAL", "clobber xo.x/oxo#, MISERE", "cram 3x3, NORMAL", "cram 3x3, MISERE",
      "domineering 3x4, NORMAL", "konane 4x4, NORMAL", "amazons x...o/....., NORMAL", "clobber ..., NORMAL",
      "kayles 9, NORMAL", "nim 3 4 5, MISERE", "northcott x..o/o.x., NORMAL", "snort 2x3, NORMAL",
      "'dag:1-0,2-1,3-2,2-3 3', NORMAL"})
  void whatIsRead_isWhatWasWritten(String start, Convention convention) throws IOException {
    StrongSolution plain = solved(start, convention, 1);
    StrongSolution written = write(start, convention, 2);
    Map<String, byte[]> bytes = bytes();

    StrongSolution read = read();

    assertThat(read.question()).isEqualTo(plain.question());
    assertThat(read.positions()).isEqualTo(plain.positions()).isEqualTo(written.positions());
    assertThat(read.census(Budget.unlimited())).isEqualTo(plain.census(Budget.unlimited()));
    for (Position position : reached(position(start)))
      for (Player mover : Player.values())
        assertThat(read.entry(position, mover)).isEqualTo(plain.entry(position, mover))
            .isEqualTo(written.entry(position, mover));
    write(start, convention, 1);
    assertThat(bytes()).usingRecursiveComparison().isEqualTo(bytes);
  }

  /** The search goes on from every set of files that an interruption can leave, to the same bytes. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber 2x3", "kayles 5", "northcott x..o"})
  void interruptedSearch_goesOn(String start) throws IOException {
    write(start, Convention.NORMAL, 1);
    Map<String, byte[]> whole = bytes();
    List<String> names = whole.keySet().stream().filter(name -> !name.equals("manifest.txt")).toList();
    for (int kept = 0; kept < names.size(); kept++) {
      Budget limited = Budget.ofWork(1 + 7 * kept);
      var question = new Question(position(start), Convention.NORMAL);
      for (String name : whole.keySet())
        Files.delete(folder.resolve(name));
      try {
        StrongSearch.of(question, limited).solve(StrongFolder.create(folder, question, limited));
      } catch (BudgetSpent _) {
        assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageFindingMatch(
            " is not complete; | found no manifest.txt there");
      }
      write(start, Convention.NORMAL, 1);
      assertThat(bytes()).usingRecursiveComparison().isEqualTo(whole);
      Files.delete(folder.resolve(names.get(kept)));
      write(start, Convention.NORMAL, 1);
      assertThat(bytes()).usingRecursiveComparison().isEqualTo(whole);
    }
  }

  /** The format is that of version 1: changing the files means changing the first line of the manifest. */
  @Test
  void files_areThoseOfTheirVersion() throws IOException {
    write("clobber 2x2", Convention.NORMAL, 1);
    var all = new StringBuilder(Files.readString(folder.resolve("manifest.txt")));
    bytes().forEach((name, bytes) -> {
      if (!name.equals("manifest.txt"))
        all.append(name).append(' ').append(HexFormat.of().formatHex(bytes)).append('\n');
    });
    assertThat(all).hasToString("""
        Grundy strong solution 1
        position  clobber xo/ox
        play      normal
        rules     50e908b954f858b0d5c131fe04f75ae41977fa3b0c7d8988d92991f2edd05dbf
        positions 4
        checksum  97779911
        tier-00.keys 0000000000000000000000000000000000000000cbf954e7
        tier-00.results 6447017d
        tier-01.keys 010000000000000001000000a4000000000000000019bdc8f9
        tier-01.results 01cdae61cd
        tier-02.keys 01000000000000000100000013000000000000000069759fe5
        tier-02.results 0227a72786
        tier-03.keys 010000000000000001000000440000000000000000818308d8
        tier-03.results 03815f1abf
        tier-04.keys 010000000000000001000000220000000000000000710ed64f
        tier-04.results 04f3b4ab10
        """);
  }

  /** Every bit counts, and every byte. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber 2x3", "kayles 5", "northcott x..o"})
  void damagedFiles_areRefused(String start) throws IOException {
    write(start, Convention.NORMAL, 1);
    for (Map.Entry<String, byte[]> file : bytes().entrySet()) {
      Path path = folder.resolve(file.getKey());
      byte[] whole = file.getValue();
      for (int at = 0; at < whole.length; at++) {
        byte[] changed = whole.clone();
        changed[at] ^= (byte) (1 << at % 8);
        Files.write(path, changed);
        assertThatThrownBy(this::read).as("%s, byte %d", file.getKey(), at).isInstanceOf(BadInput.class);
      }
      Files.write(path, Arrays.copyOf(whole, whole.length - 1));
      assertThatThrownBy(this::read).as("%s cut", file.getKey()).isInstanceOf(BadInput.class);
      Files.delete(path);
      assertThatThrownBy(this::read).as("%s deleted", file.getKey()).isInstanceOf(BadInput.class);
      Files.write(path, whole);
    }
    assertThat(read().positions()).isPositive();
  }

  /** Checksums protect against accidents. Whoever forges them too gets a refusal, or wrong answers, but no exception. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber 2x3", "kayles 5", "northcott x..o"})
  void forgedFiles_areRefusedOrRead(String start) throws IOException {
    write(start, Convention.NORMAL, 1);
    var random = new SplittableRandom(5);
    Map<String, byte[]> whole = bytes();
    String head = Files.readString(folder.resolve("manifest.txt")).lines().limit(4).collect(Collectors.joining("\n"))
        + "\n";
    for (Map.Entry<String, byte[]> file : whole.entrySet())
      for (int i = 0; i < 300 && !file.getKey().equals("manifest.txt"); i++) {
        byte[] forged = file.getValue().clone();
        if (forged.length == Integer.BYTES)
          break;
        forged[random.nextInt(forged.length - Integer.BYTES)] = (byte) random.nextInt(1 << Byte.SIZE);
        var crc = new CRC32C();
        crc.update((head + file.getKey()).getBytes(StandardCharsets.UTF_8));
        crc.update(forged, 0, forged.length - Integer.BYTES);
        ByteBuffer.wrap(forged).order(ByteOrder.LITTLE_ENDIAN).putInt(forged.length - Integer.BYTES,
            (int) crc.getValue());
        Files.write(folder.resolve(file.getKey()), forged);
        try {
          StrongSolution read = read();
          read.census(Budget.unlimited());
          for (Position position : reached(position(start)))
            for (Player mover : Player.values())
              read.entry(position, mover);
        } catch (BadInput _) {
          // refused
        }
        Files.write(folder.resolve(file.getKey()), file.getValue());
      }
  }

  @Test
  void anotherSolution_isNotOverwritten() throws IOException {
    write("clobber 2x3", Convention.NORMAL, 1);
    assertThatThrownBy(() -> write("clobber 2x3", Convention.MISERE, 1)).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("holds another solution: clobber xox/oxo, normal play");
    assertThatThrownBy(() -> write("clobber 3x3", Convention.NORMAL, 1)).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("holds another solution: clobber xox/oxo, normal play");
    assertThat(read().question().position()).isEqualTo(position("clobber 2x3"));
  }

  @Test
  void changedRules_areNoticed() throws IOException {
    write("domineering 2x3", Convention.NORMAL, 1);
    var lines = new ArrayList<>(Files.readString(folder.resolve("manifest.txt")).lines().toList());
    lines.set(3, "rules" + " ".repeat(5) + "0".repeat(64));
    String text = String.join("\n", lines.subList(0, lines.size() - 1)) + "\n";
    var crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    Files.writeString(folder.resolve("manifest.txt"), text + "checksum  " + Long.toHexString(crc.getValue()) + "\n");

    assertThatThrownBy(this::read).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("holds the solution of domineering .../... under other rules");
    assertThatThrownBy(() -> StrongFolder.read(folder, name -> position(name.replace("domineering", "nonsense")),
        Budget.unlimited())).isInstanceOf(BadInput.class)
        .hasMessageContaining("holds the solution of domineering .../...: ");
  }

  @ParameterizedTest
  @CsvSource({"kayles 5, 0.07 5", "kayles 5, kayles 6", "northcott x..o, northcott x.o.", "snort 2x3, col 2x3",
      "domineering 2x3, cram 2x3", "domineering 2x3, domineering 3x2", "konane xo./..., clobber xo./...",
      "domineering 2x3, domineering 3x3"})
  void digest_tellsMovesApart(String one, String other) {
    assertThat(StrongSearch.keys(position(one)).digest(Budget.unlimited()))
        .isNotEqualTo(StrongSearch.keys(position(other)).digest(Budget.unlimited()))
        .isEqualTo(StrongSearch.keys(position(one)).digest(Budget.unlimited()));
  }

  @Test
  void whatIsNoSolution_isRefused() throws IOException {
    Path manifest = folder.resolve("manifest.txt");
    assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageContaining("found no manifest.txt there");
    Files.createDirectory(manifest);
    assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageContaining("found no manifest.txt there");
    Files.delete(manifest);
    for (byte[] other : List.of(new byte[0], new byte[]{(byte) 0xff, (byte) 0xfe, 0}, new byte[1 << 20],
        "Grundy strong solution 1\n".getBytes(StandardCharsets.UTF_8))) {
      Files.write(manifest, other);
      assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageContaining(" is damaged: ");
    }
  }

  @Test
  void valuesOfRegions_areNoDamagedSolution() throws IOException {
    RegionFolder.create(folder, Catalog.standard().ruleset("domineering"), new RegionScope.Cells(1),
        Budget.unlimited());

    assertThatThrownBy(this::read).isInstanceOf(BadInput.class)
        .hasMessage(folder + " holds another job: expected 'Grundy strong solution 1', found "
            + "'Grundy values of regions 1'");
  }

  /** A tier that no play reaches has no positions, as those of an odd number of free cells in Domineering. */
  @Test
  void positionsThatNoPlayReaches_areNotThere() throws IOException {
    write("domineering 4x4", Convention.NORMAL, 1);
    for (String other : List.of("domineering #.../..../..../....", "domineering 4x3", "clobber 4x4", "kayles 3",
        "domineering ####/####/####/###."))
      for (Player mover : Player.values()) {
        assertThat(read().entry(position(other), mover)).as(other).isEmpty();
        assertThat(solved("domineering 4x4", Convention.NORMAL, 1).entry(position(other), mover)).as(other).isEmpty();
      }
  }

  @Test
  void budget_endsReading() throws IOException {
    write("clobber 3x3", Convention.NORMAL, 1);
    assertThatThrownBy(() -> StrongFolder.read(folder, StrongFolderTest::position, Budget.ofWork(1)))
        .isInstanceOf(BudgetSpent.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"clobber 3x4", "cram 3x4", "domineering 4x4", "northcott x..o/o.x.", "kayles 9", "snort 2x3"})
  void solver_agreesWithItsTable(String start) throws IOException {
    write(start, Convention.NORMAL, 1);
    var question = new Question(position(start), Convention.NORMAL);
    var plain = (Reply.Answer) new Solver(Budget.unlimited()).solve(question);
    var tabled = (Reply.Answer) new Solver(Budget.unlimited(), List.of(new StrongTable(read(), "table")))
        .solve(question);
    assertThat(tabled.evidence().getFirst()).isInstanceOf(StrongEvidence.class);
    assertThat(tabled.outcome()).isEqualTo(plain.outcome());
    for (Player mover : Player.values())
      assertThat(tabled.options(mover).winning().some())
          .containsExactlyInAnyOrderElementsOf(plain.options(mover).winning().some());
  }

  /** Two perfect players take as many moves as the table says, also from positions that it knows for one player only. */
  @ParameterizedTest
  @CsvSource({"clobber 3x4, NORMAL", "clobber 3x4, MISERE", "konane 4x4, NORMAL", "domineering 4x4, NORMAL",
      "cram 3x4, MISERE", "northcott x..o/o.x., NORMAL", "kayles 9, MISERE", "col 2x3, NORMAL"})
  void perfectPlay_lastsAsTheTableSays(String start, Convention convention) {
    StrongSolution solution = solved(start, convention, 1);
    var opponent = new Opponent(() -> new Solver(Budget.ofWork(10_000), List.of(new StrongTable(solution, "table"))),
        Level.PERFECT, new SplittableRandom(1));
    for (Player first : Player.values()) {
      var match = new Match(position(start), convention, first);
      while (!match.over())
        match.play(opponent.choose(match).move().to());
      StrongSolution.Entry entry = solution.entry(position(start), first).orElseThrow();
      assertThat(match.positions()).hasSize(entry.plies().orElseThrow() + 1);
      assertThat(match.result()).isEqualTo(entry.result(first));
    }
  }
}
