package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.word.numeration.Numeration;

/** Why a position of Wythoff's game is an N- or P-position, in Fibonacci digits if they fit. */
final class WythoffReasons {
  /** The most bits of a number shown by its digits, which are then at most 23. */
  private static final int MOST_BITS = 16;

  private WythoffReasons() {
  }

  /** Of a pair. */
  static Reason lost(Heaps at, Convention convention) {
    var items = new ArrayList<Reason.Item>(pair(at, convention));
    BigInteger n = at.get(0).subtract(at.get(1)).abs();
    if (at.get(0).signum() > 0 || at.get(1).signum() > 0)
      items.add(Reason.say(
          "Each number is in one pair and each pair has its own difference, here {0}: no move leads from a pair to a "
              + "pair.",
          n));
    return new Reason(items);
  }

  /** The reason for an N-position, with a move to a pair if there is any move at all. */
  static Reason won(Heaps at, Optional<Heaps> move, Convention convention) {
    if (move.isEmpty())
      return Reason.of(Reason.say("There is no move, and the player who moved last has lost."));
    Heaps to = move.get();
    var items = new ArrayList<Reason.Item>(pair(to, convention));
    int heap = at.get(0).equals(to.get(0)) ? 1 : 0;
    BigInteger less = at.get(heap).subtract(to.get(heap));
    if (at.get(1 - heap).equals(to.get(1 - heap)))
      items.add(Reason.say("{0} needs its partner {1}; the other heap has {2}, {3} too many.", at.get(1 - heap),
          to.get(heap), at.get(heap), less));
    else
      items.add(Reason.say("The heaps differ by {0}, as this pair does; both have {1} too many.",
          at.get(0).subtract(at.get(1)).abs(), less));
    return new Reason(items);
  }

  /** A pair explained in one sentence and two rows of digits. */
  private static List<Reason.Item> pair(Heaps pair, Convention convention) {
    BigInteger x = pair.get(0).min(pair.get(1));
    BigInteger y = pair.get(0).max(pair.get(1));
    BigInteger n = y.subtract(x);
    if (convention == Convention.MISERE && n.bitLength() <= 1)
      return List.of(new Reason.Sentence(
          Phrase.of("({0}, {1}) is a P-position of misere play only.", x, y).asTechnical(),
          Phrase.of("({0}, {1}) is a losing position.", x, y)));
    if (n.signum() == 0)
      return List.of(new Reason.Sentence(Phrase.of("(0, 0) is a P-position: there is no move.").asTechnical(),
          Phrase.of("The player to move loses from (0, 0): there is no move.")));
    var items = new ArrayList<Reason.Item>();
    items.add(new Reason.Sentence(
        Phrase.of("({0}, {1}) is the {2#} P-position, (a{2}, b{2}).", x, y, n).asTechnical(),
        convention == Convention.NORMAL
            ? Phrase
                .of("The losing positions are the pairs (a, b) = (1, 2), (3, 5), (4, 7), (6, 10) and so on: ({0}, {1})"
                    + " is the {2#}.", x, y, n)
            : Phrase.of("({0}, {1}) is one of the losing pairs (a, b).", x, y)));
    if (y.bitLength() <= MOST_BITS)
      items.add(columns(x, y));
    return items;
  }

  private static Exhibit columns(BigInteger x, BigInteger y) {
    List<String> weights = Numeration.FIBONACCI.weights(Numeration.FIBONACCI.digits(y).length()).reversed().stream()
        .map(BigInteger::toString).toList();
    return new Exhibit.Columns(Exhibit.Numeration.FIBONACCI, weights,
        List.of(row(x, weights, Phrase.of("ends in an even number of 0s: an a")),
            row(y, weights, Phrase.of("its partner b: the same plus a 0"))),
        List.of());
  }

  /** Labelled {@code 6 = 5 + 1}. */
  private static Exhibit.Row row(BigInteger x, List<String> weights, Phrase remark) {
    String digits = Numeration.FIBONACCI.digits(x);
    int blank = weights.size() - digits.length();
    String sum = IntStream.range(0, digits.length()).filter(i -> digits.charAt(i) == '1')
        .mapToObj(i -> weights.get(blank + i)).collect(Collectors.joining(" + "));
    return new Exhibit.Row(Phrase.verbatim(x + " = " + sum), "", digits, remark);
  }
}
