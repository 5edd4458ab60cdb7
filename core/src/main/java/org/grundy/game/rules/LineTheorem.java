package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.game.ClosedTerm;
import org.grundy.game.Count;
import org.grundy.game.HeapTheorem;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.Recursion;
import org.grundy.game.Winning;
import org.grundy.number.Factors;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermText;

/**
 * A theorem about a line that follows from the kind of its moves, by an induction that it spells out: the remainder
 * modulo the least number that may not be taken, a recursion by bounds, the number of prime factors, the least prime.
 */
final class LineTheorem extends HeapTheorem {
  /** The most moves of a heap searched, and the most steps of a recursion. */
  private static final int MOST = 1 << 18;
  private static final int MOST_FOUND = 1000;
  /** The most moves searched when the value of each takes a recursion. */
  private static final int MOST_FOLLOWED = 1 << 8;
  private static final int MOST_BITS_COUNTED = 32;
  private static final String INDUCTION = "induction";
  /** The most heaps of the same worth that are named. */
  private static final int MOST_NAMED = 12;

  private final List<LineMove> moves;
  private final Phrase statement;
  /** A value for each heap; empty when it takes too much work. */
  private final HeapValues values;
  private final Optional<ClosedTerm> closed;
  private final Optional<Recursion> recursion;
  private final List<Phrase> why;

  private final boolean changesRemainder;

  private LineTheorem(List<LineMove> moves, Phrase statement, HeapValues values, Optional<ClosedTerm> closed,
      Optional<Recursion> recursion, List<Phrase> why) {
    this(moves, statement, values, closed, recursion, why, false);
  }

  private LineTheorem(List<LineMove> moves, Phrase statement, HeapValues values, Optional<ClosedTerm> closed,
      Optional<Recursion> recursion, List<Phrase> why, boolean changesRemainder) {
    this.changesRemainder = changesRemainder;
    this.moves = moves;
    this.statement = statement;
    this.values = values;
    this.closed = closed;
    this.recursion = recursion;
    this.why = why;
  }

  /** The first theorem that applies to moves of single heaps. */
  static Optional<LineTheorem> of(List<LineMove> moves) {
    return byFactors(moves).or(() -> byLeastPrime(moves))
        .or(() -> Bounds.of(moves).map(recursion -> byBounds(moves, recursion)))
        .or(() -> byRemainders(moves)).or(() -> OnlyMove.of(moves).map(only -> byOnlyMove(moves, only)));
  }

  private static LineTheorem byOnlyMove(List<LineMove> moves, Recursion only) {
    return new LineTheorem(moves, Phrase.of("a heap of n is worth 1 if the only move leaves a heap worth 0, else 0"),
        heap -> value(only, heap), Optional.empty(), Optional.of(only),
        List.of(Phrase.of("There is at most one move, so a heap is worth 1 if there is a move to a heap worth 0, and "
            + "otherwise 0.")));
  }

  private static Optional<BigInteger> value(Recursion recursion, BigInteger heap) {
    OptionalLong found = heap.bitLength() < Long.SIZE ? recursion.value(heap.longValueExact(), MOST)
        : OptionalLong.empty();
    return found.isPresent() ? Optional.of(BigInteger.valueOf(found.getAsLong())) : Optional.empty();
  }

  private static Optional<LineTheorem> byRemainders(List<LineMove> moves) {
    OptionalInt missing = TakenAmounts.amounts(moves).map(TakenAmounts::leastMissing)
        .orElseGet(() -> TakenAmounts.leastMissing(moves));
    if (missing.isEmpty())
      return Optional.empty();
    int m = missing.getAsInt();
    BigInteger modulus = BigInteger.valueOf(m);
    List<Phrase> why = List.of(
        Phrase.of(
            "The remainders of the amounts show that none is a multiple of {0}, so every move changes n mod {0}.",
            m),
        m == 2 ? Phrase.of("You may take 1, which leaves the other remainder.")
            : Phrase.of("You may take any amount from 1 to {0}, so you can reach every smaller remainder.", m - 1));
    return Optional.of(new LineTheorem(moves, Phrase.of("a heap of n is worth n mod {0}", m),
        heap -> Optional.of(heap.mod(modulus)),
        Optional
            .of(new ClosedTerm("n % " + m, Phrase.of("the remainder of {1} divided by {0}", m, ClosedTerm.N), 0, why)),
        Optional.empty(),
        why, true));
  }

  private static LineTheorem byBounds(List<LineMove> moves, Recursion recursion) {
    String most = TermText.rounded(recursion.most(), List.of("n"));
    boolean window = recursion instanceof Recursion.Window;
    boolean ends = recursion instanceof Recursion.Levels levels && levels.endsAtNone();
    boolean halves = ends && most.equals("floor(n / 2)");
    List<Phrase> why = window
        ? List.of(
            Phrase.of("You may take at most b(n) = {0}, and b grows by 0 or 1 from n to n + 1.", most),
            Phrase.of("So the heaps a move can leave form a window that moves up by at most one heap at a time. By "
                + "induction its heaps have the values 0, 1, 2, .. once each; when b has not grown, one is missing: "
                + "the value of the heap that has just dropped out, n - b(n) - 1.").asTechnical(),
            Phrase.of("So a heap of n is worth b(n) if b has just grown, and otherwise as much as one of n - b(n) - 1. "
                + "A heap that is worth 0 is losing."))
        : List.of(
            Phrase.of("A move can leave at most {0}. That bound never falls as n grows, and each value of a heap up "
                + "to it is the value of some heap that a move leaves.", most).asTechnical(),
            Phrase.of("By induction the values never fall either: the greatest value a move can leave is that of the "
                + "largest heap, and all values below it occur.").asTechnical());
    Phrase statement = halves ? Phrase.of("a heap of n is worth the number of binary digits of n")
        : window ? Phrase.of("a heap of n is worth b(n) = {0} if b has grown, else the value of n - b(n) - 1", most)
        : ends ? Phrase.of("a heap of n is worth 1 more than one of {0}", most)
        : Phrase.of("a heap of n is worth 1 more than one of {0}, or 0 if there is no move", most);
    return new LineTheorem(moves, statement, heap -> value(recursion, heap), halves
        ? Optional
            .of(new ClosedTerm("bitlength(n)", Phrase.of("the number of binary digits of {0}", ClosedTerm.N), 0, why))
        : Optional.empty(), Optional.of(recursion), why);
  }

  private static Optional<LineTheorem> byFactors(List<LineMove> moves) {
    return moves.size() == 1 ? Divisors.of(moves.getFirst()).map(kind -> {
      boolean prime = kind == Divisors.PRIME;
      List<Phrase> why = prime
          ? List.of(Phrase.of("Every move removes one prime factor, and there is a move until none is left."))
          : List.of(
              Phrase.of("A proper divisor has fewer prime factors than n, and for every smaller count there is "
                  + "such a divisor."));
      return new LineTheorem(moves,
          prime ? Phrase.of("a heap of n is worth the parity of its number of prime factors")
              : Phrase.of("a heap of n is worth its number of prime factors"),
          heap -> {
            if (heap.signum() == 0)
              return Optional.of(BigInteger.ZERO);
            Factors factors = Factors.of(heap);
            int count = factors.powers().values().stream().mapToInt(Integer::intValue).sum();
            return factors.complete() ? Optional.of(BigInteger.valueOf(prime ? count % 2 : count)) : Optional.empty();
          }, Optional.of(prime
              ? new ClosedTerm("bigomega(n) % 2",
                  Phrase.of("the parity of the number of prime factors of {0}, counted with multiplicity",
                      ClosedTerm.N),
                  1,
                  why)
              : new ClosedTerm("bigomega(n)",
                  Phrase.of("the number of prime factors of {0}, counted with multiplicity", ClosedTerm.N), 1, why)),
          Optional.empty(), why);
    }) : Optional.empty();
  }

  /**
   * The theorem for a line that takes any divisor of one parity.
   *
   * @param odd whether the divisors are odd
   */
  static LineTheorem byDivisorsOfParity(List<LineMove> moves, boolean odd) {
    List<Phrase> why = odd
        ? List.of(Phrase.of("Every amount is odd, so every move changes n mod 2, and from an odd heap you may take 1."))
        : List.of(
            Phrase.of("Let k = v2(n), the exponent of 2 in n. Taking 2^j with 0 < j < k leaves a heap with exponent "
                + "j, and taking the whole heap leaves 0. No move leaves a heap with exponent k, since odd - odd is even. "
                + "Mex = k.").asTechnical());
    return odd
        ? new LineTheorem(moves, Phrase.of("a heap of n is worth n mod {0}", 2),
            heap -> Optional.of(heap.mod(BigInteger.TWO)),
            Optional.of(new ClosedTerm("n % 2", Phrase.of("the remainder of {1} divided by {0}", 2, ClosedTerm.N), 0,
                why)),
            Optional.empty(), why, true)
        : new LineTheorem(moves, Phrase.of("a heap of n is worth v2(n), the exponent of 2 in n"),
            heap -> Optional.of(BigInteger.valueOf(Math.max(0, heap.getLowestSetBit()))),
            Optional.of(new ClosedTerm("v2(n)", Phrase.of("the exponent of 2 in {0}", ClosedTerm.N), 1, why)),
            Optional.empty(), why);
  }

  private static Optional<LineTheorem> byLeastPrime(List<LineMove> moves) {
    return moves.size() == 1 ? Coprimes.of(moves.getFirst()).map(kind -> {
      boolean proper = kind == Coprimes.SMALLER;
      List<Phrase> why = proper
          ? List.of(
              Phrase
                  .of("A move can leave any smaller number coprime to n, so never one whose least prime factor is p, "
                      + "that of n. It can leave every prime below p, and 1, which is worth 0: every smaller value.")
                  .asTechnical())
          : List.of(
              Phrase.of("A move can leave any smaller number coprime to n: from an even n only odd numbers, and none "
                  + "of them is worth 0."),
              Phrase
                  .of("From an odd n, no move leaves a number whose least prime factor is p, that of n. A move can "
                      + "leave 2, worth 0, and 1, worth 1, and every odd prime below p: every smaller value.")
                  .asTechnical());
      return new LineTheorem(moves,
          proper ? Phrase.of("a heap of n is worth i, where the i-th prime is the least prime factor of n")
              : Phrase
                  .of("a heap of odd n is worth i, where the i-th prime is the least prime factor of n; a heap of even "
                      + "n is worth 0"),
          heap -> {
            if (heap.compareTo(BigInteger.ONE) <= 0)
              return Optional.of(proper ? BigInteger.ZERO : heap);
            if (!proper && !heap.testBit(0))
              return Optional.of(BigInteger.ZERO);
            Factors factors = Factors.of(heap);
            return factors.complete() ? index(factors.powers().firstEntry().getKey()) : Optional.empty();
          }, Optional.of(new ClosedTerm(proper ? "primepi(lpf(n))" : "n % 2 * primepi(lpf(n))",
              proper ? Phrase.of("the number of primes up to the least prime factor of {0}", ClosedTerm.N)
                  : Phrase.of("the number of primes up to the least prime factor of {0}, but {1} for even {0}",
                      ClosedTerm.N, 0),
              2, why)),
          Optional.empty(), why);
    }) : Optional.empty();
  }

  /** The number of primes up to a prime, if they can be counted. */
  private static Optional<BigInteger> index(BigInteger prime) {
    if (prime.bitLength() > MOST_BITS_COUNTED)
      return Optional.empty();
    var count = new Term.Call(Function.PRIMEPI, List.of(new Term.Constant(prime.longValueExact())));
    return Optional.of(BigInteger.valueOf(count.value(new long[0])));
  }

  @Override
  public Citation citation() {
    return new Citation("line-induction", statement, INDUCTION,
        "", "");
  }

  @Override
  public HeapValues values() {
    return values;
  }

  @Override
  public Optional<ClosedTerm> closed() {
    return closed;
  }

  @Override
  public Optional<Reasoned> recursion() {
    return recursion.map(found -> new Reasoned(found, why));
  }

  @Override
  public boolean changesRemainder() {
    return changesRemainder;
  }

  /** All heaps of the value, if the moves can be searched; otherwise those among the first moves. */
  @Override
  protected Winning<BigInteger> becoming(BigInteger heap, BigInteger wanted) {
    Optional<Winning<BigInteger>> only = only(heap, wanted);
    if (only.isPresent())
      return only.get();
    var found = new LinkedHashSet<BigInteger>();
    int most = recursion.isPresent() ? MOST_FOLLOWED : MOST;
    int[] looked = {0};
    boolean all = true;
    for (LineMove move : moves)
      all &= move.each(new long[]{heap.longValueExact()}, left -> {
        BigInteger size = BigInteger.valueOf(left[0]);
        if (size.compareTo(heap) < 0 && !found.contains(size) && values.value(size).filter(wanted::equals).isPresent())
          found.add(size);
        return ++looked[0] < most && found.size() < MOST_FOUND;
      });
    return all ? Winning.all(List.copyOf(found))
        : new Winning<>(List.copyOf(found), Count.atLeast(found.size()));
  }

  /** The heap of the value, if the options have different values and it is found soon. */
  private Optional<Winning<BigInteger>> only(BigInteger heap, BigInteger wanted) {
    if (heap.bitLength() >= Long.SIZE || wanted.bitLength() >= Long.SIZE
        || !(recursion.orElse(null) instanceof Recursion.Window window))
      return Optional.empty();
    long most = window.most().value(new long[]{heap.longValueExact()});
    if (most - wanted.longValueExact() > MOST)
      return Optional.empty();
    OptionalLong found = window.heapOf(heap.longValueExact(), wanted.longValueExact());
    return Optional.of(found.isEmpty() ? Winning.none() : Winning.all(List.of(BigInteger.valueOf(found.getAsLong()))));
  }

  /** The reason is the proof. */
  @Override
  public Reason proof(Heaps at, Convention convention) {
    return Reason.NONE;
  }

  @Override
  protected Reason why(BigInteger heap, BigInteger worth) {
    var items = new ArrayList<Reason.Item>(why.stream().map(Reason.Sentence::new).toList());
    if (recursion.orElse(null) instanceof Recursion.Window window) {
      alike(window, heap).ifPresent(items::add);
      if (worth.signum() > 0)
        only(heap, BigInteger.ZERO).flatMap(lost -> lost.some().stream().findFirst())
            .flatMap(lost -> alike(window, lost)).ifPresent(items::add);
    }
    return new Reason(items);
  }

  /** The heaps whose worth decides that of a heap, in turn, and what they are worth; empty when they are many. */
  private static Optional<Reason.Item> alike(Recursion.Window window, BigInteger heap) {
    if (heap.bitLength() >= Long.SIZE)
      return Optional.empty();
    List<Long> heaps = window.alike(heap.longValueExact(), MOST_NAMED);
    if (heaps.size() == MOST_NAMED)
      return Optional.empty();
    long last = heaps.getLast();
    long worth = last == 0 ? 0 : window.most().value(new long[]{last});
    return Optional.of(heaps.size() == 1
        ? Reason.say("A heap of {0} is worth {1}.", last, worth)
        : Reason.say("Heaps of {0} and {1} are worth the same: {2}.", Phrase.sequence(heaps.subList(0,
            heaps.size() - 1), ", "), last, worth));
  }
}
