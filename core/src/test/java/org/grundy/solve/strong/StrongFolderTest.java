package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
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
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
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

  private static Set<Position> reached(Position start) {
    var found = new LinkedHashSet<>(List.of(start));
    var waiting = new ArrayList<>(found);
    while (!waiting.isEmpty())
      for (Player mover : Player.values()) {
        if (waiting.isEmpty())
          break;
        Position position = mover == Player.LEFT ? waiting.getLast() : waiting.removeLast();
        position.moves(mover, move -> {
          if (found.add(move.to()))
            waiting.addFirst(move.to());
        });
      }
    return found;
  }

  @ParameterizedTest
  @CsvSource({"clobber 3x3, NORMAL", "clobber xo.x/oxo#, MISERE", "cram 3x3, NORMAL", "cram 3x3, MISERE",
      "domineering 3x4, NORMAL", "konane 4x4, NORMAL", "amazons x...o/....., NORMAL", "clobber ..., NORMAL"})
  void whatIsRead_isWhatWasWritten(String start, Convention convention) throws IOException {
    StrongSolution written = solved(start, convention, 2);
    StrongFolder.write(written, folder);
    Map<String, byte[]> bytes = bytes();

    StrongSolution read = read();

    assertThat(read.question()).isEqualTo(written.question());
    assertThat(read.positions()).isEqualTo(written.positions());
    assertThat(read.census()).isEqualTo(written.census());
    for (Position position : reached(position(start)))
      for (Player mover : Player.values())
        assertThat(read.entry(position, mover)).isEqualTo(written.entry(position, mover));
    StrongFolder.write(solved(start, convention, 1), folder);
    assertThat(bytes()).usingRecursiveComparison().isEqualTo(bytes);
  }

  /** Every bit counts, and every byte. */
  @Test
  void damagedFiles_areRefused() throws IOException {
    StrongFolder.write(solved("clobber 2x3", Convention.NORMAL, 1), folder);
    for (Map.Entry<String, byte[]> file : bytes().entrySet()) {
      Path path = folder.resolve(file.getKey());
      byte[] whole = file.getValue();
      for (int at = 0; at < whole.length; at++) {
        byte[] changed = whole.clone();
        changed[at] ^= 1 << at % 8;
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

  @Test
  void anotherSolution_isNotOverwritten() throws IOException {
    StrongFolder.write(solved("clobber 2x3", Convention.NORMAL, 1), folder);
    for (StrongSolution other : List.of(solved("clobber 2x3", Convention.MISERE, 1),
        solved("clobber 3x3", Convention.NORMAL, 1)))
      assertThatThrownBy(() -> StrongFolder.write(other, folder)).isInstanceOf(BadInput.class)
          .hasMessageContaining("holds another solution");
    assertThat(read().question().position()).isEqualTo(position("clobber 2x3"));
  }

  @Test
  void changedRules_areNoticed() throws IOException {
    StrongFolder.write(solved("domineering 2x3", Convention.NORMAL, 1), folder);

    assertThatThrownBy(() -> StrongFolder.read(folder, text -> position(text.replace("domineering", "cram")),
        Budget.unlimited())).isInstanceOf(BadInput.class).hasMessageContaining("one of other rules");
  }

  @ParameterizedTest
  @CsvSource({"domineering 2x3, cram 2x3", "domineering 2x3, domineering 3x2", "konane xo./..., clobber xo./...",
      "domineering 2x3, domineering 3x3"})
  void digest_tellsMovesApart(String one, String other) {
    assertThat(StrongSearch.keys(position(one)).digest()).isNotEqualTo(StrongSearch.keys(position(other)).digest())
        .isEqualTo(StrongSearch.keys(position(one)).digest());
  }

  @Test
  void folderWithoutSolution_isRefused() {
    assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageContaining("found no manifest.txt there");
  }

  @Test
  void budget_endsReading() throws IOException {
    StrongFolder.write(solved("clobber 3x3", Convention.NORMAL, 1), folder);
    assertThatThrownBy(() -> StrongFolder.read(folder, StrongFolderTest::position, Budget.ofWork(1)))
        .isInstanceOf(BudgetSpent.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"clobber 3x4", "cram 3x4", "domineering 4x4"})
  void solver_agreesWithItsTable(String start) throws IOException {
    StrongFolder.write(solved(start, Convention.NORMAL, 1), folder);
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
      "cram 3x4, MISERE"})
  void perfectPlay_lastsAsTheTableSays(String start, Convention convention) {
    StrongSolution solution = solved(start, convention, 1);
    var opponent = new Opponent(() -> new Solver(Budget.ofWork(10_000), List.of(new StrongTable(solution, "table"))),
        Level.PERFECT, new SplittableRandom(1));
    for (Player first : Player.values()) {
      var match = new Match(position(start), convention, first);
      while (!match.over())
        match.play(opponent.choose(match).to());
      StrongSolution.Entry entry = solution.entry(position(start), first).orElseThrow();
      assertThat(match.positions()).hasSize(entry.plies() + 1);
      assertThat(match.result()).isEqualTo(Result.win(entry.wins() ? first : first.opponent()));
    }
  }
}
