package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Player;

/**
 * A cell of the table of two heaps: the nim-values that its moves reach, and the least that is missing.
 *
 * @param left     the values to the left, where only the first heap changes
 * @param below    the values below, where only the second heap changes
 * @param diagonal the values where both heaps lose the same
 * @param others   the values of other moves
 * @param value    the cell's own
 */
record CellDocument(int x, int y, Set<Integer> left, Set<Integer> below, Set<Integer> diagonal, Set<Integer> others,
    int value) implements Document {
  /**
   * @param cell the heaps, with a comma between them
   * @throws BadInput when it is no cell, or the game is not one of two heaps
   */
  static CellDocument of(Ruleset<?> ruleset, String cell, Budget budget) {
    List<BigInteger> heaps = Stream.of(cell.split(",", -1)).flatMap(word -> Decimals.parse(word).stream())
        .filter(n -> n.signum() >= 0).toList();
    if (heaps.size() != 2 || cell.split(",", -1).length != 2)
      throw BadInput.because("{0}: expected two heaps, such as {1}, found {2}", "--cell", "5,3", BadInput.quoted(cell));
    TwoHeapTable table = TwoHeapTable.of(ruleset, heaps.getFirst().max(heaps.getLast()), budget);
    return reached(ruleset, heaps, table);
  }

  private static <P> CellDocument reached(Ruleset<P> ruleset, List<BigInteger> heaps, TwoHeapTable table) {
    if (!(ruleset.notation() instanceof org.grundy.game.Numbers<P> notation))
      throw BadInput.because("{0}: expected a game whose positions are written with numbers", ruleset.name());
    int x = heaps.getFirst().intValueExact();
    int y = heaps.getLast().intValueExact();
    var sets = new ArrayList<Set<Integer>>();
    for (int i = 0; i < 4; i++)
      sets.add(new LinkedHashSet<>());
    new Position.Single<>(ruleset, notation.position(heaps)).moves(Player.LEFT, move -> {
      if (move.to() instanceof Position.Single<?> to) {
        List<Integer> left = numbers(to);
        int u = left.getFirst();
        int v = left.getLast();
        sets.get(v == y ? 0 : u == x ? 1 : x - u == y - v ? 2 : 3).add(table.value(u, v));
      }
      return true;
    });
    return new CellDocument(x, y, sets.get(0), sets.get(1), sets.get(2), sets.get(3), table.value(x, y));
  }

  private static <P> List<Integer> numbers(Position.Single<P> at) {
    return ((org.grundy.game.Numbers<P>) at.ruleset().notation()).numbers(at.at()).stream()
        .map(BigInteger::intValueExact).toList();
  }

  @Override
  public List<Block> blocks() {
    var lines = new ArrayList<Block>();
    lines.add(set("G1", Phrase.of("to the left"), left));
    lines.add(set("G2", Phrase.of("below"), below));
    lines.add(set("G3", Phrase.of("diagonally down-left"), diagonal));
    if (!others.isEmpty())
      lines.add(set("G4", Phrase.of("elsewhere"), others));
    lines.add(
        new Report.Say(Phrase.of("The least number missing from all of them is {0}, the value of ({1}, {2}).", value, x,
            y)));
    return List.of(new Together(lines));
  }

  private static Block set(String name, Phrase where, Set<Integer> values) {
    return new Report.Say(Phrase.of("{0} = {1}   {2}", name, braced(values), where));
  }

  private static String braced(Set<Integer> values) {
    return values.stream().sorted().map(Object::toString).collect(Collectors.joining(", ", "{", "}"));
  }

  @Override
  public void fields(Fields out) {
    out.put("x", x).put("y", y).list("left", left.stream().sorted().toList())
        .list("below", below.stream().sorted().toList()).list("diagonal", diagonal.stream().sorted().toList())
        .list("others", others.stream().sorted().toList()).put("value", value);
  }
}
