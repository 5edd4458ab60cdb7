package org.grundy.solve.strong;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Evidence;
import org.grundy.value.Player;

/**
 * The position is among those that a strong solution holds.
 *
 * @param folder that holds the solution
 */
public record StrongEvidence(StrongSolution solution, String folder) implements Evidence {
  @Override
  public String kind() {
    return "strongSolution";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("strong solution");
  }

  @Override
  public Line line(Phrase proved) {
    return new Line(proved,
        Phrase.of("strongly solved: {0,} {0:position|positions}, table {1}", solution.positions(), folder), "");
  }

  @Override
  public void fields(Fields out) {
    out.put("positions", solution.positions()).put("table", folder);
  }

  @Override
  public Optional<Winning<Position>> winning(Position position, Player mover) {
    var found = new LinkedHashSet<Position>();
    boolean[] known = {true};
    position.moves(mover, move -> {
      Optional<StrongSolution.Entry> entry = solution.entry(move.to(), mover.opponent());
      known[0] &= entry.isPresent();
      if (entry.isPresent() && entry.get().ending() == StrongSolution.Ending.LOST)
        found.add(move.to());
      return known[0];
    });
    return known[0] ? Optional.of(Winning.all(List.copyOf(found))) : Optional.empty();
  }
}
