package org.grundy.calc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Document.Remark;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * Explains why G &ge; H: Left, moving second in G - H, has an answer to each of Right's moves; or why not: Right has a
 * move that Left cannot answer. G and H are sums of terms; no sum is reduced to a form.
 */
public final class Difference {
  private final ShortGames values;
  private final ValueText text;
  /** The terms of one side, then the negatives of those of the other. */
  private final int[] terms;
  private final int ofFirst;
  private final String first;
  private final String second;

  private Difference(ShortGames values, ValueText text, int[] first, String firstName, int[] second,
      String secondName) {
    this.values = values;
    this.text = text;
    this.terms = IntStream.concat(IntStream.of(first), IntStream.of(second).map(values::negative)).toArray();
    this.ofFirst = first.length;
    this.first = firstName;
    this.second = secondName;
  }

  /**
   * Why G &ge; H holds or fails: play in G - H.
   *
   * @param g    the terms of G
   * @param h    the terms of H
   * @param text writes values
   */
  public static Difference atLeast(ShortGames values, int[] g, int[] h, ValueText text) {
    return new Difference(values, text, g, "G", h, "-H");
  }

  /** Why G &le; H holds or fails: play in H - G. */
  public static Difference atMost(ShortGames values, int[] g, int[] h, ValueText text) {
    return new Difference(values, text, h, "H", g, "-G");
  }

  /** One line for each of Right's moves with Left's answer, or one line with the move that Left cannot answer. */
  public List<Remark> why() {
    var lines = new ArrayList<Remark>();
    for (int i = 0; i < terms.length; i++)
      for (int to : values.right(terms[i])) {
        Phrase move = Phrase.of("Right: {0} to {1}", name(i), text.of(to));
        int[] after = changed(terms, i, to);
        Optional<Phrase> reply = reply(after);
        if (reply.isEmpty())
          return List.of(new Remark(move, Phrase.of("and no reply by Left wins")));
        lines.add(new Remark(move, reply.get()));
      }
    if (lines.isEmpty())
      lines.add(new Remark(Phrase.of("Right has no move"), Phrase.verbatim("")));
    return lines;
  }

  /** The name of a side when it is one term, else the term. */
  private Phrase name(int term) {
    boolean ofSecond = term >= ofFirst;
    boolean alone = (ofSecond ? terms.length - ofFirst : ofFirst) == 1;
    return Phrase.verbatim(alone ? ofSecond ? second : first : text.of(terms[term]));
  }

  private static int[] changed(int[] terms, int place, int to) {
    int[] after = terms.clone();
    after[place] = to;
    return after;
  }

  /** A Left move after which Right, to move, loses. */
  private Optional<Phrase> reply(int[] after) {
    for (int i = 0; i < after.length; i++)
      for (int to : values.left(after[i]))
        if (!values.wins(changed(after, i, to), Player.RIGHT))
          return Optional.of(after[i] == terms[i] ? Phrase.of("Left replies with {0} to {1}", name(i), text.of(to))
              : Phrase.of("Left replies there to {0}", text.of(to)));
    return Optional.empty();
  }
}
