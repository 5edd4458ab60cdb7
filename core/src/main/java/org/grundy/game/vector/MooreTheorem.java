package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * In Moore's Nim, where a move takes from up to k heaps, a position is a P-position when the number of 1s in each
 * binary column is a multiple of k + 1. The same holds under mis&egrave;re play while some heap has 2 or more;
 * otherwise it is a P-position when the number of 1s is one more than a multiple of k + 1. One winning move is found,
 * in time linear in the digits of all heaps times k.
 */
final class MooreTheorem implements Theorem<Heaps> {
  private static final int MOST_ROWS = 8;
  private static final int MOST_COLUMNS = 30;

  private final int most;

  MooreTheorem(int most) {
    this.most = most;
  }

  @Override
  public Citation citation() {
    return new Citation("moore-1910",
        Phrase.of("losing when the number of 1s in every binary column is a multiple of {0}", most + 1), "Moore 1910",
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics (2) 11 (1910) 93-94",
        "10.2307/1967321");
  }

  private static boolean big(BigInteger heap) {
    return heap.bitLength() > 1;
  }

  private static int columns(List<BigInteger> heaps) {
    return heaps.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
  }

  private static int ones(List<BigInteger> heaps, int column) {
    int ones = 0;
    for (BigInteger heap : heaps)
      if (heap.testBit(column))
        ones++;
    return ones;
  }

  private boolean even(List<BigInteger> heaps) {
    return IntStream.range(0, columns(heaps)).allMatch(column -> ones(heaps, column) % (most + 1) == 0);
  }

  private boolean lost(List<BigInteger> heaps, Convention convention) {
    return convention == Convention.NORMAL || heaps.stream().anyMatch(MooreTheorem::big) ? even(heaps)
        : ones(heaps, 0) % (most + 1) == 1;
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return Optional.of(NimValue.impartial(lost(at.list(), convention), convention));
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    List<BigInteger> heaps = at.list();
    if (lost(heaps, convention) || heaps.stream().allMatch(heap -> heap.signum() == 0))
      return Winning.none();
    long big = heaps.stream().filter(MooreTheorem::big).count();
    List<BigInteger> to = convention == Convention.NORMAL || big > most ? evened(heaps, _ -> {
    }) : leftOver(heaps, (int) big);
    return new Winning<>(List.of(Heaps.of(to)), Count.atLeast(1));
  }

  /**
   * The repair of a column with too many 1s.
   *
   * @param ones   the 1s after the columns before it were repaired
   * @param change the number of 1s added, or removed if negative
   */
  private record Step(int column, int ones, int change) {
    Reason.Item said(int multiple) {
      BigInteger weight = BigInteger.ONE.shiftLeft(column);
      return change > 0
          ? Reason.say(
              "Column {0}: {1} {1:one|ones}. Of the heaps already changed, {2} {2:gets|get} a 1 there: {3} is a "
                  + "multiple of {4}.",
              weight, ones, change, ones + change, multiple)
          : Reason.say("Column {0}: {1} {1:one|ones}. {2} {2:more heap loses its 1|more heaps lose their 1}: {3} is a"
              + " multiple of {4}.", weight, ones, -change, ones + change, multiple);
    }
  }

  /**
   * Works from the greatest column down: heaps already changed may take any digits from here on. If they cannot fill a
   * column up to a multiple, as many other heaps as there are excess 1s lose theirs.
   */
  private List<BigInteger> evened(List<BigInteger> heaps, Consumer<Step> steps) {
    var free = new ArrayList<Integer>();
    var to = new ArrayList<>(heaps);
    for (int column = columns(heaps) - 1; column >= 0; column--) {
      for (int i : free)
        to.set(i, to.get(i).clearBit(column));
      int over = ones(to, column) % (most + 1);
      int missing = (most + 1 - over) % (most + 1);
      if (over > 0)
        steps.accept(new Step(column, ones(to, column), missing <= free.size() ? missing : -over));
      if (missing <= free.size())
        for (int i : free.subList(0, missing))
          to.set(i, to.get(i).setBit(column));
      else
        for (int i = 0; over > 0; i++)
          if (to.get(i).testBit(column)) {
            to.set(i, to.get(i).clearBit(column));
            free.add(i);
            over--;
          }
    }
    return to;
  }

  /**
   * For at most k heaps of 2 or more: reduces all of them to 0 or 1 and takes single tokens, so that the number of 1s
   * is right.
   */
  private List<BigInteger> leftOver(List<BigInteger> heaps, int big) {
    var to = new ArrayList<>(heaps);
    int now = (int) heaps.stream().filter(BigInteger.ONE::equals).count();
    int wanted = now + big;
    while (wanted % (most + 1) != 1)
      wanted--;
    int taken = Math.max(0, now - wanted);
    int kept = Math.max(0, wanted - now);
    for (int i = 0; i < to.size(); i++)
      if (big(to.get(i)))
        to.set(i, kept-- > 0 ? BigInteger.ONE : BigInteger.ZERO);
      else if (to.get(i).equals(BigInteger.ONE) && taken-- > 0)
        to.set(i, BigInteger.ZERO);
    return to;
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    List<BigInteger> heaps = at.list();
    if (heaps.stream().allMatch(heap -> heap.signum() == 0))
      return Reason.NONE;
    var items = new ArrayList<Reason.Item>();
    if (convention == Convention.MISERE)
      return Reason
          .of(Reason.say("If the columns are right and some heap has 2 or more, at least {0} heaps do: their leading "
              + "column shows it. So the other player is the first to leave {1} or fewer of them, and from there you "
              + "can leave any number of 1s you want.", most + 1, most));
    if (even(heaps) || columns(heaps) > MOST_COLUMNS) {
      items.add(
          Reason.say("A move changes at most {0} {0:heap|heaps}. In the highest column in which it changes a digit, 1s "
              + "only disappear, since each of these heaps gets smaller: between 1 and {0} of them. So the number of "
              + "1s there is no longer a multiple of {1}.", most, most + 1));
    } else {
      List<BigInteger> to = evened(heaps, step -> items.add(step.said(most + 1)));
      items.add(Reason.say("All this changes at most {0} {0:heap|heaps} and leaves {1}.", most,
          to.stream().map(BigInteger::toString).collect(Collectors.joining(" "))));
    }
    return new Reason(items);
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    var items = new ArrayList<Reason.Item>();
    List<BigInteger> heaps = at.list();
    int columns = columns(heaps);
    if (heaps.size() <= MOST_ROWS && columns > 0 && columns <= MOST_COLUMNS)
      items.add(shown(heaps, columns));
    items.add(columnsDecide(even(heaps), convention));
    if (convention == Convention.MISERE)
      items.add(
          Reason.say("While some heap has 2 or more, this decides who wins; when every heap is 0 or 1, a position "
              + "is losing when the number of 1s is one more than a multiple of {0}.", most + 1));
    return new Reason(items);
  }

  private Reason.Item columnsDecide(boolean even, Convention convention) {
    if (convention == Convention.MISERE)
      return even ? Reason.say("In every binary column the number of 1s is a multiple of {0}.", most + 1)
          : Reason.say("In some binary column the number of 1s is not a multiple of {0}.", most + 1);
    return even
        ? Reason.say("In every binary column the number of 1s is a multiple of {0}, so the player to move loses: every "
            + "move changes that, and the other player can then make it so again.", most + 1)
        : Reason
            .say("In some binary column the number of 1s is not a multiple of {0}, so the player to move wins: some "
                + "move makes it a multiple of {0} in every column.", most + 1);
  }

  private static Exhibit shown(List<BigInteger> heaps, int columns) {
    List<String> weights = IntStream.range(0, columns)
        .mapToObj(i -> BigInteger.ONE.shiftLeft(columns - 1 - i).toString())
        .toList();
    var rows = new ArrayList<Exhibit.Row>();
    for (int i = 0; i < heaps.size(); i++) {
      String digits = heaps.get(i).toString(2);
      rows.add(new Exhibit.Row(Phrase.of("heap {0}", i + 1), heaps.get(i).toString(),
          "0".repeat(columns - digits.length()) + digits, Phrase.of("")));
    }
    return new Exhibit.Columns(Exhibit.Numeration.BINARY, weights, rows, List.of());
  }
}
