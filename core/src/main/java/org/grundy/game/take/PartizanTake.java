package org.grundy.game.take;

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
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Each player has a set of numbers that may be taken from a heap: {@code partizan-take:1,3/2,3}, Left's set first. A. S.
 * Fraenkel and A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game Theory 16, 1987.
 */
public final class PartizanTake implements Partizan<Heaps> {
  private static final String NAME = "partizan-take";

  private final AmountList left;
  private final AmountList right;

  private PartizanTake(AmountList left, AmountList right) {
    this.left = left;
    this.right = right;
  }

  /**
   * Reads {@code partizan-take:1,3/2,3}.
   *
   * @throws BadInput unless there are two sets of numbers from 1
   */
  public static PartizanTake named(String name) {
    String[] sets = name.substring(NAME.length() + 1).split("/", -1);
    if (sets.length != 2)
      throw BadInput.because("expected {0} {0:number|numbers}, found {1}", 2, sets.length);
    return new PartizanTake(AmountList.parse(sets[0]), AmountList.parse(sets[1]));
  }

  private AmountList amounts(Player mover) {
    return mover == Player.LEFT ? left : right;
  }

  @Override
  public String name() {
    return NAME + ":" + left + "/" + right;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left takes {0} from one heap; Right takes {1}.", left.either(), right.either());
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation();
  }

  @Override
  public List<String> examples() {
    return List.of("6", "3 5", "7 2 1");
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  @Override
  public void moves(Heaps at, Player mover, Moves<Heaps> out) {
    for (int heap = 0; heap < at.list().size(); heap++)
      for (int amount : amounts(mover).toArray()) {
        BigInteger rest = at.get(heap).subtract(BigInteger.valueOf(amount));
        if (rest.signum() >= 0 && !out.to(at.with(heap, rest), heap))
          return;
      }
  }

  @Override
  public Optional<Count> moveCount(Heaps at, Player mover) {
    return Optional.of(Count.exactly(at.list().stream().mapToLong(size -> IntStream.of(amounts(mover).toArray())
        .filter(amount -> size.compareTo(BigInteger.valueOf(amount)) >= 0).count()).sum()));
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    return HeapTouches.touched(at.list(), HeapTouches.nonEmpty(at.list()), soFar,
        (heap, level) -> amounts(mover).contains(at.get(heap).subtract(level)) ? Optional.of(at.with(heap, level))
            : Optional.empty());
  }

  /** The heaps that are not empty, in ascending order. */
  @Override
  public Heaps normal(Heaps at) {
    return Heaps.of(at.list().stream().filter(size -> size.signum() > 0).sorted().toList());
  }

  /** Each heap alone. */
  @Override
  public List<Heaps> summands(Heaps at) {
    List<Integer> heaps = HeapTouches.nonEmpty(at.list());
    return heaps.size() < 2 ? List.of(at) : heaps.stream().map(at::only).toList();
  }

  @Override
  public Optional<Heaps> negative(Heaps at) {
    return left.equals(right) ? Optional.of(at) : Optional.empty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PartizanTake that && left.equals(that.left) && right.equals(that.right);
  }

  @Override
  public int hashCode() {
    return 31 * left.hashCode() + right.hashCode();
  }
}
