package org.grundy.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Part;

/**
 * Tokens on a graph as text: a line for each node, with its tokens before its number and the targets of its arrows
 * after it.
 */
final class WalksText {
  /** The most tokens shown on one node; more are counted. */
  private static final int MOST_SIGNS = 5;

  private WalksText() {
  }

  static List<String> lines(Picture picture, Layout.Walks walks, TextOptions options) {
    List<Integer> nodes = walks.nodes(picture).stream().sorted(Comparator.reverseOrder()).toList();
    List<String> tokens = nodes.stream().map(node -> tokens(picture, node)).toList();
    int wide = tokens.stream().mapToInt(String::length).max().orElse(0);
    int digits = Integer.toString(nodes.getFirst()).length();
    var ink = new Ink(options.colour());
    var lines = new ArrayList<String>();
    for (int i = 0; i < nodes.size(); i++) {
      int node = nodes.get(i);
      String ways = walks.arrows().stream().filter(arrow -> arrow.from() == node)
          .map(arrow -> Integer.toString(arrow.to())).collect(Collectors.joining(" "));
      String number = " ".repeat(digits - Integer.toString(node).length()) + node;
      boolean marked = picture.parts().stream().anyMatch(part -> on(part, node) && options.marks().contains(part.id()));
      lines.add((GridText.padded(tokens.get(i), wide) + (marked ? ink.bold("[" + number + "]") : " " + number + " ")
          + (ways.isEmpty() ? "" : "-> " + ways)).stripTrailing());
    }
    return lines;
  }

  static boolean on(Part part, int node) {
    return part instanceof Part.Heap heap && heap.size().intValueExact() == node;
  }

  private static String tokens(Picture picture, int node) {
    int count = (int) picture.parts().stream().filter(part -> on(part, node)).count();
    return count > MOST_SIGNS ? count + "o" : "o".repeat(count);
  }
}
