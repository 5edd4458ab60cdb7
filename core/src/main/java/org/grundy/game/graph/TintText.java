package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.Notation;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;

/**
 * Links and nodes: {@code 1-2 2-3 2x 4o 5}. A node on its own may be followed by {@code x} or {@code o}: then it is for Left or
 * for Right alone. A dot stands for no nodes.
 */
final class TintText implements Notation.Free<Tints> {
  private static final Pattern WORD = Pattern.compile("([0-9]{1,4})(?:-([0-9]{1,4})|([xo]))?");
  private static final String NONE = ".";
  /** The most nodes, and the most links: together half the parts of a picture, in which a node may take two. */
  private static final int MOST = 1000;
  /** The most nodes of a random graph, which has about as many links. */
  private static final int LARGEST = 200;

  private final Phrase writing;

  TintText(Phrase writing) {
    this.writing = writing;
  }

  /** Whether a text is a graph rather than a board. */
  static boolean is(String text) {
    return text.strip().toLowerCase(Locale.ROOT).matches("[0-9]{1,4}(-[0-9]{1,4}|[xo])?([\\s,].*)?");
  }

  @Override
  public Phrase writing() {
    return writing;
  }

  @Override
  public Tints parse(String text) {
    var takers = new HashMap<Integer, Integer>();
    var links = new ArrayList<Tints.Link>();
    String stripped = text.strip().toLowerCase(Locale.ROOT);
    int place = 0;
    if (!stripped.equals(NONE))
      for (String word : Words.of(stripped)) {
        place++;
        Matcher read = WORD.matcher(word);
        if (!read.matches() || read.group(2) != null && read.group(1).equals(read.group(2)))
          throw BadInput.expected(Phrase.of("word {0}", place),
              Phrase.of("a link such as {0}, or a node such as {1}, {2} or {3}", "1-2", "3", "3x", "3o"), word);
        int node = Integer.parseInt(read.group(1));
        if (read.group(2) == null) {
          takers.put(node, read.group(3) == null ? takers.getOrDefault(node, Tints.BOTH)
              : read.group(3).equals("x") ? Tints.LEFT : Tints.RIGHT);
        } else {
          int other = Integer.parseInt(read.group(2));
          takers.putIfAbsent(node, Tints.BOTH);
          takers.putIfAbsent(other, Tints.BOTH);
          links.add(new Tints.Link(node, other));
        }
      }
    if (takers.size() > MOST || links.size() > MOST)
      throw BadInput.because("expected at most {0} nodes and as many links, found {1} and {2}", MOST, takers.size(),
          links.size());
    return Tints.of(takers, links);
  }

  @Override
  public String format(Tints at) {
    var words = new ArrayList<String>();
    var linked = new HashMap<Integer, Boolean>();
    for (Tints.Link link : at.links()) {
      words.add(link.node() + "-" + link.other());
      linked.put(link.node(), true);
      linked.put(link.other(), true);
    }
    for (Tints.Node node : at.nodes())
      if (node.takers() != Tints.BOTH)
        words.add(node.number() + (node.takers() == Tints.LEFT ? "x" : "o"));
      else if (!linked.containsKey(node.number()))
        words.add(String.valueOf(node.number()));
    return words.isEmpty() ? NONE : String.join(" ", words);
  }

  @Override
  public Tints random(RandomGenerator random, int size) {
    int count = 1 + random.nextInt(Math.min(size, LARGEST) + 2);
    Map<Integer, Integer> takers = new HashMap<>();
    var links = new ArrayList<Tints.Link>();
    for (int node = 1; node <= count; node++) {
      takers.put(node, random.nextInt(3) > 0 ? Tints.BOTH : 1 + random.nextInt(2));
      for (int before = 1; before < node; before++)
        if (random.nextInt(count) < 2)
          links.add(new Tints.Link(before, node));
    }
    return Tints.of(takers, List.copyOf(links));
  }
}
