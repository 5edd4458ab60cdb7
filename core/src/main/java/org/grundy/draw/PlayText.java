package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.play.GameGraph;
import org.grundy.play.GameTree;
import org.grundy.value.Player;

/**
 * The lines of play as an indented tree, and the positions with their options as a list. Where the players have different
 * moves, L or R before a move says whose it is; a position whose mover loses is followed by P. Time linear in what is written.
 */
public final class PlayText {
  private static final String LOST = "P";

  private PlayText() {
  }

  /**
   * @param lost which positions to point out: those whose mover loses
   */
  public static List<String> tree(GameTree tree, Predicate<Position> lost, TextOptions options) {
    var lines = new ArrayList<String>();
    lines.add(options.voice().say(TreeSvg.title(tree)));
    grow(tree, 0, tree.position().impartial(), lost, options.voice(), lines);
    lines.add(legend(options.voice()));
    return lines;
  }

  private static void grow(GameTree node, int depth, boolean impartial, Predicate<Position> lost, Voice voice,
      List<String> lines) {
    String by = node.mover().filter(_ -> !impartial).map(mover -> voice.say(letter(mover)) + " ").orElse("");
    lines.add("  ".repeat(depth) + by + named(node.position(), lost));
    for (GameTree child : node.children())
      grow(child, depth + 1, impartial, lost, voice, lines);
  }

  /** Each position once, with its options, and the players of the moves where it matters. */
  public static List<String> graph(GameGraph graph, Predicate<Position> lost, TextOptions options) {
    Voice voice = options.voice();
    List<String> names = graph.positions().stream().map(position -> named(position, lost)).toList();
    int width = names.stream().mapToInt(String::length).max().orElse(0);
    var lines = new ArrayList<String>();
    lines.add(voice.say("{0}: {1} {1:position|positions}, {2} {2:move|moves}", graph.positions().getFirst().text(),
        graph.positions().size(), graph.arrows().size()));
    Map<Integer, List<GameGraph.Arrow>> arrows = graph.arrows().stream()
        .collect(Collectors.groupingBy(GameGraph.Arrow::from));
    IntStream.range(0, names.size()).forEach(from -> {
      List<String> to = arrows.getOrDefault(from, List.of()).stream()
          .map(arrow -> only(arrow).map(mover -> voice.say(letter(mover)) + " ").orElse("") + names.get(arrow.to()))
          .toList();
      String head = names.get(from) + " ".repeat(width - names.get(from).length()) + "  ->  ";
      lines.addAll(Paragraphs.lines(to.isEmpty() ? "." : String.join(", ", to), head, " ".repeat(head.length()),
          options.width()));
    });
    lines.add(legend(voice));
    return lines;
  }

  private static Optional<Player> only(GameGraph.Arrow arrow) {
    return arrow.left() && arrow.right() ? Optional.empty() : Optional.of(arrow.left() ? Player.LEFT : Player.RIGHT);
  }

  private static String named(Position position, Predicate<Position> lost) {
    return "(" + position.written() + ")" + (lost.test(position) ? " " + LOST : "");
  }

  private static Phrase letter(Player mover) {
    return mover == Player.LEFT ? Phrase.of("L") : Phrase.of("R");
  }

  private static String legend(Voice voice) {
    return voice.say("{0}: the player to move loses", LOST);
  }
}
