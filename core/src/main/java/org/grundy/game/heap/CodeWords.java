package org.grundy.game.heap;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;

/** The rules of an {@link OctalCode} in words; places with the same digit share a clause. */
final class CodeWords {
  private CodeWords() {
  }

  static Phrase of(OctalCode code) {
    var clauses = new ArrayList<Phrase>();
    for (int digit = 1; digit < 16; digit++) {
      Phrase amounts = amounts(code, digit);
      if (!amounts.english().isEmpty())
        clauses.add(taking(digit, amounts));
    }
    if (code.digit(0) != 0)
      clauses.add(splitting(code.digit(0), code.unequal()));
    return clauses.stream().reduce((a, b) -> Phrase.of("{0}; or {1}", a, b)).orElse(Phrase.of("there is no move"));
  }

  private static Phrase splitting(int digit, boolean unequal) {
    return switch (digit) {
      case 4 -> unequal ? Phrase.of("split a heap into two heaps of different sizes")
          : Phrase.of("split a heap in two");
      case 8 -> unequal ? Phrase.of("split a heap into three heaps of different sizes")
          : Phrase.of("split a heap in three");
      default -> unequal ? Phrase.of("split a heap into two or three heaps of different sizes")
          : Phrase.of("split a heap in two or three");
    };
  }

  private static Phrase taking(int digit, Phrase amounts) {
    return switch (digit) {
      case 1 -> Phrase.of("take a whole heap of {0}", amounts);
      case 2 -> Phrase.of("take {0} from a heap, but not the whole heap", amounts);
      case 3 -> Phrase.of("take {0} from a heap", amounts);
      case 4 -> Phrase.of("take {0} from a heap and split what is left", amounts);
      case 5 -> Phrase.of("take a whole heap of {0}, or take {0} from a heap and split what is left", amounts);
      case 6 -> Phrase.of("take {0} from a heap, but not the whole heap, and optionally split what is left", amounts);
      case 7 -> Phrase.of("take {0} from a heap, then optionally split what is left", amounts);
      case 15 -> Phrase.of("take {0} from a heap, then optionally split what is left in two or three", amounts);
      default -> Phrase.of("take {0} from a heap and leave {1} heaps in its place", amounts, left(digit));
    };
  }

  private static Phrase left(int digit) {
    var counts = new ArrayList<Object>();
    for (int j = 0; j <= 3; j++)
      if ((digit >> j & 1) != 0)
        counts.add(j);
    return either(counts);
  }

  /** The places from 1 that have a digit: "1 or 2", "any number", "2 or more", "1, 3, 5 and so on"; or no words. */
  private static Phrase amounts(OctalCode code, int digit) {
    var places = new ArrayList<Object>();
    int shown = code.prefix() + 2 * code.period();
    for (int place = 1; place < shown; place++)
      if (code.digit(place) == digit)
        places.add(place);
    if (code.finite() || !repeats(code, digit))
      return either(places);
    if (code.period() > 1)
      return Phrase.of("{0} and so on", listed(places));
    int from = code.prefix();
    while (from > 1 && code.digit(from - 1) == digit)
      from--;
    if (from == 1)
      return Phrase.of("any number");
    places.subList(places.size() - (shown - from), places.size()).clear();
    places.add(Phrase.of("{0} or more", from));
    return either(places);
  }

  private static boolean repeats(OctalCode code, int digit) {
    for (int i = 0; i < code.period(); i++)
      if (code.digit(code.prefix() + (long) i) == digit)
        return true;
    return false;
  }

  /** "1, 2 or 3"; no words for nothing. */
  private static Phrase either(List<Object> some) {
    return switch (some.size()) {
      case 0 -> Phrase.of("");
      case 1 -> Phrase.of("{0}", some.getFirst());
      default -> Phrase.of("{0} or {1}", listed(some.subList(0, some.size() - 1)), some.getLast());
    };
  }

  private static Phrase listed(List<Object> some) {
    return Phrase.verbatim(String.join(", ", some.stream().map(Object::toString).toList()));
  }
}
