package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.explain.Voice;
import org.grundy.game.Picture.Look;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.play.GameTree;
import org.grundy.value.Player;

/**
 * A tree of positions as SVG, the root on top: Left's moves solid and blue, Right's dashed and red. Leaves stand side by
 * side, every other node in the middle above its children; time linear in the nodes.
 */
public final class TreeSvg {
  private static final double DOWN = 74;
  private static final double BETWEEN = 12;
  /** Between two trees of one figure, and where a row of them ends. */
  private static final double APART = 36;
  private static final double ROW = 1000;

  private final Predicate<Position> lost;
  private final Function<Position, String> label;
  private final boolean replies;
  private final Xml ways = new Xml();
  private final Xml boxes = new Xml();
  private double next;
  private double top;
  private double deepest;
  private boolean again;

  private TreeSvg(Predicate<Position> lost, Function<Position, String> label, boolean replies) {
    this.lost = lost;
    this.label = label;
    this.replies = replies;
  }

  /**
   * @param lost which positions to point out: those whose mover loses
   */
  public static String svg(GameTree tree, Predicate<Position> lost, Voice voice) {
    var drawing = new TreeSvg(lost, Position::written, false);
    drawing.place(tree, 0);
    return drawing.finished(voice, voice.say(title(tree)));
  }

  /** The tree of a strategy, with the moves of one player as ways to replies. */
  static String replies(GameTree tree, Predicate<Position> lost, Function<Position, String> label, Voice voice,
      String title) {
    var drawing = new TreeSvg(lost, label, true);
    drawing.place(tree, 0);
    return drawing.finished(voice, title);
  }

  static Phrase title(GameTree tree) {
    return tree.inTurn()
        ? Phrase.of("{0}: {1} {1:node|nodes}, {2} {2:line|lines} of play", tree.position().text(), tree.nodes(),
            tree.leaves())
        : Phrase.of("{0}: {1} {1:node|nodes}, each with both players' moves", tree.position().text(),
            tree.nodes());
  }

  /** Several trees in one figure, row by row. */
  public static String forest(List<GameTree> trees, Predicate<Position> lost, Voice voice, String title) {
    var drawing = new TreeSvg(lost, Position::written, false);
    double width = 330;
    for (GameTree tree : trees) {
      if (drawing.next > ROW) {
        drawing.next = 0;
        drawing.top = drawing.deepest + DOWN;
      }
      drawing.place(tree, 0);
      width = Math.max(width, drawing.next - BETWEEN);
      drawing.next += APART;
    }
    return drawing.finished(width, voice, title);
  }

  private String finished(Voice voice, String title) {
    return finished(Math.max(next - BETWEEN, 330), voice, title);
  }

  private String finished(double width, Voice voice, String title) {
    double height = deepest + Wire.HIGH;
    var legend = new ArrayList<>(List.of(voice.say("Left's moves solid, Right's dashed"),
        voice.say("bold frame: the player to move loses")));
    if (again)
      legend.add(voice.say("dotted frame: continued elsewhere in the tree"));
    var xml = new Xml().raw(ways.toString()).raw(boxes.toString());
    for (int i = 0; i < legend.size(); i++)
      xml.text("text", legend.get(i), "class", "label start", "x", 0.0, "y", height + 26 + 18 * i, "font-size", 13);
    return Sheet.svg(new Drawing(width, height + 12 + 18 * legend.size(), xml.toString()), title, title, "");
  }

  /** Draws a subtree and returns the place of its root. */
  private double place(GameTree node, int depth) {
    double y = top + depth * DOWN + Wire.HIGH / 2;
    deepest = Math.max(deepest, top + depth * DOWN);
    again |= !node.kept();
    String text = Wire.label(label.apply(node.position()));
    double from = next;
    double[] at = node.children().stream().mapToDouble(child -> place(child, depth + 1)).toArray();
    double width = Wire.width(text);
    double x = at.length == 0 ? from + width / 2 : Math.max((at[0] + at[at.length - 1]) / 2, from + width / 2);
    next = Math.max(next, x + width / 2 + BETWEEN);
    for (int i = 0; i < at.length; i++) {
      Look look = node.children().get(i).mover().map(TreeSvg::look).orElse(Look.NEUTRAL);
      Wire.way(ways, look, List.of(new double[]{x, y + Wire.HIGH / 2}, new double[]{at[i], y + DOWN - Wire.HIGH / 2}),
          replies);
    }
    Wire.box(boxes, text, x, y, (lost.test(node.position()) ? "lost" : "") + (node.kept() ? "" : " again"));
    return x;
  }

  private static Look look(Player player) {
    return player == Player.LEFT ? Look.LEFT : Look.RIGHT;
  }
}
