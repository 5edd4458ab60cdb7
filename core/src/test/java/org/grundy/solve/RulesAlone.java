package org.grundy.solve;

import java.util.List;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** A game of which nothing is known but its moves: no description, no symmetry, no summands. */
record RulesAlone<P>(Ruleset<P> of) implements Partizan<P> {
  static Position position(Position position) {
    return position instanceof Position.Single<?> single ? position(single) : position;
  }

  private static <P> Position position(Position.Single<P> single) {
    return new Position.Single<>(new RulesAlone<>(single.ruleset()), single.at());
  }

  @Override
  public String name() {
    return of.name();
  }

  @Override
  public Phrase rules() {
    return of.rules();
  }

  @Override
  public Notation<P> notation() {
    return of.notation();
  }

  @Override
  public List<String> examples() {
    return of.examples();
  }

  @Override
  public Picture picture(P at) {
    return of.picture(at);
  }

  @Override
  public void moves(P at, Player mover, Moves<P> out) {
    of.moves(at, mover, out);
  }
}
