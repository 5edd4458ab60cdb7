package org.grundy.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Words;

/**
 * Positions written as coloured edges between numbered nodes: {@code 0-1b 1-2r 1-3g}. {@code 0} alone, or nothing, is the
 * graph without edges. With a ground, it is node 0; without one, the last colour need not be written: {@code 1-2 2-3b}.
 *
 * @param <P> positions
 */
public final class Edges<P> implements Notation<P> {
  private static final Pattern EDGE = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})([a-z]?)");

  /** An edge between two nodes. */
  public record Edge(int from, int to, char colour) {
    @Override
    public String toString() {
      return from + "-" + to + colour;
    }
  }

  private final String colours;
  private final List<Sign> signs;
  private final int mostEdges;
  private final boolean grounded;
  private final Function<List<Edge>, P> make;
  private final Function<P, List<Edge>> edges;

  private Edges(List<Sign> colours, int mostEdges, boolean grounded, Function<List<Edge>, P> make,
      Function<P, List<Edge>> edges) {
    this.colours = colours.stream().map(sign -> String.valueOf(sign.character())).collect(Collectors.joining());
    this.signs = List.copyOf(colours);
    this.mostEdges = mostEdges;
    this.grounded = grounded;
    this.make = make;
    this.edges = edges;
  }

  /** Edges in colours named by single letters, at most {@code mostEdges} of them; node 0 is the ground. */
  public static <P> Edges<P> grounded(List<Sign> colours, int mostEdges, Function<List<Edge>, P> make,
      Function<P, List<Edge>> edges) {
    return new Edges<>(colours, mostEdges, true, make, edges);
  }

  /** The same without a ground; an edge without a letter has the last colour. */
  public static <P> Edges<P> free(List<Sign> colours, int mostEdges, Function<List<Edge>, P> make,
      Function<P, List<Edge>> edges) {
    return new Edges<>(colours, mostEdges, false, make, edges);
  }

  private char plain() {
    return colours.charAt(colours.length() - 1);
  }

  /** The letters of the colours. */
  public String colours() {
    return colours;
  }

  @Override
  public List<Sign> signs() {
    return signs;
  }

  @Override
  public Phrase writing() {
    String coloured = colours.substring(0, 1);
    return grounded
        ? Phrase.of("Write each edge as its two nodes and its colour, as in {0}; node 0 is the ground.",
            "0-1" + coloured)
        : Phrase.of("Write each edge as its two nodes and its colour, as in {0}; {1} means {2}.", "1-2" + coloured,
            "1-2",
            "1-2" + plain());
  }

  @Override
  public P parse(String text) {
    var read = new ArrayList<Edge>();
    String stripped = text.strip();
    if (!stripped.isEmpty() && !stripped.equals("0"))
      for (String word : Words.of(stripped.toLowerCase(Locale.ROOT))) {
        Matcher edge = EDGE.matcher(word);
        if (!edge.matches() || !colours.contains(edge.group(3)) || grounded && edge.group(3).isEmpty())
          throw BadInput.expected(Phrase.of("edge {0}", read.size() + 1),
              Phrase.of("two nodes and a colour ({0}), such as {1}",
                  String.join(", ", colours.chars().mapToObj(c -> "" + (char) c).toList()), "0-1" + colours.charAt(0)),
              word);
        read.add(new Edge(Integer.parseInt(edge.group(1)), Integer.parseInt(edge.group(2)),
            edge.group(3).isEmpty() ? plain() : edge.group(3).charAt(0)));
      }
    if (read.size() > mostEdges)
      throw BadInput.because("expected at most {0} {0:edge|edges}, found {1}", mostEdges, read.size());
    return make.apply(List.copyOf(read));
  }

  @Override
  public String format(P at) {
    List<Edge> all = edges.apply(at);
    return all.isEmpty() ? "0" : String.join(" ", all.stream().map(this::text).toList());
  }

  private String text(Edge edge) {
    return grounded || edge.colour() != plain() ? edge.toString() : edge.from() + "-" + edge.to();
  }

  /** Attaches each edge to an existing node, so that the graph is connected; some edges close a cycle. */
  @Override
  public P random(RandomGenerator random, int size) {
    var drawn = new ArrayList<Edge>();
    int first = grounded ? 0 : 1;
    int nodes = first + 1;
    for (int i = random.nextInt(Math.min(size + 1, mostEdges + 1)); i > 0; i--) {
      boolean closes = random.nextInt(5) == 0;
      int from = random.nextInt(first, nodes);
      int to = closes ? random.nextInt(first, nodes) : nodes++;
      drawn.add(new Edge(from, to, colours.charAt(random.nextInt(colours.length()))));
    }
    return make.apply(List.copyOf(drawn));
  }
}
