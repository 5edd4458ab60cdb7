package org.grundy.solve.prover;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SmallHeaps;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** Large heaps of a game whose P-positions an automaton accepts, if that can be proved within a share of the budget. */
public final class AutomatonEngine implements Engine {
  /** The most steps spent on an automaton of P-positions, apart from those that follow its proof again. */
  private static final long PROVER_WORK = 100_000_000;
  /** The most steps spent on an automaton of moves to P-positions. */
  private static final long MOVES_WORK = 100_000_000;

  private final Context context;
  /** Empty where nothing could be proved; this is not tried again. */
  private final Map<Proved, Optional<PPositionAutomaton>> proved = new HashMap<>();

  /** The games, with their convention, whose P-positions are looked for. */
  private record Proved(Ruleset<?> game, int heaps, Convention play) {
  }

  public AutomatonEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    if (!(question.position() instanceof Position.Single<?>(var game, Heaps at)))
      return Attempt.notApplicable("the position has no heaps");
    if (SmallHeaps.are(at))
      return Attempt.notApplicable("the heaps are small");
    Convention play = question.convention();
    return proved(game, at.count(), play)
        .map(lost -> Attempt.found(NimValue.impartial(lost.lost(at, context.budget()), play),
            new AutomatonEvidence(game.name(), lost, play)))
        .orElseGet(() -> Attempt.notApplicable("no automaton for the losing positions of {0} was proved", game.name()));
  }

  private Optional<PPositionAutomaton> proved(Ruleset<?> game, int heaps, Convention play) {
    return proved.computeIfAbsent(new Proved(game, heaps, play), _ -> {
      Optional<PPositionAutomaton> found = HeapRules.of(game, heaps).filter(rules -> rules.heaps() == heaps)
          .flatMap(rules -> within(PROVER_WORK, part -> PPositionAutomaton.lost(rules, play, part, context.budget()))
              .flatMap(lost -> within(MOVES_WORK, part -> Optional.of(PPositionAutomaton.of(rules, lost, part)))));
      found.ifPresent(lost -> context.budget().reserve(lost.bytes()));
      return found;
    });
  }

  private <T> Optional<T> within(long work, Function<Budget, Optional<T>> attempt) {
    Budget part = context.budget().part(work);
    try (var scratch = part.scratch()) {
      return attempt.apply(scratch.budget());
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }
}
