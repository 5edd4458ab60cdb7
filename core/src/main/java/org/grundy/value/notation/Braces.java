package org.grundy.value.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * What stands between two braces: options with commas between them, and bars. The longest run of bars divides Left's side
 * from Right's; a side with shorter bars in it is one option, divided in turn.
 *
 * @param segments lists of options, one more than there are bars
 * @param bars     the length of each run of bars
 * @param places   where each run stands
 */
record Braces(List<List<Expression>> segments, List<Integer> bars, List<Integer> places, Scan scan) {
  /** Reads from an opening brace to its end. */
  static Braces read(Scan scan, Supplier<Expression> option) {
    scan.at++;
    var segments = new ArrayList<List<Expression>>();
    var bars = new ArrayList<Integer>();
    var places = new ArrayList<Integer>();
    while (true) {
      segments.add(segment(scan, option));
      if (scan.take('}'))
        return new Braces(segments, bars, places, scan);
      int from = scan.at;
      while (scan.take('|')) {
      }
      if (from == scan.at)
        throw scan.expected("one of {0}", ", | }");
      bars.add(scan.at - from);
      places.add(from);
    }
  }

  private static List<Expression> segment(Scan scan, Supplier<Expression> option) {
    var options = new ArrayList<Expression>();
    scan.spaces();
    if (scan.peek() == '|' || scan.peek() == '}')
      return options;
    do
      options.add(option.get());
    while (scan.take(','));
    return options;
  }

  boolean isList() {
    return bars.isEmpty();
  }

  List<Expression> list() {
    return segments.getFirst();
  }

  Expression game() {
    return game(0, bars.size());
  }

  /** The game of the segments from one to another, which has at least one bar. */
  private Expression game(int from, int to) {
    int divide = from;
    for (int i = from + 1; i < to; i++)
      if (bars.get(i) > bars.get(divide))
        divide = i;
    for (int i = divide + 1; i < to; i++)
      if (bars.get(i).equals(bars.get(divide)))
        throw twice(divide, i);
    return new Expression.Game(side(from, divide), side(divide + 1, to));
  }

  private List<Expression> side(int from, int to) {
    return from == to ? segments.get(from) : List.of(game(from, to));
  }

  private BadInput twice(int first, int second) {
    String bar = "|".repeat(bars.get(first));
    if (bars.size() > 2)
      return BadInput.because("column {0}: second {1} at the same level", places.get(second) + 1,
          BadInput.quoted(bar));
    return BadInput.because("column {0}: second {1} at the same level; write {2} or {3}", places.get(second) + 1,
        BadInput.quoted(bar), longer(places.get(first)), longer(places.get(second)));
  }

  /** The text of these braces with one bar more at a place. */
  private Phrase longer(int place) {
    int open = scan.text.lastIndexOf('{', places.getFirst());
    int close = scan.at;
    return Phrase.verbatim(scan.text.substring(open, place) + "|" + scan.text.substring(place, close));
  }
}
