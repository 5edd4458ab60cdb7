package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.NimRule;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * Moves take the same numbers from every heap that is large enough, so mis&egrave;re play goes as in mis&egrave;re Nim
 * with the nim-values as heaps: a heap of n is worth 1 exactly when a heap of n - s is worth 0, where s is the least
 * number that may be taken, and this holds for infinitely many numbers too.
 *
 * @param summands   the heaps that are not empty, with their nim-values
 * @param remainders which single heaps are losing and where among them this one stands, if a period tells
 */
public record MisereHeapEvidence(List<Summand> summands, Optional<Reason> remainders) implements Evidence {
  private static final Citation FERGUSON = new Citation("ferguson-1974",
      Phrase.of("if the same numbers may be taken from every heap, nim-values decide misere play as in Nim"),
      "Ferguson 1974",
      "T. S. Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 (1974)"
          + " 159-167",
      "10.1007/BF01763255");

  public MisereHeapEvidence {
    summands = List.copyOf(summands);
  }

  /** The nim-values of the heaps. */
  List<BigInteger> values() {
    return summands.stream().map(heap -> heap.worth().nimValue().orElseThrow()).toList();
  }

  @Override
  public String kind() {
    return "theorem";
  }

  @Override
  public Phrase briefly() {
    return Phrase.verbatim(FERGUSON.authors());
  }

  @Override
  public Line line(Phrase proved) {
    return Line.theorem(FERGUSON.statement(), FERGUSON.authors());
  }

  @Override
  public void fields(Fields out) {
    out.put("id", FERGUSON.id());
    out.put("authors", FERGUSON.authors());
    out.put("source", FERGUSON.source());
    out.put("doi", FERGUSON.doi());
  }

  @Override
  public Optional<Reason> why() {
    return remainders.or(() -> Optional.of(NimRule.misere(values())));
  }

  /** The winning moves of a single heap, if a theorem tells which moves reach a nim-value. */
  @Override
  public Optional<Winning<Position>> winning(Position position, Player mover) {
    return summands.size() == 1 && position instanceof Position.Single<?>(HeapGame game, Heaps at)
        ? winning(game, at, mover) : Optional.empty();
  }

  private Optional<Winning<Position>> winning(HeapGame game, Heaps at, Player mover) {
    BigInteger wanted = NimRule.wanted(values(), 0, Convention.MISERE);
    return game.theorems().stream().flatMap(theorem -> theorem.reaching(at, mover, wanted).stream()).findFirst()
        .map(winning -> new Winning<>(winning.some().stream()
            .<Position>map(to -> new Position.Single<>(game, to)).toList(), winning.count()));
  }
}
