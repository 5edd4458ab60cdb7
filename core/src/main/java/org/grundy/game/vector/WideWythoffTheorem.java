package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.game.Column;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.game.Way;
import org.grundy.game.Winning;
import org.grundy.number.Enclosure;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/** The P-positions of Wythoff's game with a wider diagonal under one convention; mis&egrave;re from t = 2. */
final class WideWythoffTheorem implements Theorem<Heaps> {
  /** The decimals of the constants of the columns. */
  private static final int DECIMALS = 60;

  private final WideWythoff game;
  private final BigInteger width;
  private final Convention convention;
  private final WidePairs pairs;

  WideWythoffTheorem(WideWythoff game, long width, Convention convention) {
    this.game = game;
    this.width = BigInteger.valueOf(width);
    this.convention = convention;
    this.pairs = new WidePairs(this.width, convention);
  }

  @Override
  public Optional<PPositionRule> lostRule() {
    return convention == Convention.NORMAL && width.bitLength() < Integer.SIZE
        ? Optional.of(new PPositionRule.BeattyPairs(width.longValue())) : Optional.empty();
  }

  @Override
  public Citation citation() {
    return convention == Convention.NORMAL
        ? new Citation("fraenkel-1982", Phrase.of(
            "the P-positions are (A_n, A_n + {0}), A_n = floor(n*alpha), alpha = {1}",
            multiple(), alpha()),
            "Fraenkel 1982",
            "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89"
                + " (1982) 353-361",
            "10.2307/2321643")
        : new Citation("fraenkel-1984-wide", Phrase.of("the P-positions are (E_n, E_n + {0}n + 1),"
            + " E_n = floor(n*alpha + 1/alpha), alpha = {1}", width, alpha()),
            "Fraenkel 1984", "A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches,"
                + " Theoretical Computer Science 29 (1984) 49-73",
            "10.1016/0304-3975(84)90012-9");
  }

  @Override
  public List<Column> columns() {
    if (convention == Convention.MISERE)
      return List.of();
    Enclosure alpha = alpha(DECIMALS);
    BigInteger more = width.multiply(BigInteger.TEN.pow(DECIMALS));
    Enclosure beta = new Enclosure(alpha.low().add(more), alpha.high().add(more), DECIMALS);
    return List.of(new Column("a", alpha, count -> terms(count, 0)), new Column("b", beta, count -> terms(count, 1)));
  }

  private long[] terms(int count, int column) {
    return Arrays.stream(WideRows.byBeatty(width.longValueExact(), count)).mapToLong(row -> row[column]).toArray();
  }

  /** Between the two decimals next to it. */
  private Enclosure alpha(int decimals) {
    BigInteger one = BigInteger.TEN.pow(decimals);
    BigInteger root = width.pow(2).add(BigInteger.valueOf(4)).multiply(one.pow(2)).sqrt();
    BigInteger twice = BigInteger.TWO.subtract(width).multiply(one).add(root);
    return new Enclosure(twice.shiftRight(1), twice.shiftRight(1).add(BigInteger.ONE), decimals);
  }

  /** tn, as it is written. */
  private String multiple() {
    return (width.equals(BigInteger.ONE) ? "" : width) + "n";
  }

  /** (2 - t + sqrt(t^2 + 4)) / 2, which is 1 - m + sqrt(m^2 + 1) for t = 2m. */
  private String alpha() {
    if (width.testBit(0))
      return width.equals(BigInteger.ONE) ? "(1 + sqrt(5)) / 2"
          : "(sqrt(" + width.pow(2).add(BigInteger.valueOf(4)) + ") - " + width.subtract(BigInteger.TWO) + ") / 2";
    BigInteger half = width.shiftRight(1);
    return "sqrt(" + half.pow(2).add(BigInteger.ONE) + ")"
        + (half.equals(BigInteger.ONE) ? "" : " - " + half.subtract(BigInteger.ONE));
  }

  private boolean applies(Convention asked) {
    return asked == convention && (convention == Convention.NORMAL || width.compareTo(BigInteger.ONE) > 0);
  }

  private boolean cold(Heaps at) {
    return pairs.partner(at.get(0)).equals(at.get(1));
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention asked) {
    return applies(asked) ? Optional.of(NimValue.impartial(cold(at), asked)) : Optional.empty();
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention asked) {
    return cold(at) ? Winning.none() : Winning.all(moves(at));
  }

  /**
   * One heap goes to the partner of the other; or both go to a pair whose difference is less than t from theirs, of
   * which there are at most two, or near the corner to the first pair reversed.
   */
  private List<Heaps> moves(Heaps at) {
    BigInteger apart = at.get(0).subtract(at.get(1)).abs();
    BigInteger n = apart.divide(width);
    Set<Heaps> candidates = new LinkedHashSet<>();
    candidates.add(at.with(1, pairs.partner(at.get(0))));
    candidates.add(at.with(0, pairs.partner(at.get(1))));
    Stream.of(BigInteger.ZERO, n.subtract(BigInteger.ONE), n, n.add(BigInteger.ONE)).filter(i -> i.signum() >= 0)
        .forEach(i -> {
          candidates.add(Heaps.of(List.of(pairs.smaller(i), pairs.greater(i))));
          candidates.add(Heaps.of(List.of(pairs.greater(i), pairs.smaller(i))));
        });
    return candidates.stream().filter(to -> game.by(at, to).isPresent()).toList();
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return convention == Convention.NORMAL && value.signum() == 0
        ? Optional.of(winning(at, Player.LEFT, convention)) : Optional.empty();
  }

  @Override
  public List<Way> ways() {
    List<String> columns = List.of("a", "b");
    long t = width.longValueExact();
    int most = (int) Math.min(WideRows.MOST, Long.MAX_VALUE / 2 / t);
    return convention == Convention.MISERE ? List.of()
        : List.of(new Way("mex", columns, most, rows -> WideRows.byMex(t, rows)),
            new Way("beatty", columns, most, rows -> WideRows.byBeatty(t, rows)));
  }

  @Override
  public Reason proof(Heaps at, Convention asked) {
    BigInteger x = at.get(0).min(at.get(1));
    BigInteger y = at.get(0).max(at.get(1));
    if (asked == Convention.MISERE || y.signum() == 0)
      return Reason.NONE;
    BigInteger partner = pairs.partner(x);
    if (partner.equals(y))
      return Reason.of(
          Reason.say(
              "They are partners. A move in one heap keeps the other number, which is in no other pair; a move in both "
                  + "changes the difference by less than {0}, and no two pairs have differences that close.",
              width),
          Reason.say(
              "From there, some move leads back to a pair: to the partner of a heap if it is small enough, "
                  + "otherwise to the pair whose difference is the greatest multiple of {0} that fits.",
              width));
    if (partner.compareTo(y) < 0)
      return Reason
          .of(Reason.say("The partner of {0} is {1}, less than {2}: take {3} from the other heap.", x, partner, y,
              y.subtract(partner)));
    BigInteger n = y.subtract(x).divide(width);
    BigInteger a = pairs.smaller(n);
    BigInteger b = pairs.greater(n);
    return Reason.of(Reason.say(
        "The partner of {0} is {1}, more than {2}. So the pair ({3}, {4}), whose difference is within"
            + " {5} of {2} - {0}, is smaller: take {6} and {7}, which differ by less than {5}.",
        x, partner, y, a, b, width,
        x.subtract(a), y.subtract(b)));
  }

  @Override
  public Reason why(Heaps at, Convention asked) {
    Optional<Heaps> to = cold(at) ? Optional.of(at) : moves(at).stream().findFirst();
    if (to.isEmpty())
      return Reason.of(Reason.say("There is no move, and the player who moved last has lost."));
    BigInteger x = to.get().get(0).min(to.get().get(1));
    BigInteger y = to.get().get(0).max(to.get().get(1));
    BigInteger n = y.subtract(x).divide(width);
    return Reason.of(
        Reason.say(
            "({0}, {1}) is the pair for n = {2}: {0} is the least number in no earlier pair, and {1} - {0} = {3}.",
            x, y, n, y.subtract(x)),
        Reason.say("Each number is in one pair, and the differences of two pairs differ by at least {0}, so no move "
            + "leads from a pair to a pair.", width));
  }
}
