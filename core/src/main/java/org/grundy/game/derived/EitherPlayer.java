package org.grundy.game.derived;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game in which both players may make the moves of either: {@code impartial:domineering} is Cram.
 */
public final class EitherPlayer<P> extends Derived<P> implements Impartial<P> {
  /** @param of not won by points */
  public EitherPlayer(Ruleset<P> of) {
    super("impartial:", of);
    if (of instanceof Scoring)
      throw BadInput.because("{0} is won by points, so it has no impartial form", of.name());
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} Both players have the moves of either.", of().rules());
  }

  /** Left's moves, then those of Right's that lead elsewhere. */
  @Override
  public void moves(P at, Moves<P> out) {
    Set<P> seen = new HashSet<>();
    boolean[] more = {true};
    for (Player player : Player.values())
      if (more[0])
        of().moves(at, player, (option, touched) -> {
          if (seen.add(option) || player == Player.LEFT)
            more[0] = out.to(option, touched);
          return more[0];
        });
  }

  @Override
  public List<P> summands(P at) {
    return of().summands(at);
  }
}
