package org.grundy.solve.theorem;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.solve.engine.Evidence;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** A published theorem applies to the position. Reasons and winning moves are fetched only when asked for. */
public record TheoremEvidence<P>(Theorem<P> theorem, P at, Convention convention) implements Evidence {
  @Override
  public String kind() {
    return "theorem";
  }

  @Override
  public Phrase briefly() {
    return theorem.working(at).orElseGet(() -> Phrase.verbatim(theorem.citation().authors()));
  }

  @Override
  public Line line(Phrase proved) {
    return Line.theorem(theorem.citation().statement(), theorem.citation().authors());
  }

  @Override
  public void fields(Fields out) {
    Citation citation = theorem.citation();
    out.put("id", citation.id());
    theorem.machineProof().ifPresent(name -> out.put("proof", name));
    out.put("authors", citation.authors());
    if (!citation.source().isEmpty())
      out.put("source", citation.source());
    if (!citation.doi().isEmpty())
      out.put("doi", citation.doi());
  }

  @Override
  public Optional<Line> machineProof() {
    return theorem.machineProof().map(name -> new Line(Phrase.of("Proved"),
        Phrase.of("for heaps of any size, by automata: {0}", Invocation.of("prove " + name)), ""));
  }

  @Override
  public Optional<Reason> why() {
    return Optional.of(theorem.why(at, convention));
  }

  @Override
  public Optional<Winning<Position>> winning(Position position, Player mover) {
    return Optional.of(winning(((Position.Single<?>) position).ruleset(), mover));
  }

  @SuppressWarnings("unchecked") // the theorem was found on this very position's ruleset
  private Winning<Position> winning(Ruleset<?> ruleset, Player mover) {
    Winning<P> winning = theorem.winning(at, mover, convention);
    var own = (Ruleset<P>) ruleset;
    List<Position> some = winning.some().stream().<Position>map(to -> new Position.Single<>(own, to)).toList();
    return new Winning<>(some, winning.count());
  }

  /** What a move from the position does, in the theorem's terms; {@code option} is a position of the same game. */
  @SuppressWarnings("unchecked") // the position and its option are of the same ruleset
  public Optional<Phrase> effect(Position from, Position option) {
    return from instanceof Position.Single<?> before && option instanceof Position.Single<?> after
        && before.at().equals(at) && before.ruleset().equals(after.ruleset()) ? theorem.effect(at, (P) after.at())
            : Optional.empty();
  }
}
