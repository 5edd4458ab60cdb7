package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.canonical.RegionLookup;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionSearch;
import org.grundy.solve.region.RegionTable;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TabledBoardTest {
  private static final Budget FREE = Budget.unlimited();

  @TempDir private Path folder;

  private RegionTable table(String game, int cells) throws IOException {
    return new RegionSearch(RegionFolder.create(folder, Catalog.standard().ruleset(game), new RegionScope.Cells(cells),
        FREE)).ofCells(cells);
  }

  private static OutcomeSearch search(Board board) {
    return new OutcomeSearch(board, Convention.NORMAL, FREE);
  }

  private static RegionBoard board(Position position) {
    return (RegionBoard) Board.of((Position.Single<?>) position, Convention.NORMAL, FREE).orElseThrow();
  }

  /** With and without a database, and with more and less searched. */
  @ParameterizedTest
  @CsvSource({"domineering, 5, 5, ...#, 9", "domineering, 2, 12, ...#, 8", "domineering, 6, 11, .###, 8",
      "clobber, 4, 4, xo., 4", "clobber, 2, 9, xo., 4"})
  void randomBoards_areWonAsWithoutTheDatabase(String game, int rows, int columns, String contents, int cells)
      throws IOException {
    RegionTable table = table(game, cells);
    var random = new SplittableRandom(29);
    long with = 0;
    long without = 0;
    for (int i = 0; i < 60; i++) {
      String text = IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, contents.length())
          .mapToObj(c -> contents.substring(c, c + 1)).collect(Collectors.joining())).collect(Collectors.joining("/"));
      Position start = Catalog.standard().read(game + " " + text).position();
      OutcomeSearch plain = search(board(start));
      OutcomeSearch tabled = search(new TabledBoard(board(start), table, FREE));
      for (Player mover : Player.values()) {
        long[] key = board(start).key(start, mover).orElseThrow();
        assertThat(tabled.wins(key, FREE)).as("%s, %s to move", start.text(), mover).isEqualTo(plain.wins(key, FREE));
      }
      with += tabled.visited();
      without += plain.visited();
    }
    assertThat(with).isLessThan(without);
  }

  @Test
  void solver_saysWhatItOwesToTheDatabase() throws IOException {
    RegionTable table = table("clobber", 7);
    var question = new Question(Catalog.standard().read("clobber 4x5").position(), Convention.NORMAL);
    var alone = (Reply.Answer) new Solver(FREE).winner(question);
    var tabled = (Reply.Answer) new Solver(FREE, List.of(new RegionLookup(table))).winner(question);

    assertThat(tabled.outcome()).isEqualTo(alone.outcome());
    assertThat(tabled.evidence().getFirst()).isInstanceOfSatisfying(SearchEvidence.class, found -> {
      assertThat(found.use()).hasValueSatisfying(use -> assertThat(use.values()).isPositive());
      assertThat(found.positions()).isLessThan(((SearchEvidence) alone.evidence().getFirst()).positions());
    });
  }
}
