package org.grundy.solve.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Partizan;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.Symmetry;
import org.grundy.game.placement.PlacementGame;
import org.grundy.game.placement.Shape;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.RulesAlone;
import org.grundy.solve.Solver;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.canonical.RegionLookup;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionTableTest {
  private static final Budget FREE = Budget.unlimited();
  @TempDir private Path folder;

  /** Bars of three: placements whose cells are connected only where all are free. */
  private static final class Bars extends TestPlacement {
    @Override
    public List<Shape> shapes(Player player) {
      return player == Player.LEFT ? List.of(Shape.of("#", "#", "#")) : List.of(Shape.of("###"));
    }

    @Override
    public String name() {
      return "bars";
    }
  }

  /** Left covers corners, Right single cells and dominoes that lie: no symmetry exchanges the players. */
  private static final class Corners extends TestPlacement {
    @Override
    public List<Shape> shapes(Player player) {
      return player == Player.LEFT ? List.of(Shape.of("#.", "##")) : List.of(Shape.of("#"), Shape.of("##"));
    }

    @Override
    public String name() {
      return "corners";
    }
  }

  private abstract static class TestPlacement extends PlacementGame implements Partizan<Grid> {
    @Override
    public Phrase rules() {
      return Phrase.of("Cover.");
    }

    @Override
    public List<String> examples() {
      return List.of("3x3");
    }

    @Override
    protected List<Symmetry> symmetries() {
      return List.of(Symmetry.IDENTITY);
    }
  }

  private static Ruleset<?> game(String name) {
    return switch (name) {
      case "bars" -> new Bars();
      case "corners" -> new Corners();
      default -> Catalog.standard().ruleset(name);
    };
  }

  private RegionTable cells(String game, int most, Budget budget) throws IOException {
    return new RegionSearch(RegionFolder.create(folder, game(game), new RegionScope.Cells(most), budget)).ofCells(most);
  }

  private RegionTable boards(String game, int rows, int columns, Budget budget) throws IOException {
    var scope = new RegionScope.Boards(1, rows, 1, columns);
    List<Grid> starts = scope.boards().stream()
        .map(board -> (Grid) ((Position.Single<?>) Catalog.standard().read(game + " " + board).position()).at())
        .toList();
    return new RegionSearch(RegionFolder.create(folder, game(game), scope, budget)).onBoards(starts);
  }

  private RegionTable read() throws IOException {
    return RegionFolder.read(folder, RegionTableTest::game, FREE);
  }

  private static Map<String, byte[]> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList())
        bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  /** A region as a board. */
  private static Grid grid(RegionRules rules, long low, long high) {
    int stride = rules.layout().stride();
    int rows = (Long.SIZE - 1 - Long.numberOfLeadingZeros(low | high)) / stride + 1;
    var lines = new ArrayList<String>();
    for (int row = 0; row < rows; row++) {
      int first = row * stride;
      lines.add(IntStream.range(0, stride).mapToObj(column -> {
        int code = (int) (low >>> first + column & 1 | (high >>> first + column & 1) << 1);
        return String.valueOf(code == 0 ? GridGame.BLOCKED : rules.content(code));
      }).collect(Collectors.joining()));
    }
    return Grid.of(lines).crop(GridGame.BLOCKED);
  }

  @SuppressWarnings("unchecked")
  private static Position position(Ruleset<?> game, Grid board) {
    return new Position.Single<>((Ruleset<Grid>) game, board);
  }

  /** Every region against plain listing of moves, without regions, symmetries and words. */
  @ParameterizedTest
  @CsvSource({"domineering, 6", "cram, 5", "clobber, 4", "konane, 4", "amazons, 3", "bars, 6", "corners, 4"})
  void everyValue_isThatOfPlainListing(String game, int most) throws IOException {
    RegionTable table = cells(game, most, FREE.withThreads(2));
    assertThat(table.regions()).isPositive();
    var values = new ShortGames(FREE);
    var known = new RegionValues(table, values);
    for (int tier = 0; tier < table.tiers(); tier++)
      for (int i = 0; i < table.regions(tier); i++) {
        RegionKeys keys = table.tier(tier).keys();
        Grid board = grid(table.rules(), keys.low(i), keys.high(i));
        int plain = new Solver(FREE).form(RulesAlone.position(position(table.rules().game(), board)), values)
            .orElseThrow();
        assertThat(known.value(keys.low(i), keys.high(i), table.rules().layout())).as("%s", board).isEqualTo(plain);
      }
  }

  /** Every region of larger ones against the solver's own way. */
  @ParameterizedTest
  @CsvSource({"domineering, 4, 4", "clobber, 3, 4", "konane, 3, 5", "amazons, 3, 3", "cram, 3, 4"})
  void everyValueOnBoards_isTheSolvers(String game, int rows, int columns) throws IOException {
    RegionTable table = boards(game, rows, columns, FREE);
    assertThat(table.regions()).isGreaterThan(10);
    var values = new ShortGames(FREE);
    var known = new RegionValues(table, values);
    var solver = new Solver(FREE);
    for (int tier = 0; tier < table.tiers(); tier++)
      for (int i = 0; i < table.regions(tier); i++) {
        RegionKeys keys = table.tier(tier).keys();
        Grid board = grid(table.rules(), keys.low(i), keys.high(i));
        assertThat(known.value(keys.low(i), keys.high(i), table.rules().layout())).as("%s", board)
            .isEqualTo(solver.form(position(table.rules().game(), board), values).orElseThrow());
      }
  }

  /** All boards that fit, filled in all ways: what is connected is there, and what is there was met. */
  @ParameterizedTest
  @CsvSource({"domineering, .#, 4, 4, 16", "cram, .#, 3, 4, 12", "clobber, xo#, 3, 3, 5", "clobber, xo#, 1, 6, 6",
      "konane, xo.#, 2, 3, 4", "amazons, xo.#, 2, 3, 4", "bars, .#, 3, 4, 12", "corners, .#, 3, 4, 7"})
  void regions_areAllThatAreConnected(String game, String contents, int rows, int columns, int most)
      throws IOException {
    RegionTable table = cells(game, Math.min(most, 7), FREE);
    RegionRules rules = table.rules();
    var met = new HashSet<List<Long>>();
    int fillings = (int) Math.round(Math.pow(contents.length(), rows * columns));
    for (int filling = 0; filling < fillings; filling++) {
      var lines = new ArrayList<String>();
      int rest = filling;
      for (int row = 0; row < rows; row++) {
        var line = new StringBuilder();
        for (int column = 0; column < columns; column++, rest /= contents.length())
          line.append(contents.charAt(rest % contents.length()));
        lines.add(line.toString());
      }
      long[] words = rules.words(Grid.of(lines));
      long cells = words[0] | words[1];
      if (cells == 0 || rules.connections().first(cells) != cells || !rules.isLive(words[0], words[1]))
        continue;
      var images = rules.images();
      images.find(words[0], words[1]);
      boolean small = Long.bitCount(cells) <= Math.min(most, 7);
      assertThat(table.find(images.low(), images.high()) >= 0).as("%s", lines).isEqualTo(small);
      if (small)
        met.add(List.of(images.low(), images.high()));
    }
    for (int tier = 0; tier < table.tiers(); tier++)
      for (int i = 0; i < table.regions(tier); i++) {
        RegionKeys keys = table.tier(tier).keys();
        Grid board = grid(rules, keys.low(i), keys.high(i));
        boolean fits = Math.max(board.rows(), board.columns()) <= Math.min(rows, columns);
        assertThat(met.contains(List.of(keys.low(i), keys.high(i))) || !fits).as("%s", board).isTrue();
      }
  }

  /** OEIS A000105, free polyominoes; one of 9 cells is 9 long. */
  @Test
  void regionsOfDomineering_arePolyominoes() throws IOException {
    RegionTable table = cells("domineering", 9, FREE);
    assertThat(IntStream.range(0, table.tiers()).mapToObj(table::regions)).containsExactly(0, 0, 1, 2, 5, 12, 35, 108,
        369, 1285 - 1);
  }

  /**
   * Conway, On Numbers and Games (1976), chapter 10; Berlekamp, Conway and Guy, Winning Ways (1982), chapter 5. Left is
   * upright.
   */
  @ParameterizedTest
  @CsvSource({"./., 1", "./././., 2", "...., -2", "../.., +-1", "../.#, *", "'.../...', '{2|-1/2}'",
      "'..../....', Miny(2)"})
  void smallPolyominoes_haveTheirPublishedValues(String board, String value) throws IOException {
    RegionTable table = cells("domineering", 8, FREE);
    var values = new ShortGames(FREE);
    long[] words = table.rules().words(Grid.of(List.of(board.split("/"))));
    int found = new RegionValues(table, values).value(words[0], words[1], table.rules().layout());
    assertThat(ValueText.ascii(values).of(found)).isEqualTo(value);
  }

  /** The least images, with the players exchanged or not, of the parts of a board in which a player has a move. */
  private static Set<String> parts(Ruleset<?> ruleset, Grid board, String contents) {
    var parts = new HashSet<String>();
    var left = new BitSet();
    for (int place = 0; place < board.size(); place++)
      left.set(place, contents.indexOf(board.get(place)) >= 0);
    while (!left.isEmpty()) {
      BitSet part = part(board, left);
      left.andNot(part);
      Grid grid = board.only(part, GridGame.BLOCKED).crop(GridGame.BLOCKED);
      for (Player mover : Player.values())
        position(ruleset, grid).moves(mover, _ -> {
          parts.add(Stream.of(grid, grid.exchange('x', 'o'))
              .flatMap(one -> Symmetry.ALL.stream().map(one::image).map(Grid::toString)).min(String::compareTo)
              .orElseThrow());
          return false;
        });
    }
    return parts;
  }

  /** The cells that are connected with the first by sides. */
  private static BitSet part(Grid board, BitSet left) {
    var part = new BitSet();
    var waiting = new ArrayList<>(List.of(left.nextSetBit(0)));
    while (!waiting.isEmpty()) {
      int place = waiting.removeLast();
      part.set(place);
      for (int next : new int[]{place - board.columns(), place - 1, place + 1, place + board.columns()})
        if (next >= 0 && left.get(next) && !part.get(next)
            && (next / board.columns() == place / board.columns() || next % board.columns() == place % board.columns()))
          waiting.add(next);
    }
    return part;
  }

  /** Regions found by plain play on grids, all images as one. */
  @ParameterizedTest
  @CsvSource({"domineering, ., 4", "cram, ., 3", "clobber, xo, 3"})
  void regionsOnBoards_areThoseOfPlainPlay(String game, String contents, int side) throws IOException {
    Ruleset<?> ruleset = game(game);
    var regions = new HashSet<String>();
    var seen = new HashSet<Grid>();
    var waiting = new ArrayList<Grid>();
    for (int rows = 1; rows <= side; rows++)
      for (int columns = 1; columns <= side; columns++)
        waiting.add(
            (Grid) ((Position.Single<?>) Catalog.standard().read(game + " " + rows + "x" + columns).position()).at());
    while (!waiting.isEmpty()) {
      Grid board = waiting.removeLast();
      if (!seen.add(board))
        continue;
      regions.addAll(parts(ruleset, board, contents));
      for (Player mover : Player.values())
        position(ruleset, board).moves(mover, move -> waiting.add((Grid) ((Position.Single<?>) move.to()).at()));
    }
    assertThat(boards(game, side, side, FREE).regions()).isEqualTo(regions.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering", "clobber"})
  void bytes_areTheSameWithMoreThreadsAndAfterAnInterruption(String game) throws IOException {
    cells(game, 6, FREE);
    Map<String, byte[]> whole = bytes(folder);
    for (long work : new long[]{10, 1000, 5000, 20_000}) {
      clear();
      try {
        cells(game, 6, Budget.ofWork(work).withThreads(2));
      } catch (BudgetSpent _) {
        assertThatThrownBy(this::read).isInstanceOf(BadInput.class).hasMessageContaining("not complete");
      }
      cells(game, 6, FREE.withThreads(2));
      assertThat(bytes(folder)).usingRecursiveComparison().isEqualTo(whole);
      cells(game, 6, FREE);
      assertThat(bytes(folder)).usingRecursiveComparison().isEqualTo(whole);
    }
  }

  private void clear() throws IOException {
    for (String name : bytes(folder).keySet())
      Files.delete(folder.resolve(name));
  }

  @Test
  void whatIsRead_isWhatWasWritten() throws IOException {
    RegionTable written = cells("clobber", 5, FREE);
    RegionTable read = read();
    assertThat(read.regions()).isEqualTo(written.regions());
    assertThat(read.forms()).isEqualTo(written.forms());
    assertThat(read.scope()).isEqualTo(new RegionScope.Cells(5));
    assertThat(read.tiers()).isEqualTo(written.tiers());
    for (int tier = 0; tier < read.tiers(); tier++)
      assertThat(read.newForms(tier)).isEqualTo(written.newForms(tier));
  }

  @Test
  void damagedFiles_areRefused() throws IOException {
    cells("clobber", 4, FREE);
    var random = new SplittableRandom(5);
    for (Map.Entry<String, byte[]> file : bytes(folder).entrySet()) {
      Path path = folder.resolve(file.getKey());
      for (int i = 0; i < 5; i++) {
        byte[] changed = file.getValue().clone();
        int at = random.nextInt(changed.length);
        changed[at] ^= (byte) (1 << random.nextInt(8));
        Files.write(path, changed);
        assertThatThrownBy(this::read).as("%s, byte %d", file.getKey(), at).isInstanceOf(BadInput.class);
      }
      Files.delete(path);
      assertThatThrownBy(this::read).as("%s deleted", file.getKey()).isInstanceOf(BadInput.class);
      Files.write(path, file.getValue());
    }
    assertThat(read().regions()).isPositive();
  }

  @Test
  void otherValues_areNotOverwritten() throws IOException {
    cells("clobber", 3, FREE);
    assertThatThrownBy(() -> cells("clobber", 4, FREE)).isInstanceOf(BadInput.class)
        .hasMessage(folder + " holds other values: of clobber, 'of at most 3 cells'");
    assertThatThrownBy(() -> cells("domineering", 3, FREE)).isInstanceOf(BadInput.class)
        .hasMessageContaining("holds other values: of clobber");
    assertThatThrownBy(() -> RegionFolder.read(folder, _ -> game("konane"), FREE)).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @CsvSource({
      "toads-and-frogs, 'a move of toads-and-frogs may use nothing up, so regions cannot be valued by their size'",
      "nim, nim does not describe its moves by shapes that are covered or stones that travel"})
  void otherGames_areRefused(String game, String sentence) {
    assertThatThrownBy(() -> cells(game, 3, FREE)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  /** Regions of boards with more columns, by tables of both kinds. */
  @Test
  void regionsOfAnyLayout_areFound() throws IOException {
    RegionTable table = cells("clobber", 5, FREE);
    var values = new ShortGames(FREE);
    var known = new RegionValues(table, values);
    for (int stride : new int[]{16, 32, 64}) {
      RegionRules wide = RegionRules.of(game("clobber"), new BitboardLayout(stride, Long.SIZE / stride, stride));
      for (String text : List.of("#####xoxo", "xo#", "####xxox")) {
        long[] words = wide.words(Grid.of(List.of(text)));
        long[] own = table.rules().words(Grid.of(List.of(text.replace("####", "##"))));
        assertThat(known.value(words[0], words[1], wide.layout())).as(text).isNotNegative()
            .isEqualTo(known.value(own[0], own[1], table.rules().layout()));
      }
      long[] tooWide = wide.words(Grid.of(List.of("xoxoxoxoxo")));
      assertThat(known.value(tooWide[0], tooWide[1], wide.layout())).isEqualTo(RegionValues.UNKNOWN);
    }
  }

  @Test
  void budget_endsTheSearchAndReading() throws IOException {
    assertThatThrownBy(() -> cells("domineering", 12, FREE.withMemory(100_000))).isInstanceOf(BudgetSpent.class);
    cells("domineering", 12, FREE.withMemory(1 << 26));
    assertThatThrownBy(() -> RegionFolder.read(folder, RegionTableTest::game, Budget.ofWork(1)))
        .isInstanceOf(BudgetSpent.class);
  }

  /** Answers with the table are those without it, and say what was looked up. */
  @ParameterizedTest
  @CsvSource({"domineering, 4x4, 5, 1", "domineering, 3x5 + 2x3, 6, 2", "clobber, 3x4, 5, 1", "clobber, 1x14, 6, 1",
      "konane, xox./o.xo, 8, 1", "amazons, x..o/...., 4, 1", "cram, 4x4, 6, 1", "cram, 3x5, 5, 2"})
  void answersWithTheTable_areThoseWithout(String game, String boards, int most, int threads) throws IOException {
    RegionTable table = cells(game, most, FREE);
    Position position = Catalog.standard().read(game + " " + boards.replace("+ ", "+ " + game + " ")).position();
    var question = new Question(position, Convention.NORMAL);
    var plain = new Solver(FREE).solve(question).answer();
    var tabled = new Solver(FREE.withThreads(threads), List.of(new RegionLookup(table))).solve(question).answer();
    assertThat(tabled.outcome()).isEqualTo(plain.outcome());
    assertThat(tabled.worth().headline()).isEqualTo(plain.worth().headline());
    assertThat(tabled.evidence().getFirst().line(Phrase.of("Proved")).statement().toString())
        .containsPattern("[1-9][0-9]* values? from the database");
  }
}
