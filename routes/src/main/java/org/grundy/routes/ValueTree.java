package org.grundy.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.reason.Fields;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/** The game tree of a value: its options, their options, and so on down to 0. */
final class ValueTree {
  /** The most nodes of a tree that is drawn. */
  static final int MOST = 120;
  private static final int LONGEST = 60;

  private final ShortGames values;
  private final ValueText ascii;
  private final ValueText latex;
  private final List<Node> nodes = new ArrayList<>();

  /**
   * A value in the tree.
   *
   * @param parent the index of the parent, which comes earlier in the list; -1 for the first node
   * @param by     whose move leads here; meaningless for the first node
   */
  record Node(String text, String latex, int parent, Player by) {
    static void fields(Fields out, Node node) {
      out.put("text", node.text).put("latex", node.latex);
      if (node.parent >= 0)
        out.put("parent", node.parent).put("by", node.by);
    }
  }

  private ValueTree(ShortGames values) {
    this.values = values;
    this.ascii = ValueText.ascii(values);
    this.latex = ValueText.latex(values);
  }

  /** The nodes, each after its parent, Left's options before Right's; empty when there are more than {@value #MOST}. */
  static Optional<List<Node>> of(ShortGames values, int value) {
    var tree = new ValueTree(values);
    return tree.add(value, -1, Player.LEFT) ? Optional.of(tree.nodes) : Optional.empty();
  }

  private boolean add(int value, int parent, Player by) {
    if (nodes.size() == MOST)
      return false;
    int place = nodes.size();
    nodes.add(new Node(ascii.of(value, LONGEST).orElse(".."), latex.of(value, LONGEST).orElse("\\ldots"), parent, by));
    for (Player player : Player.values())
      for (int option : values.options(value, player))
        if (!add(option, place, player))
          return false;
    return true;
  }
}
