package org.grundy.solve.nimsum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.engine.Summands;

/** The nim-values of summands, added without carrying (Sprague and Grundy). */
public record NimSumEvidence(List<Summand> summands) implements Evidence {
  private static final Citation SPRAGUE_GRUNDY = new Citation("sprague-1935",
      Phrase.of("a sum is worth the nim-sum of its parts' values"), "Sprague 1935, Grundy 1939",
      "R. Sprague, Ueber mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) 438-444;"
          + " P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8",
      "");

  public NimSumEvidence {
    summands = List.copyOf(summands);
  }

  @Override
  public String kind() {
    return "nim-sum";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("nim-sum");
  }

  @Override
  public Line line(Phrase proved) {
    return Line.theorem(SPRAGUE_GRUNDY.statement(), SPRAGUE_GRUNDY.authors());
  }

  @Override
  public void fields(Fields out) {
    // the summands say it all
  }

  /** The value to which a winning move brings the summand that it changes; empty when some value is not known. */
  public Optional<BigInteger> broughtTo(Position option) {
    BigInteger sum = BigInteger.ZERO;
    for (Summand summand : summands) {
      Optional<BigInteger> value = summand.worth().nimValue();
      if (value.isEmpty())
        return Optional.empty();
      sum = sum.xor(value.get());
    }
    var kept = new ArrayList<>(Summands.of(option));
    List<Summand> changed = summands.stream().filter(summand -> !kept.remove(summand.position())).toList();
    return changed.size() == 1 ? changed.getFirst().worth().nimValue().map(sum::xor) : Optional.empty();
  }
}
