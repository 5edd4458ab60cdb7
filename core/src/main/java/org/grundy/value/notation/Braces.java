package org.grundy.value.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Step;

/**
 * The contents of a pair of braces: options separated by commas, and bars. The longest run of bars divides Left's side
 * from Right's; a side with shorter bars in it is one option, divided in turn.
 */
final class Braces {
  private final Cursor cursor;
  /** The lists of options, one more than there are runs of bars. */
  private final List<List<Expression>> segments = new ArrayList<>();
  /** The length of each run of bars. */
  private final List<Integer> bars = new ArrayList<>();
  /** Where each run stands. */
  private final List<Integer> places = new ArrayList<>();

  private Braces(Cursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Reads from an opening brace to its end.
   *
   * @param option   the strength of an option's operators
   * @param finished turns the braces into the result
   */
  static Step<Expression> read(Cursor cursor, int option, Function<Braces, Expression> finished) {
    cursor.take();
    return new Braces(cursor).segments(option, finished);
  }

  private Step<Expression> segments(int option, Function<Braces, Expression> finished) {
    do {
      segments.add(new ArrayList<>());
      cursor.skipSpaces();
      if (cursor.peek() != '|' && cursor.peek() != '}')
        return options(option, finished);
    } while (!closed());
    return Step.read(finished.apply(this));
  }

  private Step<Expression> options(int option, Function<Braces, Expression> finished) {
    return Step.inner(option, read -> {
      segments.getLast().add(read);
      if (cursor.took(','))
        return options(option, finished);
      return closed() ? Step.read(finished.apply(this)) : segments(option, finished);
    });
  }

  /** Skips the closing brace and returns true, or skips a run of bars and returns false. */
  private boolean closed() {
    if (cursor.took('}'))
      return true;
    int from = cursor.at();
    int length = cursor.take(c -> c == '|').length();
    if (length == 0)
      throw cursor.expected("one of {0}", ", | }");
    bars.add(length);
    places.add(from);
    return false;
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

  /** The game made of a range of segments, which has at least one bar. */
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

  /** The text of these braces with one more bar at a place. */
  private Phrase longer(int place) {
    int open = cursor.text().lastIndexOf('{', places.getFirst());
    return Phrase.verbatim(cursor.text().substring(open, place) + "|" + cursor.text().substring(place, cursor.at()));
  }
}
