package org.grundy.game.graph;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Tokens on the nodes of a graph, each moved along an edge: a heap of k tokens stands for a token on node k. The edges
 * are given in the name, {@code dag:1-0,2-1}, or in a file with one line for each node and its successors.
 */
public final class Walk implements HeapGame {
  private static final String PREFIX = "dag:";
  private static final Pattern EDGES = Pattern.compile("[0-9]+-[0-9]+(?:,[0-9]++-[0-9]++)*+");
  private static final int MOST_NODES = 1_000_000;
  /** The limit on the nodes of a typed graph; a larger one needs a file. */
  private static final int MOST_TYPED = 20_000;
  private static final int MOST_DIGITS = 7;
  private static final int[] NOWHERE = {};
  private static final int MOST_DRAWN = 300;
  /** The first nodes of a cycle that a message names, besides the last. */
  private static final int MOST_NAMED = 8;

  private final String name;
  /** By node: the nodes to which its token may move, ascending. */
  private final List<int[]> next;
  /** A cycle, and where its first edge was given; empty when there is none. */
  private final Optional<Phrase> returning;
  /** Numbers that no edge names are no nodes. */
  private final BitSet named = new BitSet();
  /** All the arrows; empty when there are too many to draw, and tokens are then drawn as numbers. */
  private final List<Picture.Arrow> arrows;

  private Walk(String name, List<SortedSet<Integer>> next, List<String> lines) {
    this.name = name;
    this.next = next.stream().map(Walk::array).toList();
    this.returning = returning(Cycles.one(this.next), lines);
    named.set(0);
    for (int node = 0; node < this.next.size(); node++) {
      if (this.next.get(node).length > 0)
        named.set(node);
      for (int to : this.next.get(node))
        named.set(to);
    }
    this.arrows = this.next.stream().mapToLong(to -> to.length).sum() > MOST_DRAWN ? List.of()
        : IntStream.range(0, this.next.size()).boxed()
            .flatMap(node -> IntStream.of(this.next.get(node)).mapToObj(to -> new Picture.Arrow(node, to))).toList();
  }

  private static int[] array(SortedSet<Integer> nodes) {
    return nodes.isEmpty() ? NOWHERE : nodes.stream().mapToInt(node -> node).toArray();
  }

  /**
   * Reads {@code dag:1-0,2-1,2-0} or {@code dag:FILE}.
   *
   * @throws BadInput when the file or its lines cannot be read, with the line
   */
  public static Walk named(String name) {
    return named(name, Budget.unlimited());
  }

  /** The same; charges the budget for each node and each edge. */
  public static Walk named(String name, Budget budget) {
    String text = name.substring(Math.min(PREFIX.length(), name.length()));
    var next = new ArrayList<SortedSet<Integer>>();
    List<String> lines = List.of();
    if (EDGES.matcher(text).matches())
      for (String edge : text.split(","))
        line(edge.split("-"), Phrase.of("edge {0}", edge), next, MOST_TYPED, budget);
    else {
      lines = lines(text);
      for (int i = 0; i < lines.size(); i++)
        if (!bare(lines.get(i)).isEmpty())
          line(words(lines.get(i)), Phrase.of("line {0}", i + 1), next, MOST_NODES, budget);
    }
    if (next.isEmpty())
      throw BadInput.because("expected edges, such as {0}, or a file of them", "dag:1-0,2-1");
    if (!next.getFirst().isEmpty())
      throw BadInput.because("a token on node 0 has left the game; expected no edge from it, found {0}",
          "0-" + next.getFirst().first());
    return new Walk(name, next, lines);
  }

  /** A line of a file without its comment. */
  private static String bare(String line) {
    return line.replaceFirst("#.*", "").strip();
  }

  private static String[] words(String line) {
    return bare(line).split("[\\s,:>-]+");
  }

  private static Optional<Phrase> returning(int[] cycle, List<String> lines) {
    if (cycle.length == 0)
      return Optional.empty();
    var way = new StringBuilder();
    for (int i = 0; i < cycle.length; i++)
      if (i < MOST_NAMED || i == cycle.length - 1)
        way.append(cycle[i]).append(i == MOST_NAMED - 1 && i < cycle.length - 2 ? " -> .. -> " : " -> ");
    way.append(cycle[0]);
    List<String> edge = List.of(Integer.toString(cycle[0]), Integer.toString(cycle[1 % cycle.length]));
    OptionalInt line = IntStream.range(0, lines.size()).filter(i -> isIn(edge, words(lines.get(i)))).findFirst();
    return Optional.of(line.isEmpty() ? Phrase.of("a token can go round {0}", way.toString())
        : Phrase.of("a token can go round {0}, starting with line {1}", way.toString(), line.getAsInt() + 1));
  }

  private static boolean isIn(List<String> edge, String[] words) {
    return words.length > 1 && number(words[0]).equals(edge.getFirst())
        && Stream.of(words).skip(1).anyMatch(to -> number(to).equals(edge.getLast()));
  }

  private static String number(String word) {
    return word.replaceFirst("^0+(?=.)", "");
  }

  private static List<String> lines(String file) {
    try {
      return Files.readAllLines(Path.of(file));
    } catch (MalformedInputException _) {
      throw BadInput.because("{0}: expected lines of numbers", file);
    } catch (IOException | InvalidPathException _) {
      throw BadInput.because("cannot read the edges in {0}; expected a file, or edges such as {1}",
          BadInput.quoted(file), "dag:1-0,2-1");
    }
  }

  private static void line(String[] words, Phrase place, List<SortedSet<Integer>> next, int most, Budget budget) {
    int from = node(words[0], place, next, most, budget);
    SortedSet<Integer> to = new TreeSet<>();
    for (int i = 1; i < words.length; i++)
      to.add(node(words[i], place, next, most, budget));
    if (next.get(from).isEmpty())
      next.set(from, to);
    else
      next.get(from).addAll(to);
  }

  private static int node(String word, Phrase place, List<SortedSet<Integer>> next, int most, Budget budget) {
    if (!word.matches("[0-9]{1," + MOST_DIGITS + "}") || Integer.parseInt(word) >= most)
      throw BadInput.expected(place, Phrase.of("a node, 0 to {0}", most - 1), word);
    int node = Integer.parseInt(word);
    budget.charge(Math.max(1, node + 1L - next.size()));
    while (next.size() <= node)
      next.add(Collections.emptySortedSet());
    return node;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move a token along an edge of the graph; each number is the node of a token.");
  }

  @Override
  public List<String> examples() {
    int last = next.size() - 1;
    return last == 1 ? List.of("1") : List.of(Integer.toString(last), (last - 1) + " " + last);
  }

  @Override
  public long greatest() {
    return next.size() - 1L;
  }

  @Override
  public boolean counts() {
    return false;
  }

  /** Only nodes that the edges name, and node 0. */
  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().called(Phrase.of("token")).written(Phrase.of("Write the node of each token."))
        .count(1, Picture.MOST_PARTS).atMost(greatest()).as(this::known,
            Heaps::list);
  }

  private Heaps known(List<BigInteger> at) {
    for (BigInteger node : at)
      if (!named.get(node.intValueExact()))
        throw BadInput.because("no edge names node {0}; expected nodes of the graph, such as {1}", node,
            next.size() - 1);
    return Heaps.of(at);
  }

  @Override
  public Picture picture(Heaps at) {
    return arrows.isEmpty() ? HeapGame.super.picture(at)
        : Picture.of(new Picture.Layout.Walks(arrows), Picture.heaps(at.list()).parts());
  }

  @Override
  public int pieces() {
    return 1;
  }

  @Override
  public boolean loopy() {
    return returning.isPresent();
  }

  @Override
  public Optional<Phrase> returning() {
    return returning;
  }

  @Override
  public void from(long heap, Become out) {
    if (heap < next.size())
      for (int to : next.get((int) heap))
        if (!out.heap(to))
          return;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Walk walk && name.equals(walk.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
