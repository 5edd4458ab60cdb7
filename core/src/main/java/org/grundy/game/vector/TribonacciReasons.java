package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.word.numeration.Numeration;

/** Why a position of the Tribonacci game is an N- or P-position, in Tribonacci digits if they fit. */
final class TribonacciReasons {
  /** The most bits of a number shown by its digits, which are then at most 23. */
  private static final int MOST_BITS = 20;
  private static final String[] SUFFIXES = {"0", "01", "011"};

  private TribonacciReasons() {
  }

  /** Of a triple. */
  static Reason lost(Heaps sorted) {
    var items = new ArrayList<Reason.Item>(triple(sorted));
    if (sorted.get(2).signum() > 0)
      items.add(Reason.say("No rule leads from one such triple to another."));
    return new Reason(items);
  }

  /** The reason for an N-position, with a move to a triple and its rule. */
  static Reason won(Heaps at, Heaps to, Rule rule) {
    List<BigInteger> taken = IntStream.range(0, 3).mapToObj(i -> at.get(i).subtract(to.get(i)))
        .filter(amount -> amount.signum() > 0).sorted().toList();
    var items = new ArrayList<Reason.Item>();
    items.add(switch (taken.size()) {
      case 1 -> Reason.say("Rule {0}: {1} from one heap.", rule.name(), taken.getFirst());
      case 2 -> Reason.say("Rule {0}: {1} and {2} from two heaps.", rule.name(), taken.getFirst(), taken.getLast());
      default -> rule.name().equals("III")
          ? Reason.say("Rule III: the same {0} from two heaps, and {1} > 2 * {0} from the third.", taken.getFirst(),
              taken.getLast())
          : Reason.say("Rule {0}: {1}, {2} and {3}, none more than the other two together.", rule.name(),
              taken.getFirst(), taken.get(1), taken.getLast());
    });
    items.addAll(triple(to.sorted()));
    return new Reason(items);
  }

  /** A triple explained in one sentence and three rows of digits. */
  private static List<Reason.Item> triple(Heaps sorted) {
    BigInteger n = sorted.get(2).subtract(sorted.get(1)).subtract(sorted.get(0));
    if (n.signum() == 0)
      return List.of(Reason.technical("(0, 0, 0) is a P-position: there is no move."));
    var items = new ArrayList<Reason.Item>();
    Object[] heaps = {sorted.get(0), sorted.get(1), sorted.get(2), n};
    items.add(new Reason.Sentence(Phrase.of("({0}, {1}, {2}) is the {3#} P-position.", heaps).asTechnical(),
        Phrase.of("({0}, {1}, {2}) is the {3#} losing position.", heaps)));
    if (sorted.get(2).bitLength() <= MOST_BITS)
      items.add(columns(sorted, n));
    else
      items.add(Reason.say("The third is the sum of the others and {0}.", n));
    return items;
  }

  private static Exhibit columns(Heaps sorted, BigInteger n) {
    String digits = Numeration.TRIBONACCI.digits(n.subtract(BigInteger.ONE));
    var rows = new ArrayList<Exhibit.Row>();
    for (int i = 0; i < 3; i++)
      rows.add(new Exhibit.Row(Phrase.of(""), sorted.get(i).toString(), digits + SUFFIXES[i], remark(sorted, i, n)));
    List<String> weights = Numeration.TRIBONACCI.weights(digits.length() + 3).reversed().stream()
        .map(BigInteger::toString).toList();
    return new Exhibit.Columns(Exhibit.Numeration.TRIBONACCI, weights, rows, List.of());
  }

  private static Phrase remark(Heaps sorted, int i, BigInteger n) {
    String place = "abc".charAt(i) + n.toString();
    return i < 2 ? Phrase.of("ends in {0}: {1}", SUFFIXES[i], place)
        : Phrase.of("ends in {0}: {1}, and {2} = {3} + {4} + {5}", SUFFIXES[i], place, sorted.get(2), sorted.get(0),
            sorted.get(1), n);
  }
}
