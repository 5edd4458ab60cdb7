package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.HeapTouches;
import org.grundy.game.HeapValues;
import org.grundy.game.Heaps;
import org.grundy.game.NimRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * In Lasker's Nim, 4.[3], a heap is worth its size, but 4k + 3 is worth 4k + 4 and 4k + 4 is worth 4k + 3. The value
 * takes no time; splits are searched for heaps of up to {@value #MOST_SPLIT} tokens.
 */
final class LaskerTheorem implements Theorem<Heaps> {
  static final OctalCode CODE = OctalCode.parse("4.[3]");

  private static final long MOST_SPLIT = 1 << 18;

  @Override
  public Citation citation() {
    return new Citation("winning-ways-lasker",
        Phrase.of("a heap of n is worth n, but 4k + 3 is worth 4k + 4 and 4k + 4 is worth 4k + 3"),
        "Berlekamp, Conway, Guy 1982", "Winning Ways for your Mathematical Plays, chapter 4", "");
  }

  /** The value of a heap; also the heap that has a value. */
  private static BigInteger value(BigInteger n) {
    int last = n.and(BigInteger.valueOf(3)).intValueExact();
    return n.signum() == 0 ? n : last == 3 ? n.add(BigInteger.ONE) : last == 0 ? n.subtract(BigInteger.ONE) : n;
  }

  @Override
  public Optional<HeapValues> heapValues() {
    return Optional.of(new HeapValues() {
      @Override
      public Optional<BigInteger> value(BigInteger heap) {
        return Optional.of(LaskerTheorem.value(heap));
      }

      @Override
      public Optional<Law> law() {
        return Optional
            .of(new Law(1, 4, 4, Phrase.of("only 4k + 3 and 4k + 4 are swapped (Winning Ways, chapter 4)")));
      }
    });
  }

  private static Optional<Integer> heap(Heaps at) {
    List<Integer> some = HeapTouches.nonEmpty(at.list());
    return some.size() > 1 ? Optional.empty() : Optional.of(some.isEmpty() ? 0 : some.getFirst());
  }

  private static BigInteger size(Heaps at) {
    return at.list().stream().reduce(BigInteger.ZERO, BigInteger::max);
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    return convention == Convention.MISERE || heap(at).isEmpty() ? Optional.empty()
        : Optional.of(new NimValue(value(size(at))));
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    return reaching(at, mover, BigInteger.ZERO).orElseThrow();
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    if (heap(at).isEmpty())
      return Optional.empty();
    BigInteger size = size(at);
    var found = new ArrayList<Heaps>();
    BigInteger left = value(value);
    if (left.compareTo(size) < 0)
      found.add(at.with(heap(at).get(), left));
    boolean all = size.compareTo(BigInteger.valueOf(MOST_SPLIT)) <= 0;
    long last = size.shiftRight(1).min(BigInteger.valueOf(all ? MOST_SPLIT : 1)).longValueExact();
    for (BigInteger a = BigInteger.ONE; a.longValueExact() <= last; a = a.add(BigInteger.ONE))
      if (value(a).xor(value(size.subtract(a))).equals(value))
        found.add(split(at, heap(at).get(), a, size.subtract(a)));
    return Optional.of(new Winning<>(found, all ? Count.exactly(found.size()) : Count.atLeast(found.size())));
  }

  private static Heaps split(Heaps at, int heap, BigInteger a, BigInteger b) {
    var sizes = new ArrayList<>(at.list());
    sizes.set(heap, a);
    sizes.add(heap + 1, b);
    return Heaps.of(sizes);
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    BigInteger n = size(at);
    if (n.signum() == 0)
      return Reason.NONE;
    return Reason.of(
        Reason.say(
            "By induction a heap of 4k + r is worth 1 or 2 mod 4 when r is 1 or 2, 0 when r is 3, and 3 when r is 0."),
        switch (n.and(BigInteger.valueOf(3)).intValueExact()) {
          case 0 -> Reason.say("Taking leaves heaps worth every number below {0} except {1}. Splitting into heaps with "
              + "the remainders 0 0, 1 3 or 2 2 makes 0 or 1 mod 4, never {1}.", n.add(BigInteger.ONE),
              n.subtract(BigInteger.ONE));
          case 1 ->
            Reason.say("Taking leaves heaps worth every number below {0}. Splitting into heaps with the remainders 0 1 "
                + "or 2 3 makes 2 mod 4, never {0}.", n);
          case 2 ->
            Reason.say("Taking leaves heaps worth every number below {0}. Splitting into heaps with the remainders 0 "
                + "2, 1 1 or 3 3 makes 0 or 1 mod 4, never {0}.", n);
          default -> Reason.technical(
              "Taking leaves heaps worth every number below {0}, and splitting into 1 and {1} makes {0}. Every split "
                  + "makes an even and an odd heap and an odd value, never {2}.",
              n,
              n.subtract(BigInteger.ONE), n.add(BigInteger.ONE));
        });
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    BigInteger size = size(at);
    Reason worth = Reason.of(value(size).equals(size)
        ? Reason.say("{0} mod 4 is {1}, so it is worth as much as in Nim.", size,
            size.and(BigInteger.valueOf(3)))
        : Reason.say("{0} mod 4 is {1}: splitting makes the value {2}.", size,
            size.and(BigInteger.valueOf(3)), value(size)));
    return worth.then(Reason.of(new Reason.Sentence(NimRule.verdict(List.of(value(size))))));
  }
}
