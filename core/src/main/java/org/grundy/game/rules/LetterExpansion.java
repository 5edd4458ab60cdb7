package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;

/** Ways to move in which numbers replace the letters that have few values. */
final class LetterExpansion {
  /** The most values of a letter that is replaced. */
  private static final int MOST_VALUES = 64;
  private static final int MOST_WAYS = 64;

  private LetterExpansion() {
  }

  /** The ways of a move, one for each choice of values for such letters; letters that appear only in sums also stay. */
  static List<LineRules.Way> ways(LineMove move, int heaps) {
    int variables = move.names().size();
    var all = new Range[variables];
    Arrays.fill(all, new Range(0, Long.MAX_VALUE));
    Range[] ranges = move.narrowed(all);
    var ways = List.of(new LineRules.Way(move.results(), new Proposition.All(move.conditions()), variables));
    for (int letter = heaps; letter < variables; letter++) {
      Range range = ranges[letter];
      if (range.least() > range.most())
        return List.of();
      if (range.most() - range.least() >= MOST_VALUES || (range.most() - range.least() + 1) * ways.size() > MOST_WAYS)
        continue;
      var placed = new ArrayList<LineRules.Way>();
      for (LineRules.Way way : ways)
        for (long value = range.least(); value <= range.most(); value++) {
          int at = letter;
          long number = value;
          placed.add(new LineRules.Way(way.results().stream().map(result -> result.with(at, number)).toList(),
              put(way.where(), at, number), variables));
        }
      ways = List.copyOf(placed);
    }
    return ways;
  }

  private static Proposition put(Proposition of, int letter, long value) {
    return switch (of) {
      case Proposition.Compared(Term left, var relation, Term right) ->
        new Proposition.Compared(left.with(letter, value), relation, right.with(letter, value));
      case Proposition.Divides(Term divisor, Term number) ->
        new Proposition.Divides(divisor.with(letter, value), number.with(letter, value));
      case Proposition.Is(Term.Call property) -> new Proposition.Is((Term.Call) property.with(letter, value));
      case Proposition.All(List<Proposition> parts) ->
        new Proposition.All(parts.stream().map(part -> put(part, letter, value)).toList());
      case Proposition.Any(List<Proposition> parts) ->
        new Proposition.Any(parts.stream().map(part -> put(part, letter, value)).toList());
      case Proposition.Not(Proposition part) -> new Proposition.Not(put(part, letter, value));
    };
  }
}
