package org.grundy.calc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;

/**
 * Why G &ge; H: Left, moving second in G - H, has an answer to each of Right's moves; or why not: a move of Right's to which
 * Left has none. The form of the difference is not made.
 */
public final class Difference {
  private final Values values;
  private final ValueText text;
  private final int g;
  private final int h;

  public Difference(Values values, int g, int h) {
    this.values = values;
    this.text = ValueText.ascii(values);
    this.g = g;
    this.h = h;
  }

  /** A line for each of Right's moves with Left's answer, or one with the move that Left cannot answer. */
  public List<Reducing.Line> why() {
    var lines = new ArrayList<Reducing.Line>();
    for (int to : values.right(g)) {
      Optional<Phrase> reply = reply(to, h);
      Phrase move = Phrase.of("Right: {0} to {1}", "G", text.of(to));
      if (reply.isEmpty())
        return List.of(new Reducing.Line(move, Phrase.of("and Left has no answer")));
      lines.add(new Reducing.Line(move, reply.get()));
    }
    for (int to : values.left(h)) {
      Optional<Phrase> reply = reply(g, to);
      Phrase move = Phrase.of("Right: {0} to {1}", "-H", text.of(values.negative(to)));
      if (reply.isEmpty())
        return List.of(new Reducing.Line(move, Phrase.of("and Left has no answer")));
      lines.add(new Reducing.Line(move, reply.get()));
    }
    if (lines.isEmpty())
      lines.add(new Reducing.Line(Phrase.of("Right has no move"), Phrase.verbatim("")));
    return lines;
  }

  /** A move of Left's in a - b that leaves 0 or more. */
  private Optional<Phrase> reply(int a, int b) {
    for (int to : values.left(a))
      if (values.leq(b, to))
        return Optional.of(Phrase.of("Left answers {0} to {1}", "G", text.of(to)));
    for (int to : values.right(b))
      if (values.leq(to, a))
        return Optional.of(Phrase.of("Left answers {0} to {1}", "-H", text.of(values.negative(to))));
    return Optional.empty();
  }
}
