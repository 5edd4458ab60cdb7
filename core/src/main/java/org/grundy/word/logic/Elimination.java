package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.numeration.DigitSystem;

/**
 * Projects tracks away one at a time, minimising after each: only the parts of a condition that mention the track are
 * joined, and parts that share no track never meet. The next track is the one whose parts make the smallest product, as
 * far as their sizes tell (R. Dechter, Bucket elimination, Artificial Intelligence 113 (1999) 41-85, doi
 * 10.1016/S0004-3702(99)00059-4).
 */
final class Elimination {
  private final DigitSystem system;
  private final Construction construction;
  private final Budget budget;

  Elimination(DigitSystem system, Construction construction, Budget budget) {
    this.system = system;
    this.construction = construction;
    this.budget = budget;
  }

  /**
   * Conditions on the first {@code kept} tracks that hold exactly when the nodes do with some numbers on the other
   * tracks.
   */
  List<Product.Node> onto(int kept, List<Product.Node> nodes) {
    List<Product.Node> left = new ArrayList<>();
    nodes.forEach(node -> flatten(node, left));
    while (true) {
      var others = new LinkedHashSet<Integer>();
      left.forEach(node -> tracks(node).stream().filter(t -> t >= kept).forEach(others::add));
      if (others.isEmpty())
        return left;
      eliminate(others.stream().min(Comparator.comparingDouble(t -> cost(t, left))).orElseThrow(), left);
    }
  }

  private static void flatten(Product.Node node, List<Product.Node> into) {
    if (node instanceof Product.And(List<Product.Node> parts))
      parts.forEach(part -> flatten(part, into));
    else
      into.add(node);
  }

  /** Replaces the nodes that mention a track, and those about the same other tracks, by their projection. */
  private void eliminate(int track, List<Product.Node> left) {
    Set<Integer> met = met(track, left);
    List<Product.Node> joined = left.stream().filter(node -> met.containsAll(tracks(node))).toList();
    left.removeAll(joined);
    var names = new HashMap<Integer, Integer>();
    met.remove(track);
    met.forEach(t -> names.put(t, names.size()));
    names.put(track, names.size());
    Dfa projected = construction.projected(joined.stream().map(node -> renamed(node, names)).toList(), names.size(),
        names.size() - 1, Optional.of(Phrase.of("numbers for which others exist")), budget);
    left.add(new Product.Leaf(projected, List.copyOf(met), true));
  }

  /** The tracks of the nodes that mention a track. */
  private static Set<Integer> met(int track, List<Product.Node> nodes) {
    var met = new LinkedHashSet<Integer>();
    nodes.stream().map(Elimination::tracks).filter(tracks -> tracks.contains(track)).forEach(met::addAll);
    return met;
  }

  /** The logarithm of the number of transitions of a product, as if all its states were reached. */
  private double cost(int track, List<Product.Node> nodes) {
    return met(track, nodes).size() * Math.log(system.digits())
        + nodes.stream().filter(node -> tracks(node).contains(track)).mapToDouble(this::size).sum();
  }

  /** The logarithm of the number of states: the largest automaton for each set of tracks, all joined. */
  private double size(Product.Node node) {
    var sizes = new HashMap<Set<Integer>, Double>();
    leaves(node).forEach(
        leaf -> sizes.merge(Set.copyOf(leaf.tracks()), Math.log(size(leaf.machine())), Math::max));
    return sizes.values().stream().mapToDouble(size -> size).sum();
  }

  private static Stream<Product.Leaf> leaves(Product.Node node) {
    return switch (node) {
      case Product.Leaf leaf -> Stream.of(leaf);
      case Product.And(List<Product.Node> parts) -> parts.stream().flatMap(Elimination::leaves);
      case Product.Or(List<Product.Node> parts) -> parts.stream().flatMap(Elimination::leaves);
    };
  }

  /** The number of states; of a sum, roughly: each place of the numeration carries as much as the coefficients add up to. */
  private double size(Machine machine) {
    return switch (machine) {
      case Dfa dfa -> dfa.states();
      case LinearMachine sum -> Math.pow(IntStream.range(0, sum.tracks())
          .mapToDouble(i -> Math.abs((double) sum.comparison().difference().coefficient(i))).sum(), system.order());
      default -> throw new IllegalArgumentException("size of " + machine);
    };
  }

  private static Set<Integer> tracks(Product.Node node) {
    var tracks = new LinkedHashSet<Integer>();
    leaves(node).forEach(leaf -> tracks.addAll(leaf.tracks()));
    return tracks;
  }

  private static Product.Node renamed(Product.Node node, Map<Integer, Integer> names) {
    return switch (node) {
      case Product.Leaf(Machine machine, List<Integer> tracks, boolean positive) ->
        new Product.Leaf(machine, tracks.stream().map(names::get).toList(), positive);
      case Product.And(List<Product.Node> parts) ->
        new Product.And(parts.stream().map(part -> renamed(part, names)).toList());
      case Product.Or(List<Product.Node> parts) ->
        new Product.Or(parts.stream().map(part -> renamed(part, names)).toList());
    };
  }
}
