package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.PlainSolver;
import org.grundy.game.Count;
import org.grundy.game.NimRule;
import org.grundy.game.Position;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.solve.canonical.CanonicalEvidence;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.mex.MexEvidence;
import org.grundy.solve.nimsum.NimSumEvidence;
import org.grundy.solve.prover.AutomatonEvidence;
import org.grundy.solve.retrograde.RetrogradeEvidence;
import org.grundy.solve.score.ScoreEvidence;
import org.grundy.solve.table.MisereHeapEvidence;
import org.grundy.solve.table.PeriodEvidence;
import org.grundy.solve.table.TableEvidence;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/** What evidence says of a position, of its parts and of its winning moves, against plain analysis. */
final class PlainEvidence {
  private static final int MOST_POSITIONS = 1500;

  private final PlainSolver plain;
  private final Position position;
  private final Convention convention;

  private PlainEvidence(PlainSolver plain, Convention convention) {
    this.plain = plain;
    this.position = plain.positions().getFirst();
    this.convention = convention;
  }

  /** That the evidence for the first position holds, and is of a kind that can decide it. */
  static void check(PlainSolver plain, Convention convention, List<Evidence> evidence) {
    assertThat(evidence).as(plain.positions().getFirst().text()).isNotEmpty();
    var checked = new PlainEvidence(plain, convention);
    evidence.stream().limit(evidence.getFirst() instanceof MisereHeapEvidence ? 1 : evidence.size())
        .forEach(checked::check);
  }

  private void check(Evidence evidence) {
    String what = "%s %s by %s".formatted(position.text(), convention, evidence.kind());
    assertThat(decides(evidence)).as(what).isTrue();
    checkSummands(evidence.summands(), what);
    for (Player mover : Player.values())
      evidence.winning(position, mover)
          .ifPresent(winning -> checkWinning(winning, plain.winning(position, mover, convention), what));
  }

  private boolean decides(Evidence evidence) {
    boolean normal = convention == Convention.NORMAL;
    boolean nimValues = normal && position.impartial();
    return switch (evidence) {
      case TheoremEvidence<?> theorem -> theorem.convention() == convention && states(theorem, outcome());
      case NimSumEvidence sum -> normal && sum.summands().size() > 1 && adds(sum.summands());
      case MisereHeapEvidence heaps -> !normal && position.impartial() && adds(heaps);
      case TableEvidence _, PeriodEvidence _ -> nimValues && !position.loopy();
      case AutomatonEvidence automaton -> automaton.play() == convention && position.impartial();
      case MexEvidence _ -> position.impartial() && !position.loopy();
      case RetrogradeEvidence _ -> position.loopy();
      case CanonicalEvidence _ -> normal;
      case SearchEvidence _ -> !position.loopy();
      case ScoreEvidence _ -> position.scoring();
      default -> throw new AssertionError("add " + evidence.kind() + " here");
    };
  }

  private Outcome outcome() {
    return plain.outcome(position, convention);
  }

  private static <P> boolean states(TheoremEvidence<P> evidence, Outcome outcome) {
    Theorem<P> theorem = evidence.theorem();
    return theorem.worth(evidence.at(), evidence.convention()).map(Worth::outcome).filter(outcome::equals).isPresent();
  }

  /** Whether what the parts are worth comes to the outcome, and in an impartial game to the nim-value. */
  private boolean adds(List<Summand> summands) {
    Optional<Worth> sum = Worth.sum(summands.stream().map(Summand::worth).toList());
    return sum.isPresent() && sum.get().outcome().equals(outcome())
        && (!position.impartial() || position.loopy() || sum.get().equals(NimValue.of(plain.nimValue(position))));
  }

  /** Whether the outcome is that of mis&egrave;re Nim with the nim-values as heaps. */
  private boolean adds(MisereHeapEvidence heaps) {
    List<BigInteger> values = heaps.summands().stream().map(heap -> heap.worth().nimValue().orElseThrow()).toList();
    return outcome().equals(NimRule.lost(values, Convention.MISERE) ? Outcome.P : Outcome.N);
  }

  private void checkSummands(List<Summand> summands, String what) {
    for (Summand summand : summands)
      PlainSolver.of(summand.position(), MOST_POSITIONS).ifPresent(part -> {
        assertThat(summand.worth().outcome()).as("%s of %s", summand.position().text(), what)
            .isEqualTo(part.outcome(summand.position(), Convention.NORMAL));
        new PlainEvidence(part, Convention.NORMAL).check(summand.evidence());
      });
  }

  private static void checkWinning(Winning<Position> said, List<Position> winning, String what) {
    assertThat(winning).as(what).containsAll(said.some());
    if (said.count() instanceof Count.Exactly(BigInteger count))
      assertThat(count.intValueExact()).as(what).isEqualTo(winning.size());
    else
      assertThat(said.count().number().intValueExact()).as(what).isLessThanOrEqualTo(winning.size());
  }
}
