package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.HeapTouches;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Nim in which a limited number of stones may also be added: {@code poker-nim 3 4 5; 2}. */
public final class PokerNim implements Impartial<PokerNim.At> {
  /**
   * A position.
   *
   * @param reserve the stones that the players together may still add
   */
  public record At(Heaps heaps, BigInteger reserve) {
    /** This position with heap {@code i} of another size; growth comes out of the reserve. */
    At with(int i, BigInteger size) {
      return new At(heaps.with(i, size), reserve.subtract(size.subtract(heaps.get(i)).max(BigInteger.ZERO)));
    }
  }

  @Override
  public String name() {
    return "poker-nim";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Take any positive number from one heap; or add to one heap while there are stones left to add.");
  }

  @Override
  public Notation<At> notation() {
    return new HeapsAnd<>(Heaps.notation(), Phrase.of("the number of stones that may be added"),
        (heaps, reserve) -> new At(heaps, reserve.orElseThrow(
            () -> BadInput.because("expected the number of stones that may be added after a semicolon, as in {0}",
                "3 4 5; 2"))),
        At::heaps, at -> Optional.of(at.reserve),
        Phrase.of("Write the sizes of the heaps, a semicolon, and the number of stones that may be added."));
  }

  @Override
  public List<String> examples() {
    return List.of("3 4 5; 2", "1 2 3; 4", "5; 0");
  }

  @Override
  public Picture picture(At at) {
    Picture heaps = Picture.heaps(at.heaps.list());
    return new Picture(heaps.layout(), heaps.parts(),
        List.of(new Picture.Counter(Phrase.of("stones that may be added"), at.reserve)));
  }

  private static BigInteger most(At at, int heap) {
    return at.heaps.get(heap).add(at.reserve);
  }

  @Override
  public void moves(At at, Moves<At> out) {
    for (int heap = 0; heap < at.heaps.count(); heap++)
      for (BigInteger size = BigInteger.ZERO; size.compareTo(most(at, heap)) <= 0; size = size.add(BigInteger.ONE))
        if (!size.equals(at.heaps.get(heap)) && !out.to(at.with(heap, size), heap))
          return;
  }

  @Override
  public boolean legal(At from, Player mover, At to) {
    if (from.heaps.count() != to.heaps.count())
      return false;
    int[] changed = IntStream.range(0, from.heaps.count())
        .filter(i -> !from.heaps.get(i).equals(to.heaps.get(i))).toArray();
    return changed.length == 1 && to.heaps.get(changed[0]).compareTo(most(from, changed[0])) <= 0
        && to.equals(from.with(changed[0], to.heaps.get(changed[0])));
  }

  @Override
  public Optional<Count> moveCount(At at, Player mover) {
    return Optional.of(new Count.Exactly(IntStream.range(0, at.heaps.count()).mapToObj(i -> most(at, i))
        .reduce(BigInteger.ZERO, BigInteger::add)));
  }

  @Override
  public BigInteger level(At option, int part) {
    return option.heaps.get(part);
  }

  @Override
  public TouchResult<At> touched(At at, Player mover, List<Touch> soFar) {
    List<Integer> touchable = IntStream.range(0, at.heaps.count()).filter(i -> most(at, i).signum() > 0).boxed()
        .toList();
    return HeapTouches.touched(at.heaps.list(), touchable, soFar,
        (heap, size) -> size.equals(at.heaps.get(heap)) || size.compareTo(most(at, heap)) > 0 ? Optional.empty()
            : Optional.of(at.with(heap, size)));
  }

  /** The heaps ascending; without empty ones when nothing can be added. */
  @Override
  public At normal(At at) {
    return new At(at.reserve.signum() > 0 ? at.heaps.sorted() : at.heaps.sortedWithoutEmpty(), at.reserve);
  }

  @Override
  public List<Theorem<At>> theorems() {
    return List.of(new PokerNimTheorem());
  }
}
