package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;

/** Edges, and the counters of the nodes that have more than one: {@code 1-2 2-3b 2:4}. */
final class CountedText implements Notation.Free<CountedGraph> {
  private static final Pattern COUNTERS = Pattern.compile("([0-9]{1,4}):([0-9]+)");
  /** The most counters of a node of a random graph. */
  private static final int MOST_RANDOM = 4;

  private final Edges<Graph> edges;

  CountedText(Edges<Graph> edges) {
    this.edges = edges;
  }

  @Override
  public List<Sign> signs() {
    return edges.signs();
  }

  @Override
  public Phrase writing() {
    return Phrase.of("{0} Write {1} for a node with {2} counters; the other nodes have one.", edges.writing(), "2:3",
        3);
  }

  @Override
  public CountedGraph parse(String text) {
    var counters = new TreeMap<Integer, Integer>();
    var others = new ArrayList<String>();
    String stripped = text.strip().toLowerCase(Locale.ROOT);
    for (String word : stripped.isEmpty() ? List.<String>of() : Words.of(stripped)) {
      Matcher read = COUNTERS.matcher(word);
      if (!read.matches())
        others.add(word);
      else if (counters.put(Integer.valueOf(read.group(1)), number(read.group(2), word)) != null)
        throw BadInput.because("node {0}: expected its counters once", read.group(1));
    }
    Graph graph = edges.parse(String.join(" ", others));
    Set<Integer> nodes = IntStream.of(graph.nodes()).boxed().collect(Collectors.toSet());
    for (int node : counters.keySet())
      if (!nodes.contains(node))
        throw BadInput.because("node {0} has counters, but no edge", node);
    return CountedGraph.of(graph, counters);
  }

  private static int number(String digits, String word) {
    String bare = digits.replaceFirst("^0+(?=.)", "");
    if (bare.length() > 4 || bare.equals("0"))
      throw BadInput.because("expected 1 to {0} counters, found {1}", CountedGraph.MOST, BadInput.quoted(word));
    return Integer.parseInt(bare);
  }

  @Override
  public String format(CountedGraph at) {
    String counters = at.counters().entrySet().stream().map(node -> " " + node.getKey() + ":" + node.getValue())
        .collect(Collectors.joining());
    return edges.format(at.graph()) + counters;
  }

  @Override
  public CountedGraph random(RandomGenerator random, int size) {
    Graph graph = edges.random(random, size);
    var counters = new TreeMap<Integer, Integer>();
    for (int node : graph.nodes())
      counters.put(node, 1 + random.nextInt(MOST_RANDOM));
    return CountedGraph.of(graph, counters);
  }
}
