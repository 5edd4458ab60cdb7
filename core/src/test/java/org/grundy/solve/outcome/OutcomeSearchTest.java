package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Partizan;
import org.grundy.game.Position;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.game.placement.PlacementGame;
import org.grundy.game.placement.Shape;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeSearchTest {
  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static void assertRight(Position start, PlainWinner plain) {
    Board board = Board.of((Position.Single<?>) start, plain.convention(), Budget.unlimited()).orElseThrow();
    var search = new OutcomeSearch(board, plain.convention(), Budget.unlimited());
    for (Player mover : Player.values())
      assertThat(search.wins(board.key(start, mover).orElseThrow(), Budget.unlimited()))
          .as("%s, %s to move, %s", start.text(), mover, plain.convention()).isEqualTo(plain.wins(start, mover));
  }

  @ParameterizedTest
  @CsvSource({"clobber, xo.#", "konane, xo..", "amazons, xo...#", "col, xo...#", "snort, xo...#",
      "snort:queens, xo...#",
      "col:knights, xo...#", "nogo, ....#",
      "domineering, ....#", "cram, ...#", "domineering:torus, ....#", "domineering:cylinder, ....#", "cram:torus, ...#",
      "cram:cylinder, ...#"})
  void randomBoards_areAsTheRulesSay(String game, String contents) {
    var random = new SplittableRandom(22);
    for (Convention convention : Convention.values()) {
      var plain = new PlainWinner(convention);
      for (int i = 0; i < 150; i++) {
        int rows = 1 + random.nextInt(4);
        int columns = 1 + random.nextInt(game.equals("amazons") ? 3 : 4);
        String board = String.join("/", rows(random, rows, columns, contents));
        if (!game.equals("amazons") || board.chars().filter(c -> c == '.').count() <= 7)
          assertRight(position(game + " " + board), plain);
      }
    }
  }

  /** Regions in which nobody has a move do not tell positions apart. */
  @ParameterizedTest
  @CsvSource({"clobber xo.xx/...xx, clobber xo.../....., true", "clobber xx.oo, clobber ....., true",
      "clobber xoo/.../oox, clobber xo./.../.ox, false", "konane xo.x, konane xo.., false",
      "konane xo.#oo/#####x, konane xo.###/######, true", "amazons x.#../####./o.#.., amazons x.###/#####/o.###, true",
      "amazons x.#../###o./..#.., amazons x.#../###o./###.., true",
      "amazons x.#../###o./..#.., amazons x.##./###o./..#.., false"})
  void regionsWithoutMoves_areLeftOut(String whole, String rest, boolean same) {
    for (Convention convention : Convention.values()) {
      Board board = Board.of((Position.Single<?>) position(whole), convention, Budget.unlimited()).orElseThrow();
      for (Player mover : Player.values())
        assertThat(Arrays.equals(board.key(position(whole), mover).orElseThrow(),
            board.key(position(rest), mover).orElseThrow())).as("%s to move", mover).isEqualTo(same);
    }
  }

  /** Boards of 65 to 128 cells, of which few are free: by the rules alone. */
  @ParameterizedTest
  @ValueSource(strings = {"domineering", "domineering:torus", "domineering:cylinder", "cram"})
  void wideBoards_areAsTheRulesSay(String game) {
    var random = new SplittableRandom(25);
    for (int[] size : new int[][]{{8, 9}, {9, 9}, {2, 40}, {3, 22}, {5, 13}, {22, 3}, {1, 70}, {15, 8}, {9, 14}})
      for (int i = 0; i < 12; i++) {
        String board = island(random, size[0], size[1], 12);
        for (Convention convention : Convention.values()) {
          Position start = position(game + " " + board);
          Board words = Board.of((Position.Single<?>) start, convention, Budget.unlimited()).orElseThrow();
          assertThat(words.words()).isEqualTo(2);
          assertRight(start, new PlainWinner(convention));
        }
      }
  }

  /** A board whose cells are blocked but for a connected region, which is longer than a word where the board is. */
  private static String island(SplittableRandom random, int rows, int columns, int cells) {
    char[][] board = new char[rows][columns];
    for (char[] row : board)
      Arrays.fill(row, '#');
    int row = random.nextInt(rows);
    int column = random.nextInt(columns);
    for (int i = 0; i < 3 * cells; i++) {
      if (i < cells || random.nextInt(4) == 0)
        board[row][column] = '.';
      boolean upright = random.nextBoolean();
      int step = random.nextBoolean() ? 1 : -1;
      row = upright ? Math.clamp(row + step, 0, rows - 1) : row;
      column = upright ? column : Math.clamp(column + step, 0, columns - 1);
    }
    return Stream.of(board).map(String::valueOf).collect(Collectors.joining("/"));
  }

  /** Boards of 65 to 128 cells, half of them blocked: by the values of their parts. */
  @Test
  void wideBoardsOfManyParts_areWonAsTheirValuesSay() {
    var random = new SplittableRandom(26);
    for (int[] size : new int[][]{{2, 40}, {3, 22}, {4, 17}, {5, 13}, {8, 9}, {9, 9}, {60, 2}})
      for (int i = 0; i < 3; i++) {
        Position start = position("domineering " + String.join("/", rows(random, size[0], size[1], ".#")));
        var values = new ShortGames(Budget.unlimited());
        int form = new Solver(Budget.unlimited()).form(start, values).orElseThrow();
        Board board = Board.of((Position.Single<?>) start, Convention.NORMAL, Budget.unlimited()).orElseThrow();
        var search = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
        for (Player mover : Player.values())
          assertThat(search.wins(board.key(start, mover).orElseThrow(), Budget.unlimited()))
              .as("%s, %s to move", start.text(), mover)
              .isEqualTo(values.outcome(form).startedBy(mover).equals(Result.win(mover)));
      }
  }

  @ParameterizedTest
  @CsvSource({"domineering, 8, 9, ..##", "clobber, 4, 5, xoxoxo.", "nogo, 3, 5, .......#",
      "domineering, 5, 5, .......#", "amazons, 3, 4, .....#"})
  void twoThreads_findTheSameWinner(String game, int rows, int columns, String contents) {
    var random = new SplittableRandom(24);
    for (int i = 0; i < (rows * columns > Long.SIZE ? 20 : 100); i++) {
      String text = String.join("/", rows(random, rows, columns, contents));
      Position start = position(game + " " + (game.equals("amazons") ? "xo" + text.substring(2) : text));
      Convention convention = i % 2 == 0 ? Convention.NORMAL : Convention.MISERE;
      Board board = Board.of((Position.Single<?>) start, convention, Budget.unlimited()).orElseThrow();
      var alone = new OutcomeSearch(board, convention, Budget.unlimited());
      var together = new OutcomeSearch(board, convention, Budget.unlimited());
      for (Player mover : Player.values()) {
        long[] key = board.key(start, mover).orElseThrow();
        assertThat(together.wins(key, Budget.unlimited().withThreads(2))).as("%s, %s to move", start.text(), mover)
            .isEqualTo(alone.wins(key, Budget.unlimited()));
      }
    }
  }

  /** Each player covers shapes of their own. */
  private static final class Shapes extends PlacementGame implements Partizan<Grid> {
    private final List<Shape> left;
    private final List<Shape> right;

    Shapes(List<Shape> left, List<Shape> right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public String name() {
      return left + " against " + right;
    }

    @Override
    public Phrase rules() {
      return Phrase.of("Cover a shape.");
    }

    @Override
    public List<String> examples() {
      return List.of("3x3");
    }

    @Override
    protected List<Symmetry> symmetries() {
      return List.of(Symmetry.IDENTITY);
    }

    @Override
    public List<Shape> shapes(Player player) {
      return player == Player.LEFT ? left : right;
    }
  }

  /** Sure moves never decide wrongly, whatever the shapes. */
  @Test
  void boardsOfRandomShapes_areAsTheRulesSay() {
    List<Shape> some = List.of(Shape.of("##"), Shape.of("#", "#"), Shape.of("###"), Shape.of("#", "#", "#"),
        Shape.of("##", "#."), Shape.of("##", "##"), Shape.of("#.#"), Shape.of("#.", ".#"), Shape.of("#"),
        Shape.of(".#", "#."),
        Shape.of(".#.", "###"));
    var random = new SplittableRandom(23);
    for (int game = 0; game < 80; game++) {
      var rules = new Shapes(shapes(some, random), shapes(some, random));
      for (Convention convention : Convention.values()) {
        var plain = new PlainWinner(convention);
        for (int i = 0; i < 8; i++)
          assertRight(
              new Position.Single<>(rules, Grid.of(rows(random, 1 + random.nextInt(4), 1 + random.nextInt(4), "...#"))),
              plain);
      }
    }
  }

  @Test
  void wideBoardsOfRandomShapes_areAsTheRulesSay() {
    List<Shape> some = List.of(Shape.of("##"), Shape.of("#", "#"), Shape.of("###"), Shape.of("##", "#."),
        Shape.of("##", "##"), Shape.of("#.#"), Shape.of("#.", ".#"), Shape.of(".#.", "###"), Shape.of("#", ".", "#"));
    var random = new SplittableRandom(27);
    for (int game = 0; game < 60; game++) {
      var rules = new Shapes(shapes(some, random), shapes(some, random));
      for (Convention convention : Convention.values())
        for (int i = 0; i < 3; i++)
          assertRight(new Position.Single<>(rules, Grid.of(
              List.of(island(random, 5 + random.nextInt(4), 13 + random.nextInt(3), 12).split("/")))),
              new PlainWinner(convention));
    }
  }

  private static List<Shape> shapes(List<Shape> some, SplittableRandom random) {
    return random.ints(1 + random.nextInt(2), 0, some.size()).mapToObj(some::get).distinct().toList();
  }

  private static List<String> rows(SplittableRandom random, int rows, int columns, String contents) {
    return IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, contents.length())
        .mapToObj(c -> contents.substring(c, c + 1)).collect(Collectors.joining())).toList();
  }

  /** The bound that counts moves never decides wrongly: every set of free cells. */
  @Test
  void everyBoardOfThreeByFour_isAsTheRulesSay() {
    var plain = new PlainWinner(Convention.NORMAL);
    for (int free = 0; free < 1 << 12; free++) {
      var board = new StringBuilder();
      for (int cell = 0; cell < 12; cell++)
        board.append(cell > 0 && cell % 4 == 0 ? "/" : "").append((free >> cell & 1) == 0 ? '#' : '.');
      assertRight(position("domineering " + board), plain);
    }
  }

  /** D. M. Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, Solving 8x8 Domineering, 2000. */
  @ParameterizedTest
  @CsvSource({"2x3, N", "4x4, N", "4x5, L", "5x5, P", "5x6, R", "6x6, N", "6x7, L", "7x7, N"})
  void squaresOfDomineering_haveThePublishedOutcomes(String size, String outcome) {
    Position start = position("domineering " + size);
    Board board = Board.of((Position.Single<?>) start, Convention.NORMAL, Budget.unlimited()).orElseThrow();
    var search = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
    boolean left = search.wins(board.key(start, Player.LEFT).orElseThrow(), Budget.unlimited());
    boolean right = search.wins(board.key(start, Player.RIGHT).orElseThrow(), Budget.unlimited());

    assertThat(left ? right ? "N" : "L" : right ? "R" : "P").isEqualTo(outcome);
  }

  @Test
  void budget_endsTheSearch() {
    Position start = position("clobber 4x4");
    Board board = Board.of((Position.Single<?>) start, Convention.NORMAL, Budget.unlimited()).orElseThrow();
    long[] key = board.key(start, Player.LEFT).orElseThrow();
    var search = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
    assertThatThrownBy(() -> search.wins(key, Budget.ofWork(5_000))).isInstanceOf(BudgetSpent.class);
  }

  /** What was found before a budget ended is kept. */
  @Test
  void searchInTurns_goesOn() {
    Position start = position("clobber 4x4");
    Board board = Board.of((Position.Single<?>) start, Convention.NORMAL, Budget.unlimited()).orElseThrow();
    long[] key = board.key(start, Player.LEFT).orElseThrow();
    var whole = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
    boolean wins = whole.wins(key, Budget.unlimited());
    var search = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
    Optional<Boolean> found = Optional.empty();
    while (found.isEmpty())
      try {
        found = Optional.of(search.wins(key, Budget.ofWork(5_000)));
      } catch (BudgetSpent _) {
        // once more
      }

    assertThat(found).contains(wins);
    assertThat(search.visited()).isLessThan(2 * whole.visited());
  }

  /** A table that may take little memory forgets, and is never wrong. */
  @Test
  void smallTable_givesTheSameResult() {
    Position start = position("clobber 3x6");
    Board board = Board.of((Position.Single<?>) start, Convention.NORMAL, Budget.unlimited()).orElseThrow();
    long[] key = board.key(start, Player.LEFT).orElseThrow();
    var large = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited());
    var small = new OutcomeSearch(board, Convention.NORMAL, Budget.unlimited().withMemory(140_000));

    assertThat(small.wins(key, Budget.unlimited())).isEqualTo(large.wins(key, Budget.unlimited()));
    assertThat(small.visited()).isGreaterThan(large.visited());
  }

  /** The forms of this board take minutes. */
  @Test
  void solver_answersByWhicheverIsFaster() {
    Position start = position("clobber 4x5");
    var budget = Budget.ofWork(100_000_000);
    var outcome = new Solver(budget).decide(new Question(start, Convention.NORMAL));

    assertThat(outcome).isEqualTo(Outcome.N);
    assertThat(budget.spent().work()).isLessThan(20_000_000);
  }

  @Test
  void solver_searchesMisereBoards() {
    var plain = new PlainWinner(Convention.MISERE);
    for (String board : new String[]{"clobber 3x4", "domineering 4x4", "amazons x.o/..."}) {
      Position start = position(board);
      var solver = new Solver(Budget.unlimited());
      var outcome = solver.decide(new Question(start, Convention.MISERE));
      for (Player mover : Player.values())
        assertThat(outcome.startedBy(mover).equals(Result.win(mover))).as("%s %s", board, mover)
            .isEqualTo(plain.wins(start, mover));
    }
  }
}
