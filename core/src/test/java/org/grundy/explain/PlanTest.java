package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.PlainSolver;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlanTest {
  private static final int MOST_LINES = 24;
  private static final int SMALL = 20_000;
  private static final String TWINS = "That leaves matching pairs: mirror every move and you move last.";
  private static final Pattern PLAYED = Pattern.compile("If (.*), then (.*?)(: the other player has no move then)?");
  private static final Pattern REST = Pattern.compile("(?:After any(?: other)? move,|If anything else is left, leave|"
      + "Whatever is left, leave|From anywhere(?: else)?, go to) (.*?)(: the other player has no move then)?");
  private static final Pattern IMAGE = Pattern
      .compile("Whatever the other player does, do the same (after half a turn|on the other side, (left|top)).*");
  private static final Pattern LEFT = Pattern
      .compile("(?:If (.*) is left, leave|From (.*), go to) (.*?)(: the other player has no move then)?");

  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  private static Optional<Report.Answers> plan(Position position, Convention convention, Player starter) {
    return Optional.ofNullable(plans(position, convention).get(starter));
  }

  /** Of each player who may start and has one. */
  private static Map<Player, Report.Answers> plans(Position position, Convention convention) {
    var solver = new Solver(Budget.ofWork(3_000_000));
    Map<Player, Report.Answers> plans = new EnumMap<>(Player.class);
    if (solver.solve(new Question(position, convention)) instanceof Reply.Answer answer)
      for (Player starter : Player.values())
        Plan.of(solver, answer, starter, List.of()).ifPresent(plan -> plans.put(starter, plan));
    return plans;
  }

  private static List<String> lines(String text, Convention convention) {
    Report.Answers plan = plan(read(text), convention, Player.LEFT).orElseThrow();
    return Stream.concat(Stream.of(plan.title().toString()),
        plan.lines().stream().map(line -> "  ".repeat(line.depth()) + line.said())).toList();
  }

  @Test
  void takeAway_leavesMultiplesOfFour() {
    assertThat(lines("take:1,2,3 9", Convention.NORMAL)).containsExactly(
        "How to win: take 1 from heap 1, which leaves 8", "If 7, 6 or 5 is left, leave 4",
        "  If 3, 2 or 1 is left, leave 0: the other player has no move then");
    assertThat(lines("take:1,2,3 4", Convention.NORMAL)).containsExactly("Every move has a reply",
        "If 3, 2 or 1 is left, leave 0: the other player has no move then");
  }

  @Test
  void middleOfARow_isTakenAndThenCopied() {
    assertThat(lines("kayles 9", Convention.NORMAL)).containsExactly("How to win: 9 -> 4 + 4", TWINS);
    assertThat(lines("kayles 9 9", Convention.NORMAL)).containsExactly("Every move has a reply", TWINS);
    assertThat(lines("domineering 2x3 - domineering 2x3", Convention.NORMAL)).containsExactly(
        "Every move has a reply", TWINS);
  }

  @Test
  void misere_endsWithTheOtherPlayersMove() {
    assertThat(lines("nim 2 2", Convention.MISERE)).containsExactly("Every move has a reply",
        "If 1 2 or 2 is left, leave 1",
        "  After 0 there is no move: the other player has moved last.");
  }

  @Test
  void queen_goesFromSquareToSquare() {
    assertThat(lines("queens 1,2", Convention.NORMAL)).containsExactly("Every move has a reply",
        "From (0,2), (1,1), (1,0) or (0,1), go to (0,0): the other player has no move then");
  }

  /** On a board that is laid onto itself by half a turn, with no cell in its middle, each tile is answered by its image. */
  @Test
  void tiles_areAnsweredByHalfATurn() {
    assertThat(lines("cram 4x4", Convention.NORMAL)).containsExactly("Every move has a reply",
        "Copy every move, rotated half a turn about the centre of the board",
        "Then ask again: the same strategy works on what is left.");
    Position square = read("cram 4x4");
    Map<Move, List<Move>> themselves = new HashMap<>();
    square.moves(Player.LEFT, move -> {
      themselves.put(move, List.of(move));
      return true;
    });
    assertThat(BoardSymmetry.of(square, themselves)).as("no move is its own image").isEmpty();
  }

  @Test
  void manyMoves_haveTheSameAnswer() {
    assertThat(lines("domineering 4x4", Convention.NORMAL)).containsExactly("How to win: a2 a3",
        "If a1 b1, b3 c3, c3 d3, a4 b4, b4 c4 or c4 d4, then c1 c2", "If b1 c1, c1 d1, b2 c2 or c2 d2, then c3 c4",
        "Then ask again: the same strategy works on what is left.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 2", "wythoff 1 0", "domineering 2x1", "hackenbush 0-1b"})
  void lastMove_isSaidToBeThat(String position) {
    assertThat(lines(position, Convention.NORMAL)).hasSize(2).last()
        .isEqualTo("The other player has no move then.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"nim 0|LEFT", "domineering 1x1|RIGHT", "dag:1-2,2-1,1-0 1|LEFT",
      "front-or-back 3 9 1|LEFT"})
  void withoutMovesOrAnEndOrWithPoints_thereIsNone(String position, Player starter) {
    assertThat(plan(read(position), Convention.NORMAL, starter)).isEmpty();
  }

  @Test
  void whatIsCutOff_saysSo() {
    List<String> lines = lines("nim 20 30 40", Convention.NORMAL);
    assertThat(lines).hasSize(1 + MOST_LINES + 1).last().isEqualTo("and so on: the rest is too long to list");
  }

  /** Each move of the loser that is named is one, each answer wins by plain search, and no move is left without. */
  @TestFactory
  Stream<DynamicTest> everyPlan_isTrue() {
    return Catalog.representatives().stream().flatMap(ruleset -> ruleset.examples().stream()
        .map(example -> ruleset.name() + " " + example)).map(text -> DynamicTest.dynamicTest(text, () -> {
          Position position = read(text);
          Optional<PlainSolver> plain = position.loopy() || position.scoring() ? Optional.empty()
              : PlainSolver.of(position, SMALL);
          for (Convention convention : plain.isPresent() ? Convention.values() : new Convention[0])
            plans(position, convention)
                .forEach((starter, plan) -> new Walk(plain.get(), convention, position, starter).check(plan));
        }));
  }

  /** Follows a plan from the position that it is for. */
  private record Walk(PlainSolver plain, Convention convention, Position start, Player starter) {
    private Player loser() {
      Result result = plain.outcome(start, convention).startedBy(starter);
      return result == Result.LEFT ? Player.RIGHT : Player.LEFT;
    }

    void check(Report.Answers plan) {
      Player loser = loser();
      assertThat(plan.lines()).hasSizeLessThanOrEqualTo(MOST_LINES + 1);
      boolean moved = starter != loser;
      assertThat(plan.title().toString()).as("%s, %s starts", start, starter)
          .startsWith(moved ? "How to win: " : "Every move has a reply");
      String title = plan.title().toString().replaceFirst(".*: ", "");
      if (title.contains(", which leaves")
          || plan.lines().stream().anyMatch(line -> LEFT.matcher(line.said().toString()).matches()))
        named(plan, loser);
      else if (start.parts().size() == 1)
        played(plan, moved ? MoveText.parse(start, starter, title) : start, loser);
    }

    /** Every position to be left is lost, every one that is answered is won. */
    private void named(Report.Answers plan, Player loser) {
      String game = ((Position.Single<?>) start).ruleset().name() + " ";
      for (Report.Line line : plan.lines()) {
        String words = line.said().toString().replaceAll("[()]", "");
        Matcher rest = REST.matcher(words);
        if (rest.matches()) {
          assertWins(read(game + rest.group(1)), loser, loser.opponent());
          continue;
        }
        Matcher said = LEFT.matcher(words);
        if (!said.matches())
          continue;
        if (line.said().toString().matches(".*\\.[.;].*"))
          continue; // a position that is too long is cut, and no heaps are no position that is read
        String replies = said.group(1) == null ? said.group(2) : said.group(1);
        assertWins(read(game + said.group(3)), loser, loser.opponent());
        for (String reply : replies.split(", | or "))
          if (!reply.endsWith(" more"))
            assertWins(read(game + reply), loser.opponent(), loser.opponent());
      }
    }

    private void assertWins(Position position, Player mover, Player winner) {
      PlainSolver known = plain.reaches(position) ? plain : PlainSolver.of(position, SMALL).orElseThrow();
      assertThat(known.outcome(position, convention).startedBy(mover)).as("%s, %s moves", position, mover)
          .isEqualTo(Result.win(winner));
    }

    /** A losing position, and the replies that were named so far. */
    private record Level(Position lost, Set<String> replied) {
      Level(Position lost) {
        this(lost, new HashSet<>());
      }

      List<Position> others(Player loser) {
        var others = new ArrayList<Position>();
        lost.moves(loser, move -> {
          if (!replied.contains(MoveWords.done(lost, move).toString()))
            others.add(move.to());
          return true;
        });
        return others;
      }
    }

    /** Cells such as b3, with columns counted from the other side, or rows. */
    private static String image(String cells, Picture.Layout.Board size, boolean columns, boolean rows) {
      return Pattern.compile("([a-z])([0-9]+)").matcher(cells).replaceAll(cell -> {
        int column = cell.group(1).charAt(0) - 'a';
        int row = Integer.parseInt(cell.group(2));
        return (char) ('a' + (columns ? size.columns() - 1 - column : column))
            + Integer.toString(rows ? size.rows() + 1 - row : row);
      });
    }

    private void played(Report.Answers plan, Position lost, Player loser) {
      var levels = new ArrayList<Level>(List.of(new Level(lost)));
      boolean whole = plan.lines().stream()
          .noneMatch(line -> line.said().toString().equals("and so on: the rest is too long to list"));
      for (Report.Line line : plan.lines()) {
        levels.subList(line.depth() + 1, levels.size()).clear();
        Level here = levels.getLast();
        Matcher said = PLAYED.matcher(line.said().toString());
        Matcher rest = REST.matcher(line.said().toString());
        Matcher image = IMAGE.matcher(line.said().toString());
        if (image.matches()) {
          here.lost().moves(loser, move -> {
            String own = MoveText.of(here.lost(), move);
            var size = (Picture.Layout.Board) here.lost().pictures().getFirst().layout();
            String turned = image(own, size, !"top".equals(image.group(2)), !"left".equals(image.group(2)));
            assertWins(MoveText.parse(move.to(), loser.opponent(), turned), loser, loser.opponent());
            return true;
          });
          continue;
        }
        if (!said.matches() && !rest.matches())
          continue;
        boolean all = rest.matches();
        List<String> named = all ? List.of() : List.of(said.group(1).split(", | or "));
        List<Position> replies = all ? here.others(loser)
            : named.stream().map(reply -> MoveText.parse(here.lost(), loser, reply)).toList();
        assertThat(replies).as(line.said().toString()).isNotEmpty();
        here.replied().addAll(named);
        for (Position after : replies) {
          Position answered = MoveText.parse(after, loser.opponent(), all ? rest.group(1) : said.group(2));
          assertWins(answered, loser, loser.opponent());
          if ((all ? rest.group(2) : said.group(3)) != null)
            assertThat(answered.moves(loser, _ -> false)).isTrue();
          if (levels.size() == line.depth() + 1)
            levels.add(new Level(answered));
        }
      }
      boolean copied = plan.lines().getFirst().said().toString().equals(TWINS);
      boolean others = plan.lines().stream()
          .anyMatch(line -> line.depth() == 0 && REST.matcher(line.said().toString()).matches());
      if (whole && !copied && !others && PLAYED.matcher(plan.lines().getFirst().said().toString()).matches())
        assertThat(levels.getFirst().others(loser)).as("moves of %s without an answer", lost).isEmpty();
    }
  }
}
