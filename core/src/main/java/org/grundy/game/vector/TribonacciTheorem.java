package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Column;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
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
import org.grundy.word.numeration.Place;
import org.grundy.word.numeration.TribonacciTriples;
import org.grundy.word.numeration.TribonacciTriples.Triple;
import org.grundy.word.numeration.TripleRows;

/**
 * The P-positions of the Tribonacci game are the triples (A_n, B_n, C_n) in any order. Every answer takes the time of a
 * few conversions to Tribonacci digits. One winning move is found; there may be as many as a heap has tokens.
 */
final class TribonacciTheorem implements Theorem<Heaps> {
  /** The decimals of the constants in {@link #columns}. */
  private static final int DECIMALS = 60;
  /** All winning moves are found when the least heap is at most this, which takes some tenths of a second. */
  private static final long MOST_TRIPLES = 50_000;

  private final Tribonacci game;

  TribonacciTheorem(Tribonacci game) {
    this.game = game;
  }

  @Override
  public Citation citation() {
    return new Citation("duchene-rigo-2008",
        Phrase.of("the P-positions are the places of the n-th a, b and c in the Tribonacci word"),
        "Duchene & Rigo 2008",
        "E. Duchene, M. Rigo, A morphic approach to combinatorial games: the Tribonacci case,"
            + " RAIRO Theoretical Informatics and Applications 42 (2008) 375-393",
        "10.1051/ita:2007039");
  }

  @Override
  public Optional<String> machineProof() {
    return Optional.of("T8");
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return convention == Convention.NORMAL ? Optional.of(NimValue.impartial(cold(at.sorted()), convention))
        : Optional.empty();
  }

  /** Whether the third number less the other two is the index of exactly this triple. */
  private static boolean cold(Heaps sorted) {
    BigInteger n = sorted.get(2).subtract(sorted.get(1)).subtract(sorted.get(0));
    if (n.signum() < 0)
      return false;
    Triple triple = TribonacciTriples.triple(n);
    return triple.a().equals(sorted.get(0)) && triple.b().equals(sorted.get(1));
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    if (cold(at.sorted()))
      return Winning.none();
    return at.small() && LongStream.of(at.toLongs()).min().orElse(0) <= MOST_TRIPLES ? Winning.all(moves(at))
        : new Winning<>(List.of(move(at)), Count.atLeast(1));
  }

  /** Every winning move: triples whose least number exceeds the least heap are out of reach. */
  private List<Heaps> moves(Heaps at) {
    var found = new LinkedHashSet<Heaps>();
    Heaps sorted = at.sorted();
    for (int n = 0;; n++) {
      Triple triple = TribonacciTriples.triple(BigInteger.valueOf(n));
      if (triple.a().compareTo(sorted.get(0)) > 0)
        return List.copyOf(found);
      if (triple.b().compareTo(sorted.get(1)) <= 0 && triple.c().compareTo(sorted.get(2)) <= 0)
        for (Heaps to : orders(triple))
          if (game.by(at, to).isPresent())
            found.add(to);
    }
  }

  private static List<Heaps> orders(Triple t) {
    return List.of(Heaps.of(List.of(t.a(), t.b(), t.c())), Heaps.of(List.of(t.a(), t.c(), t.b())),
        Heaps.of(List.of(t.b(), t.a(), t.c())), Heaps.of(List.of(t.b(), t.c(), t.a())),
        Heaps.of(List.of(t.c(), t.a(), t.b())), Heaps.of(List.of(t.c(), t.b(), t.a())));
  }

  /** A winning move from an N-position, in the user's order of heaps. */
  Heaps move(Heaps at) {
    int[] order = IntStream.of(0, 1, 2).boxed().sorted(Comparator.comparing(at::get)).mapToInt(i -> i).toArray();
    List<BigInteger> target = target(at.get(order[0]), at.get(order[1]), at.get(order[2]));
    var to = new BigInteger[3];
    for (int i = 0; i < 3; i++)
      to[order[i]] = target.get(i);
    Heaps move = Heaps.of(List.of(to));
    if (game.by(at, move).isEmpty())
      throw new IllegalStateException("no rule leads from " + at + " to " + move);
    return move;
  }

  /**
   * The result of a winning move from x &le; y &le; z: the least heap keeps its place in its triple, or the differences
   * decide.
   */
  private static List<BigInteger> target(BigInteger x, BigInteger y, BigInteger z) {
    if (x.signum() == 0)
      return List.of(x, x, x);
    Place place = TribonacciTriples.place(x);
    Triple own = TribonacciTriples.triple(place.index());
    if (place.letter() == 'c')
      return List.of(x, own.a(), own.b());
    if (place.letter() == 'b')
      return z.compareTo(own.c()) >= 0 ? List.of(x, own.a(), own.c()) : byRuleTwo(x, y, z);
    if (y.compareTo(own.b()) >= 0)
      return z.compareTo(own.c()) >= 0 ? List.of(x, own.b(), own.c()) : byRuleTwo(x, y, z);
    return byDifference(x, y, z);
  }

  /** y - x is the difference of the first two of a triple or of the last two. */
  private static List<BigInteger> byDifference(BigInteger x, BigInteger y, BigInteger z) {
    BigInteger difference = y.subtract(x);
    Optional<Triple> first = TribonacciTriples.withDifferenceBA(difference).map(TribonacciTriples::triple);
    if (first.isPresent()) {
      Triple t = first.get();
      return z.compareTo(t.c()) >= 0 ? List.of(t.a(), t.b(), t.c()) : byRuleTwo(x, y, z);
    }
    Triple t = TribonacciTriples.triple(TribonacciTriples.withDifferenceCB(difference).orElseThrow());
    return List.of(t.b(), t.c(), t.a());
  }

  /** The triple whose third exceeds the others together by as much as z does, or 0. */
  private static List<BigInteger> byRuleTwo(BigInteger x, BigInteger y, BigInteger z) {
    Triple t = TribonacciTriples.triple(z.subtract(x).subtract(y).max(BigInteger.ZERO));
    return List.of(t.a(), t.b(), t.c());
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return value.signum() == 0 ? Optional.of(winning(at, Player.LEFT, Convention.NORMAL)) : Optional.empty();
  }

  @Override
  public List<Way> ways() {
    List<String> columns = List.of("A", "B", "C");
    return List.of(new Way("mex", columns, TripleRows.MOST, TripleRows::byMex),
        new Way("word", columns, TripleRows.MOST, TripleRows::byWord));
  }

  @Override
  public List<Column> columns() {
    Enclosure a = Enclosure.root(3, DECIMALS);
    Enclosure b = a.times(a);
    return List.of(new Column("A", a, count -> terms(count, 0)), new Column("B", b, count -> terms(count, 1)),
        new Column("C", b.times(a), count -> terms(count, 2)));
  }

  private static long[] terms(int count, int column) {
    return Arrays.stream(TripleRows.byFormula(count)).mapToLong(row -> row[column]).toArray();
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    return TribonacciProof.of(at);
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    if (cold(at.sorted()))
      return TribonacciReasons.lost(at.sorted());
    Heaps to = move(at);
    return TribonacciReasons.won(at, to, game.by(at, to).orElseThrow());
  }
}
