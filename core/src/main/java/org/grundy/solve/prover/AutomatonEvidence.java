package org.grundy.solve.prover;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Winning;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Evidence;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * The losing positions are those that an automaton accepts, which is proved for heaps of all sizes.
 *
 * @param game whose they are
 * @param lost with the moves to them
 * @param play under which rule
 */
public record AutomatonEvidence(String game, PPositionAutomaton lost, Convention play) implements Evidence {
  private static final int MANY = 1 << 10;

  @Override
  public String kind() {
    return "automaton";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by a proved automaton");
  }

  @Override
  public Line line(Phrase proved) {
    return new Line(proved,
        Phrase.of("for heaps of any size, by an automaton with {0} {0:state|states} {1}: {2}",
            lost.positions().dfa().states(), lost.positions().system().over(),
            Invocation.of((play == Convention.MISERE ? "conjecture --misere '" : "prove '") + game + "'")),
        "");
  }

  @Override
  public void fields(Fields out) {
    out.put("states", lost.positions().dfa().states());
    out.put("digits", lost.positions().system().name());
  }

  @Override
  public Optional<Winning<Position>> winning(Position position, Player mover) {
    if (!(position instanceof Position.Single<?> single) || !(single.at() instanceof Heaps at))
      return Optional.empty();
    @SuppressWarnings("unchecked") // the automaton reads positions of heaps
    var ruleset = (Ruleset<Heaps>) single.ruleset();
    Winning<Heaps> winning = lost.winning(at, MANY);
    List<Position> some = winning.some().stream().<Position>map(to -> new Position.Single<>(ruleset, to)).toList();
    return Optional.of(new Winning<>(some, winning.count()));
  }
}
