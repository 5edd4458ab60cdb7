package org.grundy.game;

import org.grundy.value.Player;

/** A game won by points, not by moving last. Play ends when the mover has no move. */
public non-sealed interface Scoring<P> extends Ruleset<P> {
  /** The points that {@code mover} scores by moving from {@code from} to {@code to}. */
  long points(P from, Player mover, P to);

  /**
   * Left's points less Right's for one move of {@code mover}; 0 in games without points. Time linear in the summands.
   */
  static long lead(Position from, Player mover, Position to) {
    long lead = 0;
    for (int i = 0; i < from.parts().size(); i++)
      if (!from.parts().get(i).equals(to.parts().get(i)))
        lead = Math.addExact(lead, switch (from.parts().get(i)) {
          case Position.Single<?> single -> lead(single, mover, (Position.Single<?>) to.parts().get(i));
          case Position.Negative(Position.Single<?> of) -> Math
              .negateExact(lead(of, mover.opponent(), ((Position.Negative) to.parts().get(i)).of()));
          case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
        });
    return lead;
  }

  /**
   * Left's points less Right's for a position where play has ended; 0 in games without points. Time linear in the
   * summands.
   */
  static long atEnd(Position end) {
    long lead = 0;
    for (Position part : end.parts())
      lead = Math.addExact(lead, switch (part) {
        case Position.Single<?> single -> atEnd(single);
        case Position.Negative(Position.Single<?> of) -> Math.negateExact(atEnd(of));
        case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
      });
    return lead;
  }

  private static <P> long atEnd(Position.Single<P> end) {
    return end.ruleset() instanceof Scoring<P> scoring ? scoring.atEnd(end.at()) : 0;
  }

  @SuppressWarnings("unchecked") // both are positions of one ruleset, since one is an option of the other
  private static <P> long lead(Position.Single<P> from, Player mover, Position.Single<?> to) {
    return from.ruleset() instanceof Scoring<P> scoring ? scoring.lead(from.at(), mover, (P) to.at()) : 0;
  }

  /** Left's points less Right's for one move. */
  default long lead(P from, Player mover, P to) {
    long points = points(from, mover, to);
    return mover == Player.LEFT ? points : Math.negateExact(points);
  }

  /** Left's points less Right's for the final position, on top of those for moves. */
  default long atEnd(P at) {
    return 0;
  }
}
