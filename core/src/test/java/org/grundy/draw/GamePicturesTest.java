package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.TwoHeapBoard;
import org.grundy.explain.Voice;
import org.grundy.game.Column;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.play.GameGraph;
import org.grundy.play.GameTree;
import org.grundy.play.Strategy;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class GamePicturesTest {
  private static final Voice ENGLISH = Voice.of(Language.EN);
  private final Budget budget = Budget.unlimited();
  private final Solver solver = new Solver(budget);

  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static List<Element> ofClass(String svg, String kind) throws Exception {
    Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
    var all = root.getElementsByTagName("*");
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i))
        .filter(e -> Arrays.asList(e.getAttribute("class").split(" ")).contains(kind)).toList();
  }

  @Test
  void tree_hasABoxForEachNodeAndTheColoursOfTheMovers() throws Exception {
    String svg = TreeSvg.svg(GameTree.ofPlay(position("nim 1 3"), Player.LEFT, 100, budget), _ -> false, ENGLISH);
    assertThat(ofClass(svg, "box")).hasSize(28);
    assertThat(ofClass(svg, "way")).hasSize(27);
    assertThat(ofClass(svg, "left")).hasSize(4 + depth(3));
    assertThat(ofClass(svg, "right")).hasSize(27 - 4 - depth(3));
    assertThat(svg).contains("<title>nim 1 3: 28 nodes, 12 lines of play</title>");
  }

  private int depth(int depth) {
    return atDepth(GameTree.ofPlay(position("nim 1 3"), Player.LEFT, 100, budget), depth);
  }

  private static int atDepth(GameTree tree, int depth) {
    return depth == 0 ? 1 : tree.children().stream().mapToInt(child -> atDepth(child, depth - 1)).sum();
  }

  @Test
  void boxesOfATree_doNotTouchEachOther() throws Exception {
    for (String text : List.of("nim 1 3", "wythoff 2 3", "domineering 2x3", "kayles 5")) {
      String svg = TreeSvg.svg(GameTree.ofPlay(position(text), Player.LEFT, 3000, budget), _ -> false, ENGLISH);
      List<double[]> boxes = ofClass(svg, "box").stream().map(e -> new double[]{Double.parseDouble(e.getAttribute("x")),
          Double.parseDouble(e.getAttribute("y")), Double.parseDouble(e.getAttribute("width"))}).toList();
      for (int i = 0; i < boxes.size(); i++)
        for (int j = 0; j < i; j++)
          assertThat(boxes.get(i)[1] == boxes.get(j)[1] && boxes.get(i)[0] < boxes.get(j)[0] + boxes.get(j)[2]
              && boxes.get(j)[0] < boxes.get(i)[0] + boxes.get(i)[2]).as(text).isFalse();
    }
  }

  @Test
  void graph_hasEachPositionOnce() throws Exception {
    String svg = NodesSvg.svg(GameGraph.of(position("nim 1 3"), 100, budget), at -> at.text().equals("nim 1 1"),
        ENGLISH);
    assertThat(ofClass(svg, "box")).hasSize(8);
    assertThat(ofClass(svg, "way")).hasSize(16);
    assertThat(ofClass(svg, "lost")).hasSize(1);
    assertThat(ofClass(NodesSvg.svg(GameGraph.of(position("northcott x.o"), 100, budget), _ -> false, ENGLISH), "box"))
        .isNotEmpty();
  }

  /** Arrows lead downwards, and nothing of a layer overlaps. */
  @Test
  void layers_areInOrder() {
    var random = new Random(3);
    for (int round = 0; round < 50; round++) {
      int nodes = 2 + random.nextInt(20);
      var arrows = IntStream.range(0, 3 * nodes).mapToObj(_ -> new int[]{random.nextInt(nodes), random.nextInt(nodes)})
          .filter(a -> a[0] < a[1]).toList();
      double[] width = IntStream.range(0, nodes).mapToDouble(_ -> 20 + random.nextInt(60)).toArray();
      var ranks = new Ranks(nodes, arrows, width, 10);
      for (int[] arrow : arrows)
        assertThat(ranks.layer(arrow[0])).isLessThan(ranks.layer(arrow[1]));
      for (int i = 0; i < nodes; i++)
        for (int j = 0; j < i; j++)
          if (ranks.layer(i) == ranks.layer(j))
            assertThat(Math.abs(ranks.x(i) - ranks.x(j))).isGreaterThan((width[i] + width[j]) / 2);
    }
  }

  @Test
  void whatIsTooLarge_isRefused() {
    assertThatThrownBy(() -> GameTree.ofPlay(position("nim 9 9 9"), Player.LEFT, 50, budget))
        .isInstanceOf(BadInput.class)
        .hasMessage("the tree has more than 50 nodes; start with a smaller position");
    assertThatThrownBy(() -> GameGraph.of(position("nim 9 9 9"), 50, budget)).isInstanceOf(BadInput.class);
  }

  /** Every move of the loser has one reply of the winner, and every line of play ends with the winner's last move. */
  @Test
  void strategy_answersEveryMoveAndWins() {
    for (Convention convention : Convention.values())
      for (String text : List.of("nim 1 2 3", "nim 2 2", "wythoff 3 5", "wythoff 3 4", "kayles 6", "domineering 2x3",
          "hackenbush 0-1b 1-2r 0-3r"))
        for (Player starter : Player.values()) {
          Strategy strategy = Strategy.of(position(text), convention, starter, 5000, solver, budget);
          check(strategy.tree(), starter, strategy.winner(), convention);
        }
  }

  private static void check(GameTree at, Player mover, Player winner, Convention convention) {
    long options = at.position().moves(mover, _ -> false) ? 0 : distinct(at.position(), mover);
    if (options == 0)
      assertThat(convention.winnerWhenStuck(mover)).isEqualTo(winner);
    else if (at.kept())
      assertThat(at.children()).hasSize(mover == winner ? 1 : (int) options);
    at.children().forEach(child -> check(child, mover.opponent(), winner, convention));
  }

  private static long distinct(Position at, Player mover) {
    var options = new HashSet<Position>();
    at.moves(mover, move -> {
      options.add(move.to());
      return true;
    });
    return options.size();
  }

  /** As in text. */
  @Test
  void strategyAsPicture_hasNoEmptyHeaps() throws Exception {
    Strategy strategy = Strategy.of(position("kayles 2 2"), Convention.NORMAL, Player.LEFT, 100, solver, budget);
    String svg = StrategyPicture.svg(strategy, false, _ -> false, ENGLISH);
    List<String> labels = ofClass(svg, "name").stream().map(Element::getTextContent)
        .filter(text -> text.matches("[0-9 ]+")).toList();
    assertThat(labels).contains("2 2", "2", "1 2", "1 1", "0").noneMatch(text -> text.matches(".* 0|0 .*"));
  }

  @Test
  void strategyAsText_hasEachTurnOnce() {
    Strategy strategy = Strategy.of(position("wythoff 1 2"), Convention.NORMAL, Player.LEFT, 100, solver, budget);
    assertThat(StrategyPicture.lines(strategy, false, TextOptions.of(ENGLISH))).containsExactly(
        "How the second player wins from wythoff 1 2", "", "at 1 2", "  0 2   reply 0 0, the end",
        "  1 1   reply 0 0, the end", "  1 0   reply 0 0, the end", "  0 1   reply 0 0, the end");
  }

  @Test
  void board_marksTheZerosAndMayBeFilledSlowly() throws Exception {
    var grid = new TwoHeapBoard(Catalog.standard().ruleset("wythoff"), solver, budget).values(12);
    assertThat(grid.marked()).hasSize(9);
    String still = FilledBoardSvg.svg(grid, "board", 0, ENGLISH);
    assertThat(ofClass(still, "square")).hasSize(169);
    assertThat(ofClass(still, "lost")).hasSize(9);
    assertThat(still).doesNotContain("@keyframes");
    String filled = FilledBoardSvg.svg(grid, "board", 30, ENGLISH);
    assertThat(filled).contains("prefers-reduced-motion: no-preference");
    assertThat(ofClass(filled, "rays")).hasSize(168);
    assertThatThrownBy(() -> new TwoHeapBoard(Catalog.standard().ruleset("tribonacci"), solver, budget))
        .hasMessage("expected a game with two heaps, found tribonacci");
  }

  private static <P> List<Column> columns(Ruleset<P> ruleset) {
    return ruleset.theorems().getFirst().columns();
  }

  /** The terms are those of the losing positions, and stray from their lines by less than 4. */
  @Test
  void columns_areTheLostPositions() {
    List<Column> pairs = columns(Catalog.standard().ruleset("wythoff"));
    List<long[]> lost = new TwoHeapBoard(Catalog.standard().ruleset("wythoff"), solver, budget).lost(40,
        Convention.NORMAL);
    assertThat(lost.stream().filter(pair -> pair[0] <= pair[1]).map(pair -> pair[0] + " " + pair[1]).toList())
        .containsExactlyElementsOf(IntStream.range(0, 16)
            .mapToObj(n -> pairs.get(0).first().apply(16)[n] + " " + pairs.get(1).first().apply(16)[n]).toList());
    for (String game : List.of("wythoff", "tribonacci"))
      for (Column column : columns(Catalog.standard().ruleset(game)))
        assertThat(PPositionPlots.differences(column, 2000))
            .allMatch(off -> off.approximate() > -4 && off.approximate() < 1);
  }

  @Test
  void strip_isCertainOfItsEnds() throws Exception {
    Column column = columns(Catalog.standard().ruleset("tribonacci")).getFirst();
    String svg = PPositionPlots.strip(column, 300, ENGLISH);
    assertThat(ofClass(svg, "dot")).hasSize(300);
    assertThat(svg).contains("-1.393042", "-0.053727");
    assertThat(column.first().apply(179)[178]).isEqualTo(326);
    assertThat(column.constant().times(BigInteger.valueOf(178)).from(BigInteger.valueOf(326)).rounded(6))
        .contains("-1.393042");
    String plot = PPositionPlots.points("wythoff", List.of(new long[]{1, 2}), 10,
        columns(Catalog.standard().ruleset("wythoff")),
        ENGLISH);
    assertThat(plot).contains("y = 1.618033.. x");
  }
}
