package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.word.numeration.Numeration;
import org.grundy.word.numeration.Place;
import org.grundy.word.numeration.TribonacciTriples;
import org.grundy.word.numeration.TribonacciTriples.Triple;

/** The place of each heap of a Tribonacci position among the triples, by its Tribonacci digits. */
final class TribonacciProof {
  /** The most bits of a number shown by its digits, which are then at most 23. */
  private static final int MOST_BITS = 20;

  private TribonacciProof() {
  }

  static Reason of(Heaps at) {
    var items = new ArrayList<Reason.Item>();
    List<BigInteger> heaps = at.list();
    if (heaps.stream().allMatch(heap -> heap.bitLength() <= MOST_BITS))
      items.add(columns(heaps));
    items.add(Reason
        .say("A number x is in column A, B or C if the digits of x-1 end in 0, 01 or 011, and the digits before that "
            + "ending are those of n-1."));
    BigInteger least = at.sorted().get(0);
    if (least.signum() > 0) {
      Place place = TribonacciTriples.place(least);
      Triple triple = TribonacciTriples.triple(place.index());
      items.add(
          Reason.say("The least heap, {0}, belongs to the triple ({1}, {2}, {3}) and to no other.", least, triple.a(),
              triple.b(), triple.c()));
    }
    return new Reason(items);
  }

  private static Exhibit columns(List<BigInteger> heaps) {
    var rows = new ArrayList<Exhibit.Row>();
    int longest = 1;
    for (BigInteger x : heaps) {
      if (x.signum() == 0)
        continue;
      String digits = Numeration.TRIBONACCI.digits(x.subtract(BigInteger.ONE));
      longest = Math.max(longest, digits.length());
      Place place = TribonacciTriples.place(x);
      rows.add(new Exhibit.Row(Phrase.verbatim(""), x.toString(), digits.isEmpty() ? "0" : digits,
          Phrase.verbatim(Character.toUpperCase(place.letter()) + place.index().toString())));
    }
    List<String> weights = Numeration.TRIBONACCI.weights(longest).reversed().stream().map(BigInteger::toString)
        .toList();
    return new Exhibit.Columns(Exhibit.Numeration.TRIBONACCI, weights, rows, List.of());
  }
}
