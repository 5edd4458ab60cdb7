package org.grundy.game.strip;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.NimRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * Northcott's game is Nim with the gaps between the pieces as heaps, under normal play. Moving forward narrows a gap; a
 * retreat widens it, and the other piece undoes that by following, which room behind limits. Every operation is linear
 * in the cells.
 */
final class NorthcottTheorem implements Theorem<Grid> {
  @Override
  public Citation citation() {
    return new Citation("northcott-folklore",
        Phrase.of("Northcott's game equals Nim with the gaps between the pieces as heaps"),
        "Berlekamp, Conway, Guy 1982", "Winning Ways for your Mathematical Plays, chapter 3", "");
  }

  @Override
  public Optional<Worth> worth(Grid at, Convention convention) {
    return convention == Convention.NORMAL ? Optional.of(NimValue.of(nimSum(at))) : Optional.empty();
  }

  @Override
  public Winning<Grid> winning(Grid at, Player mover, Convention convention) {
    return Winning.all(reaching(at, mover, 0));
  }

  @Override
  public Optional<Winning<Grid>> reaching(Grid at, Player mover, BigInteger value) {
    return Optional.of(value.bitLength() < Integer.SIZE ? Winning.all(reaching(at, mover, value.intValueExact()))
        : Winning.none());
  }

  /** All moves, forwards and backwards, that make the nim-sum of the gaps {@code value}: at most one in a row. */
  private static List<Grid> reaching(Grid at, Player mover, int value) {
    int change = nimSum(at) ^ value;
    var found = new ArrayList<Grid>();
    for (int row : rows(at)) {
      int own = Northcott.place(at, row, mover);
      int other = Northcott.place(at, row, mover.opponent());
      int gap = gap(at, row) ^ change;
      int to = own < other ? other - gap - 1 : other + gap + 1;
      if (change != 0 && to >= row * at.columns() && to < (row + 1) * at.columns())
        found.add(at.swap(own, to));
    }
    return found;
  }

  private static int[] rows(Grid at) {
    return IntStream.range(0, at.rows()).filter(row -> !Northcott.isAway(at, row)).toArray();
  }

  private static int gap(Grid at, int row) {
    return Math.abs(Northcott.place(at, row, Player.LEFT) - Northcott.place(at, row, Player.RIGHT)) - 1;
  }

  private static int nimSum(Grid at) {
    int sum = 0;
    for (int row : rows(at))
      sum ^= gap(at, row);
    return sum;
  }

  @Override
  public Phrase measure() {
    return Phrase.of("nim-sum");
  }

  @Override
  public Reason proof(Grid at, Convention convention) {
    var items = new ArrayList<Reason.Item>();
    for (int row : rows(at))
      items.add(gap(at, row) == 0
          ? Reason.say("Row {0}: the pieces stand side by side. Retreating by k makes the gap k, and the other piece "
              + "follows by k.", row + 1)
          : Reason.say("Row {0}: the gap is {1}. Moving k forwards makes it {1} - k, for k up to {1}; retreating by k "
              + "makes it {1} + k, and the other piece follows by k.", row + 1, gap(at, row)));
    items.add(
        Reason.say("With the pieces side by side in every row, nobody can move forwards; if a player retreats, the "
            + "other follows to the edge."));
    return new Reason(items);
  }

  @Override
  public Reason why(Grid at, Convention convention) {
    var between = new ArrayList<Integer>();
    for (int row : rows(at)) {
      int first = Math.min(Northcott.place(at, row, Player.LEFT), Northcott.place(at, row, Player.RIGHT)) + 1;
      IntStream.range(first, first + gap(at, row)).forEach(between::add);
    }
    String gaps = IntStream.of(rows(at)).mapToObj(row -> Integer.toString(gap(at, row)))
        .collect(Collectors.joining(" "));
    var items = new ArrayList<Reason.Item>();
    items.add(
        Reason.technical(
            Phrase.of("The gaps between the pieces act as Nim heaps: {0}. Their nim-sum is {1}.", gaps, nimSum(at)),
            Phrase.of("The gaps between the pieces act as Nim heaps: {0}.", gaps)));
    items.add(new Exhibit.Marks(between, Exhibit.Role.GAP));
    items.addAll(NimRule.asNim(
        IntStream.of(rows(at)).mapToObj(row -> BigInteger.valueOf(gap(at, row))).toList(), convention).items());
    items.add(Reason.say(
        "A retreat changes nothing: the other piece follows just as far, and room to retreat runs out."));
    return new Reason(items);
  }
}
