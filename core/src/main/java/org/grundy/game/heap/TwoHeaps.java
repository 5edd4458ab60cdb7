package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.HeapTouches;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Each player has a heap of their own and takes from it, Left up to k1 and Right up to k2: {@code two-heaps:5,2 7 3}.
 * Its value is the whole number n1 - n2.
 *
 * @param left  k1, 1 or more
 * @param right k2, 1 or more
 */
public record TwoHeaps(BigInteger left, BigInteger right) implements Partizan<Heaps> {
  private static final String NAME = "two-heaps";

  /**
   * Reads {@code two-heaps:5,2}.
   *
   * @throws BadInput unless there are two numbers from 1
   */
  public static TwoHeaps named(String name) {
    String[] words = name.substring(NAME.length() + 1).split(",", -1);
    if (words.length != 2)
      throw BadInput.because("expected {0} {0:number|numbers}, found {1}", 2, words.length);
    return new TwoHeaps(number(words[0], 1), number(words[1], 2));
  }

  private static BigInteger number(String word, int place) {
    return Decimals.parse(word).filter(n -> n.signum() > 0)
        .orElseThrow(
            () -> BadInput.expected(Phrase.of("number {0}", place), Phrase.of("a whole number, {0} or more", 1), word));
  }

  @Override
  public String name() {
    return NAME + ":" + left + "," + right;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left takes up to {0} from heap 1; Right takes up to {1} from heap 2.", left, right);
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(2);
  }

  @Override
  public List<String> examples() {
    return List.of("7 3", "3 3", "2 6");
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  /** The heap that a player takes from. */
  static int heap(Player mover) {
    return mover == Player.LEFT ? 0 : 1;
  }

  /** The most that a player may take. */
  BigInteger most(Heaps at, Player mover) {
    return at.get(heap(mover)).min(mover == Player.LEFT ? left : right);
  }

  /** The number of moves a player makes when each takes as much as possible. */
  BigInteger fewest(Heaps at, Player mover) {
    BigInteger most = mover == Player.LEFT ? left : right;
    return at.get(heap(mover)).add(most).subtract(BigInteger.ONE).divide(most);
  }

  @Override
  public void moves(Heaps at, Player mover, Moves<Heaps> out) {
    BigInteger size = at.get(heap(mover));
    for (BigInteger n = BigInteger.ONE; n.compareTo(most(at, mover)) <= 0; n = n.add(BigInteger.ONE))
      if (!out.to(at.with(heap(mover), size.subtract(n)), heap(mover)))
        return;
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    BigInteger taken = from.get(heap(mover)).subtract(to.get(heap(mover)));
    int other = 1 - heap(mover);
    return taken.signum() > 0 && taken.compareTo(most(from, mover)) <= 0 && from.get(other).equals(to.get(other));
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    return Optional.of(new Count.Exactly(most(at, mover)));
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    List<Integer> touchable = IntStream.of(heap(mover)).filter(i -> at.get(i).signum() > 0).boxed().toList();
    return HeapTouches.touched(at.list(), touchable, soFar,
        (heap, level) -> Optional.of(at.with(heap, level)).filter(to -> legal(at, mover, to)));
  }

  /** Each heap alone, if both have tokens. */
  @Override
  public List<Heaps> summands(Heaps at) {
    return at.get(0).signum() > 0 && at.get(1).signum() > 0 ? List.of(at.only(0), at.only(1)) : List.of(at);
  }

  @Override
  public Optional<Heaps> negative(Heaps at) {
    return left.equals(right) ? Optional.of(Heaps.of(at.list().reversed())) : Optional.empty();
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new TwoHeapsTheorem(this));
  }
}
