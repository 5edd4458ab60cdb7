package org.grundy.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.grundy.draw.GraphShape.Step;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/**
 * A graph as a tree of edges from the ground up. A stalk goes straight down the page, branches are indented, and an
 * edge that closes a cycle names the node it joins.
 */
final class GraphText {
  private final Picture picture;
  private final TextOptions options;
  private final Ink ink;
  private final GraphShape shape;
  private final int numberWidth;
  private final int wordWidth;
  private final List<String> lines = new ArrayList<>();
  /** Nodes whose branches would pass the right margin; they follow as separate trees. */
  private final Deque<Integer> later = new ArrayDeque<>();

  GraphText(Picture picture, TextOptions options) {
    this.picture = picture;
    this.options = options;
    this.ink = new Ink(options.colour());
    this.shape = new GraphShape(picture);
    this.numberWidth = shape.edges().stream().mapToInt(e -> number(e).length()).max().orElse(0);
    this.wordWidth = shape.edges().stream().mapToInt(e -> word(e.look()).length()).max().orElse(0);
    later.addAll(shape.roots());
  }

  List<String> lines() {
    while (!later.isEmpty()) {
      int root = later.remove();
      lines.add(name(root));
      branches(root, "");
    }
    return lines;
  }

  private void branches(int node, String indent) {
    List<Step> steps = shape.steps(node);
    for (int i = 0; i < steps.size(); i++) {
      boolean last = i == steps.size() - 1;
      String corner = options.unicode() ? last ? "\u2514\u2500" : "\u251c\u2500" : last ? "`-" : "+-";
      lines.add(indent + corner + line(steps.get(i)));
      stalk(steps.get(i), indent + (last ? "  " : options.unicode() ? "\u2502 " : "| "));
    }
  }

  private void stalk(Step first, String indent) {
    Step step = first;
    while (step.child() >= 0 && shape.steps(step.child()).size() == 1) {
      step = shape.steps(step.child()).getFirst();
      lines.add(indent + line(step));
    }
    if (step.child() < 0 || shape.steps(step.child()).isEmpty())
      return;
    if (indent.length() + numberWidth + wordWidth + 16 > options.width()) {
      lines.add(indent + " " + options.voice().say("on {0}: below", name(step.child())));
      later.add(step.child());
    } else {
      branches(step.child(), indent + " ");
    }
  }

  private String line(Step step) {
    Part.Edge edge = step.edge();
    boolean marked = options.marks().contains(edge.id());
    String number = number(edge);
    String word = word(edge.look());
    String end = step.child() >= 0 ? name(step.child())
        : options.voice().say("joins {0}",
            name(shape.depth(edge.from()) >= shape.depth(edge.to()) ? edge.to() : edge.from()));
    return (marked ? ink.bold("[" + number + "]") : " " + number + " ") + " ".repeat(numberWidth - number.length())
        + ink.look(word, edge.look(), marked) + " ".repeat(wordWidth - word.length()) + (wordWidth > 0 ? "  " : "")
        + end;
  }

  /** Edges that nobody owns are not touched. */
  private String number(Part.Edge edge) {
    return edge.look() == Look.NEUTRAL ? "" : picture.label(edge);
  }

  private String name(int number) {
    Part.Node node = shape.node(number);
    String name = node.ground() && number == 0 ? options.voice().say("ground") : picture.label(node);
    String whose = node.look() == Look.BOTH ? "" : word(node.look());
    return (options.marks().contains(node.id()) ? ink.bold("[" + name + "]") : name)
        + (whose.isEmpty() ? "" : "  " + ink.look(whose, node.look(), false));
  }

  private String word(Look look) {
    return switch (look) {
      case LEFT -> options.voice().say("Left");
      case RIGHT -> options.voice().say("Right");
      case BOTH -> options.voice().say("both");
      case EMPTY, NEUTRAL, BLOCKED -> "";
    };
  }
}
