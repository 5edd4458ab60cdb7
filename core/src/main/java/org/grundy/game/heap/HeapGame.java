package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * A game of heaps in which a move changes one heap, in a way that depends on its size alone. A game writes
 * {@link #name} and {@link #from}; everything else has a default.
 */
public interface HeapGame extends Impartial<Heaps> {
  /** The greatest heap size. Moves are listed, so heaps stay well within a {@code long}. */
  long LARGEST = 1_000_000_000_000_000_000L;

  /** The greatest heap that exists, when sizes are limited: the last node of a graph. */
  default long greatest() {
    return LARGEST;
  }

  /** Puts all options of a heap of {@code heap} &ge; 0 tokens into {@code out}. */
  void from(long heap, Become out);

  /**
   * The most heaps that one heap becomes in a move: with 1 heaps are stacks that fall to a level, with more they are
   * rows out of which a run is taken. Found by trying heaps of up to {@value Layouts#TRIED} tokens; a game whose larger
   * heaps break into more overrides this.
   */
  default int pieces() {
    return Layouts.pieces(this);
  }

  /** The take-and-break code equivalent to {@link #from}, for engines that know such codes. */
  default Optional<OctalCode> code() {
    return Optional.empty();
  }

  /** Whether a move that leaves several heaps takes a run out of a row; false when they may hold more than before. */
  default boolean inRows() {
    return pieces() > 1;
  }

  /**
   * The range of smaller heaps that are exactly the options of a heap, for engines that know such games; otherwise
   * empty.
   */
  default Optional<Span> span() {
    return Optional.empty();
  }

  /** The set of numbers that moves take from a heap of any size, for engines that know such games; otherwise empty. */
  default Optional<Amounts> amounts() {
    return Optional.empty();
  }

  /**
   * Whether every move takes some of a set of numbers, the same for every heap that is large enough, and leaves one heap.
   */
  default boolean fixesAmounts() {
    return amounts().isPresent() || code().filter(OctalCode::fixesAmounts).isPresent();
  }

  /** {@inheritDoc} Counted for games that have a {@link #span}. */
  @Override
  default Optional<Count> moveCount(Heaps at, Player mover) {
    return span().map(span -> LongStream.of(at.toLongs())
        .mapToObj(heap -> Count.exactly(Math.max(0, span.most(heap) - span.least(heap) + 1)))
        .reduce(Count.exactly(0), Count::plus));
  }

  @Override
  default boolean touchesAnyNumber(Heaps at, Player mover) {
    return false;
  }

  @Override
  default Phrase rules() {
    return Phrase.of("Change one heap as {0} allows.", name());
  }

  @Override
  default List<String> examples() {
    return List.of("9", "3 5 7");
  }

  @Override
  default Notation<Heaps> notation() {
    return Heaps.notation().count(1, Layouts.mostHeaps(pieces())).atMost(greatest());
  }

  /** {@inheritDoc} Lists an option twice, with different touches, when its run may be taken from either side. */
  @Override
  default void moves(Heaps at, Moves<Heaps> out) {
    HeapMoves.list(this, at, out);
  }

  @Override
  default Picture picture(Heaps at) {
    return Layouts.picture(at, this);
  }

  @Override
  default BigInteger level(Heaps option, int part) {
    return Layouts.level(option, part);
  }

  /** {@inheritDoc} A heap may be drawn as a row when it is alone, and as a number beside others. */
  @Override
  default Optional<Heaps> lifted(Heaps at, Heaps summand, Heaps option) {
    return Optional.of(HeapMoves.lifted(at, summand, option));
  }

  @Override
  default Heaps normal(Heaps at) {
    return at.sortedWithoutEmpty();
  }

  @Override
  default List<Heaps> summands(Heaps at) {
    List<Heaps> alone = IntStream.range(0, at.count()).filter(i -> at.get(i).signum() > 0).mapToObj(at::only).toList();
    return alone.size() < 2 ? List.of(at) : alone;
  }
}
