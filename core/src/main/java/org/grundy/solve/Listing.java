package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Holding;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.value.Player;

/**
 * The distinct options of a position, each with the touches that make it. Their memory stays reserved until the listing
 * is closed.
 */
final class Listing implements AutoCloseable {
  /** Bytes for a move besides its position: entries of two maps, and the touches. */
  private static final long MOVE = 4L * Holding.ENTRY;
  /** Roughly the bytes of a position for each character of its text. */
  private static final long LETTER = 16;

  private final Holding held;
  private final SequencedMap<Position, Move> moves = new LinkedHashMap<>();
  private final Map<List<Touch>, Move> named = new HashMap<>();
  private boolean complete = true;

  private Listing(Budget budget) {
    this.held = new Holding(budget);
  }

  /**
   * Lists options until there are more than {@code most} or the budget ends; the listing is then not {@link #complete}.
   */
  static Listing of(Position position, Player mover, long most, Budget budget) {
    var listing = new Listing(budget);
    long each = MOVE + LETTER * position.text().length();
    try {
      listing.complete = position.moves(mover, move -> {
        budget.charge(1);
        listing.held.add(each);
        listing.moves.putIfAbsent(move.to(), move);
        listing.named.putIfAbsent(move.touches(), move);
        return listing.moves.size() <= most;
      });
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      listing.complete = false;
    }
    return listing;
  }

  @Override
  public void close() {
    held.releaseAll();
  }

  boolean complete() {
    return complete;
  }

  /** The options as they were found: a view, since copying half a million moves takes tens of milliseconds. */
  SequencedCollection<Move> moves() {
    return moves.sequencedValues();
  }

  Count count() {
    return complete ? Count.exactly(moves.size()) : Count.atLeast(moves.size());
  }

  /** The moves by their touches; the first of several that share the same touches. */
  Map<List<Touch>, Move> byTouches() {
    return named;
  }

  /** Whether different options share the same touches, as with two pieces on one square. */
  boolean touchedAlike() {
    return named.size() < moves.size();
  }

  Optional<List<Touch>> touches(Position option) {
    return Optional.ofNullable(moves.get(option)).map(Move::touches);
  }

  /** The number of options, if the rulesets can tell it without listing; of a sum, that of all its parts. */
  static Optional<Count> described(Position position, Player mover) {
    Optional<Count> sum = Optional.of(Count.exactly(0));
    for (Position part : position.parts()) {
      Optional<Count> count = switch (part) {
        case Position.Single<?> single -> described(single, mover);
        case Position.Negative(Position.Single<?> of) -> described(of, mover.opponent());
        case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
      };
      sum = sum.flatMap(before -> count.map(before::plus));
    }
    return sum;
  }

  private static <P> Optional<Count> described(Position.Single<P> single, Player mover) {
    Ruleset<P> ruleset = single.ruleset();
    return ruleset.moveCount(single.at(), mover);
  }

  /** The touches of a move between stacks that was not listed: each changed heap at its new height. */
  static List<Touch> levels(Picture before, Position to) {
    Picture after = to.pictures().getFirst();
    var touches = new ArrayList<Touch>();
    if (before.layout().ofHeaps() && before.parts().size() == after.parts().size())
      for (int i = 0; i < before.parts().size(); i++)
        if (before.parts().get(i) instanceof Picture.Part.Heap(int id, BigInteger was)
            && after.parts().get(i) instanceof Picture.Part.Heap(int _, BigInteger is) && !is.equals(was))
          touches.add(new Touch(0, id, is));
    return touches;
  }

  /** The move that the touches make if no more follow. */
  static Optional<Position> ended(TouchResult<Position> touched) {
    return switch (touched) {
      case TouchResult.Done<Position>(Position to) -> Optional.of(to);
      case TouchResult.More<Position>(var _, Optional<Position> ended) -> ended;
      case TouchResult.Refused<Position> _ -> Optional.empty();
    };
  }
}
