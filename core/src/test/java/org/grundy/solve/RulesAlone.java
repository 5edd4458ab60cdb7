package org.grundy.solve;

import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.derived.DerivedGame;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** A game of which nothing is known but its moves: no description, no symmetry, no summands. */
public final class RulesAlone<P> extends DerivedGame<P> implements Partizan<P> {
  private RulesAlone(Ruleset<P> of) {
    super("", of);
  }

  public static Position position(Position position) {
    return position instanceof Position.Single<?> single ? position(single) : position;
  }

  private static <P> Position position(Position.Single<P> single) {
    return new Position.Single<>(new RulesAlone<>(single.ruleset()), single.at());
  }

  @Override
  public Phrase rules() {
    return of().rules();
  }

  @Override
  public P normal(P at) {
    return at;
  }

  @Override
  public void moves(P at, Player mover, Moves<P> out) {
    of().moves(at, mover, out);
  }
}
