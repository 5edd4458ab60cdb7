package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
import org.grundy.word.numeration.PairRows;

/**
 * The P-positions of Wythoff's game under one convention. Each number is in one pair and each difference belongs to one
 * pair, so at most three moves win: reduce either heap to the partner of the other, or both to the pair of their
 * difference.
 */
final class WythoffTheorem implements Theorem<Heaps> {
  /** The decimals of the constants in {@link #columns}. */
  private static final int DECIMALS = 60;

  private static final Citation NORMAL = new Citation("wythoff-1907",
      Phrase.of("the P-positions are (a_n, a_n + n), a_n = floor(n*phi)"), "Wythoff 1907",
      "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde (2) 7 (1907) 199-202;"
          + " M. Gardner, Penrose Tiles to Trapdoor Ciphers (1989), chapter 8",
      "");
  private static final Citation MISERE = new Citation("fraenkel-1984",
      Phrase.of("the P-positions are (0, 1), (2, 2), and (a_n, a_n + n) for n >= 2, a_n = floor(n*phi)"),
      "Fraenkel 1984",
      "A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches,"
          + " Theoretical Computer Science 29 (1984) 49-73",
      "");

  private final Convention convention;
  private final WythoffPairs pairs;

  WythoffTheorem(Convention convention) {
    this.convention = convention;
    this.pairs = new WythoffPairs(convention);
  }

  @Override
  public Optional<PPositionRule> lostRule() {
    return convention == Convention.NORMAL ? Optional.of(new PPositionRule.BeattyPairs(1)) : Optional.empty();
  }

  @Override
  public Citation citation() {
    return convention == Convention.NORMAL ? NORMAL : MISERE;
  }

  @Override
  public Optional<String> machineProof() {
    return convention == Convention.NORMAL ? Optional.of("F5") : Optional.empty();
  }

  private static BigInteger least(Heaps at) {
    return at.get(0).min(at.get(1));
  }

  private static BigInteger difference(Heaps at) {
    return at.get(0).subtract(at.get(1)).abs();
  }

  private boolean cold(Heaps at) {
    return pairs.smaller(difference(at)).equals(least(at));
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention asked) {
    return asked == convention ? Optional.of(NimValue.impartial(cold(at), asked)) : Optional.empty();
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention asked) {
    return cold(at) ? Winning.none() : Winning.all(moves(at));
  }

  private List<Heaps> moves(Heaps at) {
    BigInteger less = pairs.smaller(difference(at)).subtract(least(at));
    Stream<Heaps> both = less.signum() >= 0 ? Stream.of()
        : Stream.of(Heaps.of(List.of(at.get(0).add(less), at.get(1).add(less))));
    return Stream.concat(Stream.of(1, 0).flatMap(heap -> toPartner(at, heap)), both).toList();
  }

  private Stream<Heaps> toPartner(Heaps at, int heap) {
    BigInteger partner = pairs.partner(at.get(1 - heap));
    return partner.compareTo(at.get(heap)) < 0 ? Stream.of(at.with(heap, partner)) : Stream.of();
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return convention == Convention.NORMAL && value.signum() == 0
        ? Optional.of(winning(at, Player.LEFT, convention)) : Optional.empty();
  }

  @Override
  public List<Way> ways() {
    List<String> columns = List.of("a", "b");
    return convention == Convention.MISERE ? List.of()
        : List.of(new Way("mex", columns, PairRows.MOST, PairRows::byMex),
            new Way("word", columns, PairRows.MOST, PairRows::byWord),
            new Way("beatty", columns, PairRows.MOST, PairRows::byFormula));
  }

  @Override
  public List<Column> columns() {
    if (convention == Convention.MISERE)
      return List.of();
    Enclosure phi = Enclosure.root(2, DECIMALS);
    return List.of(new Column("a", phi, count -> terms(count, 0)),
        new Column("b", phi.times(phi), count -> terms(count, 1)));
  }

  private static long[] terms(int count, int column) {
    return Arrays.stream(PairRows.byFormula(count)).mapToLong(row -> row[column]).toArray();
  }

  @Override
  public Reason proof(Heaps at, Convention asked) {
    return convention == Convention.NORMAL ? WythoffProof.of(at) : Reason.NONE;
  }

  @Override
  public Reason why(Heaps at, Convention asked) {
    return cold(at) ? WythoffReasons.lost(at, convention)
        : WythoffReasons.won(at, moves(at).stream().findFirst(), convention);
  }
}
